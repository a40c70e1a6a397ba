import { splitJump } from './jump'
import type { RowFix } from './pad-judge'
import { countOf } from './pad-offer-reading'
import { cellsBetweenBlanks } from './pad-quantity'
import type { PadRow } from './pad-rows'
import { separatedPart } from './pad-separated'

type Split = Extract<RowFix, { kind: 'split' }>
/** `HB-100 2` beside `500` may be 2 500 of `HB-100`, where thousands are set off by a blank as columns are. */
const withThousands = (part: string, quantity: string): Split | null => {
  const [, first = '', thousands = ''] = /^(\S+) ([1-9]\d{0,2})$/.exec(part.trim()) ?? []
  const count = `${thousands} ${quantity.trim()}`
  return /^\d{3}$/.test(quantity.trim()) && countOf(first, count) !== null
    ? { kind: 'split', part: first, quantity: count }
    : null
}
/** A field that nothing is called by may hold two. */
export const splitOf = (row: PadRow): RowFix | null => {
  const split = splitIn(row)
  // `HB-100 x 10` is ten of it: the sign is said beside the number already.
  return split && { ...split, quantity: split.quantity.replace(/^[x×*]\s*/iu, '') }
}
const splitIn = ({ part, quantity }: PadRow): Split | null => {
  if (quantity.trim() !== '') return withThousands(part, quantity)
  const separated = separatedPart(part)
  if (separated !== null) return { kind: 'split', ...separated }
  const tight = splitJump(part)
  if (tight?.quantity) return { kind: 'split', part: tight.part, quantity: String(tight.quantity) }
  const [first = '', count = '', ...more] = cellsBetweenBlanks(part)
  return more.length === 0 && countOf(first, count) !== null ? { kind: 'split', part: first, quantity: count } : null
}
