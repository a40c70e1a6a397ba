import type { KeptMark } from '../../api/schemas/kept'
import type { Customer } from '../../api/schemas/ordering'
import type { AppRef, NetworkReturned } from '../app.types'
import type { CartLine } from '../rules/cart'
import type { OrderProblem } from '../rules/checkout'
import type { FieldProblems } from '../rules/field-problems'
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
  /** The browser has a network: without one nothing is sent, and nothing waits to be sent. */
  readonly isOnline: boolean
  readonly customer: Customer | null
  /** Since when, when the customer is what this device kept: it is shown, and nothing is ordered by it. */
  readonly kept: KeptMark | null
  readonly form: OrderForm
  /** The rule that speaks against sending, once it was told. */
  readonly problem: OrderProblem | null
  /** What the company said of fields when it refused the order, each until it is edited. */
  readonly blamed: FieldProblems
  /** What was in the cart when the order was pressed, while its lines are checked. */
  readonly pressed: readonly CartLine[]
  /** The buyer orders at the prices shown, checked or not: until the cart becomes another order. */
  readonly isTrusted: boolean
  /** What was in the cart when the company refused it for its goods; `null` when it did not, or the cause is gone. */
  readonly refused: readonly CartLine[] | null
  /** How often a press was answered by a rule: the same words are told anew each time. */
  readonly refusals: number
  /** How often the reader was led to the lines that such a refusal is about. */
  readonly led: number
  /** Where the sender stands. */
  readonly phase: OrderPhase
  /** The last order that was known to be stored when the form was read; `undefined` until the sender has said. */
  readonly settled: string | null | undefined
}
/** Whether the browser has a network: told at once, and again when that changes. */
export type NetworkSaid = { readonly type: 'network.said'; readonly isOnline: boolean }
export type CheckoutEvent =
  | NetworkSaid
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
