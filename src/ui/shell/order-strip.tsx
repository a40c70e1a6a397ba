import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import {
  isElsewhere as isOrderElsewhere,
  isInDoubt as isOrderInDoubt,
  isRefused as isOrderRefused,
  isSending as isOrderSending,
  selectAttempt,
  selectFailure,
} from '../../machines/ordering/order-sender.selectors'
import { refusalText } from '../../machines/rules/checkout'
import { useShop } from '../app-context'
import { classes, LinkButton } from '../components/button'
import { Notice } from '../components/state-panels'
import { doubtId, doubtText } from '../ordering/order-doubt'
import styles from './order-strip.module.css'

/**
 * Under the header of every screen: what becomes of an order that was sent at the checkout. The checkout itself says it
 * beside the button; where that is far below, this leads there.
 */
export const OrderStrip = () => {
  const isAtCheckout = useLocation().pathname === '/checkout'
  return (
    <div className={classes(styles['place'], isAtCheckout && styles['aside'])} aria-live="polite">
      {isAtCheckout ? <WordAtCheckout /> : <OrderWord />}
    </div>
  )
}

const WordAtCheckout = () => {
  const { t } = useTranslation()
  const { orderSender } = useShop().actors
  const isInDoubt = useSelector(orderSender, isOrderInDoubt)
  const isElsewhere = useSelector(orderSender, isOrderElsewhere)
  if (!isInDoubt && !isElsewhere) return null
  const lead = () => document.getElementById(doubtId)?.focus()
  return (
    <Notice
      tone={isElsewhere ? 'info' : 'warning'}
      action={<LinkButton onClick={lead}>{t('checkout.toDoubt')}</LinkButton>}
    >
      {t('checkout.open')}
    </Notice>
  )
}

const OrderWord = () => {
  const { t } = useTranslation()
  const { orderSender } = useShop().actors
  const attempt = useSelector(orderSender, selectAttempt)
  const failure = useSelector(orderSender, selectFailure)
  const isSending = useSelector(orderSender, isOrderSending)
  const isInDoubt = useSelector(orderSender, isOrderInDoubt)
  const isElsewhere = useSelector(orderSender, isOrderElsewhere)
  const isRefused = useSelector(orderSender, isOrderRefused)
  const checkout = <Link to="/checkout">{t('checkout.toCheckout')}</Link>
  if (isSending) {
    return (
      <Notice tone="info" action={checkout}>
        {t('checkout.onItsWay')}
      </Notice>
    )
  }
  if (attempt !== null && (isInDoubt || isElsewhere)) {
    return (
      <Notice tone={isElsewhere ? 'info' : 'warning'} action={checkout}>
        {doubtText(isElsewhere, attempt, t)}
      </Notice>
    )
  }
  if (!isRefused || failure === null) return null
  return (
    <Notice tone="danger" action={checkout}>
      {t('checkout.refusedElsewhere', { reason: refusalText(failure) ?? t('common.unexpected') })}
    </Notice>
  )
}
