import type { Id } from '../../api/schemas/shared'
import { readCells, type ColumnRole } from './pad-columns'
import type { NumberReading } from './pad-quantity'

/** A row of the order pad, as it was written. */
export type PadRow = {
  readonly id: string
  readonly part: string
  readonly quantity: string
  readonly comment: string
  /** Further cells of its sheet: of no use, and not thrown away. */
  readonly extra: readonly string[]
  /** The product that the buyer chose where several fit. */
  readonly chosenId: Id | null
  /** How `1.000` is meant, once the buyer has said so. */
  readonly reading: NumberReading | null
  /** A duplicate that the buyer does not want to be added. */
  readonly isLeftOut: boolean
  /** What it cost when it was ordered before, in dollars. */
  readonly oldPrice: number | null
  /** How many of it were ordered then, and in which unit of measure. */
  readonly oldQuantity: number | null
  readonly oldUnit: string | null
}
export type PadField = 'part' | 'quantity' | 'comment'
/** A row that somebody else hands over: an order, a list, a link. */
export type WantedRow = Pick<PadRow, PadField> & Partial<Pick<PadRow, 'oldPrice' | 'oldQuantity' | 'oldUnit'>>
type Rows = readonly PadRow[]

/** So many rows are resolved; what is longer stays text. */
export const mostRows = 1_000

export const emptyRow = (id: string): PadRow => ({
  id,
  part: '',
  quantity: '',
  comment: '',
  extra: [],
  chosenId: null,
  reading: null,
  isLeftOut: false,
  oldPrice: null,
  oldQuantity: null,
  oldUnit: null,
})
/** True when nobody has written anything into a row. */
export const isBlank = ({ part, quantity, comment, extra }: PadRow): boolean =>
  part.trim() === '' && quantity.trim() === '' && comment.trim() === '' && extra.length === 0
/** The rows that somebody has written something into. */
export const writtenRows = (rows: Rows): Rows => rows.filter((row) => !isBlank(row))
/** So many more fit into the pad. */
export const roomIn = (rows: Rows): number => Math.max(0, mostRows - writtenRows(rows).length)

/** The rows with exactly one blank row behind them, for the next part number; none where the pad is full. */
export const withBlankEnd = (rows: Rows, id: string): Rows => {
  const last = rows.at(-1)
  if (last && isBlank(last)) return rows
  return roomIn(rows) === 0 ? rows : [...rows, emptyRow(id)]
}
/** Rows put behind those that are written. */
export const withAdded = (rows: Rows, added: Rows, id: string): Rows =>
  withBlankEnd([...writtenRows(rows), ...added], id)

/** Another product was not ordered before. */
const noPast = { oldPrice: null, oldQuantity: null, oldUnit: null }
/** A row with another text in one of its fields; another part number is another product. */
export const withField = (rows: Rows, id: string, field: PadField, text: string): Rows =>
  rows.map((row) => {
    if (row.id !== id || row[field] === text) return row
    if (field === 'part') return { ...row, part: text, chosenId: null, isLeftOut: false, ...noPast }
    return field === 'quantity' ? { ...row, quantity: text, reading: null } : { ...row, comment: text }
  })
export const withPatch = (rows: Rows, id: string, patch: Partial<PadRow>): Rows =>
  rows.map((row) => (row.id === id ? { ...row, ...patch } : row))

/** Rows of a sheet, read by its columns. */
export const rowsOfCells = (
  cells: readonly (readonly string[])[],
  roles: readonly ColumnRole[],
  idOf: (at: number) => string,
): Rows => cells.map((row, at) => ({ ...emptyRow(idOf(at)), ...readCells(row, roles) }))
/** Rows that somebody else hands over. */
export const rowsOfWanted = (wanted: readonly WantedRow[], idOf: (at: number) => string): Rows =>
  wanted.map(({ part, quantity, comment, oldPrice = null, oldQuantity = null, oldUnit = null }, at) => ({
    ...emptyRow(idOf(at)),
    part,
    quantity,
    comment,
    oldPrice,
    oldQuantity,
    oldUnit,
  }))
const inLine = (cell: string): string => cell.replace(/[\t\r\n]+/g, ' ')
/** Wanted rows for which there is no room, as text that can be pasted. */
export const textOfWanted = (wanted: readonly WantedRow[]): string =>
  wanted.map(({ part, quantity, comment }) => [part, quantity, comment].map(inLine).join('\t')).join('\n')

/** Begins what a spreadsheet would run as a formula. */
const isRisky = (cell: string): boolean => /^[=+@-]/.test(cell)
/** A row as tab-separated text, with a reason behind it; formulas are made harmless for the sheet that takes it. */
export const textOfRow = ({ part, quantity, comment, extra }: PadRow, reason: string): string =>
  [part, quantity, comment, ...extra, reason]
    .map(inLine)
    .map((cell) => (isRisky(cell) ? `'${cell}` : cell))
    .join('\t')
/** How many lines a text has. */
export const lineCount = (text: string): number => {
  let count = text === '' ? 0 : 1
  for (let at = text.indexOf('\n'); at !== -1 && at < text.length - 1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/**
 * The rows after both: `mine` made of `base` here, `theirs` in another tab. What was added or changed on either side is
 * there, what was removed on either side and not changed on the other is gone.
 */
export const mergedRows = (base: Rows, mine: Rows, theirs: Rows): Rows => {
  const [was, here] = [base, mine].map((rows) => new Map(rows.map((row) => [row.id, JSON.stringify(row)])))
  const there = new Set(theirs.map(({ id }) => id))
  const isChangedHere = ({ id }: PadRow): boolean => here?.get(id) !== was?.get(id)
  const own = new Map(mine.map((row) => [row.id, row]))
  const kept = theirs.flatMap((row): Rows => {
    const mineNow = own.get(row.id)
    if (mineNow) return [isChangedHere(mineNow) ? mineNow : row]
    return was?.has(row.id) && was.get(row.id) === JSON.stringify(row) ? [] : [row]
  })
  return [...kept, ...mine.filter((row) => !there.has(row.id) && isChangedHere(row))]
}
