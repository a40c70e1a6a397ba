import type { TFunction } from 'i18next'
import type { Failure } from '../../api/schemas/failure'
import { failureHint } from '../failure-text'

/** What a failure means for the reader, of what this device keeps: it has not kept this, either. */
export const unseenHint = (failure: Failure | null, t: TFunction): string =>
  failure?.kind === 'unreachable' ? `${t('common.unreachable')} ${t('kept.unseen')}` : failureHint(failure, t)
