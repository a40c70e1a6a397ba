import { isAskable, partKey } from './pad-matching'
import { readPadQuantity, type PadQuantity } from './pad-quantity'
import type { PadRow } from './pad-rows'

export type RowReading = { readonly key: string; readonly isAsked: boolean; readonly quantity: PadQuantity }
const readings = new WeakMap<PadRow, RowReading>()
/** What is written in a row, read once: with each letter a thousand rows are judged, and one of them has changed. */
export const readingOf = (row: PadRow): RowReading => {
  const former = readings.get(row)
  if (former !== undefined) return former
  const reading = {
    key: partKey(row.part),
    isAsked: isAskable(row.part),
    quantity: readPadQuantity(row.quantity, row.reading),
  }
  readings.set(row, reading)
  return reading
}

/** Remembers what was worked out for a row, for as long as it is worked out of the very same things. */
export const remembered = <TResult>() => {
  const known = new WeakMap<PadRow, { readonly by: readonly unknown[]; readonly result: TResult }>()
  return (row: PadRow, by: readonly unknown[], workOut: () => TResult): TResult => {
    const former = known.get(row)
    if (former?.by.length === by.length && former.by.every((one, at) => one === by[at])) return former.result
    const result = workOut()
    known.set(row, { by, result })
    return result
  }
}
