import { lookupKey, type PartAsked } from './pad-lookups'
import type { Lookup } from './pad-matching'
import { namesakesOf } from './pad-namesakes'
import { readingOf } from './pad-readings'
import type { PadRow } from './pad-rows'
import { numberKey, type OwnTable } from './part-numbers'

/**
 * What nobody has asked for yet, each once: part numbers in the order of the rows, not those that are being typed; then the
 * products that are called as the `weighed` numbers of the buyer's own, and those that these stand for.
 */
export const unasked = (
  rows: readonly PadRow[],
  around: {
    readonly own: OwnTable
    readonly known: ReadonlyMap<string, Lookup>
    readonly checking: readonly string[]
    readonly weighed: readonly string[]
  },
  typing: string | null,
): readonly PartAsked[] => {
  const seen = new Set(around.checking)
  const wanted = (key: string, part: string, isNamesake: boolean): readonly PartAsked[] => {
    if (around.known.has(key) || seen.has(key)) return []
    seen.add(key)
    return [{ part, isNamesake }]
  }
  const wantedNamesake = (part: string): readonly PartAsked[] =>
    namesakesOf(part, around.known) === undefined ? wanted(lookupKey({ part, isNamesake: true }), part, true) : []
  const ofRows = rows.flatMap((row) => {
    if (row.id === typing) return []
    const { asked, key, isAsked, namesake } = readingOf(row, around.own)
    return [...(isAsked ? wanted(key, asked, false) : []), ...(namesake === null ? [] : wantedNamesake(namesake))]
  })
  const ofNumber = (name: string) => {
    const part = around.own.get(numberKey(name))
    return part === undefined
      ? []
      : [...wantedNamesake(name), ...wanted(lookupKey({ part, isNamesake: false }), part, false)]
  }
  return [...ofRows, ...around.weighed.flatMap(ofNumber)]
}
