import { useEffect, useRef } from 'react'
import { classes } from '../components/button'
import { dress } from './dress'
import type { Framed } from './framed-document'
import styles from './account.module.css'

type FrameProps = {
  readonly title: string
  readonly content: Framed
  /** A sentence among others: no room and no border of its own. */
  readonly isSentence?: boolean
}

/**
 * Foreign markup, shut in: no scripts, no forms, no way to the portal or its storage (C-36). A link may open a new tab,
 * which then is a tab like any other. The frame has the origin of the portal so that the portal can style what is in
 * it; without scripts nothing in it can make use of that (decision 021).
 */
export const DocumentFrame = ({ title, content, isSentence }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (frame.current ? dress(frame.current, content) : undefined), [content])
  return (
    <iframe
      ref={frame}
      className={classes(styles['frame'], content.isPlain && styles['plain'], isSentence && styles['sentence'])}
      title={title}
      srcDoc={content.markup}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  )
}
