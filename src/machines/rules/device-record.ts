import { readCart, isRow, field } from './cart-storage'
import { readForm } from './checkout-form'
import { draftsOf, readDrafts } from './drafts'
import { emptyPad, keptRows, readPad, withPad } from './pad-storage'
import { readKept, recordOf, withKept, type Owner } from './order-attempt'

/** What the device keeps, parsed, under the keys of C-122; `null` where nothing is stored. */
export type Stored = {
  readonly cart: unknown
  readonly drafts: unknown
  readonly pad: unknown
  readonly attempts: unknown
  readonly form: unknown
}
/** What of it is of one buyer of one tenant. `order` is one whose fate nobody knows yet; `sentAt` is an ISO instant. */
export type DeviceRecord = {
  readonly cartLines: number
  readonly drafts: number
  readonly padRows: number
  readonly hasForm: boolean
  readonly order: { readonly key: string; readonly total: string; readonly sentAt: string } | null
}

/** What the device keeps of a buyer of a tenant. */
export const recordFor = ({ cart, drafts, pad, attempts, form }: Stored, owner: Owner): DeviceRecord => {
  const { attempt } = readKept(attempts, owner)
  return {
    cartLines: readCart(cart, owner.tenantCode).lines.length,
    drafts: draftsOf(readDrafts(drafts), owner).length,
    padRows: keptRows(readPad(pad, owner)),
    hasForm: readForm(form, owner) !== null,
    order: attempt && { key: attempt.key, total: attempt.total, sentAt: attempt.sentAt },
  }
}

/** Whether nothing is kept. */
export const isNothingKept = ({ cartLines, drafts, padRows, hasForm, order }: DeviceRecord): boolean =>
  cartLines === 0 && drafts === 0 && padRows === 0 && !hasForm && order === null

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
export const forgotten = ({ cart, drafts, pad, attempts, form }: Stored, owner: Owner): Stored => ({
  cart: isCartOf(cart, owner) ? null : cart,
  drafts: orNone(rowsOf(drafts).filter((row) => !isDraftOf(row, owner))),
  pad: orNone(withPad(pad, owner, emptyPad)),
  attempts: withoutOrder(attempts, owner),
  form: recordOf(form, owner) === null ? form : null,
})
