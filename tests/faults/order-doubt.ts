import { expect } from '../journeys/support'
import { type FaultName } from './kinds'
import type { Outcome } from './outcomes'
import type { Stage } from './stage'

/**
 * All that the matrix knows of an order whose fate is open (decision 025): which faults leave it open, what the buyer
 * reads, and which control sends the order again. Everything else about orders stands in `ordering-situations.ts`.
 */
export const isInDoubt = (fault: FaultName): boolean =>
  ['dropped-before', 'dropped-after', 'hang', '500', '503', 'html'].includes(fault)

/** What the buyer sees of it; a call that hangs is still being processed, and who waits no longer may say so (C-100). */
export const inDoubt = (stage: Stage, fault: FaultName): Outcome => {
  if (fault === 'hang')
    return {
      at: '/checkout',
      sees: [stage.says('checkout.stillProcessing'), stage.button('checkout.processing')],
      way: 'reload, again',
      reminds: stage.says('checkout.interrupted'),
    }
  return { at: '/checkout', sees: [stage.says('checkout.unknownOutcome')], way: 'again' }
}

/** Sends the order again: a refused one as at first; one in doubt in a step of its own, with a question before it. */
export const sendAgain = async ({ button }: Stage): Promise<void> => {
  const [anew, again] = [button('checkout.complete'), button('checkout.sendAgain')]
  await expect(anew.or(again).first()).toBeVisible()
  if (await anew.isVisible()) return anew.click()
  await again.click()
  await button('checkout.againConfirm').click()
}
