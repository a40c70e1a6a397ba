import { joinedComments } from './line-comment'
import { bareLine, lineKey, type ListLine } from './lists'
import {
  asOneTable,
  openRole,
  readCells,
  withoutOpen,
  withRole,
  type ColumnRole,
  type SheetColumns,
} from './pad-columns'
import { isUnitHeading } from './pad-headings'
import type { FileRefusal } from './pad-bytes'
import { isDrawn } from './pad-mixed'
import { readQuantityBy, withReading, type NumberReading, type NumberReadings, type PadQuantity } from './pad-quantity'
import { lineCount } from './pad-lines'
import type { Table } from './pad-sheet'

/** A sheet that becomes a list; `numbers` is how `1.000` and `1,000` are meant, once the buyer has said so. */
export type ListSheet = ReturnType<typeof asOneTable> & {
  readonly numbers: NumberReadings
  /** Lines that are longer than any row, and how many there was no room for. */
  readonly long: string
  readonly over: number
}
type Cells = readonly string[]
type NumberProblem = Exclude<PadQuantity['kind'], 'missing' | 'whole'>
/** What is told of a line of a sheet; `line` is as it was written. */
export type ImportNote = { readonly line: string } & (
  | { readonly problem: 'noPart' | 'longPart' | 'longLine' | 'above' }
  /** The quantity cannot be taken: the line is in the list, with 0. */
  | { readonly problem: NumberProblem }
  /** The part number stands there already: `together` is what both come to. */
  | { readonly problem: 'twice'; readonly together: number }
)
/** A column of which nothing was taken: its heading, '' where it has none, its place, and its first cells. */
export type UnusedColumn = { readonly heading: string; readonly at: number; readonly cells: readonly string[] }
/** What came of a sheet: the lines of the list, and all that is not in them as it was written. */
export type ListImport = {
  readonly lines: readonly ListLine[]
  readonly notes: readonly ImportNote[]
  readonly unused: readonly UnusedColumn[]
  readonly over: number
}

/** A sheet that becomes a list of this name. */
export type NamedSheet = { readonly name: string; readonly sheet: ListSheet }
/** One of which something is asked: which column it is, or how `unclear` is meant. */
export type AskedSheet = NamedSheet & { readonly unclear: string }
/** What the buyer says of a sheet: which column it is (`null` for none of them), or how its numbers are meant. */
export type SheetAnswer =
  | { readonly kind: 'column'; readonly at: number | null }
  | { readonly kind: 'numbers'; readonly reading: NumberReading }
/** What is told of a list that does not hold all of its file as it was written. */
export type ImportTold = Omit<ListImport, 'lines'> & { readonly name: string; readonly lines: number }
/** What a file comes to: a question, a list, nothing, or why it was not even read. */
export type ListFile =
  | ({ readonly kind: 'asked' } & AskedSheet)
  | {
      readonly kind: 'list'
      readonly name: string
      readonly lines: readonly ListLine[]
      readonly told: ImportTold | null
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly reason: FileRefusal }

/** So many lines of a file make a list. */
export const mostLines = 5_000
const longestText = 500

export const listSheet = ({ long, rest }: Table, columns: SheetColumns): ListSheet => ({
  ...asOneTable(columns),
  numbers: {},
  long,
  over: lineCount(rest),
})

const isDescription = (heading: string | undefined): boolean =>
  /^(?:desc|libell|d[ée]sig|bezeich|(?:name|nombre|nom)$)/i.test((heading ?? '').trim())
/** The last column of the portal's own files: who has numbers of their own has them on the device. */
const isOwnColumn = (heading: string | undefined): boolean =>
  /^(?:your number|su número|votre numéro)$/i.test(heading ?? '')
const textOf = (cells: Cells): string => cells.filter((cell) => cell !== '').join(' | ')
const quantityOf = ({ numbers }: ListSheet, text: string): PadQuantity => readQuantityBy(text, numbers)

/** The first quantity of which nobody knows how it is meant; '' when all are clear. */
export const unclearIn = (sheet: ListSheet): string => {
  const texts = sheet.rows.map((row) => readCells(row, sheet.roles).quantity)
  return texts.find((text) => quantityOf(sheet, text).kind === 'unclear') ?? ''
}
/** The sheet, once the buyer has said how that one is meant. */
export const withNumbersRead = (sheet: ListSheet, reading: NumberReading): ListSheet => ({
  ...sheet,
  numbers: withReading(sheet.numbers, unclearIn(sheet), reading),
})
/** True when the buyer has to say something before the sheet can be read. */
export const isSheetOpen = (sheet: ListSheet): boolean => openRole(sheet.roles) !== null || unclearIn(sheet) !== ''

/** The sheet after the buyer has said which column it is; `null` for none of them. */
export const withColumn = (sheet: ListSheet, at: number | null): ListSheet => {
  const role = openRole(sheet.roles)
  if (role === null) return sheet
  return { ...sheet, roles: at === null ? withoutOpen(sheet.roles) : withRole(sheet.roles, at, role) }
}

const unusedIn = ({ header, roles, rows }: ListSheet): readonly UnusedColumn[] => {
  /** Units that stand with their numbers by now (decision 076). */
  const areUnits = (at: number): boolean =>
    isUnitHeading(header?.[at] ?? '') && rows.every((row) => readCells(row, roles).quantity.endsWith(row[at] ?? ''))
  return roles.flatMap((role: ColumnRole, at) => {
    const isUsed = role === 'part' || role === 'quantity' || role === 'comment' || areUnits(at)
    const cells = rows.flatMap((row) => row[at] || [])
    const isTold = isUsed || isDescription(header?.[at]) || isOwnColumn(header?.[at])
    return isTold || cells.length === 0 ? [] : [{ heading: header?.[at] ?? '', at, cells: cells.slice(0, 3) }]
  })
}

/**
 * The lines that a sheet makes, read as the order pad reads it. What cannot be taken as it was written is told line by
 * line: a quantity that is none comes as 0, to be filled in; where there is none it is one; of a part number that stands there twice the sum is taken.
 */
export const importOf = (sheet: ListSheet): ListImport => {
  const lines = new Map<string, ListLine>()
  const notes: ImportNote[] = [
    ...sheet.above.filter((row) => !isDrawn(row)).map((row): ImportNote => ({ problem: 'above', line: textOf(row) })),
    ...sheet.long.split('\n').flatMap((line): ImportNote[] => (line === '' ? [] : [{ problem: 'longLine', line }])),
  ]
  const described = (sheet.header ?? []).findIndex(isDescription)
  for (const row of sheet.rows) {
    const { part, quantity: text, comment } = readCells(row, sheet.roles)
    const line = textOf(row)
    if (part === '' || part.length > longestText) {
      notes.push({ problem: part === '' ? 'noPart' : 'longPart', line })
      continue
    }
    const read = quantityOf(sheet, text)
    const quantity = read.kind === 'whole' ? read.quantity : read.kind === 'missing' ? 1 : 0
    if (read.kind !== 'whole' && read.kind !== 'missing') notes.push({ problem: read.kind, line })
    // Nobody knows here by what a product is sold: the unit stays with the quantity, and the order pad asks.
    const unit = read.kind === 'whole' ? read.unit : null
    const fresh = bareLine(part, quantity, comment, (row[described] ?? '').slice(0, longestText), unit)
    const key = lineKey(fresh)
    const former = lines.get(key)
    const together = (former?.quantity ?? 0) + quantity
    if (former) notes.push({ problem: 'twice', line, together })
    lines.set(key, former ? { ...former, quantity: together, comment: joinedComments(former.comment, comment) } : fresh)
  }
  return { lines: [...lines.values()], notes, unused: unusedIn(sheet), over: sheet.over }
}
/** True when all of a sheet is in its list, as it was written. */
export const isWholeImport = ({ notes, unused, over }: ListImport): boolean =>
  notes.length === 0 && unused.length === 0 && over === 0

/** What a sheet comes to, after the buyer has said something of it; nothing is guessed (decision 044). */
export const fileOf = ({ name, sheet }: NamedSheet, answer: SheetAnswer | null = null): ListFile => {
  const said =
    answer === null
      ? sheet
      : answer.kind === 'column'
        ? withColumn(sheet, answer.at)
        : withNumbersRead(sheet, answer.reading)
  if (isSheetOpen(said)) return { kind: 'asked', name, sheet: said, unclear: unclearIn(said) }
  const made = importOf(said)
  const { lines, ...told } = made
  if (lines.length === 0) return { kind: 'nothing' }
  return { kind: 'list', name, lines, told: isWholeImport(made) ? null : { name, lines: lines.length, ...told } }
}
