import { assign, sendTo, setup } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { Customer, NewOrder } from '../../api/schemas/ordering'
import { delays } from '../delays'
import type { AppNews } from '../app.types'
import { subscription } from '../news'
import { asFailure, effect, listener, port } from '../port'
import { fingerprint, newOrder, orderProblem, type OrderProblem } from '../rules/checkout'
import type { Attempt } from '../rules/order-attempt'
import type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutTag } from './checkout.types'
import type { OrderForm } from '../rules/order-form'
import type { AttemptFound, Remembered, Stamp } from './checkout.types'
import type { CartChanged } from './cart.types'

/** The first rule that speaks against sending, of what the checkout knows now. */
export const problemOf = (context: CheckoutContext): OrderProblem | null =>
  orderProblem({ customer: context.customer, lines: context.lines, addressId: context.form.addressId })
/** What was told stays until its cause is gone. */
export const toldStill = (context: CheckoutContext): OrderProblem | null =>
  context.problem !== null && problemOf(context) !== null ? context.problem : null
/** A lost connection, a failing server and anything unforeseen leave open whether the order was stored. */
const isLost = (failure: Failure): boolean =>
  failure.kind === 'unreachable' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'rejected' && failure.status >= 500)
/** The order of this moment, ready to be sent. */
export const sendingOf = (context: CheckoutContext, { today, key }: Stamp): CheckoutContext['sending'] => {
  if (context.customer === null) return null
  const { lines } = context
  const draft = newOrder({ ...context.form, customer: context.customer, lines, saleDate: today })
  const isRetry = context.attempt?.fingerprint === fingerprint(draft)
  return { draft, lines, isRetry, key: isRetry && context.attempt ? context.attempt.key : key }
}

/** The words that the checkout's chart is written in: ports, actions and guards. */
export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext
    events: CheckoutEvent
    input: CheckoutInput
    tags: CheckoutTag
  },
  actors: {
    loadCustomer: port<Customer | null, { code: string; email: string }>('loadCustomer'),
    stampOrder: port<Stamp, { code: string; email: string }>('stampOrder'),
    storedAttempt: listener<AttemptFound>('storedAttempt'),
    placeOrder: port<void, { code: string; draft: NewOrder; key: string }>('placeOrder'),
    holdPage: listener('holdPage'),
    appNews: subscription<AppNews>(),
    cartNews: subscription<CartChanged>(),
    remember: port<Remembered, { code: string; email: string }>('remember'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    rememberAttempt: (_, _params: Attempt) => effect('rememberAttempt')(),
    forgetAttempt: effect('forgetAttempt'),
    takeRemembered: assign(({ context }, { form, attempt }: Remembered) => ({
      attempt,
      form: form === null ? context.form : { ...form, addressId: form.addressId || context.form.addressId },
    })),
    rememberForm: (_, _params: { owner: { tenantCode: string; email: string }; form: OrderForm | null }) =>
      effect('rememberForm')(),
    go: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.requested' as const, to }),
    ),
    emptyCart: sendTo(
      ({ context }) => context.cart,
      ({ context }) => ({ type: 'order.accepted' as const, lines: context.sending?.lines ?? [] }),
    ),
  },
  guards: {
    hasProblem: ({ context }) => problemOf(context) !== null,
    isLost: (_, { error }: { error: unknown }) => isLost(asFailure(error)),
    hasAttempt: (_, { attempt }: Remembered) => attempt !== null,
    isOfAnother: ({ context }, { attempt }: { attempt: Attempt | null }) =>
      attempt !== null && attempt.key !== context.attempt?.key,
    isRetry: ({ context }) => context.sending?.isRetry ?? false,
    isCustomer: (_, { customer }: { customer: Customer | null }) => customer !== null,
  },
  delays: { slow: delays.slow, stillProcessing: delays.stillProcessing },
})
