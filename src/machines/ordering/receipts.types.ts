import type { OrderRow } from '../../api/schemas/ordering'
import type { Recipient } from '../news'
import type { Owner } from '../rules/order-attempt'
import type { Receipt, ReceiptChange } from '../rules/receipts'

/** What this device keeps of sent orders: told at once, and whenever it changed, here or in another tab. */
export type ReceiptsFound = {
  readonly type: 'receipts.found'
  readonly receipts: readonly Receipt[]
  readonly isKept: boolean
}
/** By what an order can be found in the company's list, and what was there before it. */
export type Sought = {
  readonly key: string
  readonly known: readonly string[] | null
  readonly total: string
  readonly day: string
}
/** What the sender of orders tells of an order: that it goes out, that the company has it, or that it has it not. */
export type SendingNews =
  | { readonly type: 'order.begun'; readonly receipt: Receipt }
  | ({ readonly type: 'order.stored' } & Sought)
  | { readonly type: 'order.dropped'; readonly key: string }
export type ReceiptDeed = { readonly owner: Owner; readonly change: ReceiptChange }
export type ReceiptsContext = {
  readonly owner: Owner
  readonly receipts: readonly Receipt[]
  /** Whether the device has said what it keeps. */
  readonly isRead: boolean
  readonly isKept: boolean
  /** What is to be done, the first of it now. */
  readonly queue: readonly ReceiptChange[]
  /** The order whose number is looked for. */
  readonly sought: Sought | null
}
export type ReceiptsEvent = ReceiptsFound | SendingNews
export type OrderRows = readonly OrderRow[]
/** The receipts, as the sender of orders knows them. */
export type ReceiptsRef = Recipient<SendingNews>
