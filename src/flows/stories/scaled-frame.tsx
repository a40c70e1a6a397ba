import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './stories.module.css'

type FrameProps = {
  readonly address: string
  /** How wide the screen in it is, in px; it is drawn as large as there is room. */
  readonly width: number
  /** The portal in it has drawn what it was to draw, or has said something else. */
  readonly onDrawn?: (frame: HTMLIFrameElement, said: unknown) => void
}
/** A real screen of the portal, as large as the column allows. */
export const ScaledFrame = ({ address, width, onDrawn }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const measure = (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }
  const hear = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (frame.current && source === frame.current.contentWindow) onDrawn?.(frame.current, data)
  })
  useEffect(() => {
    const onMessage = (message: MessageEvent) => hear(message)
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  const scale = Math.min(1, room.width / width || 1)
  return (
    <div ref={measure} className={styles['screen']}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the portal needs its scripts and its origin */}
      <iframe
        // A frame that goes elsewhere would leave a trace for the Back button; a new one does not.
        key={address}
        ref={frame}
        title="The screen"
        src={address}
        className={styles['frame']}
        style={{ width, height: Math.max(1, room.height) / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
