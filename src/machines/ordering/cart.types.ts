import type { CartOrderNews, OrderPhase } from './order-sender.types'
import type { NavigationRequest, NoticeGiven } from '../app.types'
import type { Recipient, SubscriptionEvent } from '../news'
import type { Tag } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import type { CartLine, LineProduct } from '../rules/cart'
import type { NewQuantity } from '../rules/cart-fill'
import type { Ordered } from '../rules/cart-merge'
import type { CartUndo } from '../rules/cart-undo'
import type { CartProblem } from '../rules/checkout'
import type { Acceptance, CheckResult } from '../rules/freshness'
import type { CartStoreNews } from './cart-store'
import type { RowsAdded } from './pad.types'

export type Lines = readonly CartLine[]

/** Where the buyer changes a quantity: the texts, and what a refused removal keeps, differ (C-54, C-55). */
export type CartPlace = 'card' | 'cart' | 'panel'

/** A quantity as it was typed, at the moment the field is left. */
export type Typed = { readonly product: LineProduct; readonly text: string; readonly place: CartPlace }

/** "Remove Product?": the line in question, and the quantity that a refusal keeps (`null`: the former one). */
export type RemovalQuestion = { readonly productId: Id; readonly keep: number | null }

export type CartContext = {
  readonly tenantCode: string
  readonly lines: Lines
  /** What was last handed to the store, or came from it. */
  readonly handed: Lines
  readonly subscribers: readonly Recipient<CartChanged>[]
  readonly isSellMinimumOn: boolean
  /** Where the sender of orders stands. */
  readonly orderPhase: OrderPhase
  /** The last order was refused, and nobody knows whether it is there all the same. */
  readonly isOrderUnsure: boolean
  /** The buyer's own mark, once the sender has told it; and those of others whose orders have no answer yet. */
  readonly buyer: string
  readonly others: readonly string[]
  readonly question: RemovalQuestion | null
  readonly problem: CartProblem | null
  /** What can be taken back: the last removal, or the last quantities that were filled in. */
  readonly undo: CartUndo | null
  /** First quantities that were raised to the minimum, by product id; told of for as long as the line stands there. */
  readonly raised: ReadonlyMap<string, number>
  /** Tags picked for products that are not in the cart yet, by product id (C-68). */
  readonly pickedTags: ReadonlyMap<string, readonly Tag[]>
}

/** An order is known to be stored: what it held. */
export type OrderAccepted = { readonly type: 'order.accepted'; readonly ordered: readonly Ordered[] }
export type CartEvent =
  | CartStoreNews
  | SubscriptionEvent<CartChanged>
  | { type: 'step.changed'; isSellMinimumOn: boolean }
  | { type: 'line.increased'; product: LineProduct; place: CartPlace }
  | { type: 'line.decreased'; productId: Id }
  | ({ type: 'quantity.entered' } & Typed)
  | { type: 'quantities.filled'; quantities: readonly NewQuantity[] }
  | { type: 'change.undone' }
  | { type: 'undo.dismissed' }
  | { type: 'line.updated'; product: LineProduct; quantity: number }
  | { type: 'comment.changed'; productId: Id; comment: string }
  | { type: 'tags.picked'; productId: Id; tags: readonly Tag[] }
  | { type: 'removal.requested'; productId: Id }
  | { type: 'clearing.requested' }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
  | { type: 'checkout.requested' }
  | OrderAccepted
  | { type: 'order.settledElsewhere' }
  | CartOrderNews
  | RowsAdded
  | { type: 'lines.checked'; results: readonly CheckResult[] }
  | { type: 'offers.accepted'; accepted: readonly Acceptance[] }
  | { type: 'draft.opened'; lines: Lines; mode: 'replace' | 'merge' }
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }

/** What the cart tells whoever depends on it: at once, and at every change. */
export type CartChanged = {
  readonly type: 'cart.changed'
  readonly lines: Lines
  readonly isSellMinimumOn: boolean
  /** What is not there any more was ordered, here or in another tab, or the whole cart was cleared: that is told elsewhere. */
  readonly isTold?: true
}
/** What the cart tells the shop. */
export type CartNews =
  NoticeGiven | Extract<NavigationRequest, { type: 'navigation.requested' }> | { readonly type: 'cart.cleared' }
/** The cart, as a screen or a neighbour knows it. */
export type CartRef = Recipient<CartEvent>
