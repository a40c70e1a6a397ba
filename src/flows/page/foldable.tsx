import { ChevronDown } from 'lucide-react'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import styles from './foldable.module.css'
import { useNarrow, type Narrow } from './use-narrow'

type Props = {
  /** What the list holds, and what of it is chosen. */
  readonly title: string
  readonly chosen: ReactNode
  /** What there is to say about what is chosen, where there is room for it. */
  readonly about?: ReactNode
  /** How narrow the window is that it is folded in. */
  readonly below?: Narrow
  /** There is no room for the list on a large screen either. */
  readonly isFolded?: boolean
  readonly children: ReactNode
}

/** A list of what can be chosen: on a small screen one line, so that what was chosen is seen first, which opens it. */
export const Foldable = ({ title, chosen, about, below = 'tablet', isFolded = false, children }: Props) => {
  const isNarrow = useNarrow(below)
  const [isOpen, setOpen] = useState(false)
  const line = useRef<HTMLElement>(null)
  if (!isNarrow && !isFolded) return children
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button') === null) return
    // The button goes out of sight with the list: the keyboard goes on from the line.
    setOpen(false)
    line.current?.focus()
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className={styles['fold']}>
      <summary ref={line}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['chosen']}>{chosen}</span>
        {about !== undefined && <span className={styles['about']}>{about}</span>}
        <ChevronDown aria-hidden />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed are the buttons in it */}
      <div onClick={onClick} className={styles['list']}>
        {children}
      </div>
    </details>
  )
}
