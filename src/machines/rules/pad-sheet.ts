import { unharmed } from './harmless'
import { withoutInvisible } from './invisible'
import { areCounted, countedParts, withoutListTabs } from './list-marks'
import { cleanCell } from './pad-cell'
import { withListed } from './pad-listed'
import { isDrawn } from './pad-mixed'
import { cellsBetweenBlanks } from './pad-quantity'

/** The cells of a text in rows; `cursor` is where the rows that were read end. `isBroken`: its quotes do not close. */
export type Delimited = {
  readonly rows: readonly (readonly string[])[]
  readonly cursor: number
  readonly isBroken: boolean
}
/** Reads at most `most` rows of delimited text whose lines end with `\n`; a library does it. */
export type ReadDelimited = (text: string, separator: string, most: number) => Delimited
export type Separator = '\t' | ';' | '|' | ',' | ' '
/** The rows of a pasted text, without empty ones; `rest` is what is kept as text, because there was no room for it. */
export type Table = {
  readonly cells: readonly (readonly string[])[]
  readonly separator: Separator
  readonly rest: string
  /** Lines that are longer than any row. */
  readonly long: string
}

/** Ends of lines besides those of files: of word processors, and of Unicode. */
const lineEnds = /\r\n?|[\v\f\u2028\u2029]/g
/** Longer than any row of an order: it stays text. */
const longestRow = 5_000
const sampleLength = 64 * 1024

const isWrapped = (line: string): boolean => /^"(?:[^"]|"")*""(?:[^"]|"")*"$/.test(line)
const withoutOuterQuotes = (line: string): string => (isWrapped(line) ? line.slice(1, -1).replaceAll('""', '"') : line)
const outsideQuotes = (line: string): string => withoutOuterQuotes(line).replace(/"[^"]*"/g, '"')
const isNumberComma = (line: string): boolean => /\S\s+[x×]?\d+(?:,\d+)+(?:\s*\p{L}+)?$/iu.test(visible(line).trim())

/** A line as it is seen: marks between its blanks would glue cells together. */
const visible = withoutInvisible

/** The separator that most lines speak for; blanks when there is none. */
export const separatorOf = (text: string): Separator => {
  const lines = text
    .slice(0, sampleLength)
    .split('\n', 200)
    .filter((line) => line.trim() !== '' && !isDrawn([line.replace(/\s/g, '')]))
    .map(outsideQuotes)
  const share = (separator: string) => lines.filter((line) => line.includes(separator)).length / lines.length
  if (share('\t') > 0) return '\t'
  const [semicolon, bar] = [share(';'), share('|')]
  const rival = Math.max(semicolon, bar)
  // A comma in every line says more than what stands in some remarks.
  if (rival >= 0.5 && (rival === 1 || share(',') < 1)) return semicolon >= bar ? ';' : '|'
  const commas = lines.filter((line) => line.includes(','))
  const isOfNumbers = commas.filter((line) => isNumberComma(line)).length > commas.length / 2
  return share(',') >= 0.5 && !isOfNumbers ? ',' : ' '
}

/** Lines one by one, however long the text is. */
const readLines = (text: string, most: number, cellsOf: (line: string) => readonly string[]): Delimited => {
  const rows: (readonly string[])[] = []
  let cursor = 0
  while (cursor < text.length && rows.length < most) {
    const end = text.indexOf('\n', cursor)
    const line = text.slice(cursor, end === -1 ? text.length : end)
    cursor = end === -1 ? text.length : end + 1
    if (line.trim() !== '') rows.push(line.length > longestRow ? [line] : cellsOf(line))
  }
  return { rows, cursor, isBroken: false }
}

const isThousands = (row: readonly string[]): boolean =>
  row.some((cell, at) => at > 0 && /^\s*\d{1,3}$/.test(cell) && /^\d{3}\s*$/.test(row[at + 1] ?? ''))
const joinedThousands = (row: readonly string[]): readonly string[] => {
  const at = row.findIndex((cell, at) => at > 0 && /^\s*\d{1,3}$/.test(cell) && /^\d{3}\s*$/.test(row[at + 1] ?? ''))
  return [...row.slice(0, at), `${row[at]},${row[at + 1]}`, ...row.slice(at + 2)]
}
/** How many cells most rows have. */
const usualLength = (rows: readonly (readonly string[])[]): number => {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
/**
 * A program that knows another separator takes a line with quotes for one cell, and puts quotes around it when it saves:
 * its cells are within, as many as the other rows have.
 */
const withoutWrapping = (
  rows: readonly (readonly string[])[],
  separator: Separator,
  read: ReadDelimited,
): readonly (readonly string[])[] => {
  const usual = usualLength(rows.filter(({ length }) => length > 1))
  return rows.map((row) => {
    const [line = '', ...more] = row
    if (usual < 2 || !line.includes('"') || !line.includes(separator) || more.some((cell) => cell.trim() !== ''))
      return row
    const within = read(line, separator, 2)
    const [cells, ...others] = within.rows
    return cells?.length === usual && others.length === 0 && !within.isBroken ? cells : row
  })
}

/** `CB-120,1,000` is no row of three cells where the others have two: the comma is the number's. */
const withNumbersWhole = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const usual = usualLength(rows)
  const areAll = rows.every(isThousands) && rows.some((row) => row.some((cell) => /^0\d\d$/.test(cell)))
  return rows.map((row) => (isThousands(row) && (areAll || row.length > usual) ? joinedThousands(row) : row))
}

/**
 * A quote that somebody forgot to close runs on to the next one, and takes the rows between along: `"open`, and `3/4"` two
 * lines below. No cell has a tab in its lines, and none goes on with a line that is a whole row with a quantity.
 */
const isSwallowing = ({ rows }: Delimited, separator: Separator): boolean => {
  const width = Math.min(...rows.map(({ length }) => length))
  const isRow = (line: string) => {
    const cells = line.split(separator)
    if (cells.length < 2) return false
    return separator === '\t' || (cells.length >= width && cells.slice(1).some((cell) => isCount(cell)))
  }
  return rows.some((row) => row.some((cell) => cell.split('\n').slice(1).some(isRow)))
}
const isCount = (cell: string): boolean => /^\s*\d+\s*$/.test(cell)
const areQuotesEven = (line: string): boolean => (line.split('"').length - 1) % 2 === 0

const lineOf = (row: readonly string[]): string => row.join('\t')

/** A text as it is read: without the mark in front, and its lines end with `\n`. */
const withLines = (given: string): string => withoutListTabs(given.replace(/^\ufeff/, '').replace(lineEnds, '\n'))
/** `1. HB-100 2`: the count is a column of its own. */
const countedIn = (text: string): boolean => {
  const lines = text.slice(0, sampleLength).split('\n', 200)
  // The last line of the sample may be cut.
  return areCounted(
    (text.length > sampleLength ? lines.slice(0, -1) : lines).filter((line) => line.trim() !== '').map(visible),
  )
}
const cellsOfBlanks = (line: string): readonly string[] => cellsBetweenBlanks(visible(line))
const cellsOfCounted = (written: string): readonly string[] => {
  const line = visible(written)
  const [count, rest] = countedParts(line) ?? ['', line]
  return count === '' ? cellsBetweenBlanks(line) : [count, ...cellsBetweenBlanks(rest)]
}
/** True for a text whose cells stand in quotes: a library reads those. */
export const hasQuotes = (given: string): boolean => given.includes('"') && separatorOf(withLines(given)) !== ' '

/**
 * The rows of a text, at most `room` of them. Nothing is lost: what is no empty row, and no separator, quote or blank
 * around a cell, is in a cell, in `rest` or in `long`. `known` is the separator where the text goes on with a former one.
 */
export const readTable = (
  given: string,
  room: number,
  read: ReadDelimited | null,
  known: Separator | null = null,
): Table => {
  const text = withLines(given)
  const separator = known ?? separatorOf(text)
  const betweenBlanks = separator === ' ' && countedIn(text) ? cellsOfCounted : cellsOfBlanks
  // Where quotes do not close, each line is read for itself.
  const cellsOfLine = (line: string): readonly string[] =>
    (read !== null && line.includes('"') && areQuotesEven(line) ? read(line, separator, 1).rows[0] : undefined) ??
    line.split(separator)
  const asLines = () => readLines(text, room, separator === ' ' ? betweenBlanks : cellsOfLine)
  const delimited = separator === ' ' || read === null || !text.includes('"') ? null : read(text, separator, room)
  const isWhole = delimited !== null && !delimited.isBroken && !isSwallowing(delimited, separator)
  const { rows, cursor } = isWhole ? delimited : asLines()
  const unwrapped = isWhole && read !== null ? withoutWrapping(rows, separator, read) : rows
  const whole = separator === ',' ? withNumbersWhole(unwrapped) : unwrapped
  const clean = whole
    .map((row) => row.map((cell) => unharmed(cleanCell(cell))))
    .filter((row) => row.some((cell) => cell !== ''))
  const isLong = (row: readonly string[]) => lineOf(row).length > longestRow
  const short = clean.filter((row) => !isLong(row))
  const cells = /[,;|]/.test(separator) ? withListed(short) : short
  // A line of many parts may be more rows than there is room for.
  const rest = [...cells.slice(room).map((row) => row.join(separator)), text.slice(cursor)].join('\n')
  return {
    cells: cells.slice(0, room),
    separator,
    rest: rest.trim() === '' ? '' : rest,
    long: clean.filter(isLong).map(lineOf).join('\n'),
  }
}
