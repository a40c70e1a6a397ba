import type { SnapshotFrom } from 'xstate'
import type { Id } from '../../api/schemas/shared'
import type { freshnessMachine } from './freshness.machine'
import { uncheckedIn } from './freshness.setup'

type Snapshot = SnapshotFrom<typeof freshnessMachine>

/** The server is being asked about lines of the cart. */
export const isChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('checking')
/** How many lines are being read, and how many of them were heard of. */
export const selectAsked = ({ context }: Snapshot): number => context.chosen.length
export const selectHeard = ({ context }: Snapshot): number => context.chosen.length - context.open.length
/** A line of this product could not be checked, once that is known. */
export const selectIsMissed =
  (productId: Id) =>
  (snapshot: Snapshot): boolean =>
    snapshot.hasTag('unchecked') && snapshot.context.missed.includes(String(productId))
/** How many lines of the screen could not be checked, once that is known; else 0. */
export const selectUnchecked = (snapshot: Snapshot): number =>
  snapshot.hasTag('unchecked') ? uncheckedIn(snapshot.context) : 0
