import type { AppRef, LanguageChanged, NetworkReturned, PlaceChanged } from '../app.types'
import type { Failure } from '../../api/schemas/failure'
import type { KeptMark } from '../../api/schemas/kept'
import type { OrderRow, OrderStatus } from '../../api/schemas/ordering'
import type { Recalled } from '../port'
import type { OrderView } from '../rules/order-view'

export type OrderQuestion = { readonly code: string; readonly status: OrderStatus }
export type OrderListContext = {
  readonly app: AppRef
  readonly code: string
  readonly email: string
  /** How the list is looked at, as the address says it. */
  readonly view: OrderView
  readonly rows: readonly OrderRow[]
  /** Of rows that this device kept: their time. */
  readonly kept: KeptMark | null
  /** Of rows that stood here before, until the server has said them again: when it said so. */
  readonly had: KeptMark | null
  readonly failure: Failure | null
}
export type OrderListEvent =
  | PlaceChanged
  | Recalled<OrderRow[]>
  | LanguageChanged
  | NetworkReturned
  | { type: 'tab.chosen'; status: OrderStatus }
  | { type: 'search.submitted'; text: string }
  | { type: 'view.changed'; patch: Partial<OrderView> }
  | { type: 'filters.cleared' }
  | { type: 'order.opened'; ids: readonly string[] }
  | { type: 'retry.requested' }
export type OrderListInput = Pick<OrderListContext, 'app' | 'code' | 'email'> & { readonly search: string }
