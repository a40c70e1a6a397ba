import { lostAnswer, orderElsewhere } from './doubt-stories'
import { firstOrder, refusedOrder } from './order-stories'
import type { Story } from './story'
import { guestToLogin, lostSession, registration } from './visitor-stories'

/** The named journeys that a product owner signs off. */
export const stories: readonly Story[] = [
  firstOrder,
  lostSession,
  refusedOrder,
  lostAnswer,
  orderElsewhere,
  registration,
  guestToLogin,
]
