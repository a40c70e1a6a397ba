import { deskMorning, keptReceipt, scannedPart } from './desk-stories'
import { mistypedCode } from './door-stories'
import { lostAnswer, orderElsewhere } from './doubt-stories'
import { priceWentUp } from './freshness-stories'
import { longCartInHand } from './long-cart-stories'
import { firstOrder, refusedOrder } from './order-stories'
import { lastMonthsOrder, mondaysParts } from './pad-stories'
import type { Story } from './story'
import { guestToLogin, lostSession, registration } from './visitor-stories'

/** The named journeys that a product owner signs off. */
export const stories: readonly Story[] = [
  firstOrder,
  mondaysParts,
  longCartInHand,
  lastMonthsOrder,
  deskMorning,
  scannedPart,
  keptReceipt,
  lostSession,
  refusedOrder,
  priceWentUp,
  lostAnswer,
  orderElsewhere,
  registration,
  guestToLogin,
  mistypedCode,
]

/** The journey that the address names; else one that the machine plays a part in. */
export const journeyFor = (id: string | null, machine: string): Story | undefined =>
  stories.find((one) => one.id === id) ??
  stories.find(({ steps }) => steps[0]?.machine === machine) ??
  stories.find(({ steps }) => steps.some((step) => step.machine === machine)) ??
  stories[0]
