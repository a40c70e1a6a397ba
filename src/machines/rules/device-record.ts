import { readCart, isRow, field } from './cart-storage'
import { readForm } from './checkout-form'
import type { DeviceRecord } from './device-kept'
import { draftsOf, readDrafts } from './drafts'
import { earlierPad, keptRows, leftPads, withoutPadsOf } from './pad-storage'
import { isOpen, readKept, recordOf, withKept, type Owner } from './order-attempt'

/** What the device keeps, parsed, under the keys of C-122; `null` where nothing is stored. */
export type Stored = {
  readonly cart: unknown
  readonly drafts: unknown
  /** Pads of an earlier portal, and what pages that were left had not written. */
  readonly pad: unknown
  readonly padLeft: unknown
  readonly attempts: unknown
  readonly form: unknown
}
/** How many records the device keeps of a buyer, by kind (a file that is to become a list is one); of the pad, how many rows. */
export type RecordCounts = {
  readonly lists: number
  readonly partNumbers: number
  readonly pad: number
  readonly receipts: number
}
const noRecords: RecordCounts = { lists: 0, partNumbers: 0, pad: 0, receipts: 0 }
/** What the device keeps of a buyer of a tenant. */
export const recordFor = (
  { cart, drafts, pad, padLeft, attempts, form }: Stored,
  owner: Owner,
  counts: RecordCounts = noRecords,
): DeviceRecord => {
  const { attempt } = readKept(attempts, owner)
  const left = leftPads(padLeft, owner).reduce((count, { mine }) => count + keptRows(mine), 0)
  return {
    cartLines: readCart(cart, owner.tenantCode).lines.length,
    drafts: draftsOf(readDrafts(drafts), owner).length + counts.lists,
    padRows: keptRows(earlierPad(pad, owner)) + left + counts.pad,
    hasForm: readForm(form, owner) !== null,
    hasPartNumbers: counts.partNumbers > 0,
    receipts: counts.receipts,
    order: isOpen(attempt) ? { key: attempt.key, total: attempt.total, sentAt: attempt.sentAt } : null,
  }
}

const rowsOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])
const isDraftOf = (row: unknown, { tenantCode, email }: Owner): boolean =>
  isRow(row) && field(row, 'tenantCode') === tenantCode && field(row, 'email') === email
/** A cart that names no tenant is that of whoever is signed in. */
const isCartOf = (json: unknown, { tenantCode }: Owner): boolean => {
  const named = isRow(json) ? field(json, 'tenantCode') : undefined
  return typeof named !== 'string' || named === tenantCode
}
const orNone = (rows: readonly unknown[]): readonly unknown[] | null => (rows.length === 0 ? null : rows)

/** Their record stays without its order: a record that is gone would look as if the device had been wiped, and no more. */
const withoutOrder = (attempts: unknown, owner: Owner): readonly unknown[] | null => {
  const rows = rowsOf(attempts)
  const isKnown = rows.some((row) => recordOf(row, owner) !== null)
  return orNone(isKnown ? withKept(rows, owner, { ...readKept(rows, owner), attempt: null }) : rows)
}

/** What is left of it when a buyer of a tenant is forgotten; `null` is nothing. What is of others stays as it is. */
export const forgotten = ({ cart, drafts, pad, padLeft, attempts, form }: Stored, owner: Owner): Stored => ({
  cart: isCartOf(cart, owner) ? null : cart,
  drafts: orNone(rowsOf(drafts).filter((row) => !isDraftOf(row, owner))),
  pad: withoutPadsOf(pad, owner),
  padLeft: withoutPadsOf(padLeft, owner),
  attempts: withoutOrder(attempts, owner),
  form: recordOf(form, owner) === null ? form : null,
})
