import styles from './account.module.css'

/**
 * Foreign markup, shut in: no scripts, no forms, no way to the portal or its storage (C-36). A link may open a new tab,
 * which then is a tab like any other.
 */
export const DocumentFrame = ({ title, markup }: { title: string; markup: string }) => (
  <iframe
    className={styles['frame']}
    title={title}
    srcDoc={markup}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
  />
)
