/**
 * A menu or list has closed: its button has the focus, unless something else took it in the moment that has passed since. Who
 * is quick with the keys is not led back.
 */
export const takesFocusBack =
  (button: HTMLElement | null) =>
  (event: Event): void => {
    event.preventDefault()
    if (document.activeElement === document.body) button?.focus({ preventScroll: true })
  }
