import { useEffect, useRef, useState } from 'react'
import { basePath } from '../atlas/base-path'
import { frameAddress } from '../atlas/frame-address'
import { writeRun } from '../walk/written'
import type { Look } from './look'
import styles from './stories.module.css'
import type { Scene } from './story'

/** The address of the screen that is seen at a scene; `null` before there is any. */
export const screenAddress = ({ screen }: Scene, { language, theme }: Look): string | null =>
  screen && frameAddress(basePath(), { run: writeRun(screen), language, theme, tenant: 'ACME' })

/** Brings what the screen has to say into sight: it may stand far below. */
const revealNotice = (frame: HTMLIFrameElement): void => {
  const notices = frame.contentDocument?.querySelectorAll('main [role=alert], main [role=status]') ?? []
  const notice = [...notices].find(({ textContent }) => textContent.trim() !== '')
  notice?.scrollIntoView({ block: 'center' })
}

/** The real screen at a scene, as large as the column allows. */
export const ScreenFrame = ({ scene, look }: { readonly scene: Scene; readonly look: Look }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const measure = (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }
  useEffect(() => {
    const onMessage = ({ source }: MessageEvent) => {
      if (frame.current && source === frame.current.contentWindow) revealNotice(frame.current)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  const address = screenAddress(scene, look)
  const scale = Math.min(1, room.width / look.width || 1)
  return (
    <div ref={measure} className={styles['screen']}>
      {address === null ? (
        <p className={styles['note']}>No screen is shown yet.</p>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the portal needs its scripts and its origin
        <iframe
          // A frame that goes elsewhere would leave a trace for the Back button; a new one does not.
          key={address}
          ref={frame}
          title="The screen"
          src={address}
          className={styles['frame']}
          style={{ width: look.width, height: Math.max(1, room.height) / scale, transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
