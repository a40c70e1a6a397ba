/** A menu or list that closes because something beside it was pressed: where nothing there takes the focus, its button has it. */
export const takesFocusBack = (button: HTMLElement | null): void => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
