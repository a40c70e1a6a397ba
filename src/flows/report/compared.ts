import type { LogRow } from '../live/live-model'

const wordsOf = (row: LogRow | undefined): string => (row ? `${row.label} from ${row.from} to ${row.to}` : 'the end')

/** Where two sessions part, in words. */
export const comparedWords = (rows: readonly LogRow[], others: readonly LogRow[]): string => {
  const same = rows.findIndex((row, at) => wordsOf(row) !== wordsOf(others[at]))
  const at = same === -1 ? rows.length : same
  if (at === rows.length && others.length === at) return `Both have the same ${at} steps.`
  return `The first ${at} steps are the same. Step ${at + 1}: here ${wordsOf(rows[at])}, there ${wordsOf(others[at])}.`
}
