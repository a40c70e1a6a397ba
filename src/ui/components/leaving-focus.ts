import type { MouseEvent } from 'react'

/**
 * For a control that goes away when it is pressed, such as Retry: hands the focus on to the heading of its dialog or of
 * the screen first, so that it never ends on the body (quality 3.1).
 */
export const handingFocusOn =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const place = currentTarget.closest('[role="dialog"]')?.querySelector('h2') ?? document.querySelector('h1')
    if (place instanceof HTMLElement) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    act()
  }
