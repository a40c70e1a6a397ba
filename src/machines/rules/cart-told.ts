import { grandTotal, itemCount, orderedLines, productName, type CartLine } from './cart'
import { formatMoney } from './money'

type Lines = readonly CartLine[]
type Sum = { readonly count: number; readonly total: string }

/** What became of the cart, to be said in one sentence: of one line, or of several; with what the cart comes to. */
export type CartTold =
  | ({ readonly kind: 'quantity'; readonly product: string; readonly quantity: number } & Sum)
  | ({ readonly kind: 'removed'; readonly product: string } & Sum)
  | ({ readonly kind: 'several' } & Sum)

/** What a cart comes to, whatever became of it. */
export const cartSum = (lines: Lines): CartTold => ({
  kind: 'several',
  count: itemCount(orderedLines(lines)),
  total: formatMoney(grandTotal(lines)),
})

/** What differs between two carts; `null` when no quantity does, and no price was agreed to (WCAG 4.1.3). */
export const cartTold = (before: Lines, after: Lines): CartTold | null => {
  const quantities = (lines: Lines) => new Map(lines.map((line) => [String(line.product.id), line]))
  const [old, now] = [quantities(before), quantities(after)]
  const gone = before.filter(({ product }) => !now.has(String(product.id)))
  const changed = after.filter(({ product, quantity }) => old.get(String(product.id))?.quantity !== quantity)
  const sum = cartSum(after)
  const [removed, ...others] = gone
  const [line, ...more] = changed
  // An offer that is gone because its price is paid: somebody agreed to it, and the sum is another one.
  const isAgreed = ({ product }: CartLine) => {
    const offer = old.get(String(product.id))?.check?.offer ?? null
    return offer !== null && offer === product.selling_price
  }
  if (removed === undefined && line === undefined) return after.some(isAgreed) ? sum : null
  if (removed !== undefined && line === undefined && others.length === 0)
    return { ...sum, kind: 'removed', product: productName(removed.product) }
  if (line !== undefined && removed === undefined && more.length === 0)
    return { ...sum, kind: 'quantity', product: productName(line.product), quantity: line.quantity }
  return sum
}
