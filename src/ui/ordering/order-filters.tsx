import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isFiltered,
  orderPresets,
  periodOf,
  presetOf,
  readAmount,
  type OrderView,
} from '../../machines/rules/order-view'
import { useApp } from '../app-context'
import { Button, classes, LinkButton } from '../components/button'
import { Field, TextInput } from '../components/field'
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
  /** A period was chosen: on a phone that is all one wanted. */
  readonly onPreset: () => void
  /** The months, which belong to what is folded. */
  readonly children: ReactNode
}

/** Which orders of the tab are shown: a period with presets; where there is room for those, days, totals and months are folded. */
export const OrderFilters = ({ view, onChange, onClear, onPreset, children }: FiltersProps) => {
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
      {isFiltered({ ...view, search: '' }) && (
        <LinkButton className={styles['clear']} onClick={onClear}>
          {t('orders.clearFilters')}
        </LinkButton>
      )}
      <div data-fold className={classes(styles['folded'], !isOpen && styles['closed'])}>
        <div className={styles['fields']}>
          <DayBox label={t('orders.from')} day={view.from} onDay={(from) => onChange({ from, isUndated: false })} />
          <DayBox label={t('orders.to')} day={view.to} onDay={(to) => onChange({ to, isUndated: false })} />
          <AmountBox label={t('orders.least')} amount={view.least} onAmount={(least) => onChange({ least })} />
          <AmountBox label={t('orders.most')} amount={view.most} onAmount={(most) => onChange({ most })} />
        </div>
        {children}
      </div>
    </div>
  )
}

type DayProps = {
  readonly label: string
  readonly day: string | null
  readonly onDay: (day: string | null) => void
}
/** A year is typed figure by figure: days of long ago are on the way to the one that is meant. */
const firstYear = '1000'

const DayBox = ({ label, day, onDay }: DayProps) => {
  const [box, setBox] = useState({ text: day ?? '', day })
  if (box.day !== day) setBox({ text: day ?? '', day })
  const type = (text: string) => {
    setBox({ ...box, text })
    if (text !== (day ?? '') && text > firstYear) onDay(text)
  }
  return (
    <Field label={label}>
      {(wiring) => (
        <TextInput
          {...wiring}
          type="date"
          value={box.text}
          onChange={({ target: { value } }) => type(value)}
          onBlur={() => box.text === '' && day !== null && onDay(null)}
        />
      )}
    </Field>
  )
}

type AmountProps = {
  readonly label: string
  readonly amount: string
  readonly onAmount: (amount: string) => void
}

const AmountBox = ({ label, amount, onAmount }: AmountProps) => {
  const { t } = useTranslation()
  const [box, setBox] = useState({ text: amount, amount })
  if (box.amount !== amount) setBox({ text: amount, amount })
  const isWrong = box.text.trim() !== '' && readAmount(box.text) === null
  const apply = () => {
    if (!isWrong && box.text.trim() !== amount) onAmount(box.text.trim())
  }
  return (
    <Field label={label} error={isWrong ? t('orders.noAmount') : null}>
      {(wiring) => (
        <TextInput
          {...wiring}
          inputMode="decimal"
          value={box.text}
          onChange={({ target: { value } }) => setBox({ ...box, text: value })}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      )}
    </Field>
  )
}
