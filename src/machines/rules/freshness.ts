import type { Failure } from '../../api/schemas/failure'
import type { Id } from '../../api/schemas/shared'
import {
  isSameUnit,
  isSetAside,
  orderedLines,
  pruned,
  unitKey,
  unitOf,
  type CartLine,
  type LineCheck,
  type LineProduct,
} from './cart'
import { lineTotal, moneyOf, sum, type Money } from './money'
import { isOrderable } from './orderable'
import { isNeverSold, maximumOf, minimumOf } from './quantity'

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

/** So many products that passed by are remembered; the oldest go first. */
const mostHeard = 500
type Heard = ReadonlyMap<string, CheckResult>
/** What was heard, with news of further products. */
export const withHeard = (heard: Heard, results: readonly CheckResult[]): Heard => {
  const all = new Map(heard)
  for (const { productId, at, product } of results) {
    all.delete(String(productId))
    all.set(String(productId), { productId, at, product: product && pruned(product) })
  }
  return new Map([...all].slice(-mostHeard))
}
/** What was heard of the lines that nobody has checked yet. */
export const heardOf = (lines: Lines, heard: Heard): readonly CheckResult[] =>
  lines.flatMap(({ product, check }) => (check === undefined ? (heard.get(String(product.id)) ?? []) : []))

/**
 * A line after the server's answer. A lower price is taken and marked, a higher one waits as an offer, and so does another
 * unit at whatever price: as many of it are something else. Limits and texts are taken; a product that is gone leaves
 * everything as it was, and one that is back is as ever.
 */
export const checkedLine = (line: CartLine, { product, at }: CheckResult): CartLine => {
  const was = line.check?.was ?? null
  if (product === null) return { ...line, check: { at, offer: null, was, gone: true } }
  const accepted = line.product.selling_price
  const price = product.selling_price
  const withPrice = (taken: number | null) => ({ ...pruned(product), id: line.product.id, selling_price: taken })
  if (price !== null && !isSameUnit(product, line.product)) {
    const taken = { ...withPrice(accepted), ...unitOf(line.product) }
    return { ...line, product: taken, check: { at, offer: price, was, unit: unitOf(product) } }
  }
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

/** A price that was on the screen when the buyer agreed to it, and the unit of measure where that changed, too. */
export type Acceptance = { readonly productId: Id; readonly price: number; readonly unit?: string }
const offeredUnit = ({ unit }: LineCheck): string | undefined => unit && unitKey(unit)

/** The prices on offer, as the screen shows them. */
export const offersOf = (lines: Lines): readonly Acceptance[] =>
  orderedLines(lines).flatMap(({ product, check }) =>
    check === undefined || check.offer === null
      ? []
      : [{ productId: product.id, price: check.offer, ...(check.unit && { unit: unitKey(check.unit) }) }],
  )

/** The prices on offer without those of another unit: what a quantity counts is agreed to line by line. */
export const pricesOf = (lines: Lines): readonly Acceptance[] =>
  offersOf(lines).filter(({ unit }) => unit === undefined)

/** What a price was before it was agreed to; of another unit it is no price of this one. */
const wasOf = ({ product }: CartLine, { was, unit }: LineCheck, price: number): number | null => {
  if (unit) return null
  return isSamePrice(price, product.selling_price) ? was : product.selling_price
}
const acceptedLine = (line: CartLine, check: LineCheck, price: number): CartLine => ({
  ...line,
  product: { ...line.product, ...check.unit, selling_price: price },
  check: { at: check.at, offer: null, was: wasOf(line, check, price) },
})

/** The cart after the buyer agreed to prices; an offer that has become another one meanwhile stays open. */
export const withAccepted = (lines: Lines, accepted: readonly Acceptance[]): Lines => {
  const agreed = new Map(accepted.map((acceptance) => [String(acceptance.productId), acceptance]))
  return lines.map((line) => {
    const { check } = line
    const answer = agreed.get(String(line.product.id))
    const isAgreed = answer !== undefined && check !== undefined && answer.price === check.offer
    return isAgreed && answer.unit === offeredUnit(check) ? acceptedLine(line, check, answer.price) : line
  })
}

/** True for a line that was not checked for five minutes, or whose check lies in the future of this clock. */
export const isStale = ({ check }: CartLine, now: number): boolean =>
  check === undefined || now - check.at >= freshFor || check.at > now

/**
 * The lines that have to be fresh at an address: all at the checkout, those in view (by the ids of their products) on the
 * cart, elsewhere none.
 */
export const linesAt = (lines: Lines, pathname: string, view: readonly string[]): Lines => {
  if (pathname === '/checkout') return lines
  if (pathname !== '/cart' || view.length === 0) return []
  const inView = new Set(view)
  return lines.filter(({ product }) => inView.has(String(product.id)))
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

/** True for a line that no order can name a price for: it has none, and so no total (C-71, C-77). */
export const isUnpriced = (line: CartLine): boolean => !isSetAside(line) && !isOrderable(line.product.selling_price)
/** What speaks of a line on the screen: an offer to agree to, a limit that is broken, no price, or that it is set aside. */
export const speaks = (line: CartLine): boolean =>
  isSetAside(line) || (line.check?.offer ?? null) !== null || breachOf(line) !== null || isUnpriced(line)
/** What differs from what the buyer last saw, in sum. `change` and `saved` in ten-thousandths of a dollar. */
export type Differences = {
  /** Higher prices and other units that wait for consent, and what they would add to the total; so many are other units. */
  readonly offers: number
  readonly units: number
  readonly change: Money
  /** Lower prices that were taken, and what they take off the total. */
  readonly lowered: number
  readonly saved: Money
  readonly setAside: number
  /** Lines whose quantity breaks a limit of their product, and can be set to one that does not. */
  readonly breaches: number
  /** Lines without a price. */
  readonly unpriced: number
}

const stepUp = ({ product, quantity, check }: CartLine): Money =>
  lineTotal(check?.offer ?? null, quantity) - lineTotal(product.selling_price, quantity)
const stepDown = ({ product, quantity, check }: CartLine): Money =>
  lineTotal(check?.was ?? null, quantity) - lineTotal(product.selling_price, quantity)
/** True for a line whose price has come down since the buyer last agreed to one; a price that is gone has not. */
export const isLowered = (line: CartLine): boolean =>
  (line.check?.was ?? null) !== null &&
  moneyOf(line.check?.was ?? null) > moneyOf(line.product.selling_price) &&
  !isUnpriced(line)

/** True for a line whose price is not what it was: raised, accepted or come down. */
export const isMarked = ({ check }: CartLine): boolean =>
  check !== undefined && check.gone !== true && (check.offer !== null || check.was !== null)

/** The quantity that keeps the limits of a product, of a line that breaks them; `null` where nothing is to be mended, or nothing can be. */
export const mendOf = (line: Pick<CartLine, 'product' | 'quantity'>): number | null =>
  isNeverSold(line.product) ? null : (breachOf(line)?.allowed ?? null)
/** The same of all lines. */
export const mendsOf = (lines: Lines): readonly { readonly productId: Id; readonly quantity: number }[] =>
  orderedLines(lines).flatMap((line) => {
    const quantity = mendOf(line)
    return quantity === null ? [] : [{ productId: line.product.id, quantity }]
  })

export const differencesOf = (lines: Lines): Differences => {
  const ordered = orderedLines(lines)
  const raised = ordered.filter(({ check }) => (check?.offer ?? null) !== null)
  const lowered = ordered.filter(isLowered)
  return {
    offers: raised.length,
    units: raised.filter(({ check }) => check?.unit !== undefined).length,
    change: sum(raised.map(stepUp)),
    lowered: lowered.length,
    saved: sum(lowered.map(stepDown)),
    setAside: lines.length - ordered.length,
    breaches: mendsOf(lines).length,
    unpriced: lines.filter(isUnpriced).length,
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
