import type { Failure } from '../../api/schemas/failure'
import type { Id } from '../../api/schemas/shared'
import { isSetAside, orderedLines, pruned, type CartLine, type LineCheck, type LineProduct } from './cart'
import { lineTotal, moneyOf, sum, type Money } from './money'
import { maximumOf, minimumOf } from './quantity'

type Lines = readonly CartLine[]

/** How long a line that was checked counts as fresh, in ms. */
export const freshFor = 5 * 60_000

/** What the server said of a product, and when (ms since 1970); `product` is `null` where it knows no such product. */
export type CheckResult = { readonly productId: Id; readonly at: number; readonly product: LineProduct | null }

const isSamePrice = (one: number | null, other: number | null): boolean =>
  one === other || (one !== null && other !== null && moneyOf(one) === moneyOf(other))
/** A price that is missing, or cannot be ordered at, is taken like a lower one: the checkout says so by itself. */
const isHigher = (price: number | null, accepted: number | null): price is number =>
  price !== null && moneyOf(price) > moneyOf(accepted)

/**
 * A line after the server's answer. A lower price is taken and marked, a higher one waits as an offer; unit, limits,
 * PUOM and texts are taken; a product that is gone leaves everything as it was, and one that is back is as ever.
 */
export const checkedLine = (line: CartLine, { product, at }: CheckResult): CartLine => {
  const was = line.check?.was ?? null
  if (product === null) return { ...line, check: { at, offer: null, was, gone: true } }
  const accepted = line.product.selling_price
  const price = product.selling_price
  const withPrice = (taken: number | null) => ({ ...pruned(product), id: line.product.id, selling_price: taken })
  if (isHigher(price, accepted)) return { ...line, product: withPrice(accepted), check: { at, offer: price, was } }
  const before = isSamePrice(price, accepted) ? was : accepted
  return { ...line, product: withPrice(price), check: { at, offer: null, was: before } }
}

/** The cart after answers of the server; those about products that are not in it change nothing. */
export const withChecks = (lines: Lines, results: readonly CheckResult[]): Lines => {
  const answers = new Map(results.map((result) => [String(result.productId), result]))
  if (!lines.some(({ product }) => answers.has(String(product.id)))) return lines
  return lines.map((line) => {
    const answer = answers.get(String(line.product.id))
    return answer === undefined ? line : checkedLine(line, answer)
  })
}

/** A price that was on the screen when the buyer agreed to it. */
export type Acceptance = { readonly productId: Id; readonly price: number }

/** The prices on offer, as the screen shows them. */
export const offersOf = (lines: Lines): readonly Acceptance[] =>
  orderedLines(lines).flatMap(({ product, check }) =>
    check === undefined || check.offer === null ? [] : [{ productId: product.id, price: check.offer }],
  )

const acceptedLine = (line: CartLine, check: LineCheck, price: number): CartLine => ({
  ...line,
  product: { ...line.product, selling_price: price },
  check: { at: check.at, offer: null, was: line.product.selling_price },
})

/** The cart after the buyer agreed to prices; an offer that has become another one meanwhile stays open. */
export const withAccepted = (lines: Lines, accepted: readonly Acceptance[]): Lines => {
  const agreed = new Map(accepted.map(({ productId, price }) => [String(productId), price]))
  return lines.map((line) => {
    const offer = line.check?.offer ?? null
    const isAgreed = offer !== null && agreed.get(String(line.product.id)) === offer
    return line.check !== undefined && isAgreed ? acceptedLine(line, line.check, offer) : line
  })
}

/** True for a line that was not checked for five minutes, or whose check lies in the future of this clock. */
export const isStale = ({ check }: CartLine, now: number): boolean =>
  check === undefined || now - check.at >= freshFor || check.at > now

/** What the buyer looks at: lines of the cart by their places, both included. */
export type View = { readonly from: number; readonly to: number }

/** The lines that have to be fresh at an address: all at the checkout, those in view on the cart, elsewhere none. */
export const linesAt = (lines: Lines, pathname: string, view: View | null): Lines => {
  if (pathname === '/checkout') return lines
  return pathname === '/cart' && view !== null ? lines.slice(view.from, view.to + 1) : []
}

/** How a quantity breaks the limits of its product, and the one that mends it; `null` when it does not. */
export type LimitBreach = { readonly kind: 'belowMinimum' | 'aboveMaximum'; readonly allowed: number }
export const breachOf = ({ product, quantity }: Pick<CartLine, 'product' | 'quantity'>): LimitBreach | null => {
  const maximum = maximumOf(product)
  if (maximum !== null && quantity > maximum) return { kind: 'aboveMaximum', allowed: maximum }
  const minimum = minimumOf(product)
  // With a maximum under the minimum the cap wins (C-66): nothing mends that.
  return quantity < minimum ? { kind: 'belowMinimum', allowed: Math.min(minimum, maximum ?? minimum) } : null
}

/** What speaks of a line on the screen: an offer to agree to, a limit that is broken, or that it is set aside. */
export const speaks = (line: CartLine): boolean =>
  isSetAside(line) || (line.check?.offer ?? null) !== null || breachOf(line) !== null
/** What differs from what the buyer last saw, in sum. `change` and `saved` in ten-thousandths of a dollar. */
export type Differences = {
  /** Higher prices that wait for consent, and what they would add to the total. */
  readonly offers: number
  readonly change: Money
  /** Lower prices that were taken, and what they take off the total. */
  readonly lowered: number
  readonly saved: Money
  readonly setAside: number
}

const stepUp = ({ product, quantity, check }: CartLine): Money =>
  lineTotal(check?.offer ?? null, quantity) - lineTotal(product.selling_price, quantity)
const stepDown = ({ product, quantity, check }: CartLine): Money =>
  lineTotal(check?.was ?? null, quantity) - lineTotal(product.selling_price, quantity)
/** True for a line whose price has come down since the buyer last agreed to one. */
export const isLowered = (line: CartLine): boolean =>
  (line.check?.was ?? null) !== null && moneyOf(line.check?.was ?? null) > moneyOf(line.product.selling_price)

/** True for a line whose price is not what it was: raised, accepted or come down. */
export const isMarked = ({ check }: CartLine): boolean =>
  check !== undefined && check.gone !== true && (check.offer !== null || check.was !== null)

export const differencesOf = (lines: Lines): Differences => {
  const ordered = orderedLines(lines)
  const raised = ordered.filter(({ check }) => (check?.offer ?? null) !== null)
  const lowered = ordered.filter(isLowered)
  return {
    offers: raised.length,
    change: sum(raised.map(stepUp)),
    lowered: lowered.length,
    saved: sum(lowered.map(stepDown)),
    setAside: lines.length - ordered.length,
  }
}

const face = ({ product, quantity, comment }: CartLine): unknown => [
  String(product.id),
  product.selling_price,
  product.uom_code,
  product.cf,
  quantity,
  comment,
]
/** True when both carts are the same order on the screen: the same products, prices, units, quantities and comments. */
export const isSameOrder = (one: Lines, other: Lines): boolean =>
  one === other || JSON.stringify(orderedLines(one).map(face)) === JSON.stringify(orderedLines(other).map(face))

const goods = /price|product|item|\bparts?\b|puom|precio|art[ií]culo|prix|produit|article/i
/** True for a refused order (422) that speaks of a price or a product: in the name of a field, or in its words. */
export const speaksOfGoods = (failure: Failure | null): boolean => {
  if (failure?.kind !== 'rejected' || failure.status !== 422) return false
  const { fields, message } = failure
  return [...Object.keys(fields), ...Object.values(fields).flat(), message ?? ''].some((text) => goods.test(text))
}
