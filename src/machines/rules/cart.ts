import type { Product, Tag } from '../../api/schemas/catalogue'
import { isSameId, type Id } from '../../api/schemas/shared'
import { lineTotal, sum, type Money } from './money'
import { oncePer } from './once'
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

/**
 * What is known of a line since it was last held against the server (decision 030). `at` in ms since 1970; `offer` is the
 * server's present price where it is higher than the one that the buyer has accepted; `was` is the price before the last
 * lowering or accepting; `gone` is there while the server knows no such product. Another unit waits with its offer.
 */
export type LineCheck = {
  readonly at: number
  readonly offer: number | null
  readonly was: number | null
  readonly gone?: true
  /** The unit of measure that the offer is for, where it is not the one that the buyer has accepted. */
  readonly unit?: LineUnit
}
/** What a quantity counts: the unit of measure, how many pieces it holds, and what an order calls it. */
export type LineUnit = Pick<LineProduct, 'uom_code' | 'cf' | 'default_puom_id'>
/** True where a unit is written, and the product is sold by another one. */
export const isOtherUnit = (unit: string | null, { uom_code }: Pick<LineProduct, 'uom_code'>): boolean =>
  unit !== null && uom_code !== '' && unit.toUpperCase() !== uom_code.toUpperCase()

/**
 * A cart line (spec 3); the quantity is whole and at least 1, and a cart has one line per product id. The price of its
 * product is always the one that the buyer has accepted: no other is ever sent. Without a `check` nothing is known.
 */
export type CartLine = {
  readonly product: LineProduct
  readonly quantity: number
  readonly comment: string
  readonly tag1: Tag | null
  readonly tag2: Tag | null
  readonly check?: LineCheck
  /** Whose order was open when it came in, by `buyerMark`: when that is settled, all of it stays (`afterOrder`). */
  readonly nextTo?: readonly string[]
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
export const itemCount = oncePer((lines: Lines): number => lines.reduce((count, line) => count + line.quantity, 0))

/** Its product is gone from the catalogue: the line stays, and is neither counted nor sent. */
export const isSetAside = ({ check }: CartLine): boolean => check?.gone === true
/** The lines that an order is made of: all but those set aside. */
export const orderedLines = (lines: Lines): Lines =>
  lines.some(isSetAside) ? lines.filter((line) => !isSetAside(line)) : lines

/** What a line costs, as every sum counts it. */
export const totalOf = oncePer(({ product, quantity }: CartLine): Money => lineTotal(product.selling_price, quantity))
/** The sum of price times quantity (spec 9) of all lines that can be ordered. */
export const grandTotal = oncePer((lines: Lines): Money => sum(orderedLines(lines).map(totalOf)))

/** The line of a product, `null` when it is not in the cart. */
export const lineOf = (lines: Lines, id: Id): CartLine | null =>
  lines.find((line) => isSameId(line.product.id, id)) ?? null

/** The cart without a product. */
export const withoutLine = (lines: Lines, id: Id): CartLine[] => lines.filter((line) => !isSameId(line.product.id, id))

const changedLine = (lines: Lines, id: Id, patch: Partial<CartLine>): CartLine[] =>
  lines.map((line) => (isSameId(line.product.id, id) ? { ...line, ...patch } : line))

/**
 * What stays known of a line whose product comes fresh from the screen that the buyer pressed on: at the price of before
 * everything; at the price on offer it is accepted; at any other nothing, so that it is checked before it is ordered.
 */
const checkAfter = ({ product, check }: CartLine, fresh: LineProduct): { readonly check?: LineCheck } => {
  if (check === undefined) return {}
  const [price, accepted] = [fresh.selling_price, product.selling_price]
  if (price === accepted) return { check }
  const isOffer = price === check.offer
  return isOffer ? { check: { at: check.at, offer: null, was: accepted } } : {}
}
const withProduct = ({ check: _, ...line }: CartLine, product: LineProduct, quantity: number): CartLine => ({
  ...line,
  product,
  quantity,
})

/**
 * A line of which more was wanted by another unit than its own: it waits for a word on that. What was heard of it is
 * forgotten when the screen shows yet another one, so that it is asked for and offered on the line.
 */
export const inUnitOfBefore = (line: CartLine, fresh: LineUnit): CartLine =>
  line.check?.unit && isSameUnit(fresh, line.check.unit) ? line : withProduct(line, line.product, line.quantity)
/** The cart with the line of a product asked for anew, so that the other unit is offered on it. */
export const withUnitAsked = (lines: Lines, product: LineProduct): CartLine[] =>
  lines.map((line) => (isSameId(line.product.id, product.id) ? inUnitOfBefore(line, product) : line))
/** The line of a product where it stands by another unit than the product is sold by; `null` where it does not. */
export const heldOtherwise = (lines: Lines, product: LineProduct): CartLine | null => {
  const line = lineOf(lines, product.id)
  return line !== null && !isSameUnit(line.product, product) ? line : null
}

/**
 * The update of spec 5: capped at the maximum, removed at 0 or less, added at the end when new. An existing line takes
 * over the product's fresh price and limits; by another unit it stays as it is until the buyer agrees to that on the line
 * itself (decision 037): what is pressed says nothing of how many of the new unit are meant. A quantity that is no finite
 * number changes nothing; a fraction is cut. Raising to the minimum is not done here: /cart may hold less after a refused removal (C-55).
 */
export const withQuantity = (lines: Lines, product: LineProduct, quantity: number): CartLine[] => {
  if (!Number.isFinite(quantity)) return [...lines]
  const stored = Math.trunc(capped(product, quantity))
  if (stored <= 0) return withoutLine(lines, product.id)
  if (heldOtherwise(lines, product) !== null) return withUnitAsked(lines, product)
  const kept = pruned(product)
  if (lineOf(lines, product.id) !== null) {
    return lines.map((line) =>
      isSameId(line.product.id, product.id) ? { ...withProduct(line, kept, stored), ...checkAfter(line, kept) } : line,
    )
  }
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

/** How many a unit holds, where that is told. */
export const factorOf = (cf: number | null): number | null => (cf !== null && Number.isFinite(cf) && cf > 0 ? cf : null)

/** The unit of measure of a product. */
export const unitOf = ({ uom_code, cf, default_puom_id }: LineUnit): LineUnit => ({ uom_code, cf, default_puom_id })
/** One and the same for units that hold as much: no factor is a factor of 1. */
export const unitKey = ({ uom_code, cf }: Pick<LineUnit, 'uom_code' | 'cf'>): string =>
  `${uom_code.trim().toUpperCase()} ${factorOf(cf) ?? 1}`
/** True for units that hold as much; where one of both has no code, nothing is known to have changed. */
export const isSameUnit = (one: LineUnit, other: LineUnit): boolean => {
  const isUnnamed = one.uom_code.trim() === '' || other.uom_code.trim() === ''
  return unitKey(one) === unitKey(other) || (isUnnamed && (factorOf(one.cf) ?? 1) === (factorOf(other.cf) ?? 1))
}

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
