import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import {
  canRetryCustomer,
  canTrust,
  isAddressWrong as isAddressAsked,
  isHeldForCheck,
  isWithoutNetwork,
  selectProblem,
  selectRefusals,
} from '../../machines/ordering/checkout.selectors'
import { isChecking } from '../../machines/ordering/freshness.selectors'
import {
  isRefused,
  isStillProcessing,
  isToldByForm,
  isUnsure,
  selectFailure,
  selectPlaced,
} from '../../machines/ordering/order-sender.selectors'
import { refusalText } from '../../machines/rules/checkout'
import { isToldAtFields } from '../../machines/rules/field-problems'
import { useShop } from '../app-context'
import { ButtonLink, LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Link } from '../components/link'
import { Notice, ReportLink } from '../components/state-panels'
import { CartDifferences, CheckFailed, CheckProgress } from '../shell/cart-check'
import { CartUndoNotice } from '../shell/cart-undo'
import { SaidOfFailure } from '../server-words'
import { useWrongLines } from './checkout-errors'
import { OrderOfOthers } from './order-of-others'
import { problemText } from './order-problem-text'
import styles from './checkout-foot.module.css'

/** What keeps the order from being sent, why it was refused, or that it takes long (spec 5 Checkout, 8). */
export const CheckoutMessages = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { orderSender, freshness } = useShop().actors
  const problem = useSelector(actor, selectProblem)
  const refusals = useSelector(actor, selectRefusals)
  const isAtAddress = useSelector(actor, isAddressAsked)
  const isAtFields = useSelector(orderSender, isToldByForm)
  const isCutOff = useSelector(actor, isWithoutNetwork)
  const canRetry = useSelector(actor, canRetryCustomer)
  const isOrderRefused = useSelector(orderSender, isRefused)
  const failure = useSelector(orderSender, selectFailure)
  const atLines = Object.fromEntries(useWrongLines(actor).map(({ product, problem: said }) => [product.id, said]))
  const isAtLines = failure !== null && isToldAtFields(refusalText(failure), atLines)
  // A refusal that leaves open what became of the order is one message, told once.
  const isToldHere = failure !== null && isOrderRefused && !isAtFields && !isAtLines
  const orders = (
    <ButtonLink to="/orders" variant="primary">
      {t('checkout.seeOrders')}
    </ButtonLink>
  )
  const placed = useSelector(orderSender, selectPlaced)
  // The other order took what this one had: that the cart is empty says nothing more.
  const isToldByOrder = placed !== null && placed !== 'refusedBefore' && problem?.kind === 'missingData' && !canRetry
  const isNotSure = useSelector(orderSender, isUnsure)
  const isLong = useSelector(orderSender, isStillProcessing)
  const isHeld = useSelector(actor, isHeldForCheck)
  const isUnderWay = useSelector(freshness, isChecking)
  const isTrustable = useSelector(actor, canTrust)
  const trust = isTrustable && (
    <LinkButton onClick={handingFocusOn(() => actor.send({ type: 'order.trusted' }))}>
      {t('freshness.trust')}
    </LinkButton>
  )
  // What comes above a button that was pressed does not push it out of the window.
  useEffect(() => {
    if (document.activeElement instanceof HTMLButtonElement) document.activeElement.scrollIntoView({ block: 'nearest' })
  }, [failure, refusals])
  return (
    <>
      <CartUndoNotice />
      <CartDifferences />
      <CheckProgress>{isHeld && trust}</CheckProgress>
      <CheckFailed>{trust}</CheckFailed>
      {placed && (
        <Notice
          tone={placed === 'refusedBefore' ? 'warning' : 'info'}
          action={<Link to="/orders">{t('checkout.seeOrders')}</Link>}
        >
          {t(`checkout.${placed}`)}
        </Notice>
      )}
      {isCutOff && problem === null && <Notice tone="warning">{t('checkout.noNetwork')}</Notice>}
      {problem && !isAtAddress && !isToldByOrder && (
        <Notice
          key={refusals}
          tone="danger"
          isBusy={isUnderWay}
          action={
            problem.kind === 'missingData' && canRetry ? (
              <LinkButton onClick={handingFocusOn(() => actor.send({ type: 'customer.retried' }))}>
                {t('common.retry')}
              </LinkButton>
            ) : undefined
          }
        >
          {problemText(problem, t)}
        </Notice>
      )}
      {isToldHere && (
        <Notice
          tone="danger"
          action={
            <>
              {isNotSure && orders}
              <ReportLink />
            </>
          }
        >
          <SaidOfFailure failure={failure} words={refusalText} otherwise={t('common.unexpected')} />
          {isNotSure && <p className={styles['unsure']}>{t('checkout.unsure')}</p>}
        </Notice>
      )}
      {isNotSure && !isToldHere && (
        <Notice tone="warning" action={orders}>
          {t('checkout.unsure')}
        </Notice>
      )}
      {isLong && (
        <Notice
          tone="info"
          action={
            <LinkButton onClick={() => orderSender.send({ type: 'waiting.ended' })}>
              {t('checkout.stopWaiting')}
            </LinkButton>
          }
        >
          {t('checkout.stillProcessing')}
        </Notice>
      )}
      <OrderOfOthers />
    </>
  )
}
