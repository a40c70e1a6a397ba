import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  isNarrow,
  sameCounts,
  sameDifference,
  selectCounts,
  selectDifference,
  selectShown,
} from '../../machines/ordering/pad.selectors'
import { formatChange, formatPrice } from '../../machines/rules/money'
import { differenceOf } from '../../machines/rules/pad-difference'
import { isOpen, type Judged } from '../../machines/rules/pad-judge'
import type { PadRow } from '../../machines/rules/pad-rows'
import { useTools } from '../app-context'
import { Amount } from '../components/amount'
import { Button } from '../components/button'
import styles from './pad-difference.module.css'
import { AllTicks } from './pad-ticks'
import { usePadLater } from './use-pad-later'
import { usePadSources } from './use-pad-sources'

/** What it cost when it was ordered before. */
const OldPrice = ({ price }: { readonly price: number | null }) => {
  const { t } = useTranslation()
  return (
    <span className={styles['then']}>
      <span className="visually-hidden">{t('pad.before')} </span>
      <s className={styles['old']}>
        <Amount text={formatPrice(price)} />
      </s>
    </span>
  )
}
/** What a row costs; beside it what it cost when it was ordered before, where that differs. */
export const PadPrice = ({ row, judged }: { row: PadRow; judged: Judged }) => {
  const { t } = useTranslation()
  const { product } = judged
  // What is not there any more has a former price only.
  if (product === null) return row.oldPrice === null || isOpen(judged) ? null : <OldPrice price={row.oldPrice} />
  const { price } = differenceOf(row, judged)
  if (price === null) return <Amount text={formatPrice(product.selling_price)} />
  return (
    <span className={styles['prices']}>
      <OldPrice price={price.old} />
      <span className={styles['now']}>
        <span className="visually-hidden">{t('pad.now')} </span>
        <Amount text={formatPrice(price.now)} />
      </span>
    </span>
  )
}

/** What a row cost then, where its column has no room for it. */
export const FormerPrice = ({ row, judged }: { row: PadRow; judged: Judged }) => {
  const { price } = differenceOf(row, judged)
  return price === null ? null : (
    <span className={styles['former']} data-former>
      <OldPrice price={price.old} />
    </span>
  )
}

/** Rows that an order handed over: how they differ from the last time, and a view of those that do. */
export const PadDifference = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const { lines, changed, open, left, change } = usePadLater(selectDifference, sameDifference)
  const { rows } = usePadLater(selectCounts, sameCounts)
  const isOn = useSelector(pad, isNarrow)
  const shown = usePadLater(selectShown)
  const sources = usePadSources()
  if (lines === 0) return null
  const facts = [
    t('pad.lines', { count: lines }),
    changed === 0 ? t('pad.nothingChanged') : t('pad.changed', { count: changed }),
    ...(change === 0n
      ? changed > 0
        ? [t('pad.sameTotal')]
        : []
      : [t('pad.against', { change: formatChange(change) })]),
    ...(left > 0 ? [t('pad.notCounted', { count: left })] : []),
  ]
  return (
    <section className={styles['difference']} aria-label={t('pad.differenceTitle')}>
      <p className={styles['from']}>{sources}</p>
      {/* What it comes to is told once, when all is compared. */}
      <p role="status" aria-live={open > 0 ? 'off' : undefined} className={styles['facts']}>
        <strong>{open > 0 ? `${t('pad.lines', { count: lines })}, ${t('pad.comparing')}` : facts.join(', ')}</strong>
      </p>
      <AllTicks />
      {/* It is there before it is known what changed: nothing below it moves. */}
      <Button
        className={styles['only']}
        aria-pressed={isOn}
        aria-disabled={changed === 0 && !isOn}
        onClick={() => pad.send(isOn ? { type: 'view.widened' } : { type: 'view.narrowed' })}
      >
        {t('pad.onlyChanged')}
      </Button>
      <p role="status" className={styles['shown']}>
        {isOn && t('pad.shown', { shown, count: rows })}
      </p>
      <p className={styles['missing']}>{t('pad.notInAnswer')}</p>
    </section>
  )
}
