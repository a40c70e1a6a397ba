import { field, isRow } from './cart-storage'
import { rowTextsOf } from './pad-merge'
import type { PadRow } from './pad-rows'

/** Rows that a tab is putting into the cart: as long as it does, no other one adds them. `at` is an instant in ms. */
export type RowsHold = { readonly mark: string; readonly at: number; readonly ids: readonly string[] }
type Holds = readonly RowsHold[]
/** Rows that a tab has put into the cart: what another one was writing into them meanwhile is not added once more. */
export type AddedRows = { readonly at: number; readonly ids: readonly string[] }

/** A tab that is gone with its rows still here holds them no longer than this, in ms. */
const longestHold = 10_000
/** What a page that was left has written into a row may come to light this much later, in ms. */
const longestAdded = 24 * 60 * 60 * 1_000

/** The holds of other tabs that are still good. */
export const othersHolds = (holds: Holds, mark: string, now: number): Holds =>
  holds.filter((hold) => hold.mark !== mark && Math.abs(now - hold.at) < longestHold)
/**
 * Which of the rows that are shown here this tab may add: those that are still in the pad of all tabs, as they stand
 * here, and that no other tab is adding.
 */
export const freeRows = (
  ids: readonly string[],
  shown: readonly PadRow[],
  whole: readonly PadRow[],
  holds: Holds,
): readonly string[] => {
  const held = new Set(holds.flatMap((hold) => hold.ids))
  const [here, there] = [rowTextsOf(shown), rowTextsOf(whole)]
  return ids.filter((id) => !held.has(id) && there.has(id) && there.get(id) === here.get(id))
}

/** What was added, without what is long ago, and with the rows that this tab has added now. */
export const withAddedRows = (
  added: readonly AddedRows[],
  at: number,
  ids: readonly string[],
): readonly AddedRows[] => [
  ...added.filter((one) => Math.abs(at - one.at) < longestAdded),
  ...(ids.length > 0 ? [{ at, ids }] : []),
]
/** Rows that were added, from what is stored; anything unreadable is none. */
export const readAdded = (json: unknown): readonly AddedRows[] =>
  (Array.isArray(json) ? json : []).flatMap((one: unknown): readonly AddedRows[] => {
    if (!isRow(one)) return []
    const [at, ids] = ['at', 'ids'].map((name) => field(one, name))
    return typeof at === 'number' && Array.isArray(ids) ? [{ at, ids: ids.filter((id) => typeof id === 'string') }] : []
  })
/** Which of the rows that a tab was given for the cart are there: they are gone here, or what is missing of them is left. */
export const leftRows = (
  held: readonly string[],
  before: readonly PadRow[],
  now: readonly PadRow[],
): readonly string[] => {
  const [was, is] = [rowTextsOf(before), rowTextsOf(now)]
  return held.filter((id) => was.has(id) && was.get(id) !== is.get(id))
}

/** Holds from what is stored; anything unreadable is none. */
export const readHolds = (json: unknown): Holds =>
  (Array.isArray(json) ? json : []).flatMap((one: unknown): Holds => {
    if (!isRow(one)) return []
    const [mark, at, ids] = ['mark', 'at', 'ids'].map((name) => field(one, name))
    if (typeof mark !== 'string' || typeof at !== 'number' || !Array.isArray(ids)) return []
    return [{ mark, at, ids: ids.filter((id) => typeof id === 'string') }]
  })
