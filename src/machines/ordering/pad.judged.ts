import { judgeRows, type Judged } from '../rules/pad-judge'
import type { PadContext } from './pad.types'

type Judgement = { readonly by: readonly unknown[]; readonly judged: readonly Judged[] }
const kept = new WeakMap<PadContext['rows'], Judgement>()

/** Whether a row is on its way into the cart. */
export const isGoing = ({ wanted }: PadContext): ((id: string) => boolean) => {
  const ids = new Set(wanted.map(({ id }) => id))
  return (id) => ids.has(id)
}
/** How the rows stand, in their order; worked out once for rows and what they are judged by. */
export const judgedOf = (context: PadContext): readonly Judged[] => {
  const { rows, own, known, checking, cartLines, isSellMinimumOn } = context
  const by = [own, known, checking, cartLines, isSellMinimumOn]
  const former = kept.get(rows)
  if (former?.by.every((one, at) => one === by[at])) return former.judged
  const judged = judgeRows(rows, context)
  kept.set(rows, { by, judged })
  return judged
}
