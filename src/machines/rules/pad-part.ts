import { isOrdinal } from './list-marks'
import { isDate } from './sheet-dates'

/** True for a cell that may be a part number: a digit, few words, no place in a list and no date. */
export const isPart = (cell: string): boolean =>
  /\p{N}/u.test(cell) && cell.length <= 40 && cell.split(/\s+/).length <= 3 && !isOrdinal(cell) && !isDate(cell)
