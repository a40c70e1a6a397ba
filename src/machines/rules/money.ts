/** An amount in ten-thousandths of a dollar. Whole numbers, so that sums are exact whatever the order of the lines. */
export type Money = bigint

const decimals = 4
const perCent = 100n

/**
 * A price in dollars as money, rounded half away from zero to four decimals; `null`, NaN and infinities are nothing.
 * Works on the decimal text of the number: 1.005 is not quite 1.005 in binary, and a multiplication would show it.
 */
export const moneyOf = (price: number | null): Money => {
  const written = price === null ? null : /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(price))
  if (written === null) return 0n
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = written
  const shift = Number(exponent) - fraction.length + decimals
  const digits = BigInt(whole + fraction)
  const size = shift >= 0 ? digits * 10n ** BigInt(shift) : halfUp(digits, 10n ** BigInt(-shift))
  return sign === '-' ? -size : size
}

const halfUp = (amount: bigint, unit: bigint): bigint => (amount * 2n + unit) / (unit * 2n)

/** Price times quantity (spec 9 cart total); a quantity that is not whole counts as nothing. */
export const lineTotal = (price: number | null, quantity: number): Money =>
  Number.isInteger(quantity) ? moneyOf(price) * BigInt(quantity) : 0n

/** Price times quantity of a line that a company sends, which may be part of a unit (2.5 m); rounded as a price is. */
export const orderedTotal = (price: number | null, quantity: number | null): Money => {
  const product = moneyOf(price) * moneyOf(quantity)
  const size = halfUp(product < 0n ? -product : product, 10n ** BigInt(decimals))
  return product < 0n ? -size : size
}

/** The sum of amounts. */
export const sum = (list: Iterable<Money>): Money => {
  let total = 0n
  for (const amount of list) total += amount
  return total
}

/** `$1234.50`: two decimals, a point, no grouping in any language (C-71); rounded half up here and nowhere before. */
export const formatMoney = (money: Money): string => {
  const cents = halfUp(money < 0n ? -money : money, perCent)
  const sign = money < 0n && cents > 0n ? '-' : ''
  return `${sign}$${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

/** A difference: `+$43.20`, `-$4.00`, and `$0.00` for none. */
export const formatChange = (money: Money): string => (money > 0n ? `+${formatMoney(money)}` : formatMoney(money))

/** A price in dollars as `formatMoney` writes it; a missing price is `$0.00` (C-71). */
export const formatPrice = (price: number | null): string => formatMoney(moneyOf(price))
