import { lineTotal, sum, type Money } from './money'
import { oncePer } from './once'
import { isGood, isOpen, isProblem, type Judged } from './pad-judge'

/** What a row comes to, worked out once for a row that stands as it did. */
const costOf = oncePer(({ product, quantity }: Judged): Money =>
  lineTotal(product?.selling_price ?? null, quantity ?? 0),
)

/** How many rows stand how, and what the good ones cost. */
export type PadCounts = {
  readonly rows: number
  readonly good: number
  readonly problems: number
  readonly open: number
  readonly total: Money
}
/** How the rows stand, counted once for the same judgement. */
export const countsOf = oncePer((judged: readonly Judged[]): PadCounts => {
  const counted = { rows: 0, problems: 0, open: 0 }
  const costs: Money[] = []
  for (const one of judged) {
    if (one.kind !== 'blank') counted.rows += 1
    if (isGood(one)) costs.push(costOf(one))
    else if (isOpen(one)) counted.open += 1
    else if (isProblem(one)) counted.problems += 1
  }
  return { ...counted, good: costs.length, total: sum(costs) }
})
