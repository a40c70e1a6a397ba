import type { SnapshotFrom } from 'xstate'
import { oncePer } from '../rules/once'
import { countsOf, type PadCounts } from '../rules/pad-counts'
import { isSameJudged } from '../rules/pad-alike'
import { isProblem, type Judged } from '../rules/pad-judge'
import type { PadDifference } from '../rules/pad-difference'
import { hasTicks, ticksOf, type Ticks } from '../rules/pad-ticks'
import { passedRows, type PassedRows } from '../rules/pad-passing'
import {
  askedSheets,
  isBlank,
  originsOf,
  roomIn,
  sheetsOf,
  writtenRows,
  type KnownSheet,
  type PadField,
  type PadRow,
  type PlacedOrigin,
} from '../rules/pad-rows'
import { judgedOf, unclearText } from './pad.judged'
import type { padMachine } from './pad.machine'
import { differenceNow, shownRows } from './pad.shown'

type Snapshot = SnapshotFrom<typeof padMachine>
type Rows = readonly PadRow[]

const placesIn = oncePer((rows: Rows): ReadonlyMap<string, number> => new Map(rows.map(({ id }, at) => [id, at])))
/** Where each row stands. */
const placeOf = (rows: Rows, id: string): number => placesIn(rows).get(id) ?? -1

const areRowsTicked = oncePer(hasTicks)
/** Whether the rows have ticks. */
export const areTicked = ({ context: { rows } }: Snapshot): boolean => areRowsTicked(rows)
/** How many rows are ticked; compare with `sameTicks`. */
export const selectTicks = ({ context }: Snapshot): Ticks => ticksOf(judgedOf(context))
export const sameTicks = (one: Ticks, other: Ticks): boolean => one.on === other.on && one.all === other.all
/** The rows on the screen in their order, the blank one at the end included; compare with `sameTexts`. */
export const selectRowIds = ({ context }: Snapshot): readonly string[] => shownRows(context).map(({ id }) => id)
/** What the rows come to against the last time; compare with `sameDifference`. */
export const selectDifference = ({ context }: Snapshot): PadDifference => differenceNow(context)
export const sameDifference = (one: PadDifference, other: PadDifference): boolean =>
  one.lines === other.lines &&
  one.changed === other.changed &&
  one.open === other.open &&
  one.left === other.left &&
  one.change === other.change
/** Whether only what changed is on the screen, and how many written rows are. */
export const isNarrow = (snapshot: Snapshot): boolean => snapshot.hasTag('narrow')
export const selectShown = ({ context }: Snapshot): number => writtenRows(shownRows(context)).length
/** One row as it was written; a component that uses it is drawn again only when that row changes. */
export const selectRow =
  (id: string) =>
  ({ context: { rows } }: Snapshot): PadRow | undefined =>
    rows[placeOf(rows, id)]
/** What one field of a row holds; empty for a row that is not there. */
export const selectField =
  (id: string, field: PadField) =>
  ({ context: { rows } }: Snapshot): string =>
    rows[placeOf(rows, id)]?.[field] ?? ''
/** How one row stands; compare with `isSameJudged`. */
export const selectJudged =
  (id: string) =>
  ({ context }: Snapshot): Judged | undefined =>
    judgedOf(context)[placeOf(context.rows, id)]
/** The number of a row that the reader counts by, from 1. */
export const selectNumber =
  (id: string) =>
  ({ context: { rows } }: Snapshot): number =>
    placeOf(rows, id) + 1
/** Whether somebody has written something into the pad. */
export const hasRows = ({ context: { rows } }: Snapshot): boolean => rows.some((row) => !isBlank(row))
/** How many rows stand how; compare with `sameCounts`. */
export const selectCounts = ({ context }: Snapshot): PadCounts => countsOf(judgedOf(context))
export const sameCounts = (one: PadCounts, other: PadCounts): boolean =>
  one.rows === other.rows &&
  one.good === other.good &&
  one.problems === other.problems &&
  one.open === other.open &&
  one.total === other.total
type Problem = { readonly row: PadRow; readonly judged: Judged }
/** True when the same rows stand in the same way. */
export const sameProblems = (one: readonly Problem[], other: readonly Problem[]): boolean =>
  one.length === other.length &&
  one.every(({ row, judged }, at) => {
    const there = other[at]
    return there !== undefined && row === there.row && isSameJudged(judged, there.judged)
  })
/** The rows that cannot be added, with how they stand; compare with `sameProblems`. */
export const selectProblems = ({ context }: Snapshot): readonly Problem[] => {
  const judged = judgedOf(context)
  return context.rows.flatMap((row, at) => {
    const one = judged[at]
    return one && isProblem(one) ? [{ row, judged: one }] : []
  })
}
/** Whether somebody has to say how `1.000` is meant. */
export const hasUnclear = ({ context }: Snapshot): boolean => judgedOf(context).some(({ kind }) => kind === 'unclear')
/** The text of the first quantity of which nobody knows how it is meant. */
export const selectUnclear = ({ context }: Snapshot): string => unclearText(context)
const originsIn = oncePer(originsOf)
/** From where the rows come that were handed over, each source once. */
export const selectOrigins = ({ context: { rows } }: Snapshot): readonly PlacedOrigin[] => originsIn(rows)
/** How many rows nobody handed over: they stood in the pad before, or were typed in since. */
export const selectOfYours = ({ context: { rows } }: Snapshot): number =>
  writtenRows(rows).filter(({ origin }) => origin === null).length
export const sameOrigins = (one: readonly PlacedOrigin[], other: readonly PlacedOrigin[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const passed = new WeakMap<readonly Judged[], PassedRows>()
/** The rows as they are passed on, or put on a list; worked out once for the same judgement. Compare with `samePassed`. */
export const selectPassed = ({ context }: Snapshot): PassedRows => {
  const judged = judgedOf(context)
  const known = passed.get(judged) ?? passedRows(context.rows, judged)
  passed.set(judged, known)
  return known
}
/** True when the very same lines are passed on, and as much stays behind. */
export const samePassed = (one: PassedRows, other: PassedRows): boolean =>
  one.left === other.left &&
  one.unread.length === other.unread.length &&
  one.unread.every((row, at) => row === other.unread[at]) &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => line === other.lines[at])
const earlier = (sheetsIn: (rows: Rows) => readonly KnownSheet[]) => {
  const known = oncePer(sheetsIn)
  return ({ context: { rows, sheet } }: Snapshot) => known(rows).filter(({ mark }) => mark !== sheet?.mark)
}
/** The sheets before the last one of which something is still asked; compare with `sameSheets`. */
export const selectAsked = earlier(askedSheets)
/** The sheets before the last one that still have rows in the pad; compare with `sameSheets`. */
export const selectEarlier = earlier(sheetsOf)
/** True for the same sheets, read in the same way, of the same rows. */
export const sameSheets = (one: readonly KnownSheet[], other: readonly KnownSheet[]): boolean =>
  one.length === other.length &&
  one.every((sheet, at) => {
    const there = other[at]
    if (there === undefined || sheet.mark !== there.mark || sheet.cells.length !== there.cells.length) return false
    return JSON.stringify([sheet.header, sheet.roles]) === JSON.stringify([there.header, there.roles])
  })
export const selectSheet = ({ context }: Snapshot) => context.sheet
export const selectRest = ({ context }: Snapshot) => context.rest
export const hasNoRoom = ({ context: { rows } }: Snapshot): boolean => roomIn(rows) === 0
export const canTakeRest = (snapshot: Snapshot): boolean => snapshot.can({ type: 'rest.wanted' })
export const canAdd = (snapshot: Snapshot): boolean => snapshot.can({ type: 'adding.requested' })
export const canUndo = ({ context }: Snapshot): boolean => context.undo.length > 0
export const selectRefusal = ({ context }: Snapshot) => context.refusal
export const selectRefusedFile = ({ context }: Snapshot) => context.refusedFile
export const selectSaid = ({ context }: Snapshot) => context.said
/** How often the reader was led somewhere, if it was to this field the last time; else 0. */
export const selectLed =
  (id: string, field: PadField) =>
  ({ context: { pointed } }: Snapshot): number =>
    pointed?.id === id && pointed.field === field ? pointed.at : 0
export const selectPointed = ({ context }: Snapshot) => context.pointed
export const isOpening = (snapshot: Snapshot): boolean => snapshot.hasTag('opening')
export const isReading = (snapshot: Snapshot): boolean => snapshot.hasTag('reading')
export const isChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('checking')
export const isStalled = (snapshot: Snapshot): boolean => snapshot.hasTag('stalled')
export const isNotKept = (snapshot: Snapshot): boolean => snapshot.hasTag('notKept')
