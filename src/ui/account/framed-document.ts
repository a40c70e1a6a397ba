import { documentLink } from '../../machines/rules/about-us'
import { disarm, styleAttribute, type Sheet } from './disarm'

/** Markup that may go into a frame; where the browser has trusted types, it is one. */
type Markup = string & { readonly __markup: true }
type Policy = { readonly createHTML: (html: string) => Markup }
type PolicyFactory = {
  readonly createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}

let kept: Policy | null = null
// The one door for foreign markup. What comes through it is only ever shown in a frame that runs no scripts.
const policy = (): Policy => {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes
  kept ??= factory?.createPolicy('about-us', { createHTML: (html) => html }) ?? { createHTML: (html) => html as Markup }
  return kept
}

const sheetAddress = new URL('./about-us-document.css', import.meta.url).href
const leading =
  'script, style, base, meta[http-equiv], iframe, frame, object, embed, audio, video, link:not([rel="stylesheet"])'

/**
 * What a frame shows. The policy of the page holds in the frame, too, and refuses styles that stand in markup; so they
 * travel beside it, and `document-frame.tsx` puts them in (decision 021).
 */
export type Framed = {
  readonly markup: Markup
  readonly sheets: readonly Sheet[]
  readonly address: string
  /** It says nothing about its looks, and wears those of the portal, the dark theme as well. */
  readonly isPlain: boolean
}

/** A sentence of the portal as the content of a frame: alone, or small below the one in the reader's language. */
export const framedText = (html: string, language: string, isAlone: boolean): Framed => {
  const head = `<link rel="stylesheet" href="${sheetAddress}">`
  const page = `<!doctype html><html lang="${language}" data-sentence="${isAlone ? 'alone' : 'below'}"><head>${head}</head><body>${html}</body></html>`
  return { markup: policy().createHTML(page), sheets: [], address: sheetAddress, isPlain: true }
}

const pointLink = (link: Element, address: string): void => {
  const href = link.getAttribute('href') ?? '#'
  for (const name of ['target', 'ping', 'download', 'xlink:href']) link.removeAttribute(name)
  // In a frame of ours a bare `#place` would lead to the page around it, which no frame may show.
  if (href.startsWith('#')) return link.setAttribute('href', `about:srcdoc${href}`)
  const target = link instanceof HTMLElement ? documentLink(href, address) : null
  if (target === null) return link.removeAttribute('href')
  link.setAttribute('href', target)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

const pointSource = (node: Element, address: string): void => {
  const name = node.hasAttribute('src') ? 'src' : 'href'
  const text = node.getAttribute(name) ?? ''
  if (URL.canParse(text, address)) node.setAttribute(name, new URL(text, address).href)
}

/** What a document says about its looks, in whatever way. */
const looks = `[${styleAttribute}], link[rel~="stylesheet"], font, [bgcolor], [background], [color], [text]`

/** A style sheet of another host is refused by the policy of the page, so it is not asked for. */
const isForeignSheet = (node: Element): boolean =>
  new URL(node.getAttribute('href') ?? '', window.location.href).origin !== window.location.origin

/**
 * A foreign document made ready for its frame: links open in a new tab without a way back, addresses hold where the
 * document came from, and what could lead elsewhere by itself is left out. What is missed here dies in the frame,
 * which runs no scripts.
 */
export const framedDocument = (html: string, address: string): Framed => {
  const { html: calm, sheets } = disarm(html)
  const page = new DOMParser().parseFromString(policy().createHTML(calm), 'text/html')
  page.querySelectorAll(leading).forEach((node) => node.remove())
  page.querySelectorAll('a, area').forEach((link) => pointLink(link, address))
  page.querySelectorAll('[src], link[href]').forEach((node) => pointSource(node, address))
  for (const node of page.querySelectorAll('link')) if (isForeignSheet(node)) node.remove()
  for (const node of page.querySelectorAll('*')) {
    for (const { name } of Array.from(node.attributes))
      if (name.startsWith('on') || name === 'style' || name === 'autofocus') node.removeAttribute(name)
  }
  const isPlain = sheets.length === 0 && page.querySelector(looks) === null
  const sheet = page.createElement('link')
  sheet.setAttribute('rel', 'stylesheet')
  sheet.setAttribute('href', sheetAddress)
  page.head.prepend(sheet)
  return { markup: policy().createHTML(`<!doctype html>${page.documentElement.outerHTML}`), sheets, address, isPlain }
}
