import { styleAttribute } from './disarm'
import type { Framed } from './framed-document'

type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }

const put = (page: Document, { sheets, address }: Framed): void => {
  const { CSSStyleSheet: Sheet } = page.defaultView as FrameWindow
  page.adoptedStyleSheets = sheets.map(({ text, media }) => {
    const sheet = new Sheet({ media, baseURL: address })
    sheet.replaceSync(text)
    return sheet
  })
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
  }
  frame.addEventListener('load', finish)
  watch()
  return () => {
    frame.removeEventListener('load', finish)
    stop()
  }
}
