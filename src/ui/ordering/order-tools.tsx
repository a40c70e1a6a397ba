import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isFiltered, presetOf, type OrderView } from '../../machines/rules/order-view'
import { useApp } from '../app-context'
import { Button, classes } from '../components/button'
import styles from './order-tools.module.css'

type ToolsProps = {
  readonly view: OrderView
  /** There are no orders at all: the place of what they come to is kept, and nothing else. */
  readonly isBare: boolean
  /** What narrows the orders; after a choice that says all of it the tools close, and the choice stays in sight. */
  readonly filters: (close: () => void) => ReactNode
  /** What they come to; what is done with them is marked `data-fold`. */
  readonly children: ReactNode
}

/** Filters, sum and deeds of the orders; on a phone the first and the last are behind one button: the orders come first. */
export const OrderTools = ({ view, isBare, filters, children }: ToolsProps) => {
  const { t } = useTranslation()
  const isNarrowed = isFiltered({ ...view, search: '' })
  const hasPreset = presetOf(view, useApp().today()) !== null
  const [isOpen, setOpen] = useState(isNarrowed && !hasPreset)
  return (
    <div className={isBare ? styles['bare'] : classes(styles['tools'], !isOpen && styles['closed'])}>
      {!isBare && (
        <>
          <span data-paper="no" className={styles['more']}>
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('orders.more')}
              <ChevronDown aria-hidden />
            </Button>
          </span>
          <div data-fold={!isNarrowed || undefined} className={styles['filters']}>
            {filters(() => setOpen(false))}
          </div>
        </>
      )}
      {children}
    </div>
  )
}
