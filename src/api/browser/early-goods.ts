import type { FirstGood } from '../schemas/catalogue'

/** Classes of a card, and of the page of a product, as the shop draws them: put in by the build (scripts/first-load.ts). */
export type EarlyDress = {
  readonly goods: Readonly<
    Record<
      'grid' | 'card' | 'image' | 'picture' | 'fill' | 'body' | 'top' | 'part' | 'name' | 'link' | 'price' | 'controls',
      string
    >
  >
  readonly product: Readonly<
    Record<'detail' | 'image' | 'picture' | 'fill' | 'facts' | 'part' | 'box' | 'price', string>
  >
}
type Setting = {
  readonly document: Document
  readonly dress: EarlyDress
  /** The style sheet of the shop. */
  readonly sheet: string
  /** Before the address of a product. */
  readonly base: string
  readonly language: string
}

/** Whether the portal has drawn what stands in the place of the goods: them, or why there are none. */
const hasDrawn = (root: Element): boolean =>
  root.querySelector('article') !== null ||
  (root.querySelector('h1, [role=alert]') !== null && root.querySelector('main [aria-busy=true]') === null)

type Made = (tag: string, className: string, ...inside: readonly (Node | string)[]) => HTMLElement
const maker =
  (document: Document): Made =>
  (tag, className, ...inside) => {
    const element = document.createElement(tag)
    element.className = className
    element.append(...inside)
    return element
  }
const pictureOf = (made: Made, src: string | null, alt = ''): readonly Node[] =>
  src === null ? [] : [Object.assign(made('img', ''), { alt, src })]

const cardOf = (
  { document, dress: { goods: dress }, base }: Setting,
  { path, part, name, price, picture, isTagged }: FirstGood,
): Element => {
  const made = maker(document)
  const link = made('a', dress.link, name)
  link.setAttribute('href', base + path)
  return made(
    'li',
    '',
    made(
      'div',
      dress.card,
      made('span', `${dress.picture} ${dress.fill} ${dress.image}`, ...pictureOf(made, picture)),
      made(
        'div',
        dress.body,
        // What is said of the stock has a line of its own on a phone.
        made('p', dress.top, made('span', dress.part, part), made('span', dress.part, '\u00A0')),
        made('h2', dress.name, link),
        ...(isTagged ? [made('p', '')] : []),
        made('p', dress.price, made('strong', '', price)),
        made('div', dress.controls),
      ),
    ),
  )
}

/** The product of a page; the portal's own name of it takes its place. */
const productOf = (
  { document, dress: { product: dress } }: Setting,
  { part, name, price, picture, isTagged }: FirstGood,
): Element => {
  const made = maker(document)
  return made(
    'div',
    dress.detail,
    made('div', dress.image, made('span', `${dress.picture} ${dress.fill}`, ...pictureOf(made, picture, name))),
    made(
      'div',
      dress.facts,
      made('p', dress.part, part),
      made('div', 'screen-title', name),
      ...(isTagged ? [made('p', '')] : []),
      made('section', dress.box, made('p', dress.price, made('strong', '', price))),
    ),
  )
}

/**
 * Draws the first goods, or the product of the page, as soon as their answer and their styles are there, and takes them away in
 * the moment in which the portal has drawn them itself (docs/decisions/082). Goods are links: whoever is quicker than the code of
 * the shop gets there nevertheless.
 */
export const showGoods = (setting: Setting, kind: 'goods' | 'product', goods: readonly FirstGood[]): void => {
  const { document, dress, sheet, language } = setting
  const root = document.getElementById('root')
  const [first] = goods
  if (root === null || first === undefined || hasDrawn(root)) return
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.crossOrigin = ''
  // As the portal names it, which does not ask for it again then.
  styles.setAttribute('href', sheet)
  // The portal, which needs it, asks for itself.
  styles.addEventListener('error', () => styles.remove())
  styles.addEventListener('load', () => {
    if (hasDrawn(root)) return
    const drawn = document.createElement(kind === 'goods' ? 'ul' : 'div')
    drawn.dataset['early'] = kind
    drawn.lang = language
    if (kind === 'goods') drawn.className = dress.goods.grid
    drawn.append(...(kind === 'goods' ? goods.map((good) => cardOf(setting, good)) : [productOf(setting, first)]))
    root.after(drawn)
    const watch = new MutationObserver(() => {
      if (!hasDrawn(root)) return
      watch.disconnect()
      const held = drawn.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
      drawn.remove()
      if (held) root.querySelector<HTMLElement>(`a[href=${JSON.stringify(held)}]`)?.focus()
    })
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  })
  document.head.append(styles)
}
