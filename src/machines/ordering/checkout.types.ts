import type { Customer } from '../../api/schemas/ordering'
import type { AppRef, NetworkReturned } from '../app.types'
import type { CartLine } from '../rules/cart'
import type { OrderProblem } from '../rules/checkout'
import type { OrderForm } from '../rules/order-form'
import type { CartChanged, CartRef } from './cart.types'
import type { CheckEnded, FreshnessRef } from './freshness.types'
import type { OrderNews, OrderPhase, OrderSenderRef } from './order-sender.types'

export type FormChanged = { readonly type: 'form.changed'; readonly patch: Partial<OrderForm> }

export type CheckoutContext = {
  readonly code: string
  readonly email: string
  readonly app: AppRef
  readonly cart: CartRef
  readonly sender: OrderSenderRef
  readonly freshness: FreshnessRef
  /** What is in the cart now. */
  readonly lines: readonly CartLine[]
  readonly customer: Customer | null
  readonly form: OrderForm
  /** The rule that speaks against sending, once it was told. */
  readonly problem: OrderProblem | null
  /** What was in the cart when the order was pressed, while its lines are checked. */
  readonly pressed: readonly CartLine[]
  /** The buyer orders at the prices shown, checked or not: until the cart becomes another order. */
  readonly isTrusted: boolean
  /** Where the sender stands. */
  readonly phase: OrderPhase
}
export type CheckoutEvent =
  | FormChanged
  | { type: 'order.submitted' }
  | { type: 'order.trusted' }
  | { type: 'customer.retried' }
  | NetworkReturned
  | CartChanged
  | OrderNews
  | CheckEnded
export type CheckoutInput = Pick<CheckoutContext, 'app' | 'code' | 'email' | 'cart' | 'sender' | 'freshness'>
export type CheckoutTag = 'busy' | 'checking' | 'customerBusy' | 'customerSlow' | 'customerFailed' | 'customerMissing'
