import type { TFunction } from 'i18next'
import type { Attempt } from '../../machines/rules/order-attempt'

/** Why nobody knows what became of the order: another tab is at it, the page was left, or the answer was lost. */
export const doubtText = (isElsewhere: boolean, { state, total }: Attempt, t: TFunction): string => {
  if (isElsewhere) return t('checkout.elsewhere')
  if (state === 'damaged') return t(total === '' ? 'checkout.damaged' : 'checkout.partly')
  return t(state === 'lost' ? 'checkout.unknownOutcome' : 'checkout.interrupted')
}
