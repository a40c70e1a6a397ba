import { oncePer } from './once'
import type { PadRow } from './pad-rows'

type Rows = readonly PadRow[]

/** A row as text, by which rows that different hands hold are compared; made once for each, as 1,000 are compared at a time. */
export const rowText = oncePer((row: PadRow): string => JSON.stringify(row))
/** The rows as texts, by the mark of each. */
export const rowTextsOf = (rows: readonly PadRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.id, rowText(row)]))

/**
 * The rows after both: `mine` made of `base` here, `theirs` in another tab. What was added or changed on either side is
 * there, what was removed on either side and not changed on the other is gone. `added` went to the cart from one side:
 * what the other side was writing into them is kept, and marked.
 */
export const mergedRows = (base: Rows, mine: Rows, theirs: Rows, added: ReadonlySet<string> = new Set()): Rows => {
  const before = new Map(base.map((row) => [row.id, row]))
  const [was, here] = [rowTextsOf(base), rowTextsOf(mine)]
  const there = new Set(theirs.map(({ id }) => id))
  const isChangedHere = ({ id }: PadRow): boolean => here.get(id) !== was.get(id)
  const isChangedThere = (row: PadRow): boolean => was.get(row.id) !== rowText(row)
  /** Another part number in the row is another product. */
  const marked = (row: PadRow): PadRow =>
    added.has(row.id) && before.get(row.id)?.part === row.part ? { ...row, isAdded: true } : row
  const own = new Map(mine.map((row) => [row.id, row]))
  const kept = theirs.flatMap((row): Rows => {
    const mineNow = own.get(row.id)
    if (mineNow) return [isChangedHere(mineNow) ? (isChangedThere(row) ? marked(mineNow) : mineNow) : row]
    if (!was.has(row.id)) return [row]
    return isChangedThere(row) ? [marked(row)] : []
  })
  const merged = [...kept, ...mine.filter((row) => !there.has(row.id) && isChangedHere(row)).map(marked)]
  // Nobody else added, removed or moved a row: they stand as they do here.
  const isOrderOurs = base.length === theirs.length && base.every(({ id }, at) => id === theirs[at]?.id)
  if (!isOrderOurs) return merged
  const places = new Map(mine.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: PadRow): number => places.get(id) ?? mine.length
  return merged.toSorted((one, other) => placeOf(one) - placeOf(other))
}
