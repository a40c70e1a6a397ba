import { useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../machines/rules/dates'
import { formatMoney } from '../../machines/rules/money'
import { highestOf, type OrderBar } from '../../machines/rules/order-bars'
import { periodOfMonth, type OrderView } from '../../machines/rules/order-view'
import { useLanguage } from '../app-context'
import { AmountText } from '../components/amount'
import { classes } from '../components/button'
import { Toolbar } from '../components/toolbar'
import { useBarsInSight } from './bars-in-sight'
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
  if (kind === 'later') return { from: `${key}-01-01`, to: null, isUndated: false }
  const from = kind === 'year' ? `${key}-01-01` : null
  const to = `${kind === 'year' ? key : String(Number(key) - 1).padStart(4, '0')}-12-31`
  return { from, to, isUndated: false }
}

/** What stands apart from the others is no end of theirs. */
const isInTime = ({ kind }: OrderBar): boolean => kind !== 'undated' && kind !== 'later'

const idOf = ({ kind, key }: OrderBar): string => `${kind} ${key}`
/** Of the highest one, in per cent; what there is at all can be seen. */
const heightOf = ({ total }: OrderBar, highest: OrderBar | null): number =>
  highest !== null && total > 0n ? Math.max(4, Number((total * 100n) / highest.total)) : 0

/** What the orders came to, month by month, as one stop of the Tab key; a bar narrows the list to its month. */
export const OrderBars = ({ bars, view, onChange }: BarsProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [pointed, setPointed] = useState<string | null>(null)
  const [seen, watch] = useBarsInSight(bars.length)
  const nameOf = ({ kind, key }: OrderBar): string => {
    if (kind === 'undated') return t('orders.undated')
    if (kind === 'earlier' || kind === 'later') return t(`orders.${kind}`, { key })
    return kind === 'month' ? formatMonth(key, language) : key
  }
  const factsOf = (bar: OrderBar) => ({
    name: nameOf(bar),
    sum: t('orders.sum', { count: bar.count, total: formatMoney(bar.total) }),
  })
  const wordsOf = (bar: OrderBar): string => t('orders.bar', factsOf(bar))
  const isShown = (bar: OrderBar): boolean => {
    const part = viewOf(bar)
    return view.from === part.from && view.to === part.to && view.isUndated === part.isUndated
  }
  const highest = highestOf(bars)
  const inSight = bars.slice(seen.first, seen.last + 1)
  const told = bars.find((bar) => idOf(bar) === pointed) ?? inSight.find(isShown)
  const highestInSight = highestOf(inSight)
  const dated = inSight.filter(isInTime)
  const [first, last] = [dated[0], dated.at(-1)]
  return (
    <figure className={styles['figure']} style={{ '--bars': bars.length } as CSSProperties} data-paper="no">
      {/* Each bar has its words as its name. */}
      <p className={styles['word']} aria-hidden>
        <AmountText
          text={told ? wordsOf(told) : highestInSight === null ? '' : t('orders.highest', factsOf(highestInSight))}
        />
      </p>
      <div ref={watch} className={styles['scroller']}>
        <div className={styles['chart']}>
          <Toolbar label={t('orders.bars')} className={styles['bars']}>
            {bars.map((bar) => (
              <button
                key={idOf(bar)}
                type="button"
                aria-label={wordsOf(bar)}
                aria-pressed={isShown(bar)}
                className={classes(styles['bar'], !isInTime(bar) && styles['apart'], isShown(bar) && styles['shown'])}
                onClick={() => onChange(isShown(bar) ? { from: null, to: null, isUndated: false } : viewOf(bar))}
                onPointerEnter={() => setPointed(idOf(bar))}
                onPointerLeave={() => setPointed(null)}
                onFocus={() => setPointed(idOf(bar))}
                onBlur={() => setPointed(null)}
              >
                <span style={{ blockSize: `${heightOf(bar, highest)}%` }} />
              </button>
            ))}
          </Toolbar>
        </div>
      </div>
      <p
        className={styles['ends']}
        style={{ '--seen': inSight.length, '--apart': inSight.length - dated.length } as CSSProperties}
        aria-hidden
      >
        <span>{first && nameOf(first)}</span>
        <span>{last !== first && last && nameOf(last)}</span>
      </p>
    </figure>
  )
}
