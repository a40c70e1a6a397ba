import type { Product, Tag } from '../../api/schemas/catalogue'
import { isSameId, type Id } from '../../api/schemas/shared'
import { lineTotal, sum, type Money } from './money'
import { capped } from './quantity'

/** What a cart line keeps of its product: all that prices, limits and the order need, and no long lists. */
export type LineProduct = Pick<
  Product,
  | 'id'
  | 'part_number'
  | 'description'
  | 'primary_image'
  | 'selling_price'
  | 'uom_code'
  | 'cf'
  | 'min_order_qty'
  | 'max_order_qty'
  | 'default_puom_id'
>

/** A cart line (spec 3); the quantity is whole and at least 1, and a cart has one line per product id. */
export type CartLine = {
  readonly product: LineProduct
  readonly quantity: number
  readonly comment: string
  readonly tag1: Tag | null
  readonly tag2: Tag | null
}

type Lines = readonly CartLine[]

/** Only what a line keeps of a product. */
export const pruned = (product: LineProduct): LineProduct => ({
  id: product.id,
  part_number: product.part_number,
  description: product.description,
  primary_image: product.primary_image,
  selling_price: product.selling_price,
  uom_code: product.uom_code,
  cf: product.cf,
  min_order_qty: product.min_order_qty,
  max_order_qty: product.max_order_qty,
  default_puom_id: product.default_puom_id,
})

/** A new line of a product, without a comment. */
export const lineWith = (product: LineProduct, quantity: number): CartLine => ({
  product: pruned(product),
  quantity,
  comment: '',
  tag1: null,
  tag2: null,
})

/** The badge: the sum of the quantities (spec 9). */
export const itemCount = (lines: Lines): number => lines.reduce((count, line) => count + line.quantity, 0)

/** The sum of price times quantity (spec 9). */
export const grandTotal = (lines: Lines): Money =>
  sum(lines.map(({ product, quantity }) => lineTotal(product.selling_price, quantity)))

/** The line of a product, `null` when it is not in the cart. */
export const lineOf = (lines: Lines, id: Id): CartLine | null =>
  lines.find((line) => isSameId(line.product.id, id)) ?? null

/** The cart without a product. */
export const withoutLine = (lines: Lines, id: Id): CartLine[] => lines.filter((line) => !isSameId(line.product.id, id))

const changedLine = (lines: Lines, id: Id, patch: Partial<CartLine>): CartLine[] =>
  lines.map((line) => (isSameId(line.product.id, id) ? { ...line, ...patch } : line))

/**
 * The update of spec 5: capped at the maximum, removed at 0 or less, added at the end when new. An existing line takes
 * over the product's fresh price and limits. A quantity that is no finite number changes nothing; a fraction is cut.
 * Raising to the minimum is not done here: /cart may hold less after a refused removal (C-55).
 */
export const withQuantity = (lines: Lines, product: LineProduct, quantity: number): CartLine[] => {
  if (!Number.isFinite(quantity)) return [...lines]
  const stored = Math.trunc(capped(product, quantity))
  if (stored <= 0) return withoutLine(lines, product.id)
  const kept = pruned(product)
  if (lineOf(lines, product.id) !== null) return changedLine(lines, product.id, { product: kept, quantity: stored })
  return [...lines, lineWith(product, stored)]
}

/** The cart with the comment of a line. */
export const withComment = (lines: Lines, id: Id, comment: string): CartLine[] => changedLine(lines, id, { comment })

/** The cart with the first two of the tags on a line (C-68). */
export const withTags = (lines: Lines, id: Id, tags: readonly Tag[]): CartLine[] =>
  changedLine(lines, id, { tag1: tags[0] ?? null, tag2: tags[1] ?? null })

/** What a product is called in messages: its description, else its part number (C-62). */
export const productName = (product: Pick<LineProduct, 'description' | 'part_number'>): string =>
  product.description.trim() === '' ? product.part_number : product.description

const factorOf = (cf: number | null): number | null => (cf !== null && Number.isFinite(cf) && cf > 0 ? cf : null)

/** `BOX x 12`; without a factor the code alone, without a code nothing (C-70). */
export const unitLabel = (uomCode: string | null, cf: number | null): string => {
  const code = uomCode?.trim() ?? ''
  const factor = factorOf(cf)
  return code === '' || factor === null ? code : `${code} x ${factor}`
}

/** `3 x BOX 12 = 36`: how many pieces a quantity is; `null` when there is no factor or it is 1. */
export const unitArithmetic = (quantity: number, uomCode: string | null, cf: number | null): string | null => {
  const factor = factorOf(cf)
  if (factor === null || factor === 1 || !Number.isFinite(quantity)) return null
  const code = uomCode?.trim() ?? ''
  const pieces = Number((quantity * factor).toFixed(4))
  return `${quantity} x ${code === '' ? '' : `${code} `}${factor} = ${pieces}`
}
