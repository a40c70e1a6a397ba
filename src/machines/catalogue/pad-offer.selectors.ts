import type { SnapshotFrom } from 'xstate'
import { padOfferFor, type PadOffer } from '../rules/pad-offer'
import type { padOfferMachine } from './pad-offer.machine'

/** What of the text in the search could stand on the order pad; compare with `sameOffer`. */
export const selectOffer = (snapshot: SnapshotFrom<typeof padOfferMachine>): PadOffer | null =>
  snapshot.hasTag('offering') ? padOfferFor(snapshot.context.pasted ?? snapshot.context.text) : null
export const sameOffer = (one: PadOffer | null, other: PadOffer | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
