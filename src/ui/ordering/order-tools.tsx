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
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** What narrows the orders. */
  readonly filters: ReactNode
  /** What they come to; what is done with them is marked `data-fold`. */
  readonly children: ReactNode
}

/** Whether the tools are open at first: where something is filtered by what a button of its own does not say. */
export const useToolsOpen = (view: OrderView) => {
  const today = useApp().today()
  return useState(() => isFiltered({ ...view, search: '' }) && presetOf(view, today) === null)
}

/** Filters, sum and deeds of the orders; on a phone the first and the last are behind one button: the orders come first. */
export const OrderTools = ({ view, isBare, isOpen, onOpen, filters, children }: ToolsProps) => {
  const { t } = useTranslation()
  return (
    <div className={isBare ? styles['bare'] : classes(styles['tools'], !isOpen && styles['closed'])}>
      {!isBare && (
        <>
          <span data-paper="no" className={styles['more']}>
            <Button aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
              {t('orders.more')}
              <ChevronDown aria-hidden />
            </Button>
          </span>
          <div data-fold={!isFiltered({ ...view, search: '' }) || undefined} className={styles['filters']}>
            {filters}
          </div>
        </>
      )}
      {children}
    </div>
  )
}
