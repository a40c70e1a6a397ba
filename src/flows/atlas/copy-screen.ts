const unwanted = 'script,noscript,base,meta[http-equiv],link:not([rel~="stylesheet"])'
type Filled = Element & { src: string; href: string; selected: boolean }

/** What an element is by its property alone: which option is chosen, and addresses, which another page would read otherwise. */
const fill = (from: Filled, to: Filled): void => {
  if (from.localName === 'option') to.selected = from.selected
  else if (from.localName === 'img' && from.hasAttribute('src')) to.src = from.src
  else if (from.localName === 'link') to.href = from.href
}
const loaded = (link: Element): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
  })

/**
 * Draws in a page what stands in another one of the same origin, scrolled alike; nothing in it does anything. Ends when
 * the styles are there.
 */
export const copyScreen = async (from: Document, to: Document): Promise<void> => {
  const copy = from.documentElement.cloneNode(true) as HTMLElement
  const originals = from.documentElement.querySelectorAll<Filled>('*')
  const copies = [...copy.querySelectorAll<Filled>('*')]
  const scrolled: (() => void)[] = []
  for (const [at, original] of originals.entries()) {
    const own = copies[at]
    if (!own) continue
    fill(original, own)
    const { scrollLeft, scrollTop } = original
    if (scrollLeft !== 0 || scrollTop !== 0) scrolled.push(() => own.scrollTo(scrollLeft, scrollTop))
  }
  for (const element of copy.querySelectorAll(unwanted)) element.remove()
  const styles = [...copy.querySelectorAll('link')].map(loaded)
  to.replaceChild(copy, to.documentElement)
  await Promise.all(styles)
  for (const scroll of scrolled) scroll()
  copy.scrollTop = from.documentElement.scrollTop
}
