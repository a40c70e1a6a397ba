import { pruned } from './cart'
import { bareLine, type ListLine } from './lists'
import type { Judged } from './pad-judge'
import { readPadQuantity, type PadQuantity } from './pad-quantity'
import { isBlank, type PadRow } from './pad-rows'
import { remembered } from './pad-readings'
import { inUnitOfThen } from './pad-sums'
import { cleanCell } from './pad-cell'
import { isOtherUnitWritten } from './unit-words'

/** The rows of a pad as they are passed on, or put on a list. */
export type PassedRows = {
  readonly lines: readonly ListLine[]
  /** Rows without a part number that is clear: they stay behind. */
  readonly left: number
  /** Rows whose quantity says no number, or nothing of a product that is not known: they go along with 0, which adds nothing where it is opened. */
  readonly unread: readonly UnreadRow[]
}
/** `text` is the quantity as it is written. */
export type UnreadRow = { readonly part: string; readonly text: string }
/** More digits than a link may have. */
const tooMany = 1e15
const isPassable = (quantity: number): boolean => quantity >= 0 && quantity < tooMany

/** How a quantity is written; `null` where it is not known which column it stands in. */
type Written = PadQuantity | null
/** How many a row asks for; `null` when that is not known. */
const quantityOf = (read: Written, { quantity }: Judged): number | null => {
  if (quantity !== null) return isPassable(quantity) ? quantity : null
  if (read?.kind === 'missing') return 0
  return read?.kind === 'whole' && isPassable(read.quantity) ? read.quantity : null
}

/** The unit that is written, unless it is known to be the one that the product is sold by. */
const unitOf = (read: Written, { product }: Judged): string | null => {
  if (read?.kind !== 'whole' || read.unit === null) return null
  return product === null || isOtherUnitWritten(read.unit, product) ? read.unit : null
}

/** What becomes of one row: nothing where it is not wanted, a line, or `left` where no part number is known. */
type PassedRow = { readonly line: ListLine | null; readonly isLeft: boolean; readonly unread: UnreadRow | null }
const unwanted: PassedRow = { line: null, isLeft: false, unread: null }
const passedRow = (row: PadRow, one: Judged): PassedRow => {
  if (isBlank(row) || one.kind === 'leftOut') return unwanted
  const { product } = one
  const part = product?.part_number || cleanCell(one.names.asked)
  // Whether the buyer's own number is meant, or the same one of the company, is not said yet.
  const isOpen = one.kind === 'choose' && one.names.own !== null
  if (part === '' || isOpen) return { ...unwanted, isLeft: true }
  const read = row.isQuantityOpen ? null : inUnitOfThen(readPadQuantity(row.quantity, row.reading), row)
  const [quantity, unit] = [quantityOf(read, one), unitOf(read, one)]
  // A blank means the minimum, which nobody knows of a part that is not found.
  const isKnown = quantity !== null && (read?.kind !== 'missing' || one.quantity !== null)
  const [tag1 = null, tag2 = null] = row.tags
  const line = bareLine(part, quantity ?? 0, row.comment.trim(), product?.description ?? '')
  return {
    line: { ...line, product: product && pruned(product), tag1, tag2, ...(unit !== null && { unit }) },
    isLeft: false,
    unread: isKnown ? null : { part, text: row.quantity.trim() },
  }
}
const passings = remembered<PassedRow>()

/**
 * What of the rows can be passed on: each with the part number of the company, because nobody else knows the buyer's own,
 * and no price. A row that is left out is not wanted. A unit that is to be asked about goes along.
 */
export const passedRows = (rows: readonly PadRow[], judged: readonly Judged[]): PassedRows => {
  const lines: ListLine[] = []
  const unread: UnreadRow[] = []
  let left = 0
  for (const [at, row] of rows.entries()) {
    const one = judged[at]
    if (one === undefined) continue
    const passed = passings(row, [one], () => passedRow(row, one))
    if (passed.line !== null) lines.push(passed.line)
    if (passed.unread !== null) unread.push(passed.unread)
    if (passed.isLeft) left += 1
  }
  return { lines, left, unread }
}
