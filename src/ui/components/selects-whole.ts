import type { FocusEvent, MouseEvent } from 'react'

type Field = HTMLInputElement

/** The field that a press is leading into, and the one of which a press has selected all. */
const pressed: { into: Field | null; chosen: Field | null } = { into: null, chosen: null }
const isWhole = ({ selectionStart, selectionEnd, value }: Field): boolean =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length

/**
 * For a number: who comes to it, by the keys or by a press, has all of it selected, so that what is typed takes its place. A
 * further press inside it places the caret.
 */
export const selectsWhole = {
  onMouseDown: (event: MouseEvent<Field>): void => {
    const { currentTarget } = event
    const isIn = currentTarget === document.activeElement
    pressed.into = isIn ? null : currentTarget
    if (!isIn || !isWhole(currentTarget) || pressed.chosen === currentTarget) return
    // It was selected when the keys, or the screen, led to it, and stays so.
    event.preventDefault()
    pressed.chosen = currentTarget
  },
  onFocus: ({ currentTarget }: FocusEvent<Field>): void => {
    pressed.chosen = null
    currentTarget.select()
  },
  // The caret was placed when the press ended; what was marked by drawing stays marked.
  onClick: ({ currentTarget }: MouseEvent<Field>): void => {
    const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd
    if (pressed.into !== currentTarget || !isCaret) return
    currentTarget.select()
    pressed.chosen = currentTarget
  },
}
