import type { PromiseActorLogic } from 'xstate'
import type { Language } from '../../api/schemas/shared'
import type { AppRef } from '../app.types'
import type { LineProduct } from '../rules/cart'
import type { LineEdit, ListLine } from '../rules/lists'
import type { Owner } from '../rules/order-attempt'
import type { ListRead, ListsNews, ListsRef } from './lists.types'

/** A line that was removed, and where it stood. */
export type Removed = { readonly line: ListLine; readonly at: number }
/** What is told of a name that was typed: it is that of the list now, or it was none and the former stays. */
export type NameTold = { readonly kind: 'renamed' | 'unnamed'; readonly name: string }
export type ListContext = {
  readonly app: AppRef
  readonly lists: ListsRef
  readonly owner: Owner
  readonly id: string
  readonly list: ListRead | null
  /** How many changes of this screen are not on the device yet. */
  readonly pending: number
  /** The line that was removed last, until it is brought back or something else is done. */
  readonly removed: Removed | null
  /** The name that was typed last; where another list has it, the lists tell what this one is called. */
  readonly typed: string | null
  readonly told: NameTold | null
}
export type ListEvent =
  | ListsNews
  | { type: 'line.edited'; edit: LineEdit }
  | { type: 'line.added'; partNumber: string }
  | { type: 'list.renamed'; name: string }
  | { type: 'removal.undone' }
  | { type: 'retry.requested' }
export type ListInput = Pick<ListContext, 'app' | 'lists' | 'owner' | 'id'>

/** A part number whose product a row shows beside it; `part` is `null` where the row knows its product. */
export type PartAsked = { readonly code: string; readonly part: string | null; readonly language: Language }
export type PartNamed = PromiseActorLogic<LineProduct | null, PartAsked>
