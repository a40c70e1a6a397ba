import type { Tag } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import { inUnitOfBefore, isSameUnit, lineOf, type CartLine, type LineProduct } from './cart'
import { joinedComments } from './line-comment'
import { capped } from './quantity'

/** What goes from the pad to the cart, one for each product. */
export type PadLine = {
  readonly product: LineProduct
  readonly quantity: number
  readonly comment: string
  /** At most two, where a list said them. */
  readonly tags?: readonly Tag[]
}
/** How many of a product the cart took; `isOtherUnit` where it holds it by another unit, and took none for that. */
export type Taken = { readonly productId: Id; readonly quantity: number; readonly isOtherUnit?: true }

/** The cart with the lines of a pad added, capped at each maximum, and how many of each it took. */
export const withPadLines = (
  lines: readonly CartLine[],
  added: readonly PadLine[],
): { readonly lines: readonly CartLine[]; readonly taken: readonly Taken[] } => {
  const result = new Map(lines.map((line) => [String(line.product.id), line]))
  const taken = added.map(({ product, quantity, comment, tags: [tag1 = null, tag2 = null] = [] }): Taken => {
    const former = lineOf(lines, product.id)
    // Nobody knows how many of the one unit stand for how many of the other: that is agreed to on the line first.
    if (former !== null && !isSameUnit(former.product, product)) {
      result.set(String(product.id), inUnitOfBefore(former, product))
      return { productId: product.id, quantity: 0, isOtherUnit: true }
    }
    const before = former?.quantity ?? 0
    const after = Math.max(before, capped(product, before + quantity))
    if (after > before) {
      result.set(String(product.id), {
        ...(former ?? { tag1, tag2 }),
        // What the buyer has agreed to pay for a line stays: a new price is told by its check (decision 030).
        product: former?.product ?? product,
        quantity: after,
        comment: joinedComments(former?.comment ?? '', comment),
      })
    }
    return { productId: product.id, quantity: after - before }
  })
  return { lines: [...result.values()], taken }
}
