/** Fields with a value that the browser itself finds malformed, by name, with the browser's own wording (C-27). */
export const malformedFields = (form: HTMLFormElement | null): Readonly<Record<string, string>> => {
  const malformed: Record<string, string> = {}
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement && field.name !== '' && field.value !== '' && !field.validity.valid) {
      malformed[field.name] = field.validationMessage
    }
  }
  return malformed
}
