import { isOtherUnit } from './cart'
import { breachOf, type LimitBreach } from './freshness'
import { lineTotal, moneyOf, sum, type Money } from './money'
import { isGood, isOpen, isProblem, type Judged } from './pad-judge'
import { remembered } from './pad-readings'
import type { PadRow } from './pad-rows'

/** True for a row that an order handed over: it is held against what it was then. Lists and links say no more than their units. */
export const isOrderedBefore = ({ oldPrice, oldQuantity, origin }: PadRow): boolean =>
  origin?.source !== 'list' && origin?.source !== 'link' && (oldPrice !== null || oldQuantity !== null)

/** How a row differs from the order that it came from; what is the same, or not known, is `null` or false. */
export type RowDifference = {
  /** In dollars; `now` is `null` where the product has no price at present. */
  readonly price: { readonly old: number; readonly now: number | null } | null
  /** The quantity of then is not allowed today. */
  readonly limit: LimitBreach | null
  readonly unit: { readonly old: string } | null
  /** Nothing is found under its part number any more. */
  readonly isGone: boolean
}
const same: RowDifference = { price: null, limit: null, unit: null, isGone: false }

/** What differs between a row as it was ordered and its product of today. */
export const differenceOf = (row: PadRow, { kind, product }: Judged): RowDifference => {
  if (!isOrderedBefore(row)) return same
  const { oldPrice, oldQuantity, oldUnit } = row
  if (product === null) return { ...same, isGone: kind === 'notFound' }
  const isOtherPrice = oldPrice !== null && moneyOf(oldPrice) !== moneyOf(product.selling_price)
  return {
    price: isOtherPrice ? { old: oldPrice, now: product.selling_price } : null,
    limit: oldQuantity !== null && oldQuantity > 0 ? breachOf({ product, quantity: oldQuantity }) : null,
    unit: oldUnit !== null && isOtherUnit(oldUnit, product) ? { old: oldUnit } : null,
    isGone: false,
  }
}

const unnamed: ReadonlySet<Judged['kind']> = new Set(['choose', 'offered'])
/** True for a row that cannot be ordered as it was: another price, unit or limit, gone, or no longer one product. */
export const isChanged = (row: PadRow, judged: Judged): boolean =>
  isOrderedBefore(row) && comparedOf(row, judged).isOther
/** True for a row that somebody has to look at: it changed, it cannot be added, or it came from no order. */
export const isNoted = (row: PadRow, judged: Judged): boolean =>
  !isOrderedBefore(row) || isProblem(judged) || isChanged(row, judged)

/** What rows from an order come to against the last time. */
export type PadDifference = {
  readonly lines: number
  readonly changed: number
  /** Rows of which nothing is known yet. */
  readonly open: number
  /** What the rows that can be ordered cost now, less what they cost then; in ten-thousandths of a dollar. */
  readonly change: Money
  /** Rows that cannot be ordered as they stand: what they cost then is not in the sum. */
  readonly left: number
}
/** A row that is not ticked is not ordered now, and all the same a part of the order that is held against the last time. */
const canBeOrdered = (judged: Judged): boolean => isGood(judged) || (judged.kind === 'leftOut' && judged.together === 0)
const changeOf = ({ oldPrice, oldQuantity }: PadRow, judged: Judged): Money => {
  const { product, quantity } = judged
  const then = oldQuantity ?? quantity
  if (!canBeOrdered(judged) || product === null || quantity === null || oldPrice === null) return 0n
  // Without a price of today, or with half a piece of then, there is nothing to compare.
  if (product.selling_price === null || then === null || !Number.isInteger(then)) return 0n
  return lineTotal(product.selling_price, quantity) - lineTotal(oldPrice, then)
}

const comparisons = remembered<{ readonly isOther: boolean; readonly change: Money }>()
/** A row held against the last time, worked out once for a row that stands as it did. */
const comparedOf = (row: PadRow, judged: Judged) =>
  comparisons(row, [judged], () => {
    const { price, limit, unit, isGone } = differenceOf(row, judged)
    const isOther = price !== null || limit !== null || unit !== null || isGone || unnamed.has(judged.kind)
    return { isOther, change: changeOf(row, judged) }
  })

/** The difference of all rows from orders; `judged` stands in the order of the rows. */
export const padDifference = (rows: readonly PadRow[], judged: readonly Judged[]): PadDifference => {
  const before = rows.flatMap((row, at) => {
    const one = judged[at]
    return one && isOrderedBefore(row) ? [{ row, one }] : []
  })
  return {
    lines: before.length,
    changed: before.filter(({ row, one }) => isChanged(row, one)).length,
    open: before.filter(({ one }) => isOpen(one)).length,
    left: before.filter(({ one }) => isProblem(one)).length,
    change: sum(before.map(({ row, one }) => comparedOf(row, one).change)),
  }
}
