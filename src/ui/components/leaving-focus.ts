import type { MouseEvent } from 'react'

/** Among what is walked through (`data-focus-walk`), the next stop after what goes; before it, if none follows. */
const nextStop = (goes: HTMLElement): HTMLElement | null => {
  const stops = [...(goes.closest('[data-focus-walk]')?.querySelectorAll<HTMLElement>('[data-focus-stop]') ?? [])]
  const others = stops.filter((stop) => !goes.contains(stop))
  const isAfter = (stop: HTMLElement) => (goes.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return others.find(isAfter) ?? others.at(-1) ?? null
}

const focusHeading = (near: HTMLElement): void => {
  const stop = nextStop(near)
  if (stop !== null) return stop.focus()
  const home = near.closest('[data-focus-home]')?.querySelector('a')
  if (home instanceof HTMLElement) return home.focus({ preventScroll: true })
  const found = ['h1', 'main'].map((selector) => document.querySelector(selector))
  const places = [near.closest('[role="dialog"]')?.querySelector('h2'), ...found]
  // A heading that goes, too, keeps nothing.
  const place = places.find((one) => one instanceof HTMLElement && !near.contains(one))
  if (!(place instanceof HTMLElement)) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * For a control that goes away when it is pressed, such as Retry: hands the focus on to the heading of its dialog or of
 * the screen first, so that it never ends on the body (quality 3.1). In a row that is marked as its home, to its link;
 * among things that are gone through one by one, to the next.
 */
export const handingFocusOn =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusHeading(currentTarget)
    act()
  }

/** A ref for what may go away with the focus in it, whatever makes it go: it hands the focus on in the same way. */
export const leavesFocus = (node: HTMLElement | null) => () => {
  if (node?.contains(document.activeElement)) focusHeading(node)
}

/**
 * For a control that takes its row out of a table: hands the focus on to the row below, or above. Who uses the keys is in
 * a field there; who points is not, so that no keyboard comes up on a phone.
 */
export const steppingOn =
  (act: () => void) =>
  ({ currentTarget, detail }: MouseEvent<HTMLElement>): void => {
    const row = currentTarget.closest('tr')
    const next = row?.nextElementSibling?.querySelector('input') ? row.nextElementSibling : row?.previousElementSibling
    const place = (detail > 0 ? next?.querySelector('td:last-child button') : null) ?? next?.querySelector('input')
    if (place instanceof HTMLElement) place.focus()
    else focusHeading(currentTarget)
    act()
  }
