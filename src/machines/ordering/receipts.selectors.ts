import type { SnapshotFrom } from 'xstate'
import { lastPlaced, receiptFor, usedBefore, withChanges, type Receipt } from '../rules/receipts'
import type { receiptsMachine } from './receipts.machine'

type Snapshot = SnapshotFrom<typeof receiptsMachine>

/** The last order that the company is known to have, as it was sent; whoever asks does not wait until the device holds it. */
export const selectLastReceipt = ({ context: { receipts, queue } }: Snapshot): Receipt | null =>
  lastPlaced(withChanges(receipts, queue))
/** Whether the device was asked and holds no order that the company is known to have. */
export const hasNoReceipt = (snapshot: Snapshot): boolean =>
  snapshot.context.isRead && selectLastReceipt(snapshot) === null
/** What the buyer sent that became an order of the list. */
export const receiptOfOrder =
  (orderId: string) =>
  ({ context }: Snapshot): Receipt | null =>
    receiptFor(context.receipts, orderId)
/** The last order under a purchase order number. */
export const sentUnder =
  (purchaseOrder: string) =>
  ({ context }: Snapshot): Receipt | null =>
    usedBefore(context.receipts, purchaseOrder)
/** False where the device keeps nothing: what was sent is known until the tab closes. */
export const areReceiptsKept = ({ context }: Snapshot): boolean => context.isKept
/** The number of the last order is being looked for. */
export const isNumberSought = ({ context }: Snapshot): boolean => context.sought !== null
