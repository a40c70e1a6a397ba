type Told = { readonly type: 'region.wanted'; readonly isBack: boolean }

/** F6 and Shift+F6, unless a dialog has the floor or somebody else has minded the key. */
export const regionKeys = (window: Window, tell: (news: Told) => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
    if (key !== 'F6' || ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return
    if (window.document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
    event.preventDefault()
    tell({ type: 'region.wanted', isBack: shiftKey })
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}

/** The regions of a page in their order: header, categories, content, its goods, and what the content names as one: the pages, what is done with a cart. */
const regions = 'header:not(main *), aside:not(main *), main, #goods, main [data-region]'
const stops = ':is(a[href], button, input, select, [tabindex="0"]):not(:disabled, [aria-disabled="true"])'
const isShown = (element: Element): boolean => element.getClientRects().length > 0
/** Where the focus goes in a region: to what can be used; one that is only looked at has no such place. */
const stopOf = (region: HTMLElement): HTMLElement | undefined =>
  region.hasAttribute('tabindex') ? region : [...region.querySelectorAll<HTMLElement>(stops)].find(isShown)

/** Gives the focus to the next region of the page, or to the one before; past the last comes the first. */
export const leadToRegion = ({ document }: Window, isBack: boolean): void => {
  const shown = [...document.querySelectorAll<HTMLElement>(regions)].filter(isShown).filter(stopOf)
  const at = shown.findLastIndex((region) => region.contains(document.activeElement))
  const next = shown.at((at < 0 && isBack ? 0 : at) + (isBack ? -1 : 1)) ?? shown[0]
  const stop = next && stopOf(next)
  stop?.focus()
  // One that is higher than the window is not scrolled to its beginning by that.
  if (stop && stop.getBoundingClientRect().top < 0) stop.scrollIntoView()
}
