import type { Tag } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import type { CartLine, LineProduct } from '../rules/cart'
import type { CartProblem } from '../rules/checkout'
import type { Notice } from '../rules/notice'

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
  /** What storage held when it was last read or written: the base of the merge with another tab. */
  readonly saved: Lines
  readonly isSellMinimumOn: boolean
  readonly question: RemovalQuestion | null
  readonly problem: CartProblem | null
  /** Tags picked for products that are not in the cart yet, by product id (C-68). */
  readonly pickedTags: ReadonlyMap<string, readonly Tag[]>
}

export type CartEvent =
  | { type: 'cart.opened'; tenantCode: string; lines: Lines }
  | { type: 'cart.closed' }
  | { type: 'cart.changedElsewhere'; lines: Lines }
  | { type: 'step.changed'; isSellMinimumOn: boolean }
  | { type: 'line.increased'; product: LineProduct; place: CartPlace }
  | { type: 'line.decreased'; productId: Id }
  | ({ type: 'quantity.entered' } & Typed)
  | { type: 'line.updated'; product: LineProduct; quantity: number }
  | { type: 'comment.changed'; productId: Id; comment: string }
  | { type: 'tags.picked'; productId: Id; tags: readonly Tag[] }
  | { type: 'removal.requested'; productId: Id }
  | { type: 'clearing.requested' }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
  | { type: 'checkout.requested' }
  | { type: 'order.accepted'; lines: Lines }
  | { type: 'draft.opened'; lines: Lines; mode: 'replace' | 'merge' }
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }

export type CartEmitted =
  { type: 'notice.given'; notice: Notice } | { type: 'checkout.allowed' } | { type: 'cart.cleared' }
