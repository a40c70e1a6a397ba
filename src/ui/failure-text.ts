import type { TFunction } from 'i18next'
import type { Failure } from '../api/schemas/failure'

/** The server's own words about a failure, `null` when it gave none. */
export const serverText = (failure: Failure): string | null =>
  failure.kind === 'rejected' || failure.kind === 'unauthorised' ? failure.message : null

const overloaded: ReadonlySet<number> = new Set([429, 503])
/** What a failure means for the reader, beside the text that the specification gives for it. */
export const failureHint = (failure: Failure | null, t: TFunction): string => {
  if (failure?.kind === 'unreachable') return t('common.unreachable')
  if (failure?.kind === 'rejected' && overloaded.has(failure.status)) return t('common.overloaded')
  return t('common.nothingLost')
}
