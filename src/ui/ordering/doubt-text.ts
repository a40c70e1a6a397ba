import type { TFunction } from 'i18next'
import type { Attempt } from '../../machines/rules/order-attempt'

/** Where it stands what to do with an order in doubt. */
export const doubtId = 'order-doubt'

/**
 * Why nobody knows what became of the order: the answer was lost, which waits for the buyer wherever the turn is; another tab
 * is at it, or the page was left.
 */
export const doubtText = (isElsewhere: boolean, { state, total }: Attempt, t: TFunction): string => {
  if (state === 'lost') return t('checkout.unknownOutcome')
  if (isElsewhere) return t('checkout.elsewhere')
  if (state === 'damaged') return t(total === '' ? 'checkout.damaged' : 'checkout.partly')
  return t('checkout.interrupted')
}
