import { styleAttribute } from './disarm'
import type { Framed } from './framed-document'

type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }

/** A relative address would be looked for beside the document of the frame, whatever base its sheet names. */
const absolute = (text: string, base: string): string =>
  text.replaceAll(/url\("([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, base).href}")`)

/** The faces of the portal's typeface. */
const faces = (): readonly string[] =>
  [...window.document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => absolute(cssText, href ?? window.document.baseURI)),
  )

/** A document is read as part of the page: as high as it is, within reason, without a second place to scroll. */
const highest = 20_000
const stand = ({ style }: HTMLIFrameElement, { documentElement }: Document): void => {
  const { scrollHeight, clientHeight } = documentElement
  const box = Math.ceil(documentElement.getBoundingClientRect().height)
  const height = scrollHeight > clientHeight ? scrollHeight : box
  style.height = height > 0 ? `${Math.min(highest, height + 2)}px` : ''
}
const fit = (frame: HTMLIFrameElement, page: Document): void => {
  // A frame says at least its own height: it is made flat for the look. Where the browser has not laid it out flat by then, what is
  // lower than the frame says its height by its box.
  frame.style.minHeight = '0'
  frame.style.height = '0'
  stand(frame, page)
}
/** Never flat again: who reads further down would be taken up. What lies outside of the box is found by the second look. */
const fitAgain = (frame: HTMLIFrameElement, page: Document): void => {
  stand(frame, page)
  stand(frame, page)
}

/** What a plain document wears of the portal, as it is at the moment; one with looks of its own is told what is made of them. */
const worn = ['--surface-raised', '--text', '--text-muted', '--border', '--accent', 'color-scheme'] as const
const wear = (page: Document, isPlain: boolean): void => {
  const look = getComputedStyle(window.document.documentElement)
  if (isPlain) page.documentElement.dataset['plain'] = ''
  for (const name of isPlain ? worn : ['--foreign'])
    page.documentElement.style.setProperty(name, look.getPropertyValue(name))
}

const put = (page: Document, { sheets, address }: Framed): void => {
  const { CSSStyleSheet: Sheet } = page.defaultView as FrameWindow
  const own = faces().map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
  const theirs = sheets.map(({ text, media }) => {
    const sheet = new Sheet({ media, baseURL: address })
    sheet.replaceSync(text)
    return sheet
  })
  page.adoptedStyleSheets = [...own, ...theirs]
  for (const node of page.querySelectorAll<HTMLElement | SVGElement>(`[${styleAttribute}]`)) {
    node.style.cssText = node.getAttribute(styleAttribute) ?? ''
    node.removeAttribute(styleAttribute)
  }
}

/**
 * Puts the styles of a document into its frame as soon as the frame has read it, long before its pictures are there.
 * Returns what stops it. A browser that cannot do so shows the document in plain looks.
 */
export const dress = (frame: HTMLIFrameElement, content: Framed): (() => void) => {
  let turn = 0
  let width = 0
  let dressed: Document | null = null
  const theme = new MutationObserver(() => dressed !== null && wear(dressed, content.isPlain))
  const again = (): void => {
    if (dressed !== null && dressed === frame.contentDocument) fitAgain(frame, dressed)
  }
  const sight = new ResizeObserver(() => {
    const isSame = frame.clientWidth === width
    width = frame.clientWidth
    if (!isSame) again()
  })
  const look = (): void => {
    const page = frame.contentDocument
    if (page === null || page === dressed || page.URL !== 'about:srcdoc' || page.readyState === 'loading') return
    dressed = page
    try {
      put(page, content)
      wear(page, content.isPlain)
      theme.observe(window.document.documentElement, { attributeFilter: ['data-theme', 'style'] })
      fit(frame, page)
    } catch (error) {
      console.warn('The styles of the document could not be put in.', error)
    }
  }
  const watch = (): void => {
    look()
    turn = requestAnimationFrame(watch)
  }
  const stop = (): void => cancelAnimationFrame(turn)
  const finish = (): void => {
    look()
    stop()
    if (dressed === null) return
    fit(frame, dressed)
    // Letters that came late, and another width, break its lines elsewhere.
    void dressed.fonts.ready.then(again)
    sight.observe(frame)
  }
  frame.addEventListener('load', finish)
  watch()
  return () => {
    frame.removeEventListener('load', finish)
    theme.disconnect()
    sight.disconnect()
    stop()
  }
}
