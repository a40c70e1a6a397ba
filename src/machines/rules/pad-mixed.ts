import { filled } from './pad-cell'
import { claimOf } from './pad-headings'
import { isPart } from './pad-part'
import type { ColumnRole } from './pad-columns'
import { readPadQuantity } from './pad-quantity'

type Cells = readonly string[]
type Rows = readonly Cells[]
type Roles = readonly ColumnRole[]

const separators: readonly RegExp[] = [/\t/, /;/, /\|/, /,/, /\s{2,}/]
const isNumber = (cell: string): boolean => !['missing', 'noNumber'].includes(readPadQuantity(cell, null).kind)

const drawn = /^[:+|]*[-–—=_─━═]{2,}[-–—=_─━═:+|┼]*$/
/** A line that is drawn under a heading or around a table: `---|---`, `+----+----+`. */
export const isDrawn = (cells: Cells): boolean => {
  const own = filled(cells)
  return own.length > 0 && own.every((cell) => drawn.test(cell))
}

/** All of its cells stand in one. */
const isOdd = (row: Cells): boolean => {
  const [cell = '', ...more] = filled(row)
  return more.length === 0 && !isDrawn(row) && separators.some((separator) => separator.test(cell))
}
const hasLeftOver = (cell: string): boolean => /^[;|]|[;|,]$/.test(cell)

/** `10,5` may be a size, and a part number may end in it. */
const isNumberComma = (line: string): boolean => /\d,\d/.test(line)
const readingsOf = (line: string): Rows =>
  separators.flatMap((separator) => {
    if (!separator.test(line) || (separator.source === ',' && isNumberComma(line))) return []
    const cells = line
      .replace(/^\|(.*)\|$/, '$1')
      .split(separator)
      .map((cell) => cell.trim())
    return cells.length > 1 ? [cells] : []
  })

const isHeading = (cells: Cells): boolean => cells.length > 1 && cells.every((cell) => claimOf(cell) !== null)
/** A part number and a number where the other rows have them, and nothing where they have nothing. */
const isRowOf = (cells: Cells, roles: Roles): boolean => {
  const at = { part: roles.indexOf('part'), quantity: roles.indexOf('quantity') }
  const [part, quantity] = [cells[at.part] ?? '', cells[at.quantity] ?? '']
  if (cells.length > roles.length || !isPart(part) || hasLeftOver(part)) return false
  if (quantity !== '' && !isNumber(quantity)) return false
  // Two numbers could stand either way round.
  return !isNumber(part) || part.length >= quantity.length + 2
}

/**
 * The rows of a sheet, in which some lines have another separator than the rest: such a line is read by it where it could
 * not be read otherwise, and only one reading is a row like the others. `rolesOf` tells the columns of these, `null`
 * when they are not known.
 */
export const withOtherSeparators = (rows: Rows, rolesOf: (rows: Rows) => Roles | null): Rows => {
  if (!rows.some(isOdd)) return rows
  const others = rows.filter((row) => filled(row).length > 1 && !isOdd(row))
  const roles = others.length > 0 ? rolesOf(others) : (['part', 'quantity'] as const)
  if (!roles?.includes('part') || !roles.includes('quantity')) return rows
  return rows.map((row) => {
    if (!isOdd(row)) return row
    const readings = readingsOf(filled(row).join(' ')).filter((cells) => isHeading(cells) || isRowOf(cells, roles))
    return readings.length === 1 ? (readings[0] ?? row) : row
  })
}
