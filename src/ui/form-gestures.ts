import { flushSync } from 'react-dom'

/** Does what changes the form, and puts the cursor into the first field that is wrong then. */
export const submitAndPoint = (form: HTMLFormElement | null, submit: () => void): void => {
  flushSync(submit)
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Writes into a field at once what it will hold, with the caret in its place; drawn later, the caret would jump. */
export const rewrite = (field: HTMLInputElement, text: string, caret: number): void => {
  if (field.value !== text) field.value = text
  field.setSelectionRange(caret, caret)
}
