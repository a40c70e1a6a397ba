import type { ColumnRole } from './pad-columns'
import { isUnitHeading } from './pad-headings'
import { isUnitCell, readPadQuantity } from './pad-quantity'

type Cells = readonly string[]
type Rows = readonly Cells[]

const isBareCount = (text: string): boolean => {
  const read = readPadQuantity(text, null)
  return (read.kind === 'whole' && read.unit === null && /\d\s*$/.test(text)) || read.kind === 'unclear'
}
const isWord = (cell: string): boolean => /^\p{L}{1,12}\.?$/u.test(cell)

/** Units of sale, and words that are parts of something as well, say nothing about pieces. */
const isPlainCount = /^(?:un|ud|uds|units?|unidad(?:es)?|unités?|sets?|kits?)$/iu
/** The unit that the heading of a column of quantities names: `Qty (pcs)`, `Pieces`; `6 BOX` is a count of its own. */
const unitOfHeading = (heading: string): string => {
  const units = heading
    .replace(/\d\s*\p{L}+/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => isUnitCell(word) && !isPlainCount.test(word))
  return units.length === 1 ? (units[0] ?? '') : ''
}
/** The column that holds units and nothing else; -1 where there is none, or several. */
const unitColumn = (rows: Rows, header: Cells | null, roles: readonly ColumnRole[]): number => {
  const holdsUnits = (at: number): boolean => {
    const isNamed = isUnitHeading(header?.[at] ?? '')
    if (!isNamed && header !== null) return false
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every(isNamed ? isWord : isUnitCell)
  }
  const found = roles.flatMap((role, at) => (role === 'other' && holdsUnits(at) ? [at] : []))
  return found.length === 1 ? (found[0] ?? -1) : -1
}
/**
 * The rows with each quantity in the unit that stands beside it in a column of its own, or in its heading: `500` beside
 * `pcs` is what `500 pcs` in one cell is (decision 076).
 */
export const withUnits = (rows: Rows, header: Cells | null, roles: readonly ColumnRole[]): Rows => {
  const beside = unitColumn(rows, header, roles)
  const counts = roles.flatMap((role, at) => (role === 'quantity' || role === 'quantity?' ? [at] : []))
  const named = new Map(counts.map((at) => [at, unitOfHeading(header?.[at] ?? '')]))
  if (beside === -1 && [...named.values()].every((unit) => unit === '')) return rows
  return rows.map((row) =>
    row.map((cell, at) => {
      const unit = named.has(at) ? row[beside] || named.get(at) : ''
      return unit && isBareCount(cell) ? `${cell.trim()} ${unit}` : cell
    }),
  )
}
