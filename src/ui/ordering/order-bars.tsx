import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../machines/rules/dates'
import { formatMoney } from '../../machines/rules/money'
import type { OrderBar } from '../../machines/rules/order-desk'
import { periodOfMonth, type OrderView } from '../../machines/rules/order-view'
import { useLanguage } from '../app-context'
import { classes } from '../components/button'
import { Toolbar } from '../components/toolbar'
import styles from './order-bars.module.css'

type BarsProps = {
  readonly bars: readonly OrderBar[]
  readonly view: OrderView
  readonly onChange: (patch: Partial<OrderView>) => void
}

/** What a bar stands for, as a part of the view. */
const viewOf = ({ kind, key }: OrderBar): Pick<OrderView, 'from' | 'to' | 'isUndated'> => {
  if (kind === 'undated') return { from: null, to: null, isUndated: true }
  if (kind === 'month') return { ...periodOfMonth(key), isUndated: false }
  const from = kind === 'year' ? `${key}-01-01` : null
  const to = `${kind === 'year' ? key : String(Number(key) - 1).padStart(4, '0')}-12-31`
  return { from, to, isUndated: false }
}

/** What the orders came to, month by month, as one stop of the Tab key; a bar narrows the list to its month. */
export const OrderBars = ({ bars, view, onChange }: BarsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const highest = bars.reduce((most, { total }) => (total > most ? total : most), 1n)
  const nameOf = ({ kind, key }: OrderBar): string => {
    if (kind === 'undated') return t('orders.undated')
    if (kind === 'earlier') return t('orders.earlier', { key })
    return kind === 'month' ? formatMonth(key, language) : key
  }
  const dated = bars.filter(({ kind }) => kind !== 'undated')
  const [first, last] = [dated[0], dated.at(-1)]
  return (
    <figure className={styles['figure']} style={{ '--bars': bars.length } as CSSProperties} data-paper="no">
      <div className={styles['chart']}>
        <Toolbar label={t('orders.bars')} className={styles['bars']}>
          {bars.map((bar) => {
            const part = viewOf(bar)
            const isShown = view.from === part.from && view.to === part.to && view.isUndated === part.isUndated
            const sum = t('orders.sum', { count: bar.count, total: formatMoney(bar.total) })
            const name = t('orders.bar', { name: nameOf(bar), sum })
            const height = bar.total > 0n ? Math.max(4, Number((bar.total * 100n) / highest)) : 0
            return (
              <button
                key={`${bar.kind} ${bar.key}`}
                type="button"
                title={name}
                aria-label={name}
                aria-pressed={isShown}
                className={classes(
                  styles['bar'],
                  bar.kind === 'undated' && styles['apart'],
                  isShown && styles['shown'],
                )}
                onClick={() => onChange(isShown ? { from: null, to: null, isUndated: false } : part)}
              >
                <span style={{ blockSize: `${height}%` }} />
              </button>
            )
          })}
        </Toolbar>
        <p className={styles['ends']} aria-hidden>
          <span>{first && nameOf(first)}</span>
          <span>{last && nameOf(last)}</span>
        </p>
      </div>
    </figure>
  )
}
