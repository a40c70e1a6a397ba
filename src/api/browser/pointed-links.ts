/** The parts of the Network Information API that are used; missing in many browsers. */
type Connection = { readonly saveData?: boolean }

/** The link that a place in the page stands for: its own, or that of the card whose picture it is. */
const linkAt = (place: EventTarget | null): HTMLAnchorElement | null => {
  if (!(place instanceof Element)) return null
  const card = place.tagName === 'IMG' ? place.closest('article') : null
  return place.closest<HTMLAnchorElement>('a[href]') ?? card?.querySelector<HTMLAnchorElement>('a[href]') ?? null
}

/** A page that moves under a pointer at rest points at nothing. */
const isMoving = (event: Event): boolean =>
  event instanceof MouseEvent && (event.movementX !== 0 || event.movementY !== 0)

/**
 * Tells which link is pointed at or is reached with the keyboard, and `null` when none is any more; with whether the
 * device saves data. Answers how to stop.
 */
export const onPointedLinks = (
  window: Window,
  tell: (link: { readonly href: string; readonly isSaving: boolean } | null) => void,
): (() => void) => {
  let last: HTMLAnchorElement | null = null
  const point = (link: HTMLAnchorElement | null) => {
    if (link === last) return
    last = link
    const { connection } = window.navigator as { readonly connection?: Connection }
    tell(link && { href: link.href, isSaving: connection?.saveData === true })
  }
  const ways = {
    pointermove: (event: Event) => (isMoving(event) ? point(linkAt(event.target)) : undefined),
    pointerdown: ({ target }: Event) => point(linkAt(target)),
    focusin: ({ target }: Event) =>
      target instanceof Element && target.matches(':focus-visible') ? point(linkAt(target)) : undefined,
    focusout: () => point(null),
  }
  for (const [kind, listener] of Object.entries(ways)) window.document.addEventListener(kind, listener)
  return () => {
    for (const [kind, listener] of Object.entries(ways)) window.document.removeEventListener(kind, listener)
  }
}
