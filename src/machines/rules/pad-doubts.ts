import { filled } from './pad-cell'
import type { ColumnRole } from './pad-columns'
import { isNumeric, isQuantity, isRunning } from './pad-guess'
import { claimOf, isOfOldOrder } from './pad-headings'

type Cells = readonly string[]
type Rows = readonly Cells[]

/** 4500012345, 10023: no counts, but the numbers of orders. */
const areLong = (cells: Cells): boolean => filled(cells).every((cell) => /^\d{4,}$/.test(cell))
/** `Qty`, `Pieces`: more than `Order quantity` it leaves open. */
const plainCount = 3

/** What a heading leaves open about the quantity: it is sure only where the heading says so, or the only column of counts has none. */
export const withQuantityAsked = (roles: readonly ColumnRole[], header: Cells, rows: Rows): readonly ColumnRole[] => {
  const claims = roles.map((_, at) => claimOf(header[at] ?? ''))
  const at = roles.indexOf('quantity')
  const isPlain = (one: number) => claims[one]?.weight === 1
  const isStrange = (one: number) => (header[one] ?? '') !== '' && claims[one] === null
  const cellsOf = (one: number) => rows.map((row) => row[one] ?? '')
  const isCounted = (one: number) => isNumeric(cellsOf(one))
  // What counts the rows in front of the part numbers counts nothing else.
  const isNamed = (one: number) =>
    isCounted(one) && !(one < roles.indexOf('part') && isRunning(filled(cellsOf(one)), rows.length))
  // A plain `Number` beside the part numbers counts; an `Amount` with cents is money.
  const isOther = (one: number) => {
    const claim = claims[one]
    if (claim?.role === 'part') return isPlain(one) && isNamed(one)
    return claim?.isOtherCount === true && (claim.isDoubtful ? isCounted(one) : cellsOf(one).some(isQuantity))
  }
  const hasOthers = roles.some((_, one) => isOther(one))
  const isTold = claims[at]?.role === 'quantity' && !(hasOthers && isOfOldOrder(header))
  // `Pieces` beside `Boxes`, `Qty` beside `Reorder`: a plain word does not say which of them is ordered.
  const isOpen = (claims[at]?.weight ?? 0) <= plainCount
  const isRival = (one: number) =>
    claims[one]?.role === 'quantity' || claims[one]?.isOfPacks === true || (isPlain(at) && isStrange(one))
  const isRivalled = (one: number) => one !== at && isOpen && isRival(one) && isNamed(one) && !areLong(cellsOf(one))
  const isAsked = at >= 0 && (isTold ? roles.some((_, one) => isRivalled(one)) : isStrange(at) || hasOthers)
  if (at >= 0 && !isAsked) return roles
  return roles.map((role, one) => {
    if (role === 'quantity' || (role === 'other' && (isOther(one) || (isAsked && isRivalled(one))))) return 'quantity?'
    return role
  })
}
/** A first line of words, a heading in a language that nobody here speaks: what stands below is not surely the quantity. */
export const withStrangeHeading = (
  roles: readonly ColumnRole[],
  [first = [], ...below]: Rows,
): readonly ColumnRole[] => {
  const at = roles.indexOf('quantity')
  const isWord = (cell: string) => /^\p{L}[\p{Ll}\p{M}]+(?:\P{N}*)$/u.test(cell)
  const isHeading =
    isWord(first[roles.indexOf('part')] ?? '') &&
    isWord(first[at] ?? '') &&
    below.map((row) => row[at] ?? '').every((cell) => cell === '' || isQuantity(cell))
  return isHeading ? roles.map((role) => (role === 'quantity' ? 'quantity?' : role)) : roles
}
