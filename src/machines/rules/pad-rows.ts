import type { Tag } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import { harmless } from './harmless'
import { openRole, readCells, type ColumnRole, type SheetReading } from './pad-columns'
import { emptyRow } from './pad-kept'
import { oncePer } from './once'
import { mostRows } from './pad-lines'
import type { NumberReading } from './pad-quantity'
import type { Separator } from './pad-sheet'

/** Where a row was handed over from. */
export type RowOrigin = {
  readonly source: 'order' | 'list' | 'link'
  /** The number of the order, the name of the list, the seal of the link. */
  readonly name: string
  /** So many lines of it could not be read. */
  readonly broken: number
  /** False for a link that was cut or changed on its way. */
  readonly isWhole: boolean
}
/** A sheet as its rows know it: how it is read, and what stands above them that is no row. */
export type SheetHead = SheetReading & { readonly above: readonly (readonly string[])[] }
/** The sheet of a row, and its cells there: it can be read in another way as long as the row stands in the pad. */
export type RowSheet = SheetHead & { readonly mark: string; readonly cells: readonly string[] }
/** A row of the order pad, as it was written. */
export type PadRow = {
  readonly id: string
  readonly part: string
  readonly quantity: string
  readonly comment: string
  /** Further cells of its sheet: of no use, and not thrown away. */
  readonly extra: readonly string[]
  /** Several columns of its sheet may be the quantity: none is taken before the buyer has said which. */
  readonly isQuantityOpen: boolean
  /** `null` for what was typed, and for a sheet of one column without a heading. */
  readonly sheet: RowSheet | null
  /** The product that the buyer chose where several fit. */
  readonly chosenId: Id | null
  /** How `1.000` is meant, once the buyer has said so. */
  readonly reading: NumberReading | null
  /** A duplicate that the buyer does not want to be added. */
  readonly isLeftOut: boolean
  /** Another tab has put it into the cart while it was being changed: it goes there once more only when that is wanted. */
  readonly isAdded: boolean
  /** What it cost when it was ordered before, in dollars. */
  readonly oldPrice: number | null
  /** How many of it were ordered then, and in which unit of measure. */
  readonly oldQuantity: number | null
  readonly oldUnit: string | null
  /** What it was called then: said where the catalogue has it no more. */
  readonly oldName: string | null
  /** What the buyer wrote and nothing was found for, before a product took its place. */
  readonly writtenAs: string | null
  /** Who handed it over; `null` when the buyer wrote it. */
  readonly origin: RowOrigin | null
  /** The tags that its line in a list has; a new line of the cart gets them. */
  readonly tags: readonly Tag[]
}
export type PadField = 'part' | 'quantity' | 'comment'
type Handed = 'oldPrice' | 'oldQuantity' | 'oldUnit' | 'oldName' | 'chosenId' | 'tags'
/** A row that somebody else hands over: an order, a list, a link. */
export type WantedRow = Pick<PadRow, PadField> & Partial<Pick<PadRow, Handed>>
type Rows = readonly PadRow[]

/** True when nobody has written anything into a row. */
export const isBlank = ({ part, quantity, comment, extra }: PadRow): boolean =>
  part.trim() === '' && quantity.trim() === '' && comment.trim() === '' && extra.length === 0
/** The rows that somebody has written something into; worked out once for the same rows. */
export const writtenRows = oncePer((rows: Rows): Rows => rows.filter((row) => !isBlank(row)))
/** So many more fit into the pad. */
export const roomIn = (rows: Rows): number => Math.max(0, mostRows - writtenRows(rows).length)

/** The rows with exactly one blank row behind them, for the next part number; none where the pad is full. */
export const withBlankEnd = (rows: Rows, id: string): Rows => {
  const last = rows.at(-1)
  if (last && isBlank(last)) return rows
  return roomIn(rows) === 0 ? rows : [...rows, emptyRow(id)]
}
/** Rows put behind those that are written; a blank row at the end stays the one that it was, with who writes there. */
export const withAdded = (rows: Rows, added: Rows, id: string): Rows => {
  const last = rows.at(-1)
  return withBlankEnd([...writtenRows(rows), ...added], last && isBlank(last) ? last.id : id)
}

/** Another product was not ordered before. */
const noPast = { oldPrice: null, oldQuantity: null, oldUnit: null, oldName: null }
const withFieldOf = (row: PadRow, field: PadField, text: string): PadRow => {
  if (row[field] === text) return row
  if (field === 'part')
    return { ...row, part: text, chosenId: null, isLeftOut: false, isAdded: false, tags: [], ...noPast }
  return field === 'quantity' ? { ...row, quantity: text, reading: null } : { ...row, comment: text }
}
/** A row with another text in one of its fields; another part number is another product. */
export const withField = (rows: Rows, id: string, field: PadField, text: string): Rows =>
  rows.map((row) => {
    if (row.id !== id || row[field] === text) return row
    const changed = withFieldOf(row, field, text)
    return field === 'quantity' ? { ...changed, isQuantityOpen: false } : changed
  })
export const withPatch = (rows: Rows, id: string, patch: Partial<PadRow>): Rows =>
  rows.map((row) => (row.id === id ? { ...row, ...patch } : row))

/** A sheet of which nothing can be said in another way is none. */
const sheetOf = ({ header, roles, above }: SheetHead, mark: string, cells: readonly string[]): RowSheet | null =>
  header === null && roles.length < 2 ? null : { mark, header, roles, above, cells }
/** Rows of a sheet, read by its columns. */
export const rowsOfCells = (
  cells: readonly (readonly string[])[],
  roles: readonly ColumnRole[],
  idOf: (at: number) => string,
): Rows => cells.map((row, at) => ({ ...emptyRow(idOf(at)), ...readCells(row, roles) }))
/** The same rows, which know their sheet. */
export const withSheet = (rows: Rows, cells: KnownSheet['cells'], head: SheetHead, mark: string): Rows =>
  rows.map((row, at) => ({ ...row, sheet: sheetOf(head, mark, cells[at] ?? []) }))
/** A sheet, put together again from its rows; `ids` are theirs. */
export type KnownSheet = SheetHead & {
  readonly mark: string
  readonly ids: readonly string[]
  readonly cells: readonly (readonly string[])[]
}
const isAskedOf = ({ sheet, part, isQuantityOpen }: PadRow): boolean => {
  const open = sheet && openRole(sheet.roles)
  return open === 'part' ? part === '' : open === 'quantity' && isQuantityOpen
}
/** The sheets of rows, in the order of their first rows. */
export const sheetsOf = (rows: Rows): readonly KnownSheet[] => {
  type Gathered = {
    readonly head: Omit<RowSheet, 'cells'>
    readonly ids: string[]
    readonly cells: RowSheet['cells'][]
  }
  const sheets = new Map<string, Gathered>()
  let last: Gathered | null = null
  for (const { id, sheet } of rows) {
    if (sheet === null) continue
    const { mark, header, roles, above, cells } = sheet
    if (last === null || last.head.mark !== mark || last.head.roles !== roles) {
      // Two tabs may have read it in two ways.
      const key: string = `${mark} ${roles.join(' ')}`
      last = sheets.get(key) ?? { head: { mark, header, roles, above }, ids: [], cells: [] }
      sheets.set(key, last)
    }
    last.ids.push(id)
    last.cells.push(cells)
  }
  return [...sheets.values()].map(({ head, ids, cells }) => ({ ...head, ids, cells }))
}
/** The sheets of which something is asked, as long as a row waits for the answer. */
export const askedSheets = (rows: Rows): readonly KnownSheet[] => sheetsOf(rows.filter(isAskedOf))
/**
 * A row whose sheet is read by other columns. What was changed by hand stays as it is, and so does the product that was
 * chosen.
 */
export const rereadRow = (
  row: PadRow,
  cells: readonly string[],
  before: readonly ColumnRole[],
  after: readonly ColumnRole[],
): PadRow => {
  const [was, is] = [readCells(cells, before), readCells(cells, after)]
  const isTouched = (field: PadField): boolean => row[field] !== was[field]
  const isOpen = row.isQuantityOpen === was.isQuantityOpen && !isTouched('quantity')
  const sheet = row.sheet && { ...row.sheet, roles: after }
  const read = { ...row, extra: is.extra, isQuantityOpen: isOpen && is.isQuantityOpen, sheet }
  return (['part', 'quantity', 'comment'] as const).reduce(
    (rest, field) => (isTouched(field) ? rest : withFieldOf(rest, field, is[field])),
    read,
  )
}
/** Rows that somebody else hands over. */
export const rowsOfWanted = (
  wanted: readonly WantedRow[],
  origin: RowOrigin | null,
  idOf: (at: number) => string,
): Rows => wanted.map((row, at) => ({ ...emptyRow(idOf(at)), ...row, origin }))

const originKey = ({ source, name }: RowOrigin): string => JSON.stringify([source, name])
const wantedKey = ({ part, comment }: Pick<PadRow, 'part' | 'comment'>): string =>
  JSON.stringify([part.trim().toUpperCase(), comment.trim()])
/**
 * What of an order, a list or a link does not stand in the pad yet: opened twice, it is not there twice. `there` are the
 * rows that stand for the others, whatever quantity the buyer has given them since.
 */
export const notThereYet = (
  rows: Rows,
  wanted: readonly WantedRow[],
  origin: RowOrigin,
): { readonly wanted: readonly WantedRow[]; readonly there: Rows } => {
  const known = new Map<string, PadRow[]>()
  // Two orders without a number cannot be told apart.
  if (origin.name === '') return { wanted, there: [] }
  for (const row of rows) {
    if (row.origin === null || originKey(row.origin) !== originKey(origin)) continue
    const key = wantedKey({ part: row.writtenAs ?? row.part, comment: row.comment })
    known.set(key, [...(known.get(key) ?? []), row])
  }
  const there: PadRow[] = []
  const left = wanted.filter((row) => {
    const one = known.get(wantedKey(row))?.shift()
    if (one) there.push(one)
    return one === undefined
  })
  return { wanted: left, there }
}
/** A source of rows, and the places of its first and its last row in the pad, from 1. */
export type PlacedOrigin = RowOrigin & { readonly from: number; readonly to: number }
/** From where the rows that were handed over come, each source once, in the order of the rows. */
export const originsOf = (rows: Rows): readonly PlacedOrigin[] => {
  const origins = new Map<string, PlacedOrigin>()
  for (const [at, { origin }] of rows.entries()) {
    if (origin === null) continue
    const key = originKey(origin)
    origins.set(key, { ...origin, from: origins.get(key)?.from ?? at + 1, to: at + 1 })
  }
  return [...origins.values()]
}
/** Why a text waits: there is no room, its line is longer than any row, or what reads it could not be loaded. */
export type WaitingReason = 'room' | 'long' | 'unread'
/** A text that is kept as it is, and how its sheet is to be read further; `null` for one that nobody has read. */
export type WaitingText = {
  readonly text: string
  readonly why: WaitingReason
  /** The sheet that it is the end of. */
  readonly mark: string
  readonly sheet: (SheetReading & { readonly separator: Separator }) | null
}
const inLine = (cell: string): string => cell.replace(/[\t\r\n]+/g, ' ')
/** Wanted rows for which there is no room, as text that can be pasted. */
export const textOfWanted = (wanted: readonly WantedRow[]): string =>
  wanted.map(({ part, quantity, comment }) => [part, quantity, comment].map(inLine).join('\t')).join('\n')

/** A row as tab-separated text, with a reason behind it; formulas are made harmless for the sheet that takes it. */
export const textOfRow = ({ part, quantity, comment, extra }: PadRow, reason: string): string =>
  [part, quantity, comment, reason, ...extra].map(inLine).map(harmless).join('\t')
