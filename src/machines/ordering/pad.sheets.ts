import { openRole, withoutOpen, withRole, type ColumnRole } from '../rules/pad-columns'
import { emptyRow, waitingLines } from '../rules/pad-kept'
import {
  rereadRow,
  rowsOfCells,
  sheetsOf,
  withAdded,
  withBlankEnd,
  withField,
  withSheet,
  writtenRows,
  type KnownSheet,
  type PadRow,
  type SheetHead,
  type WaitingReason,
  type WaitingText,
} from '../rules/pad-rows'
import { changing, idAt, saying } from './pad.changes'
import { standingNow, unaskedIn } from './pad.judged'
import type { ColumnChosen, HeadingRefused, PadContext, QuestionDeclined, SheetRead } from './pad.types'

type Patch = Partial<PadContext>

const isSameText = (one: WaitingText, other: WaitingText): boolean => one.text === other.text && one.mark === other.mark
/** What waits, without the text that was read. */
const restWithout = (rest: PadContext['rest'], read: WaitingText | null): PadContext['rest'] => {
  const at = read === null ? -1 : rest.findIndex((one) => isSameText(one, read))
  return at === -1 ? rest : rest.toSpliced(at, 1)
}
/** The rows of a sheet, of which something else is known. */
const withHead = (rows: readonly PadRow[], mark: string, { header, above }: SheetHead): readonly PadRow[] =>
  rows.map((row) => (row.sheet?.mark === mark ? { ...row, sheet: { ...row.sheet, header, above } } : row))
type Table = Omit<Extract<SheetRead, { kind: 'sheet' }>['columns'], 'more'>
/** The rows of one table stand behind those that are written; `known` is the mark of the sheet that it goes on with. */
const tableAdded = (context: PadContext, { header, roles, above, rows: cells }: Table, known: string): PadContext => {
  const mark = known === '' ? idAt(context, 0) : known
  const read = rowsOfCells(cells, roles, (at) => idAt(context, at + 1))
  const former = context.sheet?.mark === mark ? context.sheet : { ids: [], cells: [], above: [] }
  const head = { header, roles, above: [...former.above, ...above] }
  const rows = withSheet(read, cells, head, mark)
  const sheet = {
    ...head,
    mark,
    ids: [...former.ids, ...rows.map(({ id }) => id)],
    cells: [...former.cells, ...cells],
  }
  const before = above.length === 0 ? context.rows : withHead(context.rows, mark, head)
  return {
    ...context,
    rows: withAdded(before, rows, idAt(context, 0)),
    sheet: rows.length > 0 || header !== null ? sheet : context.sheet,
    made: context.made + rows.length + 1,
  }
}
/** The rows of a sheet stand behind those that are written; `waited` is the text, when it had waited. */
export const sheetAdded = (
  context: PadContext,
  { table, columns }: Extract<SheetRead, { kind: 'sheet' }>,
  waited: WaitingText | null,
): Patch => {
  const first = tableAdded(context, columns, waited?.mark ?? '')
  const { rows, sheet, made } = columns.more.reduce((now, one) => tableAdded(now, one, ''), first)
  const last = columns.more.at(-1) ?? columns
  const mark = sheet?.mark ?? idAt(context, 0)
  const isRead = last.rows.length > 0 || last.header !== null
  const reading = { header: last.header, roles: last.roles, separator: table.separator }
  const waiting = (text: string, why: WaitingReason): readonly WaitingText[] =>
    text === '' ? [] : [{ text, why, mark, sheet: isRead ? reading : null }]
  const left = [...waiting(table.long, 'long'), ...waiting(table.rest, 'room')]
  const kept = restWithout(context.rest, waited)
  // What waited stood in front, and so does what is left of it.
  const rest = waited === null ? [...kept, ...left] : [...left, ...kept]
  const long = waitingLines(rest.filter(({ why }) => why === 'long'))
  const count = [columns, ...columns.more].reduce((sum, one) => sum + one.rows.length, 0)
  const patch = changing(context, rows, { rest, sheet, made: made + 1 })
  const after = { ...context, ...patch }
  const isKnown = count > 0 && after.checking.length === 0 && unaskedIn(after).length === 0
  const ready = isKnown ? { ready: standingNow(after) } : {}
  const word = { kind: 'rowsRead' as const, rows: count, rest: waitingLines(rest) - long, long, ...ready }
  return { ...patch, ...saying(context, word) }
}
/** The name of the file that is being read, '' where it is none. */
export const fileRead = ({ inbox: [source] }: PadContext): string => (source?.kind === 'file' ? source.file.name : '')
/** Why something was not read; a text that somebody has written is kept. */
export const refused = (context: PadContext, read: SheetRead): Patch => {
  if (read.kind !== 'refused') return {}
  const isKept = context.inbox[0]?.kind === 'rest'
  const rest: PadContext['rest'] =
    read.text === undefined || isKept
      ? context.rest
      : [...context.rest, { text: read.text, why: 'unread', mark: '', sheet: null }]
  return { refusal: read.reason, refusedFile: fileRead(context), rest, said: null }
}
/** A column of numbers that is pasted into a quantity fills downwards; what is more becomes rows of its own. */
export const filledDown = (context: PadContext, from: string, texts: readonly string[]): Patch => {
  const start = context.rows.findIndex(({ id }) => id === from)
  const filled = context.rows.map((row, at) => {
    const text = at < start ? '' : (texts[at - start] ?? '')
    return text === '' ? row : (withField([row], row.id, 'quantity', text)[0] ?? row)
  })
  const more = texts.slice(context.rows.length - start).filter((text) => text !== '')
  const added = more.map((quantity, at): PadRow => ({ ...emptyRow(idAt(context, at + 1)), quantity }))
  return changing(context, withBlankEnd([...filled, ...added], idAt(context, 0)), {
    made: context.made + added.length + 1,
    typing: null,
    ...saying(context, { kind: 'filled', count: texts.filter((text) => text !== '').length }),
  })
}
/** A sheet of which something can be said: the last one, or one that still has rows in the pad. */
const sheetBy = ({ sheet, rows }: PadContext, mark: string | undefined): KnownSheet | null =>
  mark === undefined || mark === sheet?.mark ? sheet : (sheetsOf(rows).find((one) => one.mark === mark) ?? null)
/** A sheet is read by other columns; what was changed by hand stays, and what waits of it is read alike. */
const reread = (context: PadContext, { mark, roles: before }: KnownSheet, roles: readonly ColumnRole[]): Patch => {
  const last = context.sheet?.mark === mark ? context.sheet : null
  const cells = new Map(last?.ids.map((id, index) => [id, last.cells[index] ?? []]))
  const rows = context.rows.map((row) => {
    const own = cells.get(row.id) ?? (row.sheet?.mark === mark ? row.sheet.cells : undefined)
    return own ? rereadRow(row, own, before, roles) : row
  })
  return changing(context, rows, {
    sheet: last ? { ...last, roles } : context.sheet,
    rest: context.rest.map((one) =>
      one.mark === mark && one.sheet ? { ...one, sheet: { ...one.sheet, roles } } : one,
    ),
  })
}
/** A column of a sheet, the last one unless it is named, holds something else. */
export const columnChosen = (context: PadContext, { at, role, mark }: ColumnChosen): Patch => {
  const sheet = sheetBy(context, mark)
  return sheet === null || sheet.roles[at] === role ? {} : reread(context, sheet, withRole(sheet.roles, at, role))
}
/** None of the columns holds what was asked for. */
export const questionDeclined = (context: PadContext, { mark }: QuestionDeclined): Patch => {
  const sheet = sheetBy(context, mark)
  return sheet === null || openRole(sheet.roles) === null ? {} : reread(context, sheet, withoutOpen(sheet.roles))
}
/** What was taken for a heading is a row, and so is what stands above it. */
export const headingRefused = (context: PadContext, { mark }: HeadingRefused): Patch => {
  const sheet = sheetBy(context, mark)
  if (sheet === null || sheet.header === null) return {}
  const [cells, head] = [[...sheet.above, sheet.header], { header: null, roles: sheet.roles, above: [] }]
  const read = rowsOfCells(cells, sheet.roles, (at) => idAt(context, at + 1))
  const added = withSheet(read, cells, head, sheet.mark)
  const known = withHead(context.rows, sheet.mark, head)
  const at = known.findIndex((one) => one.id === sheet.ids[0])
  const rows = at === -1 ? [...writtenRows(known), ...added] : known.toSpliced(at, 0, ...added)
  const isLast = sheet.mark === context.sheet?.mark
  const ids = [...added.map(({ id }) => id), ...sheet.ids]
  return changing(context, rows, {
    made: context.made + added.length + 1,
    sheet: isLast ? { ...sheet, ...head, ids, cells: [...cells, ...sheet.cells] } : context.sheet,
  })
}
