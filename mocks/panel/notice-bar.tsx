import { X } from 'lucide-react'
import type { Notice } from './bench'
import { Button, classes } from './parts'
import styles from './panel.module.css'

type NoticeBarProps = { readonly notice: Notice | null; readonly onClose: () => void }

/** What the last deed led to. It stays until it is closed or another one takes its place. */
export const NoticeBar = ({ notice, onClose }: NoticeBarProps) => (
  <section className={styles['notices']} aria-label="Notices">
    <div role="status" aria-live="polite">
      {notice !== null && (
        <div className={classes(styles['notice'], notice.isBad && styles['bad'])}>
          <span className={styles['noticeText']}>
            {notice.text}
            {notice.link !== undefined && (
              <>
                {' '}
                <a href={notice.link.href}>{notice.link.label}</a>
              </>
            )}
          </span>
          <Button look="quiet" aria-label="Close the notice" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
      )}
    </div>
  </section>
)
