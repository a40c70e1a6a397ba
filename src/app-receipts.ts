import { fromPromise } from 'xstate'
import type { RecordId, Records } from './api/browser/records'
import { recordOwner } from './app-ports'
import type { ReceiptDeed, ReceiptsFound } from './machines/ordering/receipts.types'
import { listening } from './machines/port'
import type { Owner } from './machines/rules/order-attempt'
import {
  changedReceipt,
  keyOfChange,
  mostReceipts,
  newestReceipts,
  readReceipt,
  type Receipt,
} from './machines/rules/receipts'

const kind = 'receipts'
const recordAt = (id: string): RecordId => ({ kind, id })

/** The ports of the receipts, over the records of this device. */
export const receiptPorts = (records: Records) => {
  const all = async (owner: Owner): Promise<{ readonly receipts: readonly Receipt[]; readonly isKept: boolean }> => {
    const { records: found, isKept } = await records.all(recordOwner(owner), kind)
    const receipts = found.flatMap(({ id, value }) => readReceipt(id, value) ?? [])
    return { receipts: newestReceipts(receipts), isKept }
  }
  const change = async ({ owner, change: wanted }: ReceiptDeed): Promise<void> => {
    const key = keyOfChange(wanted)
    await records.change(recordOwner(owner), [recordAt(key)], ([found]) => [
      changedReceipt(readReceipt(key, found), wanted) ?? undefined,
    ])
    const { receipts } = await all(owner)
    const overdue = receipts.slice(mostReceipts).map((receipt) => recordAt(receipt.key))
    if (overdue.length > 0) await records.change(recordOwner(owner), overdue, (found) => found.map(() => undefined))
  }
  return {
    storedReceipts: listening<ReceiptsFound, Owner>((tell, owner) => {
      const stopped = new AbortController()
      const look = async () => {
        const found = await all(owner)
        if (!stopped.signal.aborted) tell({ type: 'receipts.found', ...found })
      }
      const stop = records.onChange(recordOwner(owner), [kind], () => void look())
      void look()
      return () => {
        stopped.abort()
        stop()
      }
    }),
    changeReceipt: fromPromise<void, ReceiptDeed>(({ input }) => change(input)),
  }
}
