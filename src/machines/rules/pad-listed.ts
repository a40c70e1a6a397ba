import { filled } from './pad-cell'
import { isPart } from './pad-part'
import { cellsBetweenBlanks, readPadQuantity } from './pad-quantity'

type Cells = readonly string[]
type Rows = readonly Cells[]

/** `HB-100 3`: a part number, and how many of it. */
const isCounted = (cell: string): boolean => {
  const [part = '', quantity = '', ...more] = cellsBetweenBlanks(cell)
  return more.length === 0 && isPart(part) && readPadQuantity(quantity, null).kind === 'whole'
}
/** `HB-100`: it looks like a part number and like nothing else. */
const isPlainPart = (cell: string): boolean =>
  /^\S+$/.test(cell) && isPart(cell) && readPadQuantity(cell, null).kind === 'noNumber'

/**
 * Part numbers that were written one behind the other, `HB-100 3, HB-110 2` or `HB-100, HB-110`, are a row each. Plain ones
 * only in a single line: side by side in several lines they may be two names of one product.
 */
export const withListed = (rows: Rows): Rows => {
  const isOfMany = rows.some((row) => filled(row).length > 1)
  if (!isOfMany) return rows
  if (rows.every((row) => filled(row).every(isCounted)))
    return rows.flatMap((row) => filled(row).map(cellsBetweenBlanks))
  const [only = [], ...more] = rows
  return more.length === 0 && filled(only).every(isPlainPart) ? filled(only).map((cell) => [cell]) : rows
}
