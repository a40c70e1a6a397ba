import type { Taken } from '../rules/cart-adding'
import { afterTaking } from '../rules/pad-adding'
import { countsOf } from '../rules/pad-counts'
import { isGood, type RowFix } from '../rules/pad-judge'
import type { PadProduct } from '../rules/pad-matching'
import { openSign, type NumberReading } from '../rules/pad-quantity'
import { readingOf } from '../rules/pad-readings'
import { mostRows } from '../rules/pad-lines'
import { waitingLines } from '../rules/pad-kept'
import {
  isBlank,
  notThereYet,
  roomIn,
  rowsOfWanted,
  sheetsOf,
  textOfWanted,
  withAdded,
  withBlankEnd,
  withField,
  withPatch,
  writtenRows,
  type PadField,
  type PadRow,
  type WaitingText,
} from '../rules/pad-rows'
import type { KeptPad } from '../rules/pad-storage'
import { allTicked, unticked } from '../rules/pad-ticks'
import { isGoing, judgedOf, standingNow, unclearText } from './pad.judged'
import { shownRows } from './pad.shown'
import type { PadContext, PadRowsOpened, PadSource, PadWord } from './pad.types'

type Patch = Partial<PadContext>
const deepest = 50

/** The id of the next row that is made here. */
export const idAt = ({ mark, made }: PadContext, at: number): string => `${mark}-${made + at}`

/** Says something; said again, it is read out again. */
export const saying = ({ said }: PadContext, word: PadWord): Patch => ({ said: { word, at: (said?.at ?? 0) + 1 } })

/** A change that can be undone. */
export const changing = (context: PadContext, rows: readonly PadRow[], patch: Patch = {}): Patch => ({
  rows: withBlankEnd(rows, idAt(context, 0)),
  made: context.made + 1,
  touched: null,
  undo: [...context.undo, { rows: context.rows, rest: context.rest, sheet: context.sheet }].slice(-deepest),
  ...patch,
})

/** What stands in a row and was not found, when another part number is about to take its place. */
const missedIn = (context: PadContext, id: string): string | null => {
  const at = context.rows.findIndex((row) => row.id === id)
  const [row, judged] = [context.rows[at], judgedOf(context)[at]]
  if (!row || !judged || judged.product !== null) return null
  return row.writtenAs ?? (judged.kind === 'notFound' || judged.kind === 'offered' ? row.part : null)
}
/** What is typed; the letters of one field are one change. */
export const typed = (
  context: PadContext,
  { id, field, text }: { id: string; field: PadField; text: string },
): Patch => {
  const touched = `${id} ${field}`
  const isBegun = field === 'part' && touched !== context.touched
  const before = isBegun ? withPatch(context.rows, id, { writtenAs: missedIn(context, id) }) : context.rows
  const rows = withField(before, id, field, text)
  const typing = field === 'part' ? id : null
  if (touched !== context.touched) return { ...changing(context, rows), touched, typing }
  return { rows: withBlankEnd(rows, idAt(context, 0)), made: context.made + 1, touched, typing }
}
/** A row is taken out; how many are left is said. */
export const removed = (context: PadContext, id: string): Patch => {
  const patch = changing(
    context,
    context.rows.filter((row) => row.id !== id),
  )
  return { ...patch, ...saying(context, { kind: 'removed', ...standingNow({ ...context, ...patch }) }) }
}
/** The buyer chose a product: the row says its part number from now on. */
export const chosen = (context: PadContext, id: string, product: PadProduct): Patch => {
  const row = context.rows.find((one) => one.id === id)
  const writtenAs = row?.writtenAs ?? row?.part ?? null
  return changing(context, withPatch(context.rows, id, { part: product.part_number, chosenId: product.id, writtenAs }))
}

const withoutKeys = (known: PadContext['known'], keys: readonly (string | null)[]): PadContext['known'] =>
  new Map([...known].filter(([one, { kind }]) => kind !== 'failed' || !keys.includes(one)))
/** What is offered for a row is done. */
export const fixed = (context: PadContext, id: string, fix: RowFix): Patch => {
  switch (fix.kind) {
    case 'take':
      return chosen(context, id, fix.product)
    case 'set':
      return changing(context, withPatch(context.rows, id, { quantity: String(fix.quantity), reading: null }))
    case 'unit':
      return changing(context, withPatch(context.rows, id, { quantity: fix.text, reading: null }))
    case 'own':
      return changing(context, withField(context.rows, id, 'part', fix.own))
    case 'split':
      return changing(context, withField(withField(context.rows, id, 'part', fix.part), id, 'quantity', fix.quantity))
    case 'leaveOut':
      return changing(context, withPatch(context.rows, id, { isLeftOut: true }))
    case 'retry': {
      const row = context.rows.find((one) => one.id === id)
      if (row === undefined) return {}
      const { key, namesakeKey } = readingOf(row, context.own)
      return { known: withoutKeys(context.known, [key, namesakeKey]) }
    }
  }
}
export const restored = (context: PadContext, id: string): Patch =>
  changing(context, withPatch(context.rows, id, { isLeftOut: false, isAdded: false }))
/** The tick of one row is taken away. */
export const untickedRow = (context: PadContext, id: string): Patch =>
  changing(context, unticked(context.rows, judgedOf(context), id))
/** All rows that can be ordered are ticked, or none. */
export const allRowsTicked = (context: PadContext, isOn: boolean): Patch => {
  const patch = changing(context, allTicked(context.rows, judgedOf(context), isOn))
  const { good, rows } = countsOf(judgedOf({ ...context, ...patch }))
  return { ...patch, ...saying(context, { kind: 'ticked', good, rows }) }
}
/** The buyer has said how `1.000` is meant: that goes for all rows with that sign, and how they stand now is said. */
export const numbersRead = (context: PadContext, reading: NumberReading): Patch => {
  const sign = openSign(unclearText(context))
  const isMeant = (row: PadRow) => sign !== null && row.reading === null && openSign(row.quantity) === sign
  const patch = changing(
    context,
    context.rows.map((row) => (isMeant(row) ? { ...row, reading } : row)),
  )
  return { ...patch, ...saying(context, { kind: 'checked', ...standingNow({ ...context, ...patch }) }) }
}
export const undone = (context: PadContext): Patch => {
  const before = context.undo.at(-1)
  if (before === undefined) return saying(context, { kind: 'nothingToUndo' })
  const now = new Map(writtenRows(context.rows).map((row) => [row.id, row]))
  const then = new Set(writtenRows(before.rows).map(({ id }) => id))
  const word = {
    kind: 'undone' as const,
    back: [...then].filter((id) => !now.has(id)).length,
    gone: [...now.keys()].filter((id) => !then.has(id)).length,
    changed: before.rows.flatMap((row, at) => (then.has(row.id) && (now.get(row.id) ?? row) !== row ? [at + 1] : [])),
  }
  return {
    ...before,
    undo: context.undo.slice(0, -1),
    touched: null,
    typing: null,
    ...saying(context, word),
  }
}
export const cleared = (context: PadContext): Patch => ({
  ...changing(context, [], { rest: [], sheet: null }),
  ...saying(context, { kind: 'cleared', count: writtenRows(context.rows).length + waitingLines(context.rest) }),
})

/** What somebody hands over, as it waits for its turn. */
export const opened = ({ source, name = '', broken = 0, isWhole = true, rows }: PadRowsOpened): PadSource => ({
  kind: 'rows',
  rows,
  origin: { source, name, broken, isWhole },
})
/** How rows without room are written down. */
const handedSheet: WaitingText['sheet'] = { separator: '\t', header: null, roles: ['part', 'quantity', 'comment'] }
/**
 * Rows that somebody else hands over; those without room stay as text, and those that stand here already are not put here
 * twice. The reader is led to the first quantity.
 */
export const wantedAdded = (context: PadContext, source: Extract<PadSource, { kind: 'rows' }>): Patch => {
  const { origin } = source
  const { wanted, there } = notThereYet(context.rows, source.rows, origin)
  const room = roomIn(context.rows)
  const rows = rowsOfWanted(wanted.slice(0, room), origin, (at) => idAt(context, at + 1))
  const text = textOfWanted(wanted.slice(room))
  const mark = idAt(context, 0)
  const rest = text === '' ? context.rest : [...context.rest, { text, why: 'room' as const, mark, sheet: handedSheet }]
  const word = {
    kind: 'rowsOpened' as const,
    origin,
    rows: rows.length,
    there: there.length,
    rest: waitingLines(rest),
  }
  const first = rows[0] ?? there[0]
  const added = withAdded(context.rows, rows, idAt(context, 0))
  return {
    ...(wanted.length > 0 && changing(context, added, { rest, made: context.made + rows.length + 1 })),
    ...(first && pointing(context, first.id, 'quantity')),
    ...saying(context, word),
  }
}
/** Where Enter and Shift+Enter lead from a row: to its neighbour, the blank row at the end included. */
export const neighbour = (context: PadContext, id: string, to: 'next' | 'previous'): PadRow | undefined => {
  const rows = shownRows(context)
  return rows[rows.findIndex((row) => row.id === id) + (to === 'next' ? 1 : -1)]
}
/** The pad is full: nothing more can be typed before rows have gone to the cart. */
export const isFull = ({ rows }: PadContext): boolean => writtenRows(rows).length >= mostRows && !rows.some(isBlank)
/** Leads the reader to a field. */
export const pointing = ({ pointed }: PadContext, id: string, field: PadField): Patch => ({
  pointed: { id, field, at: (pointed?.at ?? 0) + 1 },
})
/** The sheet that was read last, as long as rows of it, or its end, are there; else the one before it. */
const sheetStill = ({ sheet }: PadContext, rows: readonly PadRow[], rest: PadContext['rest']): PadContext['sheet'] => {
  const ids = new Set(rows.map(({ id }) => id))
  const isThere =
    sheet &&
    (sheet.ids.length === 0 || sheet.ids.some((id) => ids.has(id)) || rest.some(({ mark }) => mark === sheet.mark))
  return isThere ? sheet : (sheetsOf(rows).at(-1) ?? null)
}
/** What the device keeps is on the screen; what was done before cannot be undone any more. */
export const takenIn = (context: PadContext, { rows: kept, rest }: KeptPad, mark: string): Patch => {
  const rows = withBlankEnd(kept, `${mark}-${context.made}`)
  // The sheet that was read last can be read in another way after a reload as well.
  const sheet = sheetStill(context, rows, rest)
  return { rows, rest, sheet, mark, made: context.made + 1, handed: { rows, rest }, undo: [], touched: null }
}
/** The rows that can be added: they are held for this tab first. */
export const goodRows = (context: PadContext): readonly PadRow[] => {
  const judged = judgedOf(context)
  return context.rows.filter((_, at) => judged[at] !== undefined && isGood(judged[at]))
}
/** The rows that go to the cart: those that are held for this tab, and that nobody has changed meanwhile. */
export const heldRows = ({ rows, wanted }: PadContext, ids: readonly string[]): readonly PadRow[] => {
  const held = new Set(ids)
  const now = new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
  return wanted.filter((row) => held.has(row.id) && now.get(row.id) === JSON.stringify(row))
}
/** What the cart has taken is gone; that is not undone here, but in the cart. */
export const takenAway = (context: PadContext, taken: readonly Taken[]): Patch => {
  const rows = afterTaking(context.rows, judgedOf(context), taken, isGoing(context))
  const left = writtenRows(rows).length
  const word = { kind: 'added' as const, rows: writtenRows(context.rows).length - left, left }
  return {
    rows: withBlankEnd(rows, idAt(context, 0)),
    made: context.made + 1,
    wanted: [],
    undo: [],
    touched: null,
    sheet: left === 0 ? null : sheetStill(context, rows, context.rest),
    ...saying(context, word),
  }
}
