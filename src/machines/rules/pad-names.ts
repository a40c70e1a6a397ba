import { unmarked, type PadProduct } from './pad-matching'
import type { PadRow } from './pad-rows'
import { cleanCell } from './pad-cell'
import { numberKey, type OwnTable } from './part-numbers'

/** By which names a row goes. */
export type RowNames = {
  /** The part number that is looked up: what was written, or what it stands for as a number of the buyer's own. */
  readonly asked: string
  /** The buyer's own number by which the row is known; `null` when it is known by the company's. */
  readonly own: string | null
  /** What the buyer wrote and may want to be remembered as a number of their own for the product. */
  readonly unnamed: string | null
}
export const noNames: RowNames = { asked: '', own: null, unnamed: null }
export const isSameNames = (one: RowNames, other: RowNames): boolean =>
  one.asked === other.asked && one.own === other.own && one.unnamed === other.unnamed

/** The number of the buyer's own that a text of a row is, without the mark of a list; `null` when it is none. */
export const ownIn = (part: string, own: OwnTable): string | null =>
  own.size === 0 ? null : ([cleanCell(part), unmarked(part)].find((text) => own.has(numberKey(text))) ?? null)
/** The part number that a text of a row is looked up by: a number of the buyer's own stands for the company's. */
export const askedPart = (part: string, own: OwnTable): string => own.get(numberKey(ownIn(part, own) ?? '')) ?? part

const noNumbers: OwnTable = new Map()
/**
 * The numbers of the buyer's own that a row may be written in: none where an order or a link handed it over, or its
 * product is known. What stands there is the company's number, whatever the buyer calls so.
 */
export const namedBy = ({ origin, chosenId }: Pick<PadRow, 'origin' | 'chosenId'>, own: OwnTable): OwnTable =>
  chosenId !== null || origin?.source === 'order' || origin?.source === 'link' ? noNumbers : own

/** By which names a row goes, when it stands for a product, or for none. */
export const namesOf = (row: PadRow, product: PadProduct | null, own: OwnTable): RowNames => {
  const { part, writtenAs } = row
  const numbers = namedBy(row, own)
  const asked = askedPart(part, numbers)
  const written = ownIn(part, numbers)
  if (written !== null) return { asked, own: written, unnamed: null }
  if (writtenAs === null || product === null || numberKey(writtenAs) === numberKey(product.part_number))
    return { asked, own: null, unnamed: null }
  const stands = own.get(numberKey(writtenAs))
  return stands !== undefined && numberKey(stands) === numberKey(product.part_number)
    ? { asked, own: writtenAs, unnamed: null }
    : { asked, own: null, unnamed: writtenAs }
}
