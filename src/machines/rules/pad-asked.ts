import type { PartAsked } from './pad-lookups'
import type { Lookup } from './pad-matching'
import { namesakesOf } from './pad-namesakes'
import { readingOf } from './pad-readings'
import type { PadRow } from './pad-rows'
import type { OwnTable } from './part-numbers'

/** Part numbers that nobody has asked for yet, each once, in the order of the rows; not those that are being typed. */
export const unasked = (
  rows: readonly PadRow[],
  around: { readonly own: OwnTable; readonly known: ReadonlyMap<string, Lookup>; readonly checking: readonly string[] },
  typing: string | null,
): readonly PartAsked[] => {
  const seen = new Set(around.checking)
  const wanted = (key: string | null, part: string, isNamesake: boolean): readonly PartAsked[] => {
    if (key === null || around.known.has(key) || seen.has(key)) return []
    seen.add(key)
    return [{ part, isNamesake }]
  }
  return rows.flatMap((row) => {
    if (row.id === typing) return []
    const { asked, key, isAsked, namesake, namesakeKey } = readingOf(row, around.own)
    const isUnknown = namesake !== null && namesakesOf(namesake, around.known) === undefined
    return [...(isAsked ? wanted(key, asked, false) : []), ...(isUnknown ? wanted(namesakeKey, namesake, true) : [])]
  })
}
