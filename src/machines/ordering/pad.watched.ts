import { isOpen, type Judged } from '../rules/pad-judge'
import type { PadRow } from '../rules/pad-rows'
import { judgedOf, standingNow } from './pad.judged'
import { saying } from './pad.changes'
import type { PadContext, RowStanding } from './pad.types'

type Patch = Partial<PadContext>

/** What is told of a row, as one text: another one is news. */
const standingOf = ({ part }: PadRow, judged: Judged): string => {
  const { kind, limit, inCart, together, warnings, fix, candidates } = judged
  const isCounted = limit !== null || warnings.includes('duplicate')
  const offered = candidates.map(({ id }) => id)
  return JSON.stringify([part.trim(), kind, limit, warnings, fix?.kind, offered, isCounted ? [inCart, together] : []])
}
const standing = (context: PadContext, id: string): RowStanding | null => {
  const at = context.rows.findIndex((row) => row.id === id)
  const [row, judged] = [context.rows[at], judgedOf(context)[at]]
  return row && judged ? { number: at + 1, row, judged } : null
}
const wordsOf = (context: PadContext, id: string): string => {
  const now = standing(context, id)
  return now ? standingOf(now.row, now.judged) : ''
}
/** A row is changed by hand: how it stood before is kept until it is said what has become of it. */
export const watching = (context: PadContext, id: string): Patch =>
  context.watched.some((one) => one.id === id)
    ? {}
    : { watched: [...context.watched, { id, was: wordsOf(context, id) }] }
const isKnown = (context: PadContext, id: string): boolean => {
  const now = standing(context, id)
  return now === null || !isOpen(now.judged)
}
/** True when it is known how the rows stand that were changed by hand; with the last answer all of it is said at once. */
export const isSettled = (context: PadContext): boolean =>
  context.watched.every(({ id }) => isKnown(context, id)) && (context.checking.length > 0 || context.asked === 0)
/** The rows that were changed by hand and stand otherwise than before, as far as that is known. */
const changedRows = (context: PadContext): readonly RowStanding[] =>
  context.watched.flatMap(({ id, was }) => {
    const now = isKnown(context, id) ? standing(context, id) : null
    return now && now.judged.kind !== 'blank' && wordsOf(context, id) !== was ? [now] : []
  })
const stillOpen = (context: PadContext): PadContext['watched'] =>
  context.watched.filter(({ id }) => !isKnown(context, id))
/** How the rows stand that were changed by hand, if that is news. */
export const rowsSaid = (context: PadContext): Patch => {
  const told = changedRows(context)
  return { watched: stillOpen(context), ...(told.length > 0 && saying(context, { kind: 'rows', told })) }
}
/** All part numbers are known: of one row that was changed it is told how it stands, of a sheet how many can be added. */
export const checkedSaid = (context: PadContext): Patch => {
  const told = changedRows(context)
  const patch: Patch = { asked: 0, watched: stillOpen(context) }
  if (told.length > 0 && context.asked <= told.length) return { ...patch, ...saying(context, { kind: 'rows', told }) }
  if (context.asked === 0 && told.length === 0) return patch
  const word = context.said?.word
  return {
    ...patch,
    ...saying(context, {
      kind: 'checked',
      ...standingNow(context),
      ...(told.length > 0 && { told }),
      // Said a moment ago, and not to be lost.
      ...(word?.kind === 'added' && { added: { rows: word.rows, left: word.left } }),
      ...(word?.kind === 'rowsOpened' && word.there > 0 && { there: word.there }),
    }),
  }
}
