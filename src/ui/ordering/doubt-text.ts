import type { TFunction } from 'i18next'
import type { Attempt } from '../../machines/rules/order-attempt'

/** Where it stands what to do with an order in doubt. */
export const doubtId = 'order-doubt'

/** What `doubtText` says, by its key: the same in every language. */
export const doubtKey = (isElsewhere: boolean, { state, total }: Attempt) => {
  if (state === 'lost') return 'checkout.unknownOutcome'
  if (isElsewhere) return 'checkout.elsewhere'
  if (state === 'damaged') return total === '' ? 'checkout.damaged' : 'checkout.partly'
  return 'checkout.interrupted'
}

/**
 * Why nobody knows what became of the order: the answer was lost, which waits for the buyer wherever the turn is; another tab
 * is at it, or the page was left.
 */
export const doubtText = (isElsewhere: boolean, attempt: Attempt, t: TFunction): string =>
  t(doubtKey(isElsewhere, attempt))
