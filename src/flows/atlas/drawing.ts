/** A link on a screen: its words, and the path that it leads to. */
export type ScreenLink = { readonly words: string; readonly to: string }
/** What a framed screen tells the atlas when it stands: which run it shows, a mark of what it draws, and its links. */
export type Drawn = {
  readonly type: 'tradepost-drawn'
  readonly run: string
  readonly mark: string
  readonly links: readonly ScreenLink[]
}

/** The links of the screen itself, without those that stand around every screen. */
const linksIn = (root: HTMLElement): readonly ScreenLink[] =>
  [...root.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .map((link) => ({
      words: (link.getAttribute('aria-label') ?? link.textContent).trim(),
      to: link.origin === window.location.origin ? link.pathname : link.origin,
    }))
    .filter(({ words }) => words !== '')

const quiet = 250

/** A short mark of what is drawn, whatever ids the elements happen to have (32-bit FNV-1a). */
export const markOf = (html: string): string => {
  const plain = html.replaceAll(/ (?:id|for|name|aria-(?:labelledby|describedby|controls|owns))="[^"]*"/g, '')
  let hash = 0x811c9dc5
  for (let at = 0; at < plain.length; at += 1) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * Tells the page around, and marks the document as ready, when nothing has been drawn for a quarter of a second. The answer
 * ends that.
 */
export const announceDrawing = (window: Window, root: HTMLElement, run: string): (() => void) => {
  const { document, parent } = window
  let timer = 0
  const settle = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      // A screen whose code is still on its way is no drawing yet.
      if (root.childElementCount === 0 || root.querySelector('[data-loading]') !== null) return
      document.documentElement.dataset['frame'] = 'ready'
      const drawn: Drawn = { type: 'tradepost-drawn', run, mark: markOf(document.body.innerHTML), links: linksIn(root) }
      if (parent !== window) parent.postMessage(drawn, window.location.origin)
    }, quiet)
  }
  // Dialogs stand beside the root.
  const observer = new MutationObserver(settle)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  settle()
  return () => {
    observer.disconnect()
    window.clearTimeout(timer)
    delete document.documentElement.dataset['frame']
  }
}
