import type { AnyStateMachine } from 'xstate'
import type { Report } from '../../recorder/report'
import { copyOf } from '../live/copies'
import { logOf, type LogRow } from '../live/live-model'
import type { Change, LiveEntry } from '../live/messages'
import { activeNodes } from '../walk/nodes'
import { wholeReplay } from '../whole/whole'
import { replay, type Departure, type Replay, type Replayed } from './replay'

/** A report that has been run anew, told as the live view tells a running portal. */
export type Played = {
  readonly report: Report
  readonly replay: Replay
  readonly entries: readonly LiveEntry[]
  readonly rows: readonly LogRow[]
}

const changeOf = ({ machine, snapshot, taken }: Replayed): Change => ({
  states: snapshot.status === 'error' ? [machine.id] : activeNodes(machine, snapshot.value).map(({ id }) => id),
  transitions: taken,
  context: copyOf(snapshot.context),
  isOver: snapshot.status !== 'active',
})

const begun = ({ bases }: Report, { bases: stands }: Replay): readonly LiveEntry[] =>
  bases.map(({ actor }) => {
    const stand = stands.get(actor.id)
    return { kind: 'began', at: 0, time: 0, actor, input: null, became: stand ? changeOf(stand) : null }
  })

const playedBy = (report: Report, run: Replay): Played => {
  const told = report.entries.map((entry): LiveEntry => {
    const step = run.steps.get(entry.at)
    return entry.kind === 'ended' ? entry : { ...entry, became: step ? changeOf(step) : null }
  })
  const before = begun(report, run)
  return {
    report,
    replay: run,
    entries: [...before, ...told],
    rows: logOf([...before, ...told]).filter(({ at }) => at > 0),
  }
}

/** Plays a report with the machines of today, each by itself. */
export const play = (report: Report, machines: readonly AnyStateMachine[]): Played =>
  playedBy(report, replay(report, machines))

/** Plays a report with the whole portal of today; see `hindrance` for those that it cannot be played with. */
export const playWhole = (report: Report, machines: readonly AnyStateMachine[]): Played =>
  playedBy(report, wholeReplay(report, machines))

const rowOf = (rows: readonly LogRow[], { at }: Departure): number => rows.findLastIndex((row) => row.at <= at)
/** A departure in words. */
export const wordsAt = (rows: readonly LogRow[], departure: Departure): string => {
  const { now, recorded, why } = departure
  const words = `differs at step ${rowOf(rows, departure) + 1}: ${now}, recorded ${recorded}`
  return why === null ? words : `${words}. ${why}`
}
/** The row at which the machines of today go another way; `null` when they end as recorded. */
export const departureIn = ({ replay: { departures }, rows }: Played): number | null => {
  const [first] = departures
  return first === undefined ? null : rowOf(rows, first)
}

/**
 * The row at which something failed: the error screen, or the last thing that failed; where nothing did the one from which
 * the replay departs, and `null` where it ends as recorded.
 */
export const failureIn = (played: Played): number | null => {
  const { rows } = played
  const crash = rows.findIndex(({ label }) => label === 'screen.crashed' || label === 'screen.unfetched')
  const failed = rows.findLastIndex(({ kind, label }) => kind === 'failure' || label === 'storage.refused')
  // The step after a crash has the error screen.
  if (crash !== -1) return Math.min(crash + 1, rows.length - 1)
  if (failed !== -1) return failed
  return departureIn(played)
}

/** Where the machines of today go another way, in words; `null` when they end as recorded. */
export const departureWords = (played: Played): string | null => {
  const [first] = played.replay.departures
  return first === undefined ? null : wordsAt(played.rows, first)
}

/** What is said otherwise where nothing departs, in words; `null` where all is said as it was. */
export const asideWords = ({ replay: { departures, asides }, rows }: Played): string | null => {
  const [first, ...more] = asides
  if (first === undefined || departures.length > 0) return null
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`
  return `What is said ${wordsAt(rows, first)}${rest}. Numbers that are read out of texts may differ: texts have stand-ins.`
}
