import styles from './atlas.module.css'
import { isDrawn } from './drawn-screens'
import { isPainterTold, type PaintAsked } from './painting'

type Asked = { readonly run: string; readonly onDrawn: (page: Document) => void }
export type Painter = {
  /** Asks for the screen of a run: it is handed over when it is drawn, and has to be copied at once. The answer takes it back. */
  readonly paint: (run: string, onDrawn: (page: Document) => void) => () => void
  readonly close: () => void
}
/** A screen that does not say that it stands is handed over after so many ms, as it is then. */
const patience = 8_000

/**
 * One portal in a frame that nobody sees, which draws one screen after the other: a portal for each would load all its
 * code anew. It lies within the window, as what is drawn asks whether it is in view.
 */
export const openPainter = (address: string, size: { readonly width: number; readonly height: number }): Painter => {
  const frame = document.createElement('iframe')
  frame.title = 'Where the screens are drawn'
  frame.className = styles['painter'] ?? ''
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.style.setProperty('--frame-width', String(size.width))
  frame.width = String(size.width)
  frame.height = String(size.height)
  frame.src = address
  const waiting: Asked[] = []
  let drawing: Asked | null = null
  let hasBegun = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = (): void => {
    if (!hasBegun || drawing !== null) return
    drawing = waiting.shift() ?? null
    if (drawing === null) return
    timer = setTimeout(end, patience)
    frame.contentWindow?.postMessage(
      { type: 'tradepost-paint', run: drawing.run } satisfies PaintAsked,
      window.location.origin,
    )
  }
  const end = (): void => {
    clearTimeout(timer)
    const { contentDocument } = frame
    if (contentDocument) drawing?.onDrawn(contentDocument)
    drawing = null
    next()
  }
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow) return
    if (isPainterTold(data)) hasBegun = true
    if (isDrawn(data) && data.run === drawing?.run) end()
    else next()
  }
  window.addEventListener('message', hear)
  document.body.append(frame)
  return {
    paint: (run, onDrawn) => {
      const asked = { run, onDrawn }
      waiting.push(asked)
      next()
      return () => {
        const at = waiting.indexOf(asked)
        if (at !== -1) waiting.splice(at, 1)
      }
    },
    close: () => {
      window.removeEventListener('message', hear)
      clearTimeout(timer)
      frame.remove()
    },
  }
}
