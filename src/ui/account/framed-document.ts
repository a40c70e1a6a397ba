import { documentLink } from '../../machines/rules/about-us'

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
const leading = 'script, base, meta[http-equiv], iframe, frame, object, embed, link:not([rel="stylesheet"])'

/** A sentence of the portal as the content of a frame. */
export const framedText = (html: string, language: string): Markup => {
  const head = `<link rel="stylesheet" href="${sheetAddress}">`
  return policy().createHTML(`<!doctype html><html lang="${language}"><head>${head}</head><body>${html}</body></html>`)
}

const pointLink = (link: Element, address: string): void => {
  const href = link.getAttribute('href') ?? '#'
  for (const name of ['target', 'ping', 'download', 'xlink:href']) link.removeAttribute(name)
  if (href.startsWith('#')) return
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

/**
 * A foreign document made ready for its frame: links open in a new tab without a way back, addresses hold where the
 * document came from, and what could lead elsewhere by itself is left out. What is missed here dies in the frame,
 * which runs no scripts.
 */
export const framedDocument = (html: string, address: string): Markup => {
  const page = new DOMParser().parseFromString(policy().createHTML(html), 'text/html')
  page.querySelectorAll(leading).forEach((node) => node.remove())
  page.querySelectorAll('a, area').forEach((link) => pointLink(link, address))
  page.querySelectorAll('[src], link[href]').forEach((node) => pointSource(node, address))
  for (const node of page.querySelectorAll('*')) {
    for (const { name } of Array.from(node.attributes)) if (name.startsWith('on')) node.removeAttribute(name)
  }
  const sheet = page.createElement('link')
  sheet.setAttribute('rel', 'stylesheet')
  sheet.setAttribute('href', sheetAddress)
  page.head.prepend(sheet)
  return policy().createHTML(`<!doctype html>${page.documentElement.outerHTML}`)
}
