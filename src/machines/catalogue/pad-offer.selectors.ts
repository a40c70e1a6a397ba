import type { SnapshotFrom } from 'xstate'
import type { PadOffer } from '../rules/pad-offer'
import type { padOfferMachine } from './pad-offer.machine'

/** What of the text in the search could stand on the order pad. */
export const selectOffer = (snapshot: SnapshotFrom<typeof padOfferMachine>): PadOffer | null =>
  snapshot.hasTag('offering') ? snapshot.context.offer : null
