import { flushSync } from 'react-dom'

/** Does what changes the form, and leads to what is wrong then: the summary of it, else the first such field. */
export const submitAndPoint = (form: HTMLFormElement | null, submit: () => void): void => {
  flushSync(submit)
  const summary = form?.querySelector<HTMLElement>('[data-errors]')
  const wrong = summary ?? form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
}

/** Writes into a field at once what it will hold, with the caret in its place; drawn later, the caret would jump. */
export const rewrite = (field: HTMLInputElement, text: string, caret: number): void => {
  if (field.value !== text) field.value = text
  field.setSelectionRange(caret, caret)
}
