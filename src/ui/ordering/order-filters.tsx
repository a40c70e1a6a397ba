import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  endsBefore,
  isFiltered,
  isLessThanLeast,
  orderPresets,
  periodOf,
  presetOf,
  type OrderView,
} from '../../machines/rules/order-view'
import { useApp } from '../app-context'
import { Button, classes, LinkButton } from '../components/button'
import { AmountBox, DayBox } from './order-filter-boxes'
import styles from './order-filters.module.css'

export const presetWords = {
  thisMonth: 'orders.thisMonth',
  lastMonth: 'orders.lastMonth',
  thisYear: 'orders.thisYear',
} as const

type FiltersProps = {
  readonly view: OrderView
  readonly onChange: (patch: Partial<OrderView>) => void
  readonly onClear: () => void
  /** Nothing fits: what says so clears them, too. */
  readonly isClearedBelow: boolean
  /** A period was chosen: on a phone that is all one wanted. */
  readonly onPreset: () => void
  /** The months, which belong to what is folded. */
  readonly children: ReactNode
}

/** Which orders of the tab are shown: a period with presets; where there is room for those, days, totals and months are folded. */
export const OrderFilters = ({ view, onChange, onClear, isClearedBelow, onPreset, children }: FiltersProps) => {
  const { t } = useTranslation()
  const today = useApp().today()
  const preset = presetOf(view, today)
  const [isOpen, setOpen] = useState(preset === null && isFiltered({ ...view, search: '' }))
  return (
    <div className={styles['filters']} data-paper="no">
      <div role="group" aria-label={t('orders.period')} className={styles['presets']}>
        {orderPresets.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={preset === name}
            className={classes(styles['preset'], preset === name && styles['pressed'])}
            data-fold={preset !== name || undefined}
            onClick={() => {
              onChange(preset === name ? { from: null, to: null } : { ...periodOf(name, today), isUndated: false })
              onPreset()
            }}
          >
            {t(presetWords[name])}
          </button>
        ))}
      </div>
      <span className={styles['more']}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('orders.moreFilters')}
          <ChevronDown aria-hidden />
        </Button>
      </span>
      {isFiltered({ ...view, search: '' }) && !isClearedBelow && (
        <LinkButton className={styles['clear']} onClick={onClear}>
          {t('orders.clearFilters')}
        </LinkButton>
      )}
      <div data-fold className={classes(styles['folded'], !isOpen && styles['closed'])}>
        <div className={styles['fields']}>
          <DayBox label={t('orders.from')} day={view.from} onDay={(from) => onChange({ from, isUndated: false })} />
          <DayBox
            label={t('orders.to')}
            day={view.to}
            error={endsBefore(view) ? t('orders.endsBefore') : null}
            onDay={(to) => onChange({ to, isUndated: false })}
          />
          <AmountBox label={t('orders.least')} amount={view.least} onAmount={(least) => onChange({ least })} />
          <AmountBox
            label={t('orders.most')}
            amount={view.most}
            error={isLessThanLeast(view) ? t('orders.lessThanLeast') : null}
            onAmount={(most) => onChange({ most })}
          />
        </div>
        {children}
      </div>
    </div>
  )
}
