import { isSameId } from '../../api/schemas/shared'
import { pruned, type LineProduct } from './cart'
import type { PadLine, Taken } from './cart-adding'
import { joinedComments } from './line-comment'
import { isGood, type Judged } from './pad-judge'
import type { PadRow } from './pad-rows'

/** What the good rows that go to the cart come to, one line for each product; differing comments are joined. */
export const padLines = (
  rows: readonly PadRow[],
  judged: readonly Judged[],
  isGoing: (id: string) => boolean,
): readonly PadLine[] => {
  const lines = new Map<string, PadLine>()
  rows.forEach((row, at) => {
    const one = judged[at]
    if (!one || !isGood(one) || !isGoing(row.id) || one.product === null || one.quantity === null) return
    const id = String(one.product.id)
    const former = lines.get(id)
    const tags = former?.tags ?? (row.tags.length > 0 ? row.tags : undefined)
    lines.set(id, {
      product: pruned(one.product),
      quantity: (former?.quantity ?? 0) + one.quantity,
      comment: joinedComments(former?.comment ?? '', row.comment),
      ...(tags && { tags }),
    })
  })
  return [...lines.values()]
}

/**
 * The rows that are left when the cart has taken what it could: rows that did not go stay as they are, and of a product
 * that the cart cut the last rows stay with what is missing.
 */
export const afterTaking = (
  rows: readonly PadRow[],
  judged: readonly Judged[],
  taken: readonly Taken[],
  isGoing: (id: string) => boolean,
): readonly PadRow[] => {
  const left = new Map(taken.map(({ productId, quantity }) => [String(productId), quantity]))
  return rows.flatMap((row, at) => {
    const one = judged[at]
    if (!one || !isGood(one) || !isGoing(row.id) || one.product === null || one.quantity === null) return [row]
    const quantity = left.get(String(one.product.id)) ?? 0
    left.set(String(one.product.id), Math.max(0, quantity - one.quantity))
    const missing = one.quantity - Math.min(quantity, one.quantity)
    return missing === 0 ? [] : [{ ...row, quantity: String(missing), reading: null }]
  })
}
/** The first product of which the cart took less than was wanted. */
export const firstShort = (wanted: readonly PadLine[], taken: readonly Taken[]): LineProduct | null =>
  wanted.find(({ product, quantity }) =>
    taken.some((one) => isSameId(one.productId, product.id) && one.quantity < quantity),
  )?.product ?? null
