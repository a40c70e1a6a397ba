import { wordsOfName } from '../chart/names'
import type { LogRow } from '../live/live-model'
import { counted, inShort } from '../page/chart-words'
import { graphFor } from '../page/layouts'
import type { Played } from './played'

/** A step by the names of the code. */
const nameOf = ({ label, from, to }: LogRow): string => `${label} from ${from} to ${to}`
/** What a machine did at a step: the ways that it took; none where it took none, or was not asked. */
const waysAt = ({ replay: { steps } }: Played, { at }: LogRow): readonly string[] => steps.get(at)?.taken ?? []

/** What a step means, as the charts say it: what its way is for, else what happened in plain words. */
const meantBy = (played: Played, row: LogRow): string => {
  const step = played.replay.steps.get(row.at)
  const { description, transitions } = step ? graphFor(step.machine) : { description: '', transitions: [] }
  const ways = new Set(waysAt(played, row))
  const said = transitions.find((way) => ways.has(way.key) && way.description !== '')
  if (said !== undefined) return said.description
  const [from, to] = [wordsOfName(row.from), wordsOfName(row.to)]
  if (row.kind === 'port') return `${from} asks: ${to}`
  if (row.kind === 'answer') return `${from} has answered`
  if (row.kind === 'failure') return `${from} has failed`
  if (row.kind === 'event') return step ? `${to} takes note of it, and nothing else` : `${to} is told`
  return row.label === 'starts' && description !== '' ? `${to} starts: ${inShort(description)}` : `${from} ${row.label}`
}
const told = (played: Played, row: LogRow | undefined): string =>
  row === undefined ? 'it ends' : `“${meantBy(played, row).replace(/[.:;]$/, '')}” (${nameOf(row)})`
const isSame = (one: Played, other: Played, row: LogRow, match: LogRow | undefined): boolean =>
  match !== undefined &&
  nameOf(row) === nameOf(match) &&
  waysAt(one, row).join('\n') === waysAt(other, match).join('\n')

/** Where two sessions part, in the words of the charts, with the names of the code beside them. */
export const comparedWords = (one: Played, other: Played): string => {
  const [rows, others] = [one.rows, other.rows]
  const parts = rows.findIndex((row, at) => !isSame(one, other, row, others[at]))
  const at = parts === -1 ? rows.length : parts
  if (at === rows.length && others.length === at) return `Both have the same ${counted(at, 'step')}.`
  const same =
    at === 0 ? 'They part at once.' : at === 1 ? 'The first step is the same.' : `The first ${at} steps are the same.`
  return `${same} Step ${at + 1}: here ${told(one, rows[at])}, there ${told(other, others[at])}.`
}
