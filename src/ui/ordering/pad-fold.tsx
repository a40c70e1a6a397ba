import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import styles from './pad-fold.module.css'

/** What stands open where there is room; where there is little it opens with a button, so that the rows come first. */
export const PadFold = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown aria-hidden />
      </button>
      <div id={id} className={styles['folded']} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
