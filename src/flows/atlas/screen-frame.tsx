import { useEffect, useRef, useState, type CSSProperties } from 'react'
import styles from './atlas.module.css'
import { takeTurn } from './turns'

type ScreenFrameProps = {
  readonly address: string
  readonly title: string
  readonly width: number
  readonly height: number
  /** The screen stands; until then its place is drawn. */
  readonly isDrawn: boolean
}
/** A screen that does not say that it stands keeps its turn no longer than this, in ms. */
const patience = 8_000

/** What is one height of the sheet further down is drawn, too: who scrolls finds it there. */
const ahead = { scrollMargin: '100% 0px' }

/** The real screen in a frame, made small: begun when it comes near and it is its turn. */
export const ScreenFrame = ({ address, title, width, height, isDrawn }: ScreenFrameProps) => {
  const place = useRef<HTMLDivElement>(null)
  const end = useRef<() => void>(undefined)
  const [stands, setStands] = useState<'waiting' | 'begun' | 'loaded'>('waiting')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      end.current = takeTurn(() => setStands('begun'))
    }, ahead)
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer.current)
      end.current?.()
    }
  }, [])
  useEffect(() => {
    if (isDrawn) end.current?.()
  }, [isDrawn])
  const size = { '--frame-width': width, '--frame-height': height } as CSSProperties
  return (
    <div ref={place} className={styles['screen']} style={size} data-screen={isDrawn ? 'drawn' : stands}>
      <span aria-hidden className={styles['skeleton']} />
      {stands !== 'waiting' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the portal itself
        <iframe
          src={address}
          title={title}
          width={width}
          height={height}
          tabIndex={-1}
          onLoad={() => {
            setStands('loaded')
            timer.current = setTimeout(() => end.current?.(), patience)
          }}
        />
      )}
    </div>
  )
}
