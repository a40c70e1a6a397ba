import { lineTotal, sum, type Money } from './money'
import { isGood, isOpen, isProblem, type Judged } from './pad-judge'

const costs = new WeakMap<Judged, Money>()
/** What a row comes to, worked out once for a row that stands as it did. */
const costOf = (judged: Judged): Money => {
  const cost = costs.get(judged) ?? lineTotal(judged.product?.selling_price ?? null, judged.quantity ?? 0)
  costs.set(judged, cost)
  return cost
}

/** How many rows stand how, and what the good ones cost. */
export type PadCounts = {
  readonly rows: number
  readonly good: number
  readonly problems: number
  readonly open: number
  readonly total: Money
}
export const countsOf = (judged: readonly Judged[]): PadCounts => ({
  rows: judged.filter(({ kind }) => kind !== 'blank').length,
  good: judged.filter(isGood).length,
  problems: judged.filter(isProblem).length,
  open: judged.filter(isOpen).length,
  total: sum(judged.filter(isGood).map(costOf)),
})
