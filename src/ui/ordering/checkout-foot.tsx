import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmptyCart, selectTotal } from '../../machines/ordering/cart.selectors'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import {
  hasCustomerFailed,
  isCustomerBusy,
  isHeldForCheck,
  selectProblem,
} from '../../machines/ordering/checkout.selectors'
import { isElsewhere, isInDoubt, isUnsettled } from '../../machines/ordering/order-doubt.selectors'
import { isLookingBack, isSending, isUnsure } from '../../machines/ordering/order-sender.selectors'
import { formatMoney } from '../../machines/rules/money'
import { isBusy as isOrderBusy } from '../../machines/tags'
import { useShop } from '../app-context'
import { Amount } from '../components/amount'
import { Button, classes } from '../components/button'
import { useFocusOfWhatWent } from '../components/focus-of-what-went'
import styles from './checkout-foot.module.css'
import { useDoubt } from './use-doubt'

type CompleteProps = {
  readonly isBusy: boolean
  readonly busyLabel: string
  readonly variant: 'primary' | 'secondary'
  readonly isIdle: boolean
}
const CompleteOrder = ({ isIdle, ...state }: CompleteProps) => {
  const { t } = useTranslation()
  return (
    <Button
      ref={useFocusOfWhatWent<HTMLButtonElement>()}
      data-focus-stop
      type="submit"
      isWide
      className={isIdle ? styles['idle'] : undefined}
      {...state}
    >
      {t('checkout.complete')}
    </Button>
  )
}

const busyWords = (isHeld: boolean, isUnderWay: boolean, isLookedUp: boolean, isAway: boolean) => {
  if (isAway) return 'common.loading'
  if (isHeld) return 'freshness.held'
  if (isLookedUp) return 'checkout.lookedUp'
  return isUnderWay ? 'checkout.processing' : 'checkout.complete'
}

/** What the order costs, and the one main button (spec 2 Checkout): in one column a bar that stays in sight. */
export const CheckoutFoot = ({ actor, messages }: { actor: CheckoutActor; messages: ReactNode }) => {
  const { t } = useTranslation()
  const { cart, orderSender } = useShop().actors
  const total = useSelector(cart, selectTotal)
  const isBare = useSelector(cart, isEmptyCart)
  const isBusy = useSelector(actor, isOrderBusy)
  const isHeld = useSelector(actor, isHeldForCheck)
  // Nothing is sent to an address that nobody has seen; without lines it is told at once that there is no order.
  const isComing = useSelector(actor, isCustomerBusy) && !isBare
  const isLost = useSelector(actor, hasCustomerFailed)
  const hasProblem = useSelector(actor, selectProblem) !== null
  const isUnderWay = useSelector(orderSender, isSending)
  const isDoubtful = useSelector(orderSender, isInDoubt)
  const isAway = useSelector(orderSender, isElsewhere)
  const isNotSure = useSelector(orderSender, isUnsure)
  const isLookedUp = useSelector(orderSender, isLookingBack)
  const isChanging = useSelector(orderSender, isUnsettled)
  // What can be done about an order in doubt stands above the form.
  const isOpen = useDoubt()
  return (
    <>
      <div
        className={classes(styles['pay'], !isBare && !isOpen && styles['bar'])}
        data-foot={isBare || isOpen ? undefined : 'narrow'}
      >
        <p className={styles['total']}>
          <span>{t('checkout.total')}</span>
          <strong>
            <Amount text={formatMoney(total)} />
          </strong>
        </p>
        <div className={styles['actions']}>
          {messages}
          {!isOpen && (
            <CompleteOrder
              variant={isNotSure || isBare || isLost ? 'secondary' : 'primary'}
              isIdle={isBare || isLost}
              isBusy={isBusy || isHeld || isComing || isAway}
              busyLabel={t(
                busyWords(
                  isHeld,
                  isUnderWay && !(isLookedUp && isChanging),
                  isLookedUp && !isChanging,
                  isAway || isComing,
                ),
              )}
            />
          )}
          {!isOpen && !isBare && isLost && !hasProblem && <p className={styles['waits']}>{t('checkout.waits')}</p>}
        </div>
      </div>
      <div className={styles['rest']} data-bare={isBare || undefined}>
        <Button
          variant="quiet"
          isWide
          aria-disabled={isBusy || isDoubtful || isAway || isBare || undefined}
          onClick={() => cart.send({ type: 'clearing.requested' })}
        >
          {t('checkout.clear')}
        </Button>
        <p className={styles['terms']}>{t('checkout.terms')}</p>
      </div>
    </>
  )
}
