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
  const good = judged.filter(isGood)
  return {
    rows: judged.reduce((rows, { kind }) => (kind === 'blank' ? rows : rows + 1), 0),
    good: good.length,
    problems: judged.reduce((problems, one) => (isProblem(one) ? problems + 1 : problems), 0),
    open: judged.reduce((open, one) => (isOpen(one) ? open + 1 : open), 0),
    total: sum(good.map(costOf)),
  }
})
