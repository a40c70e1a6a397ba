type Block = ScrollLogicalPosition

/** How far a box is to move so that it is seen between two edges; one that is higher than the room shows its beginning. */
const shift = (from: number, to: number, start: number, end: number, block: Block): number => {
  if (block === 'center') return (from + to) / 2 - (start + end) / 2
  if (from < start || to - from > end - start) return from - start
  return Math.max(0, to - end)
}
const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Brings an element into sight within its own page: each that scrolls around it, the page last. */
const reveal = (element: Element, block: Block): void => {
  const page = element.ownerDocument.scrollingElement
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around === page || !isScroller(around)) continue
    const { top, bottom } = around.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    around.scrollTop += shift(box.top, box.bottom, top, bottom, block)
  }
  const { top, bottom } = element.getBoundingClientRect()
  if (page) page.scrollTop += shift(top, bottom, 0, page.clientHeight, block)
}

/**
 * A portal in a frame scrolls itself, and never the page around: a browser brings what is focused or asked for into
 * sight in every page that holds it, and a reader of the charts would lose the steps that they walk through.
 */
export const keepScrollingInside = (view: Window & typeof globalThis): void => {
  if (view.parent === view) return
  const { focus } = view.HTMLElement.prototype
  view.Element.prototype.scrollIntoView = function scrollIntoView(wish) {
    reveal(this, (typeof wish === 'object' ? wish.block : undefined) ?? 'nearest')
  }
  view.HTMLElement.prototype.focus = function focusInside(options) {
    focus.call(this, { ...options, preventScroll: true })
    if (options?.preventScroll !== true && this.ownerDocument.activeElement === this) reveal(this, 'nearest')
  }
}
