import { isSameId } from '../../api/schemas/shared'
import type { Judged, RowFix } from './pad-judge'
import { isSameNames } from './pad-names'

const isSameFix = (one: RowFix | null, other: RowFix | null): boolean => {
  if (one?.kind === 'set') return other?.kind === 'set' && one.quantity === other.quantity
  if (one?.kind === 'split')
    return other?.kind === 'split' && one.part === other.part && one.quantity === other.quantity
  if (one?.kind === 'own') return other?.kind === 'own' && one.own === other.own
  if (one?.kind === 'unit') return other?.kind === 'unit' && one.text === other.text
  return one?.kind === other?.kind
}
/** True when two judgements look alike on the screen. */
export const isSameJudged = (one: Judged, other: Judged): boolean =>
  one === other ||
  (one.id === other.id &&
    one.kind === other.kind &&
    isSameNames(one.names, other.names) &&
    one.product === other.product &&
    one.quantity === other.quantity &&
    one.limit === other.limit &&
    one.inCart === other.inCart &&
    one.together === other.together &&
    one.found === other.found &&
    isSameFix(one.fix, other.fix) &&
    one.warnings.join() === other.warnings.join() &&
    one.candidates.length === other.candidates.length &&
    one.candidates.every(({ id }, at) => isSameId(id, other.candidates[at]?.id ?? null)))
/** The same for rows that may not be there. */
export const isSameState = (one: Judged | undefined, other: Judged | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSameJudged(one, other))
