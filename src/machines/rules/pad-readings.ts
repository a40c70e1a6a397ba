import { lookupKey, namesakeIn } from './pad-lookups'
import { countedPart } from './pad-counted'
import { separatedPart } from './pad-separated'
import { oncePer } from './once'
import { isAskable, partKey, type Lookup } from './pad-matching'
import { askedPart, namedBy } from './pad-names'
import { readPadQuantity, type PadQuantity } from './pad-quantity'
import type { PadRow } from './pad-rows'
import type { OwnTable } from './part-numbers'

export type RowReading = {
  /** The part number that is looked up: a number of the buyer's own stands for the company's. */
  readonly asked: string
  readonly key: string
  readonly isAsked: boolean
  /** The number of the buyer's own that is written, and what is known of it: a product may be called the same. */
  readonly namesake: string | null
  readonly namesakeKey: string | null
  readonly quantity: PadQuantity | { readonly kind: 'open' }
}
const readings = new WeakMap<PadRow, { readonly own: OwnTable; readonly reading: RowReading }>()
/** What is written in a row, read once: with each letter a thousand rows are judged, and one of them has changed. */
export const readingOf = (row: PadRow, own: OwnTable): RowReading => {
  const former = readings.get(row)
  if (former?.own === own) return former.reading
  const names = namedBy(row, own)
  const asked = askedPart(row.part, names)
  const namesake = namesakeIn(row.part, names)
  const reading = {
    asked,
    key: partKey(asked),
    isAsked: isAskable(asked),
    namesake,
    namesakeKey: namesake === null ? null : lookupKey({ part: namesake, isNamesake: true }),
    quantity: row.isQuantityOpen ? { kind: 'open' as const } : readPadQuantity(row.quantity, row.reading),
  }
  readings.set(row, { own, reading })
  return reading
}

const isEmpty = ({ part, quantity, isQuantityOpen, origin }: PadRow): boolean =>
  origin === null && !isQuantityOpen && quantity.trim() === '' && /[=,]/.test(part)
const hasEmpty = oncePer((rows: readonly PadRow[]): boolean => rows.some(isEmpty))
/**
 * The rows, in which `P-1001=6` is read as a part number and a quantity where no product is called that, and so is `P-1001,6`
 * in a sheet; `held` is the row in which somebody types a part number: there `60` may be on its way.
 */
export const withCountsRead = (
  rows: readonly PadRow[],
  known: ReadonlyMap<string, Lookup>,
  own: OwnTable,
  held: string | null,
): readonly PadRow[] => {
  const read = (row: PadRow): PadRow => {
    if (!isEmpty(row) || row.id === held) return row
    const counted = countedPart(row.part) ?? (row.sheet === null ? null : separatedPart(row.part))
    const lookup = counted && known.get(readingOf(row, own).key)
    const isNobody = lookup?.kind === 'answered' && lookup.exact.length === 0 && lookup.near.length === 0
    return counted && isNobody && readingOf(row, own).asked === row.part ? { ...row, ...counted } : row
  }
  if (!hasEmpty(rows)) return rows
  const next = rows.map(read)
  return next.every((row, at) => row === rows[at]) ? rows : next
}

/** True for lists of the very same things. */
const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}
/** Remembers what was worked out for a row, for as long as it is worked out of the very same things. */
export const remembered = <TResult>() => {
  const known = new WeakMap<PadRow, { readonly by: readonly unknown[]; readonly result: TResult }>()
  return (row: PadRow, by: readonly unknown[], workOut: () => TResult): TResult => {
    const former = known.get(row)
    if (former && isSameList(former.by, by)) return former.result
    const result = workOut()
    known.set(row, { by, result })
    return result
  }
}
