import { isNoted, padDifference, type PadDifference } from '../rules/pad-difference'
import type { Judged } from '../rules/pad-judge'
import type { PadRow } from '../rules/pad-rows'
import { judgedOf } from './pad.judged'
import type { PadContext } from './pad.types'

const differences = new WeakMap<readonly Judged[], PadDifference>()
/** What the rows come to against the last time; worked out once for rows that stand as they did. */
export const differenceNow = (context: PadContext): PadDifference => {
  const judged = judgedOf(context)
  const difference = differences.get(judged) ?? padDifference(context.rows, judged)
  differences.set(judged, difference)
  return difference
}

/** The rows that nobody has to look at: as they were ordered, and still to be had like that. */
export const quietRows = (context: PadContext): ReadonlySet<string> => {
  const judged = judgedOf(context)
  const quiet = context.rows.filter((row, at) => {
    const one = judged[at]
    return one !== undefined && !isNoted(row, one)
  })
  return new Set(quiet.map(({ id }) => id))
}
const shown = new WeakMap<
  readonly Judged[],
  { readonly hidden: PadContext['hidden']; readonly rows: readonly PadRow[] }
>()
/** The rows on the screen. What was hidden and has become worth a look is there; what is there never goes by itself. */
export const shownRows = (context: PadContext): readonly PadRow[] => {
  const { rows, hidden } = context
  if (hidden.size === 0) return rows
  const judged = judgedOf(context)
  const former = shown.get(judged)
  if (former?.hidden === hidden) return former.rows
  const present = rows.filter((row, at) => {
    const one = judged[at]
    return !hidden.has(row.id) || (one !== undefined && isNoted(row, one))
  })
  shown.set(judged, { hidden, rows: present })
  return present
}
