import { isRow, readCart, type Row } from './cart-storage'
import type { Ordered } from './cart-merge'
import { isSameId } from '../../api/schemas/shared'
import { lost, readKept, recordOf, withKept, writtenIn, type Owner } from './order-attempt'

/**
 * The second place of a buyer's record of orders, in the database: local storage is written to the disk late, and a
 * browser that is killed forgets what it held (decision 025). `row` is the record as local storage was given it, `last` the
 * newest one with an order in it.
 */
export type Journal = { readonly row: Row; readonly last: Row | null }

const readJournal = (value: unknown, owner: Owner): Journal | null => {
  if (!isRow(value)) return null
  const [row, last] = [recordOf(value['row'], owner), recordOf(value['last'], owner)]
  return row && { row, last }
}
const hasOrder = (row: Row, owner: Owner): boolean => readKept([row], owner).attempt !== null

/** The journal after local storage was given a record of this buyer, as part of `json`; `undefined` where it holds none. */
export const journalAfter = (value: unknown, json: readonly unknown[], owner: Owner): Journal | undefined => {
  const row = json.map((one) => recordOf(one, owner)).find((one) => one !== null)
  if (!row) return undefined
  return { row, last: hasOrder(row, owner) ? row : (readJournal(value, owner)?.last ?? null) }
}

const isHeld = (cart: unknown, { tenantCode }: Owner, ordered: readonly Ordered[]): boolean => {
  const { lines } = readCart(cart, tenantCode)
  if (ordered.length === 0) return false
  return ordered.every(({ productId, quantity }) =>
    lines.some((line) => isSameId(line.product.id, productId) && line.quantity >= quantity),
  )
}

/**
 * What local storage is to hold where it has forgotten what the journal knows; `null` where it has not. An order that was
 * stored, and stands in the cart as if it was not, is in doubt: it is pointed at, and never sent a second time without a word.
 */
export const recovered = (json: unknown, owner: Owner, value: unknown, cart: unknown): readonly unknown[] | null => {
  const journal = readJournal(value, owner)
  const written = journal === null ? 0 : writtenIn([journal.row], owner)
  if (journal === null || written <= writtenIn(json, owner)) return null
  const now = readKept([journal.row], owner)
  const before = journal.last && readKept([journal.last], owner).attempt
  const isBack =
    now.attempt === null && before !== null && now.settled === before.key && isHeld(cart, owner, before.ordered)
  const { settled } = readKept(json, owner)
  return withKept(json, owner, isBack ? { attempt: lost(before), settled, former: null } : now, written - 1)
}
