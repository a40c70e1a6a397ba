import { useSelector } from '@xstate/react'
import { useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused as isFormRefused } from '../../machines/ordering/checkout.selectors'
import { isInDoubt as isOrderInDoubt } from '../../machines/ordering/order-doubt.selectors'
import { isRefused as isOrderRefused } from '../../machines/ordering/order-sender.selectors'
import { isBusy as isOrderBusy } from '../../machines/tags'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useOrdering, useScreenActor, useShop } from '../app-context'
import { BackLink } from '../components/page'
import { ScreenTitle } from '../shell/page-head'
import { submitAndPoint } from '../form-gestures'
import { CheckoutErrors } from './checkout-errors'
import { CheckoutFoot } from './checkout-foot'
import { CheckoutForm } from './checkout-form'
import { CheckoutMessages } from './checkout-messages'
import { CheckoutSummary } from './checkout-summary'
import { OrderDoubt } from './order-doubt'
import { useDoubt } from './use-doubt'
import styles from './checkout-screen.module.css'

/** From a filled cart to an order (spec 2 Checkout). */
export const CheckoutScreen = () => {
  const { t } = useTranslation()
  const { actors } = useShop()
  const session = useSelector(useApp().actors.session, selectSession)
  const code = session?.manufacturer.code ?? ''
  const email = session?.user.email ?? ''
  const actor = useScreenActor(useOrdering().screens.checkout, {
    input: { code, email, cart: actors.cart, sender: actors.orderSender, freshness: actors.freshness },
  })
  const isFormWrong = useSelector(actor, isFormRefused)
  const isTurnedDown = useSelector(actors.orderSender, isOrderRefused)
  const isInDoubt = useSelector(actors.orderSender, isOrderInDoubt)
  const isBusy = useSelector(actor, isOrderBusy)
  const isOpen = useDoubt()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitAndPoint(form.current, () => actor.send({ type: 'order.submitted' }))
  }
  return (
    <>
      <BackLink to="/cart" isHeld={isBusy}>
        {t('cart.continue')}
      </BackLink>
      <ScreenTitle title={t('checkout.title')} isRefused={isFormWrong || isTurnedDown || isInDoubt} />
      {isOpen && <OrderDoubt sender={actors.orderSender} checkout={actor} />}
      <form ref={form} className={styles['columns']} noValidate onSubmit={submit}>
        <div className={styles['form']}>
          <CheckoutErrors actor={actor} at="top" />
          <CheckoutForm actor={actor} />
        </div>
        <div className={styles['summary']} data-focus-walk>
          <CheckoutSummary actor={actor} />
          <CheckoutFoot actor={actor} messages={<CheckoutMessages actor={actor} />} />
        </div>
      </form>
    </>
  )
}
