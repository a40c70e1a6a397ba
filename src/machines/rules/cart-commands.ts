import type { Tag } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import { lineOf, withQuantity, withTags, type CartLine, type LineProduct } from './cart'
import { afterMinus, afterPlus } from './quantity'

type Lines = readonly CartLine[]
type PickedTags = ReadonlyMap<string, readonly Tag[]>

/** What minus does to a line: a new quantity, the removal question, or nothing at all (C-53). */
export const minusOutcome = (
  lines: Lines,
  productId: Id,
  isSellMinimumOn: boolean,
): number | 'askRemoval' | 'nothing' => {
  const line = lineOf(lines, productId)
  return line ? afterMinus(line.product, line.quantity, isSellMinimumOn) : 'nothing'
}

/** What plus does to a product in the cart, or not yet in it (C-52, C-54). */
export const plusOutcome = (lines: Lines, product: LineProduct, isSellMinimumOn: boolean) =>
  afterPlus(product, lineOf(lines, product.id)?.quantity ?? 0, isSellMinimumOn)

/** The cart with a product at a quantity; tags picked before it was added come along (C-68). */
export const withPicked = (lines: Lines, product: LineProduct, quantity: number, picked: PickedTags): CartLine[] => {
  const changed = withQuantity(lines, product, quantity)
  const tags = lineOf(lines, product.id) ? undefined : picked.get(String(product.id))
  return tags ? withTags(changed, product.id, tags) : changed
}

/** The cart after minus; unchanged where minus asks or does nothing. */
export const withMinus = (lines: Lines, productId: Id, isSellMinimumOn: boolean): Lines => {
  const outcome = minusOutcome(lines, productId, isSellMinimumOn)
  const line = lineOf(lines, productId)
  return line && typeof outcome === 'number' ? withQuantity(lines, line.product, outcome) : lines
}
