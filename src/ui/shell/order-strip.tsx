import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  isElsewhere as isOrderElsewhere,
  isInDoubt as isOrderInDoubt,
  isUnsettled as isWordUnsettled,
  selectAttempt,
} from '../../machines/ordering/order-doubt.selectors'
import {
  isRefused as isOrderRefused,
  isLookingBack as isOrderLookedUp,
  isSending as isOrderSending,
  isVerifying as isOrderVerifying,
  selectFailure,
} from '../../machines/ordering/order-sender.selectors'
import { refusalText } from '../../machines/rules/checkout'
import { useShop } from '../app-context'
import { Link } from '../components/link'
import { Notice } from '../components/state-panels'
import { doubtText } from '../ordering/doubt-text'
import { SaidOfFailure } from '../server-words'
import styles from './order-strip.module.css'

/**
 * Under the header of every screen but the checkout, which says it itself: what becomes of an order that was sent. The words
 * tell themselves, without the way on beside them.
 */
export const OrderStrip = () => (
  <div className={styles['place']}>{useLocation().pathname !== '/checkout' && <OrderWord />}</div>
)

const OrderWord = () => {
  const { t } = useTranslation()
  const { orderSender } = useShop().actors
  const attempt = useSelector(orderSender, selectAttempt)
  const failure = useSelector(orderSender, selectFailure)
  const isSending = useSelector(orderSender, isOrderSending)
  const isVerifying = useSelector(orderSender, isOrderVerifying)
  const isInDoubt = useSelector(orderSender, isOrderInDoubt)
  const isElsewhere = useSelector(orderSender, isOrderElsewhere)
  const isRefused = useSelector(orderSender, isOrderRefused)
  const isLookedUp = useSelector(orderSender, isOrderLookedUp)
  const isUnsettled = useSelector(orderSender, isWordUnsettled)
  const checkout = <Link to="/checkout">{t('checkout.toCheckout')}</Link>
  if (isUnsettled && (isElsewhere || isLookedUp)) return null
  if (isSending) {
    return (
      <Notice tone="info" action={checkout}>
        {t(isVerifying ? 'checkout.lookedUp' : 'checkout.onItsWay')}
      </Notice>
    )
  }
  if (attempt !== null && (isInDoubt || isElsewhere)) {
    return (
      // It is told where it does not go with the screen.
      <Notice tone={isElsewhere ? 'info' : 'warning'} isOnlyShown action={checkout}>
        {doubtText(isElsewhere, attempt, t)}
      </Notice>
    )
  }
  if (!isRefused || failure === null) return null
  return (
    <Notice tone="danger" action={checkout}>
      {t('checkout.refusedElsewhere', { reason: '' })}
      <SaidOfFailure failure={failure} words={refusalText} otherwise={t('common.unexpected')} />
    </Notice>
  )
}
