import type { Malformed } from '../machines/rules/field-problems'

/** Fields with a value that the browser itself finds malformed, by name, and what they should be (C-126). */
export const malformedFields = (form: HTMLFormElement | null): Malformed => {
  const malformed: Record<string, Malformed[string]> = {}
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.name !== '' && field.value !== '' && !field.validity.valid) {
      malformed[field.name] = field.type === 'url' ? 'url' : 'email'
    }
  }
  return malformed
}
