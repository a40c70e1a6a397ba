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
export const countsOf = (judged: readonly Judged[]): PadCounts => {
  const good = judged.filter(isGood)
  return {
    rows: judged.reduce((rows, { kind }) => (kind === 'blank' ? rows : rows + 1), 0),
    good: good.length,
    problems: judged.reduce((problems, one) => (isProblem(one) ? problems + 1 : problems), 0),
    open: judged.reduce((open, one) => (isOpen(one) ? open + 1 : open), 0),
    total: sum(good.map(costOf)),
  }
}
