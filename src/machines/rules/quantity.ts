/** The limits of a product as the server sent them (spec 3 Product); a product and a cart line's product both fit. */
export type Limits = { readonly min_order_qty: number | null; readonly max_order_qty: number | null }

const isPositive = (value: number | null): value is number => value !== null && Number.isFinite(value) && value > 0

/** The minimum order quantity: whole, at least 1; 1 when absent or unusable (spec 9, C-66). */
export const minimumOf = (limits: Limits): number =>
  isPositive(limits.min_order_qty) ? Math.ceil(limits.min_order_qty) : 1

/** The maximum order quantity, `null` when there is no cap: 0, absent, unusable or under 1 (spec 3). */
export const maximumOf = (limits: Limits): number | null => {
  const maximum = isPositive(limits.max_order_qty) ? Math.floor(limits.max_order_qty) : 0
  return maximum > 0 ? maximum : null
}

/** True for a product of which the least that is sold is more than the most: no quantity of it can be ordered (C-66). */
export const isNeverSold = (limits: Limits): boolean => minimumOf(limits) > (maximumOf(limits) ?? Infinity)

/** The quantity, but not above the maximum (spec 5 update). */
export const capped = (limits: Limits, quantity: number): number => Math.min(quantity, maximumOf(limits) ?? quantity)

/** What the first add puts into the cart: the minimum, capped (spec 5; the cap wins, C-66). */
export const firstQuantity = (limits: Limits): number => capped(limits, minimumOf(limits))

/** Add-or-update: raised to the minimum, then capped (spec 5, in that order: C-66). */
export const raisedAndCapped = (limits: Limits, quantity: number): number =>
  capped(limits, Math.max(quantity, minimumOf(limits)))

/** The step: the minimum with b2b_sell_minimum on, otherwise 1 (spec 5). */
export const stepOf = (limits: Limits, isSellMinimumOn: boolean): number => (isSellMinimumOn ? minimumOf(limits) : 1)

/**
 * Plus on a product card (C-52): from 0 to the first quantity, else one step on, stopping at the maximum.
 * `isBlocked` is true only when the press changed nothing because the maximum was reached already.
 */
export const afterPlus = (
  limits: Limits,
  quantity: number,
  isSellMinimumOn: boolean,
): { readonly quantity: number; readonly isBlocked: boolean } => {
  if (quantity <= 0) return { quantity: firstQuantity(limits), isBlocked: false }
  const maximum = maximumOf(limits)
  if (maximum !== null && quantity >= maximum) return { quantity: maximum, isBlocked: true }
  return { quantity: capped(limits, quantity + stepOf(limits, isSellMinimumOn)), isBlocked: false }
}

/** Minus on a product card (C-53): nothing at 0, the removal question at or below the minimum, else one step back. */
export const afterMinus = (
  limits: Limits,
  quantity: number,
  isSellMinimumOn: boolean,
): number | 'askRemoval' | 'nothing' => {
  if (quantity <= 0) return 'nothing'
  const minimum = minimumOf(limits)
  if (quantity <= minimum) return 'askRemoval'
  return Math.max(minimum, quantity - stepOf(limits, isSellMinimumOn))
}

/** Plus on the product detail: from 0 to the minimum, else one step on, capped (spec 4). */
export const stepperPlus = (limits: Limits, quantity: number, isSellMinimumOn: boolean): number =>
  quantity <= 0 ? firstQuantity(limits) : capped(limits, quantity + stepOf(limits, isSellMinimumOn))

/** Minus on the product detail: one step back, never under 0; it may stand under the minimum (spec 4, DETAIL-18). */
export const stepperMinus = (limits: Limits, quantity: number, isSellMinimumOn: boolean): number =>
  Math.max(0, capped(limits, quantity - stepOf(limits, isSellMinimumOn)))

/** Why a typed quantity is not taken: it is no whole number, or so large that sums would not be exact (C-121). */
export type QuantityRefusal = 'notWhole' | 'tooLarge'

/** A typed whole number with an optional sign, or why it is none. */
export const readQuantity = (text: string): number | QuantityRefusal => {
  const trimmed = text.trim()
  if (!/^[+-]?\d+$/.test(trimmed)) return 'notWhole'
  const quantity = Number(trimmed)
  if (!Number.isSafeInteger(quantity)) return quantity < 0 ? Number.MIN_SAFE_INTEGER : 'tooLarge'
  return quantity === 0 ? 0 : quantity
}

/** What leaving a quantity field means (C-55, C-90). A declined question on /cart keeps its `quantity` if above 0. */
export type EnteredQuantity =
  | { readonly kind: 'refused'; readonly reason: QuantityRefusal }
  | { readonly kind: 'askRemoval'; readonly reason: 'zero' | 'belowMinimum'; readonly quantity: number }
  | { readonly kind: 'set'; readonly quantity: number; readonly isCapped: boolean; readonly maximum: number | null }

/**
 * Reads a committed quantity field. Refused: the former quantity comes back, and the reason is told. 0 or less, or under the minimum: the
 * removal question. Above the maximum: stored as the maximum, with the text. With a maximum under the minimum the cap
 * wins (C-66): the question is asked only under the maximum, since no larger quantity could be entered.
 */
export const enteredQuantity = (limits: Limits, text: string): EnteredQuantity => {
  const entered = readQuantity(text)
  if (typeof entered === 'string') return { kind: 'refused', reason: entered }
  if (entered <= 0) return { kind: 'askRemoval', reason: 'zero', quantity: entered }
  if (entered < firstQuantity(limits)) return { kind: 'askRemoval', reason: 'belowMinimum', quantity: entered }
  const quantity = capped(limits, entered)
  return { kind: 'set', quantity, isCapped: quantity < entered, maximum: maximumOf(limits) }
}
