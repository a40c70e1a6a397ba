import { frozenPage } from './frozen-page'

/** A screen as a page that needs nothing else; height in px. */
export type Captured = { readonly page: string; readonly height: number }

const longestWait = 20_000
/** A screen that is higher than this, in px, is cut. */
const mostHeight = 3_000
const lookEvery = 100

const isReady = (frame: HTMLIFrameElement): boolean =>
  frame.contentDocument?.documentElement.dataset['frame'] === 'ready'
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, lookEvery))
const loaded = (frame: HTMLIFrameElement, address: string) =>
  new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true })
    frame.src = address
  })

/** The whole length of the screen: what matters may stand at its end. */
const captured = (frame: HTMLIFrameElement): Captured | null => {
  const page = frame.contentDocument
  if (!page || !isReady(frame)) return null
  const height = Math.min(mostHeight, Math.max(page.documentElement.scrollHeight, frame.clientHeight))
  return { page: frozenPage(page), height }
}

/**
 * Draws framed screens one after the other out of sight, and hands each out as a page that needs nothing else; `null`
 * for one that did not stand within 20 s. Width and height, in px, are those of the window.
 */
export const captureScreens = async (
  addresses: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<ReadonlyMap<string, Captured | null>> => {
  const frame = document.createElement('iframe')
  frame.title = 'A screen for the file'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  Object.assign(frame.style, { position: 'fixed', left: '-99999px', width: `${width}px`, height: `${height}px` })
  document.body.append(frame)
  const pages = new Map<string, Captured | null>()
  try {
    for (const address of new Set(addresses)) {
      const end = performance.now() + longestWait
      await loaded(frame, address)
      while (!isReady(frame) && performance.now() < end) await pause()
      pages.set(address, captured(frame))
    }
  } finally {
    frame.remove()
  }
  return pages
}
