import type { FirstGood } from '../schemas/catalogue'

/** Classes of a card as the shop draws it: put in by the build (scripts/first-load.ts). */
export type GoodsDress = Readonly<
  Record<
    'grid' | 'card' | 'image' | 'picture' | 'fill' | 'body' | 'top' | 'part' | 'name' | 'link' | 'price' | 'controls',
    string
  >
>
type Setting = {
  readonly document: Document
  readonly dress: GoodsDress
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

const cardOf = (
  { document, dress, base }: Setting,
  { path, part, name, price, picture, isTagged }: FirstGood,
): Element => {
  const made = (tag: string, className: string, ...inside: readonly (Node | string)[]): HTMLElement => {
    const element = document.createElement(tag)
    element.className = className
    element.append(...inside)
    return element
  }
  const image = document.createElement('img')
  image.alt = ''
  if (picture !== null) image.src = picture
  const link = document.createElement('a')
  link.className = dress.link
  link.href = base + path
  link.append(name)
  return made(
    'li',
    '',
    made(
      'div',
      dress.card,
      made('span', `${dress.picture} ${dress.fill} ${dress.image}`, ...(picture === null ? [] : [image])),
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

/**
 * Draws the first goods as soon as their answer and the styles of the shop are there, and takes them away in the moment in
 * which the portal has drawn them itself (docs/decisions/082). They are links: whoever is quicker than the code of the shop
 * gets there nevertheless.
 */
export const showGoods = (setting: Setting, goods: readonly FirstGood[]): void => {
  const { document, dress, sheet, language } = setting
  const root = document.getElementById('root')
  if (root === null || goods.length === 0 || hasDrawn(root)) return
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.crossOrigin = ''
  // As the portal names it, which does not ask for it again then.
  styles.setAttribute('href', sheet)
  // The portal, which needs it, asks for itself.
  styles.addEventListener('error', () => styles.remove())
  styles.addEventListener('load', () => {
    if (hasDrawn(root)) return
    const list = document.createElement('ul')
    list.dataset['early'] = ''
    list.lang = language
    list.className = dress.grid
    list.append(...goods.map((good) => cardOf(setting, good)))
    root.after(list)
    const watch = new MutationObserver(() => {
      if (!hasDrawn(root)) return
      watch.disconnect()
      const held = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
      list.remove()
      if (held) root.querySelector<HTMLElement>(`a[href=${JSON.stringify(held)}]`)?.focus()
    })
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  })
  document.head.append(styles)
}
