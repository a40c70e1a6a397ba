import { isSameId, type Id } from '../../api/schemas/shared'
import { lineOf, type CartLine } from './cart'
import type { NewQuantity } from './cart-fill'
import { capped } from './quantity'

type Lines = readonly CartLine[]
type Filled = { readonly productId: Id; readonly before: number; readonly after: number }

/** The last change that can be undone: a line that was removed, and its place; or quantities that were filled in. */
export type CartUndo =
  | { readonly kind: 'removed'; readonly line: CartLine; readonly at: number }
  | { readonly kind: 'filled'; readonly filled: readonly Filled[] }

/** What undoing the removal of a product needs; `null` when it is not in the cart. */
export const removalOf = (lines: Lines, id: Id): CartUndo | null => {
  const at = lines.findIndex(({ product }) => isSameId(product.id, id))
  const line = lines[at]
  return line === undefined ? null : { kind: 'removed', line, at }
}

/** The cart with these quantities, capped; products that are not in it, and quantities under 1, change nothing. */
export const withQuantities = (
  lines: Lines,
  quantities: readonly NewQuantity[],
): { readonly lines: Lines; readonly undo: CartUndo } => {
  const wanted = new Map(quantities.map(({ productId, quantity }) => [String(productId), quantity]))
  const filled: Filled[] = []
  const changed = lines.map((line) => {
    const asked = wanted.get(String(line.product.id))
    const quantity = asked === undefined ? line.quantity : capped(line.product, asked)
    if (quantity === line.quantity || quantity < 1) return line
    filled.push({ productId: line.product.id, before: line.quantity, after: quantity })
    return { ...line, quantity }
  })
  return { lines: changed, undo: { kind: 'filled', filled } }
}

const isAsFilled = (lines: Lines, { productId, after }: Filled): boolean => lineOf(lines, productId)?.quantity === after

/** True while something of the change still stands: the line is not back by itself, a quantity is as it was filled in. */
export const isUndoable = (lines: Lines, undo: CartUndo | null): undo is CartUndo => {
  if (undo === null) return false
  if (undo.kind === 'removed') return lineOf(lines, undo.line.product.id) === null
  return undo.filled.some((one) => isAsFilled(lines, one))
}

/** The cart without the change: the line at its former place, the former quantities where nobody changed them since. */
export const undone = (lines: Lines, undo: CartUndo): Lines => {
  if (!isUndoable(lines, undo)) return lines
  if (undo.kind === 'removed') return lines.toSpliced(Math.min(undo.at, lines.length), 0, undo.line)
  const before = new Map(
    undo.filled.filter((one) => isAsFilled(lines, one)).map((one) => [String(one.productId), one.before]),
  )
  return lines.map((line) => {
    const quantity = before.get(String(line.product.id))
    return quantity === undefined ? line : { ...line, quantity }
  })
}
