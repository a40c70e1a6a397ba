import type { Failure } from '../../api/schemas/failure'
import type { OrderRow } from '../../api/schemas/ordering'
import type { AppRef, NetworkReturned, PlaceChanged } from '../app.types'
import type { Recipient, SubscriptionEvent } from '../news'
import type { WantedOrder } from '../rules/checkout'
import type { FieldProblems } from '../rules/field-problems'
import type { Attempt, Former, Found, Owner, Stamp } from '../rules/order-attempt'
import type { CartRef } from './cart.types'
import type { ReceiptsRef } from './receipts.types'

/** Where the sending of orders stands, as a checkout has to know it. */
export type OrderPhase = 'opening' | 'free' | 'underWay' | 'doubt'
/**
 * What the sender tells whoever depends on it: at once, and at every change. `isOutdated` when the last order was
 * refused with words about a price or a product (decision 030); `blamed`: what the refusal says of fields of the form.
 */
export type OrderNews = {
  readonly type: 'order.changed'
  readonly phase: OrderPhase
  /** The last order was refused, and nobody could look whether it is there all the same. */
  readonly isUnsure?: boolean
  readonly isOutdated?: boolean
  readonly blamed?: FieldProblems
  /** The last order that is known to be stored, by its key. */
  readonly settled?: string | null
}
/** What the cart hears besides: the buyer's own mark, and those of others of the company whose orders have no answer. */
export type CartOrderNews = OrderNews & { readonly by: string; readonly others: readonly string[] }

/** What this device keeps of an order without an answer: told at once, and when another tab wrote it. */
export type AttemptFound = { readonly type: 'attempt.found' } & Found
/**
 * No other tab of this browser is at an order: what the device keeps now, and what a new order needs. Nobody else gets
 * a turn before this one is given back.
 */
export type TurnGiven = { readonly type: 'turn.given'; readonly stamp: Stamp } & Found
export type OrderSenderContext = {
  readonly app: AppRef
  readonly cart: CartRef
  readonly receipts: ReceiptsRef
  readonly owner: Owner
  readonly subscribers: readonly Recipient<OrderNews>[]
  readonly phase: OrderPhase
  readonly pathname: string
  /** The ids of the buyer's orders when the checkout was opened; `null` while nobody knows. */
  readonly known: readonly string[] | null
  /** What the buyer wants to order, until it is an attempt. */
  readonly wanted: WantedOrder | null
  readonly attempt: Attempt | null
  /** The last order that this tab knows to be stored. */
  readonly settled: string | null
  /** The last order that ended without being known to be stored. */
  readonly former: Former | null
  /** Marks of other buyers of the company whose orders on this device have no answer. */
  readonly others: readonly string[]
  /** What the server, or the way there, said against the last sending. */
  readonly failure: Failure | null
  /** It was a refusal, and the orders could not be looked at: the order may be there all the same. */
  readonly isUnsure: boolean
  /** What the buyer said of the order in doubt. */
  readonly isThere: boolean
  /** The orders in the list that may well be the one in doubt; `null` where nobody can tell. */
  readonly alike: readonly OrderRow[] | null
  /**
   * What became of an order that this checkout did not see end: another tab has placed the one that was seen here, or one
   * that this tab wanted to send itself; or one of a page before was refused.
   */
  readonly placed: 'placed' | 'placedElsewhere' | 'refusedBefore' | null
}
export type OrderSenderEvent =
  | PlaceChanged
  | NetworkReturned
  | AttemptFound
  | TurnGiven
  | SubscriptionEvent<OrderNews>
  | { type: 'order.sent'; order: WantedOrder }
  | { type: 'refusal.resolved' }
  | { type: 'press.begun' }
  | { type: 'press.ended' }
  | { type: 'waiting.ended' }
  | { type: 'resending.requested' }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
  | { type: 'fate.told'; isThere: boolean }
  /** What can be said of an order is being found out: it may be another sentence at once. */
  | { type: 'word.changed' }
export type OrderSenderInput = Pick<OrderSenderContext, 'app' | 'cart' | 'receipts' | 'owner' | 'pathname'>
export type OrderSenderTag =
  | 'busy'
  | 'sending'
  | 'verifying'
  | 'stillProcessing'
  | 'inDoubt'
  | 'elsewhere'
  | 'asking'
  | 'contradicting'
  | 'concluding'
  | 'unsettled'

/** The sender of orders, as a checkout knows it. */
export type OrderSenderRef = Recipient<OrderSenderEvent>
