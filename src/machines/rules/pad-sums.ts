import { nothingFound, productOf, type Lookup, type PadProduct } from './pad-matching'
import { namesakesOf, withNamesakes } from './pad-namesakes'
import { readingOf, remembered, type RowReading } from './pad-readings'
import type { PadRow } from './pad-rows'
import type { OwnTable } from './part-numbers'
import { readPadQuantity } from './pad-quantity'
import { firstQuantity, maximumOf } from './quantity'
import { countInUnit, isOtherUnitWritten } from './unit-words'

/** What part numbers are looked up in. */
type Known = { readonly own: OwnTable; readonly known: ReadonlyMap<string, Lookup> }
/** What is known of the part number of a row; `undefined` while nobody has asked. */
export const lookupFor = (row: PadRow, { known, own }: Known): Lookup | undefined => {
  const { isAsked, key, namesake } = readingOf(row, own)
  const meant = isAsked ? known.get(key) : nothingFound
  if (namesake === null) return meant
  const same = namesakesOf(namesake, known)
  return meant && same && withNamesakes(meant, same)
}

/** The whole number that a row asks for; a missing one is the minimum. */
export const wantedOf = (quantity: RowReading['quantity'], product: PadProduct): number | null => {
  if (quantity.kind === 'missing') return firstQuantity(product)
  return quantity.kind === 'whole' ? quantity.quantity : null
}

/** True where another unit is written than the product is sold by: only the buyer knows how many that makes (decision 076). */
export const isUnitOpen = (quantity: RowReading['quantity'], product: PadProduct): boolean =>
  quantity.kind === 'whole' && isOtherUnitWritten(quantity.unit, product)
/**
 * A quantity in the unit of its product, as it can be read again; the number alone where that unit is no word. `null` where
 * it is surely another number, and nobody knows which.
 */
export const textInUnit = (
  { quantity, unit }: Extract<RowReading['quantity'], { kind: 'whole' }>,
  product: PadProduct,
): string | null => {
  const count = countInUnit(quantity, unit ?? '', product)
  if (count === null) return null
  const text = `${count} ${product.uom_code}`
  const read = readPadQuantity(text, null)
  return read.kind === 'whole' && !isUnitOpen(read, product) ? text : String(count)
}

/** So many of a product without a maximum are a slip: the cart takes more (C-121), a sheet has to be looked at. */
export const largest = 999_999
/** True for a number that is surely a slip: its row is not counted, so that it spoils no other. */
export const isSlip = (quantity: number, product: PadProduct): boolean =>
  quantity > largest && maximumOf(product) === null

/** What the rows of one product come to, and which are the first and the last of them. */
export type Sums = { readonly together: number; readonly first: string; readonly last: string; readonly count: number }
/** A row of which the product is known. */
export type Read = {
  readonly row: PadRow
  readonly product: PadProduct
  /** The id of the product, as a key. */
  readonly key: string
  readonly quantity: RowReading['quantity']
  /** How many it puts to the others of its product; 0 for a row that is not counted. */
  readonly counted: number
}
/** A quantity that stands as an order, a list or a link had it is in the unit of then (decision 037). */
export const inUnitOfThen = <TRead extends RowReading['quantity']>(
  quantity: TRead,
  { oldQuantity, oldUnit }: PadRow,
): TRead =>
  quantity.kind === 'whole' && quantity.unit === null && quantity.quantity === oldQuantity
    ? { ...quantity, unit: oldUnit }
    : quantity
const readings = remembered<Read | null>()
export const readOf = (row: PadRow, lookup: Lookup | undefined, own: OwnTable): Read | null =>
  readings(row, [lookup, own], () => {
    const product = lookup ? productOf(lookup, row.chosenId) : null
    if (product === null) return null
    const quantity = inUnitOfThen(readingOf(row, own).quantity, row)
    const isCounted = !row.isLeftOut && !row.isAdded && !isUnitOpen(quantity, product)
    const wanted = Math.max(0, wantedOf(quantity, product) ?? 0)
    const counted = isCounted && !isSlip(wanted, product) ? wanted : 0
    return { row, product, key: String(product.id), quantity, counted }
  })
/** What the rows of each product come to. */
export const sumsOf = (read: readonly (Read | null)[]): ReadonlyMap<string, Sums> => {
  const sums = new Map<string, { together: number; first: string; last: string; count: number }>()
  for (const one of read) {
    if (one === null || one.counted === 0) continue
    const own = one.row.id
    const sum = sums.get(one.key)
    if (sum === undefined) sums.set(one.key, { together: one.counted, first: own, last: own, count: 1 })
    else {
      sum.together += one.counted
      sum.last = own
      sum.count += 1
    }
  }
  return sums
}
