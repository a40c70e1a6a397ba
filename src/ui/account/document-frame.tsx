import { classes } from '../components/button'
import styles from './account.module.css'

type FrameProps = {
  readonly title: string
  readonly markup: string
  /** A sentence needs less room than a document. */
  readonly isShort?: boolean
}

/**
 * Foreign markup, shut in: no scripts, no forms, no way to the portal or its storage (C-36). A link may open a new tab,
 * which then is a tab like any other.
 */
export const DocumentFrame = ({ title, markup, isShort }: FrameProps) => (
  <iframe
    className={classes(styles['frame'], isShort && styles['short'])}
    title={title}
    srcDoc={markup}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
  />
)
