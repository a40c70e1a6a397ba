import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNarrow } from '../page/use-narrow'
import styles from './simulate.module.css'

type Props = {
  readonly title: string
  /** What it holds, in a word or two, while it is closed. */
  readonly holds?: string
  /** It opens by itself only where all of it scrolls as one. */
  readonly isLesser?: boolean
  readonly children: ReactNode
}

/** A part of a panel under its title: closed at first where it would take the room of what can be chosen. */
export const Fold = ({ title, holds, isLesser = false, children }: Props) => {
  const isLaptop = useNarrow('laptop')
  const isTablet = useNarrow('tablet')
  const isPhone = useNarrow('phone')
  return (
    <details className={styles['fold']} open={(!isLaptop && !isLesser) || (isTablet && !isPhone)}>
      <summary>
        <ChevronRight aria-hidden />
        <h2 className={styles['title']}>{title}</h2>
        {holds !== undefined && <span className={styles['holds']}>{holds}</span>}
      </summary>
      {children}
    </details>
  )
}
