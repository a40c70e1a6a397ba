import type { Failure } from '../../api/schemas/failure'
import type { Customer, NewOrder } from '../../api/schemas/ordering'
import type { CartLine } from '../rules/cart'
import type { OrderProblem } from '../rules/checkout'
import type { Attempt } from '../rules/order-attempt'
import type { OrderForm } from '../rules/order-form'
import type { AppRef, NetworkReturned } from '../app.types'
import type { CartChanged, CartRef } from './cart.types'

/** Day and key of a sending, and the order without an answer that the device remembers at this moment. */
export type Stamp = { readonly today: string; readonly key: string; readonly attempt: Attempt | null }
/** Another tab has written which order waits for its answer, or that none does any more. */
export type AttemptFound = { readonly type: 'attempt.found' }

/** An order on its way; `isRetry` when one and the same was sent before, and nobody knows what became of it. */
export type Sending = {
  readonly draft: NewOrder
  readonly lines: readonly CartLine[]
  readonly key: string
  readonly isRetry: boolean
}

export type CheckoutContext = {
  readonly code: string
  readonly email: string
  readonly app: AppRef
  readonly cart: CartRef
  /** What is in the cart now. */
  readonly lines: readonly CartLine[]
  readonly customer: Customer | null
  readonly form: OrderForm
  readonly problem: OrderProblem | null
  readonly failure: Failure | null
  readonly attempt: Attempt | null
  readonly sending: Sending | null
}
export type CheckoutEvent =
  | { type: 'form.changed'; patch: Partial<OrderForm> }
  | { type: 'order.submitted' }
  | { type: 'customer.retried' }
  | NetworkReturned
  | CartChanged
  | AttemptFound
export type CheckoutInput = Pick<CheckoutContext, 'app' | 'code' | 'email' | 'cart'>
/** What this device remembers of the buyer's checkout. */
export type Remembered = {
  /** What was filled in before leaving for the cart, `null` for a fresh checkout. */
  readonly form: OrderForm | null
  /** An order whose answer never came. */
  readonly attempt: Attempt | null
}
export type CheckoutTag =
  | 'busy'
  | 'sending'
  | 'stillProcessing'
  | 'customerBusy'
  | 'customerSlow'
  | 'customerFailed'
  | 'customerMissing'
  | 'unknown'
  | 'interrupted'
