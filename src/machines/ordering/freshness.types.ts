import type { Id } from '../../api/schemas/shared'
import type { AppRef, NetworkReturned, PlaceChanged } from '../app.types'
import type { Publisher, Recipient } from '../news'
import type { CheckResult } from '../rules/freshness'
import type { CartChanged, CartRef, Lines } from './cart.types'
import type { CartViewRef, LinesSeen } from './cart-view.types'
import type { OrderNews } from './order-sender.types'

/** Answers about products that came by anyway: of a list, a search, a category or a product page. */
export type ProductsPassed = {
  readonly type: 'products.passed'
  readonly code: string
  readonly results: readonly CheckResult[]
}
/** How far the reading of products has come: in portions, so that the cart is not written for each of them. */
export type ReadingNews =
  | { readonly type: 'products.read'; readonly results: readonly CheckResult[]; readonly failed: readonly Id[] }
  | { readonly type: 'reading.ended' }
/** The answer to whoever asked for a check: how many lines could not be checked. */
export type CheckEnded = { readonly type: 'check.ended'; readonly unchecked: number }

export type FreshnessContext = {
  readonly code: string
  readonly app: AppRef
  readonly cart: CartRef
  readonly cartView: CartViewRef
  readonly sender: Publisher<OrderNews>
  readonly pathname: string
  /** What is in the cart now, and the products of which are in view on the screen of the cart. */
  readonly lines: Lines
  readonly view: readonly string[]
  /** The products that are being read, and those of them of which nothing was heard yet. */
  readonly chosen: readonly Id[]
  readonly open: readonly Id[]
  /** The products that could not be read since the screen was opened, by their ids. */
  readonly missed: readonly string[]
  /** An order was refused for its goods: whatever was checked before counts no longer. */
  readonly isForced: boolean
  /** Who waits for the end of the check. */
  readonly askers: readonly Recipient<CheckEnded>[]
  /** What passed by last, by product id: whatever is added from a screen was seen there a moment ago. */
  readonly heard: ReadonlyMap<string, CheckResult>
}
export type FreshnessEvent =
  | CartChanged
  | PlaceChanged
  | NetworkReturned
  | OrderNews
  | ProductsPassed
  | ReadingNews
  | LinesSeen
  | { type: 'check.requested'; by: Recipient<CheckEnded> }
  | { type: 'check.retried' }
  | { type: 'check.waived' }
export type FreshnessInput = Pick<FreshnessContext, 'code' | 'app' | 'cart' | 'cartView' | 'sender' | 'pathname'>
export type FreshnessTag = 'checking' | 'unchecked'
/** Freshness, as the checkout knows it. */
export type FreshnessRef = Recipient<FreshnessEvent>
