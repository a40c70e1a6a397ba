import { styleAttribute } from './disarm'
import type { Framed } from './framed-document'

type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }

/** The faces of the portal's typeface, with the address that theirs are relative to. */
const faces = (): readonly { readonly text: string; readonly address: string }[] =>
  [...window.document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => ({ text: cssText, address: href ?? window.document.baseURI })),
  )

/** A document is read as part of the page: as high as it is, within reason, without a second place to scroll. */
const highest = 20_000
const fit = (frame: HTMLIFrameElement, page: Document): void => {
  const { style } = frame
  // A frame says at least its own height: it is made flat for the look.
  style.minHeight = '0'
  style.height = '0'
  const height = page.documentElement.scrollHeight
  style.height = height > 0 ? `${Math.min(highest, height + 2)}px` : ''
}

const put = (page: Document, { sheets, address }: Framed): void => {
  const { CSSStyleSheet: Sheet } = page.defaultView as FrameWindow
  const own = faces().map(({ text, address: base }) => {
    const sheet = new Sheet({ baseURL: base })
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
  let dressed: Document | null = null
  const look = (): void => {
    const page = frame.contentDocument
    if (page === null || page === dressed || page.URL !== 'about:srcdoc' || page.readyState === 'loading') return
    dressed = page
    try {
      put(page, content)
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
    if (dressed !== null) fit(frame, dressed)
  }
  frame.addEventListener('load', finish)
  watch()
  return () => {
    frame.removeEventListener('load', finish)
    stop()
  }
}
