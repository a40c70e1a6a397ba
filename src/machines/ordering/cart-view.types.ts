import type { Recipient, SubscriptionEvent } from '../news'
import type { Column, PastedColumn } from '../rules/cart-fill'
import type { CartArrangement, CartKnowledge, CartSort } from '../rules/cart-view'
import type { NumberReading } from '../rules/pad-quantity'
import type { CartChanged, CartRef, Lines } from './cart.types'
import type { NumbersPublisher, NumbersTold } from './part-numbers.types'

/** The products that are in view on the cart, told to whoever keeps their lines fresh. */
export type LinesSeen = { readonly type: 'lines.seen'; readonly ids: readonly string[] }
/** What is known of lines that could not be checked: all of them, by product. */
export type CheckSettled = { readonly type: 'check.settled'; readonly missed: readonly string[] }

/** Rows of the table that are in view, by their places, both included. */
type RowsInView = { readonly from: number; readonly to: number }

export type CartViewContext = {
  readonly cart: CartRef
  readonly numbers: NumbersPublisher
  readonly subscribers: readonly Recipient<LinesSeen>[]
  readonly lines: Lines
  readonly arrangement: CartArrangement
  readonly knowledge: CartKnowledge
  /** The products as they are shown, by their ids. */
  readonly shown: readonly string[]
  /** What is shown is not what the arrangement asks for any more: nothing jumps until the buyer says so. */
  readonly isOutdated: boolean
  readonly inView: RowsInView | null
  /** The products that the subscribers were told of last. */
  readonly told: readonly string[]
  /** The line whose quantity is to have the focus; `at` counts the wishes. */
  readonly pointed: { readonly id: string; readonly at: number } | null
  readonly column: Column
}
export type CartViewEvent =
  | CartChanged
  | SubscriptionEvent<LinesSeen>
  | CheckSettled
  | NumbersTold
  | ({ type: 'rows.seen' } & RowsInView)
  | { type: 'find.changed'; text: string }
  | { type: 'sort.chosen'; sort: CartSort }
  | { type: 'attention.toggled' }
  | { type: 'view.renewed' }
  | { type: 'view.cleared' }
  /** Enter in a quantity; `text` is what was typed, `null` when nothing was. */
  | { type: 'quantity.left'; id: string; text: string | null; to: 'next' | 'previous' }
  | { type: 'line.pointed'; id: string }
  /** The next line that needs attention after the row `from` of those shown, or before; -1 for none. */
  | { type: 'problem.sought'; from: number; isBack: boolean }
  | { type: 'column.pasted'; id: string; column: PastedColumn }
  | { type: 'number.read'; reading: NumberReading }
  | { type: 'fill.applied' }
  | { type: 'fill.dropped' }
export type CartViewInput = Pick<CartViewContext, 'cart' | 'numbers'>
/** The view of the cart, as freshness knows it. */
export type CartViewRef = Recipient<CartViewEvent>
