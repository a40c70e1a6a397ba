import type { Failure } from '../../api/schemas/failure'
import type { Customer, OrderDraft } from '../../api/schemas/ordering'
import type { CartLine } from '../rules/cart'
import type { OrderProblem } from '../rules/checkout'
import type { Attempt } from '../rules/order-attempt'
import type { CartActor } from './cart.machine'

/** The choices of spec 9, the first of each preselected. */
export const deliveryMethods = ['pickUp', 'delivery'] as const
export const paymentOptions = ['cod', 'creditCard', 'net30', 'net60'] as const

/** What the buyer fills in. Delivery and payment are shown only: no field of the order carries them (C-73). */
export type OrderForm = {
  readonly addressId: string
  readonly purchaseOrder: string
  readonly note: string
  readonly delivery: (typeof deliveryMethods)[number]
  readonly payment: (typeof paymentOptions)[number]
}

export const emptyForm: OrderForm = {
  addressId: '',
  purchaseOrder: '',
  note: '',
  delivery: deliveryMethods[0],
  payment: paymentOptions[0],
}

/** Day and fresh key of a sending. */
export type Stamp = { readonly today: string; readonly key: string }

export type CheckoutContext = {
  readonly code: string
  readonly email: string
  readonly cart: Pick<CartActor, 'getSnapshot' | 'send'>
  readonly customer: Customer | null
  readonly form: OrderForm
  readonly problem: OrderProblem | null
  readonly failure: Failure | null
  readonly attempt: Attempt | null
  readonly sending: { readonly draft: OrderDraft; readonly lines: readonly CartLine[]; readonly key: string } | null
}
export type CheckoutEvent =
  | { type: 'form.changed'; patch: Partial<OrderForm> }
  | { type: 'order.submitted' }
  | { type: 'customer.retried' }
  | { type: 'network.returned' }
  | { type: 'language.changed' }
/** `form` is what the buyer had filled in before leaving for the cart, `null` for a fresh checkout. */
export type CheckoutInput = Pick<CheckoutContext, 'code' | 'email' | 'cart' | 'attempt'> & {
  readonly form: OrderForm | null
}
