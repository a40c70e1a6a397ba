import { isOrdinal } from './list-marks'
import type { ColumnRole } from './pad-columns'
import { isPart } from './pad-part'
import { isUnitCell, readPadQuantity } from './pad-quantity'
import { isDate } from './sheet-dates'

type Rows = readonly (readonly string[])[]
type Column = { readonly at: number; readonly cells: readonly string[] }

export const isQuantity = (cell: string): boolean => ['whole', 'unclear'].includes(readPadQuantity(cell, null).kind)
const isFraction = (cell: string): boolean => readPadQuantity(cell, null).kind === 'notWhole'
const isNumber = (cell: string): boolean => isQuantity(cell) || isFraction(cell)

const shareOf = ({ cells }: Column, holds: (cell: string) => boolean): number =>
  cells.filter(holds).length / cells.length
const lengthOf = ({ cells }: Column): number => cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length
/** 12.50, 3.00: of two columns of numbers the one that has cents is no quantity. */
const isPrice = ({ cells }: Pick<Column, 'cells'>): boolean =>
  cells.some(isFraction) && cells.filter(isNumber).every((cell) => /[.,]\d{1,4}$/.test(cell))
/** 14.90, 37.00: with two decimals in each a column may be money as well as counts. */
const mayBeMoney = ({ cells }: Pick<Column, 'cells'>): boolean => {
  const numbers = cells.filter(isNumber)
  return numbers.length > 1 && numbers.every((cell) => /\d[.,]\d{2}$/.test(cell))
}
/** True for cells that hold counts: numbers without cents. */
export const isNumeric = (cells: readonly string[]): boolean => cells.some(isQuantity) && !isPrice({ cells })
/** 1, 2, 3 or 10, 20, 30: the rows are numbered; below them may stand a sum. */
export const isRunning = (cells: readonly string[], rows: number): boolean => {
  const [first = 0, second = 0] = cells.map(Number)
  const step = second - first
  return (
    cells.length >= 3 &&
    cells.length >= rows * 0.6 &&
    (step === 1 || step === 10) &&
    (first === step || first === 0) &&
    cells.every((cell, at) => /^\d+$/.test(cell) && Number(cell) === first + at * step)
  )
}
/** 1, 2, 5, 6, 9, 12: numbers of which some rows are gone. So many counts hardly rise from row to row. */
const isRising = (cells: readonly string[]): boolean =>
  cells.length >= 6 &&
  Number(cells[0]) <= 10 &&
  cells.every((cell, at) => /^\d+$/.test(cell) && (at === 0 || Number(cell) > Number(cells[at - 1])))
/** Exactly 1 to n, and too many rows for a chance. */
const isNumbering = ({ cells }: Column, rows: number): boolean =>
  rows >= 5 && cells.length === rows && cells[0] === '1' && cells[1] === '2' && isRunning(cells, rows)

/** Words, and a figure in some of them: `Bolt M8`. No more than a short word stands before the blank of a part number. */
const isDescription = (column: Column): boolean =>
  shareOf(column, (cell) => /\s/.test(cell) && /\p{L}{3}/u.test(cell)) >= 0.5
/** Long numbers beside descriptions are the part numbers, where no other column of numbers comes near them in length. */
const numbersOfDescribed = (words: Column, numbers: readonly Column[]): Column | undefined => {
  const isLong = (column: Column) =>
    column.cells.filter(isNumber).every((cell) => /^\d+$/.test(cell)) &&
    lengthOf(column) >= (numbers.length === 1 ? 5 : 4) &&
    numbers.every((other) => other === column || lengthOf(column) >= lengthOf(other) + 2)
  const long = numbers.find(isLong)
  return numbers.length === 1 && long && long.at > words.at ? undefined : long
}

const partAmong = (columns: readonly Column[], quantities: readonly Column[]): Column | undefined => {
  const free = columns.filter((column) => !quantities.includes(column) && !isPrice(column))
  // A column that is filled in few rows, or in words, holds remarks: what speaks for part numbers is counted.
  const weightOf = (cell: string): number =>
    isNumber(cell) ? 0.25 : (isPart(cell) ? 1 : 0) + (/^\S{1,40}$/.test(cell) ? 1 : 0)
  const weight = ({ cells }: Column): number => cells.reduce((sum, cell) => sum + weightOf(cell), 0)
  const isLikely = (column: Column): boolean => shareOf(column, isPart) >= 0.3
  // `CB 120` weighs as much as `Bolt`: words are no part numbers where another column has some.
  const likely = free.filter(isLikely)
  const best = (likely.length > 0 ? likely : free).toSorted((one, other) => weight(other) - weight(one))[0]
  if (best && isLikely(best)) return (isDescription(best) && numbersOfDescribed(best, quantities)) || best
  // All are numbers: part numbers are the longer ones, or those in front.
  const numbers = quantities.length > 0 ? quantities : columns
  const [first, ...rest] = quantities.length > 1 || best === undefined ? numbers : [best]
  return rest.find((column) => first && lengthOf(column) >= lengthOf(first) + 2) ?? first
}

/**
 * The column of quantities; several when nobody can know which it is, or whether it is one. What is never left is a column
 * with something in it beside part numbers of which nothing is said.
 */
const quantitiesAmong = (left: readonly Column[], counted: readonly Column[]): readonly Column[] => {
  // Cells that say no number become problems of their rows.
  const some = left.filter((column) => !isPrice(column) && column.cells.some(isQuantity))
  return some.length > 0 ? some : [...counted, ...left]
}

const columnsOf = (rows: Rows, least: number): readonly Column[] => {
  const count = rows.reduce((most, { length }) => Math.max(most, length), least)
  return Array.from({ length: count }, (_, at) => ({
    at,
    cells: rows.map((row) => row[at] ?? '').filter((cell) => cell !== ''),
  }))
}

/** What the columns hold, as far as their cells tell; `fixed` are those of which it is known. */
export const guess = (rows: Rows, fixed: readonly (ColumnRole | null)[]): readonly ColumnRole[] => {
  const all = columnsOf(rows, fixed.length)
  const columns = all.filter(
    // No column without cells is left, either: all of none are marks.
    ({ cells, at }) => (fixed[at] ?? null) === null && !cells.every(isOrdinal) && !cells.every(isDate),
  )
  const roles = all.map(({ at }): ColumnRole => fixed[at] ?? 'other')
  const lacks = (role: 'part' | 'quantity') => !fixed.includes(role) && !fixed.includes(`${role}?`)
  const running = columns.filter(({ cells }) => isRunning(cells, rows.length) || isRising(cells))
  // A column of prices has hardly a whole number; of two columns the one with numbers is the quantity all the same.
  const isCounting = (column: Column) => shareOf(column, isQuantity) >= (columns.length === 2 ? 0 : 0.5)
  const numbers = columns.filter((column) => shareOf(column, isNumber) >= 0.6 && isCounting(column))
  const part = lacks('part') ? partAmong(columns, numbers) : undefined
  // Codes in front of it, some without a figure, may be the part numbers as well: nobody can know.
  const isCode = (cell: string) => /^[^\s\p{Ll}]*\p{Lu}[^\s\p{Ll}]*$/u.test(cell)
  const rival = columns.find(
    (one) =>
      part && one.at < part.at && !numbers.includes(one) && shareOf(one, isPart) >= 0.3 && one.cells.every(isCode),
  )
  if (part) roles[part.at] = rival ? 'part?' : 'part'
  if (rival) roles[rival.at] = 'part?'
  const partAt = part?.at ?? Math.max(roles.indexOf('part'), roles.indexOf('part?'))
  const counted = running.filter(({ at }) => at < partAt)
  const useful = columns.filter((column) => column !== part && !counted.includes(column))
  const doubtful = counted.filter((column) => !isNumbering(column, rows.length))
  const quantities = lacks('quantity') ? quantitiesAmong(useful, doubtful) : []
  const [quantity, ...rivals] = quantities
  // `Bolt M8`, 1500, 5: the long number behind may be a stock, and then the other one is no order.
  const isBehind =
    part !== undefined && numbers.includes(part) && columns.some((one) => one.at < part.at && isDescription(one))
  const isSure =
    quantity !== undefined &&
    rivals.length === 0 &&
    !isBehind &&
    !mayBeMoney(quantity) &&
    quantity.cells.some(isQuantity) &&
    !counted.includes(quantity)
  for (const { at } of quantities) roles[at] = isSure ? 'quantity' : 'quantity?'
  if (fixed.length > 0) return roles
  // Words behind part number and quantity are remarks, and so is a third column.
  const left = useful.filter((column) => !quantities.includes(column))
  // A single letter is a size as likely as a unit: it goes along.
  const isText = (column: Column) =>
    shareOf(column, (cell) => /\p{L}|=|[^\p{N}\s]{3}/u.test(cell) && !isUnitCell(cell)) > 0.5
  const behind = left.filter(({ at }) => at > partAt && at > Math.max(...quantities.map((one) => one.at)))
  const isThird = all.length === 3 && (left[0]?.at ?? 0) > 0
  const notes = isThird ? left : behind
  if (notes.every(isText)) for (const { at } of notes) roles[at] = 'comment'
  return roles
}
