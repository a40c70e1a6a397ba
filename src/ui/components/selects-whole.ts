import type { FocusEvent, MouseEvent, PointerEvent } from 'react'

type Field = HTMLInputElement

/** The field that a press is leading into. */
let entered: Field | null = null

/**
 * For a number: who comes to it, by the keys or by a press, has all of it selected, so that what is typed takes its place. A
 * press inside it places the caret.
 */
export const selectsWhole = {
  onPointerDown: ({ currentTarget }: PointerEvent<Field>): void => {
    entered = currentTarget === document.activeElement ? null : currentTarget
  },
  onFocus: ({ currentTarget }: FocusEvent<Field>): void => currentTarget.select(),
  // The caret was placed when the press ended; what was marked by drawing stays marked.
  onClick: ({ currentTarget }: MouseEvent<Field>): void => {
    if (entered === currentTarget && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
    entered = null
  },
}
