import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './parts'
import styles from './tables.module.css'

type DetailPaneProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/** The whole of a row, beside its table; on a small screen above it, so it is brought into view. */
export const DetailPane = ({ title, onClose, children }: DetailPaneProps) => {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (matchMedia('(width < 64rem)').matches) pane.current?.scrollIntoView({ block: 'start' })
  }, [title])
  return (
    <aside ref={pane} className={styles['pane']} aria-label="Details">
      <div className={styles['paneHead']}>
        <h2>{title}</h2>
        <Button look="quiet" aria-label="Close the details" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {children}
    </aside>
  )
}
