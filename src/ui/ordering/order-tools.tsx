import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isFiltered, type OrderView } from '../../machines/rules/order-view'
import { Button, classes } from '../components/button'
import styles from './order-tools.module.css'

type ToolsProps = {
  readonly view: OrderView
  /** There are no orders at all: the place of what they come to is kept, and nothing else. */
  readonly isBare: boolean
  /** What narrows the orders. */
  readonly filters: ReactNode
  /** What they come to; what is done with them is marked `data-fold`. */
  readonly children: ReactNode
}

/** Filters, sum and deeds of the orders; on a phone the first and the last are behind one button: the orders come first. */
export const OrderTools = ({ view, isBare, filters, children }: ToolsProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(isFiltered({ ...view, search: '' }))
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
          <div data-fold className={styles['filters']}>
            {filters}
          </div>
        </>
      )}
      {children}
    </div>
  )
}
