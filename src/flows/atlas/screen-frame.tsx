import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { emptyPage } from '../chart/drawn-markup'
import styles from './atlas.module.css'
import { copyScreen } from './copy-screen'
import type { Painter } from './painter'

type ScreenFrameProps = {
  /** The run that ends in the screen, as it is written. */
  readonly run: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly painter: Painter | null
}

/** What is one height of the sheet further down is drawn, too: who scrolls finds it there. */
const ahead = { scrollMargin: '100% 0px' }

/** The real screen, made small: painted when it comes near and it is its turn, and copied into a frame that runs nothing. */
export const ScreenFrame = ({ run, title, width, height, painter }: ScreenFrameProps) => {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [stands, setStands] = useState<'waiting' | 'near' | 'begun' | 'drawn'>('waiting')
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setStands('near')
    }, ahead)
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const isBegun = stands === 'begun'
  useEffect(() => {
    if (!isBegun) return undefined
    return painter?.paint(run, (page) => {
      const own = frame.current?.contentDocument
      if (own) void copyScreen(page, own).then(() => setStands('drawn'))
    })
  }, [isBegun, painter, run])
  const size = { '--frame-width': width, '--frame-height': height } as CSSProperties
  return (
    <div ref={place} className={styles['screen']} style={size} data-screen={stands}>
      <span aria-hidden className={styles['skeleton']} />
      {stands !== 'waiting' && (
        <iframe
          ref={frame}
          srcDoc={emptyPage()}
          sandbox="allow-same-origin"
          title={title}
          width={width}
          height={height}
          tabIndex={-1}
          onLoad={() => setStands((now) => (now === 'near' ? 'begun' : now))}
        />
      )}
    </div>
  )
}
