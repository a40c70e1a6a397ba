import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sameDifferences, selectDifferences, selectLines } from '../../machines/ordering/cart.selectors'
import { isChecking, selectAsked, selectHeard, selectUnchecked } from '../../machines/ordering/freshness.selectors'
import { mendsOf, pricesOf } from '../../machines/rules/freshness'
import { formatChange } from '../../machines/rules/money'
import { useShop } from '../app-context'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import styles from './cart-check.module.css'

/** Takes every new price at once, and no other unit; only it has to know the lines. */
const AcceptAll = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const lines = useSelector(cart, selectLines)
  return (
    <LinkButton onClick={handingFocusOn(() => cart.send({ type: 'offers.accepted', accepted: pricesOf(lines) }))}>
      {t('freshness.acceptAll')}
    </LinkButton>
  )
}

/** Sets every quantity to what is allowed; the same. */
const MendAll = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const lines = useSelector(cart, selectLines)
  return (
    <LinkButton onClick={handingFocusOn(() => cart.send({ type: 'quantities.filled', quantities: mendsOf(lines) }))}>
      {t('freshness.setAll')}
    </LinkButton>
  )
}

/** What differs from what the buyer saw last, in sum (decision 030): `3 prices changed, +$43.20`. */
export const CartDifferences = () => {
  const { t } = useTranslation()
  const { cart, freshness } = useShop().actors
  const isUnderWay = useSelector(freshness, isChecking)
  const { offers, units, change, lowered, saved, setAside, breaches, unpriced } = useSelector(
    cart,
    selectDifferences,
    sameDifferences,
  )
  return (
    <>
      {offers > 0 && (
        <Notice tone="warning" isBusy={isUnderWay} action={offers > units && <AcceptAll />}>
          {t(units > 0 ? 'freshness.changedUnits' : 'freshness.changed', {
            count: offers,
            change: formatChange(change),
          })}
          {units > 0 && <span className="block-hint">{t('freshness.unitsApart')}</span>}
        </Notice>
      )}
      {breaches > 1 && (
        <Notice tone="warning" action={<MendAll />}>
          {t('freshness.breaches', { count: breaches })}
        </Notice>
      )}
      {unpriced > 0 && <Notice tone="warning">{t('freshness.unpricedLines', { count: unpriced })}</Notice>}
      {lowered > 0 && (
        <Notice tone="success">{t('freshness.lowered', { count: lowered, change: formatChange(-saved) })}</Notice>
      )}
      {setAside > 0 && <Notice tone="warning">{t('freshness.setAside', { count: setAside })}</Notice>}
    </>
  )
}

/** How far the check has come, and the way out of it where something waits for it. */
export const CheckProgress = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation()
  const { freshness } = useShop().actors
  const isUnderWay = useSelector(freshness, isChecking)
  const count = useSelector(freshness, selectAsked)
  const done = useSelector(freshness, selectHeard)
  if (!isUnderWay) return null
  const words = t('freshness.checking', { done, count })
  return (
    <div className={styles['progress']}>
      <span>{words}</span>
      <progress aria-label={words} value={done} max={count} />
      {children}
    </div>
  )
}

/** That lines could not be checked, and what can be done about it. */
export const CheckFailed = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation()
  const { freshness } = useShop().actors
  const count = useSelector(freshness, selectUnchecked)
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <span className={styles['choices']}>
          <LinkButton onClick={handingFocusOn(() => freshness.send({ type: 'check.retried' }))}>
            {t('freshness.checkAgain')}
          </LinkButton>
          {children}
        </span>
      }
    >
      {t('freshness.unchecked', { count })}
    </Notice>
  )
}
