import type { Tag } from '../../api/schemas/catalogue'
import { isSameId, type Id } from '../../api/schemas/shared'
import { lineOf, pruned, type CartLine, type LineProduct } from './cart'
import { isGood, type Judged } from './pad-judge'
import type { PadRow } from './pad-rows'
import { capped } from './quantity'

/** What goes from the pad to the cart, one for each product. */
export type PadLine = {
  readonly product: LineProduct
  readonly quantity: number
  readonly comment: string
  /** At most two, where a list said them. */
  readonly tags?: readonly Tag[]
}
/** How many of a product the cart took. */
export type Taken = { readonly productId: Id; readonly quantity: number }

const joinedComments = (comments: readonly string[]): string =>
  [...new Set(comments.map((comment) => comment.trim()))].filter((comment) => comment !== '').join(' / ')

/** What the good rows come to, one line for each product; differing comments are joined. */
export const padLines = (rows: readonly PadRow[], judged: readonly Judged[]): readonly PadLine[] => {
  const lines = new Map<string, PadLine>()
  rows.forEach((row, at) => {
    const one = judged[at]
    if (!one || !isGood(one) || one.product === null || one.quantity === null) return
    const id = String(one.product.id)
    const former = lines.get(id)
    const tags = former?.tags ?? (row.tags.length > 0 ? row.tags : undefined)
    lines.set(id, {
      product: pruned(one.product),
      quantity: (former?.quantity ?? 0) + one.quantity,
      comment: joinedComments([former?.comment ?? '', row.comment]),
      ...(tags && { tags }),
    })
  })
  return [...lines.values()]
}

/** The cart with the lines of a pad added, capped at each maximum, and how many of each it took. */
export const withPadLines = (
  lines: readonly CartLine[],
  added: readonly PadLine[],
): { readonly lines: readonly CartLine[]; readonly taken: readonly Taken[] } => {
  const result = new Map(lines.map((line) => [String(line.product.id), line]))
  const taken = added.map(({ product, quantity, comment, tags: [tag1 = null, tag2 = null] = [] }): Taken => {
    const former = lineOf(lines, product.id)
    const before = former?.quantity ?? 0
    const after = Math.max(before, capped(product, before + quantity))
    if (after > before) {
      result.set(String(product.id), {
        ...(former ?? { tag1, tag2 }),
        // What the buyer has agreed to pay for a line stays: a new price is told by its check (decision 030).
        product: former?.product ?? product,
        quantity: after,
        comment: joinedComments([former?.comment ?? '', comment]),
      })
    }
    return { productId: product.id, quantity: after - before }
  })
  return { lines: [...result.values()], taken }
}

/**
 * The rows that are left when the cart has taken what it could: rows that were not good stay as they are, and of a product
 * that the cart cut the last rows stay with what is missing.
 */
export const afterTaking = (
  rows: readonly PadRow[],
  judged: readonly Judged[],
  taken: readonly Taken[],
): readonly PadRow[] => {
  const left = new Map(taken.map(({ productId, quantity }) => [String(productId), quantity]))
  return rows.flatMap((row, at) => {
    const one = judged[at]
    if (!one || !isGood(one) || one.product === null || one.quantity === null) return [row]
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
