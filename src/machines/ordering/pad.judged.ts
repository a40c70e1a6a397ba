import { unasked } from '../rules/pad-asked'
import { countsOf } from '../rules/pad-counts'
import { judgeRows, type Judged } from '../rules/pad-judge'
import type { PartAsked } from '../rules/pad-lookups'
import { withCountsRead } from '../rules/pad-readings'
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
/** How all rows stand. */
export const standingNow = (context: PadContext) => {
  const { good, rows, problems } = countsOf(judgedOf(context))
  return { good, rows, problems }
}
/** The text of the first quantity of which nobody knows how it is meant; '' when all are clear. */
export const unclearText = (context: PadContext): string => {
  const at = judgedOf(context).findIndex(({ kind }) => kind === 'unclear')
  return context.rows[at]?.quantity ?? ''
}
const asked = new WeakMap<
  PadContext['rows'],
  { readonly by: readonly unknown[]; readonly parts: readonly PartAsked[] }
>()
/** The part numbers that nobody has asked for yet; worked out once for rows and what is known. */
export const unaskedIn = (context: PadContext): readonly PartAsked[] => {
  const { rows, own, known, checking, typing, weighed } = context
  const by = [own, known, checking, typing, weighed]
  const former = asked.get(rows)
  if (former?.by.every((one, at) => one === by[at])) return former.parts
  const parts = unasked(rows, context, typing)
  asked.set(rows, { by, parts })
  return parts
}
/** The rows with what is known now of `P-1001=6`; not where somebody types a part number. */
export const countsRead = ({ rows, known, own, touched }: PadContext): PadContext['rows'] =>
  withCountsRead(rows, known, own, touched?.endsWith(' part') ? touched.slice(0, -' part'.length) : null)
