/** Focuses what takes the place of what went with the focus in it; what has the focus by now keeps it. Nothing scrolls. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/**
 * A menu or list has closed: its button has the focus, unless something else took it in the moment that has passed since. Who
 * is quick with the keys is not led back.
 */
export const takesFocusBack = (event: Event, button: HTMLElement | null): void => {
  event.preventDefault()
  takeLostFocus(button)
}
