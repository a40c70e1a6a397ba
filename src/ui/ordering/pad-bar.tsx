import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  canAdd,
  canTakeRest,
  sameCounts,
  selectCounts,
  selectDifference,
  selectSaid,
} from '../../machines/ordering/pad.selectors'
import type { PadWord } from '../../machines/ordering/pad.types'
import { formatMoney } from '../../machines/rules/money'
import { useTools } from '../app-context'
import { Amount } from '../components/amount'
import { Button, ButtonLink } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import styles from './order-pad-screen.module.css'
import { wordText } from './pad-words'
import { usePadLater } from './use-pad-later'

/** The counts say it already: it is only read out. */
const isSeenAbove = (word: PadWord): boolean =>
  word.kind === 'checked' && (word.told ?? []).length === 0 && word.there === undefined
/** What an order differs in from the last time is told above, with how many rows there are and how they stand. */
const isToldAbove = (word: PadWord): boolean =>
  isSeenAbove(word) || (word.kind === 'rowsOpened' && word.there === 0 && word.rest === 0)
/** What the pad last said: seen, and read out. */
const Said = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const said = useSelector(pad, selectSaid)
  const lines = usePadLater((snapshot) => selectDifference(snapshot).lines)
  return (
    <p
      role="status"
      aria-live={lines > 0 && said && isToldAbove(said.word) ? 'off' : undefined}
      className={styles['said']}
    >
      {said && (
        <span key={said.at} className={isSeenAbove(said.word) ? 'visually-hidden' : undefined}>
          {wordText(said.word, t)}
        </span>
      )}
    </p>
  )
}

/**
 * After an adding, behind the button that was pressed: the way to the cart, and on to the lines that wait; where nothing is
 * left to be settled here, also straight to the checkout, which checks every line itself.
 */
const WaysOn = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const said = useSelector(pad, selectSaid)
  const hasMore = useSelector(pad, canTakeRest)
  const { rows } = usePadLater(selectCounts, sameCounts)
  if (said?.word.kind !== 'added') return null
  return (
    <div className={styles['ways']}>
      {hasMore && (
        <Button onClick={handingFocusOn(() => pad.send({ type: 'rest.wanted' }))}>{t('pad.takeRest')}</Button>
      )}
      <ButtonLink to="/cart">{t('cart.view')}</ButtonLink>
      {rows === 0 && !hasMore && <ButtonLink to="/checkout">{t('cart.checkout')}</ButtonLink>}
    </div>
  )
}

/** How the rows stand, the next problem, and adding the good ones; always in sight. */
export const PadBar = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const { rows, good, problems, open, total } = usePadLater(selectCounts, sameCounts)
  const isReady = usePadLater(canAdd)
  return (
    <div className={styles['bar']} role="group" aria-label={t('cart.actions')} data-foot="wide" data-region>
      <div className={styles['facts']}>
        {rows > 0 && (
          <p className={styles['counts']}>
            <span>
              {t('orders.total')}{' '}
              <strong>
                <Amount text={formatMoney(total)} />
              </strong>
            </span>{' '}
            <span className={styles['ready']}>
              {open > 0 ? t('pad.open', { count: open }) : t('pad.ready', { good, rows })}
            </span>
          </p>
        )}
        <Said />
      </div>
      <div className={styles['deeds']}>
        {problems > 0 && (
          <Button
            className={styles['problems']}
            title={t('pad.nextProblemHint')}
            onClick={() => pad.send({ type: 'problem.sought', from: null })}
          >
            {t('pad.nextProblem', { count: problems })}
          </Button>
        )}
        <Button
          variant="primary"
          className={styles['adding']}
          aria-disabled={!isReady || undefined}
          onClick={() => pad.send({ type: 'adding.requested' })}
        >
          {good === 0 ? t('product.add') : t('pad.add', { good, rows })}
        </Button>
        <WaysOn />
      </div>
    </div>
  )
}
