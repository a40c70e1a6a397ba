import type { SnapshotFrom } from 'xstate'
import type { orderSenderMachine } from './order-sender.machine'

type Snapshot = SnapshotFrom<typeof orderSenderMachine>

export const selectAttempt = ({ context }: Snapshot) => context.attempt
/** The orders in the list that may well be the one in doubt; `null` where nobody can tell. */
export const selectAlike = ({ context }: Snapshot) => context.alike
/** Nobody knows what became of an order, and no tab is at it. */
export const isInDoubt = (snapshot: Snapshot): boolean => snapshot.hasTag('inDoubt')
/** Another tab is at an order. */
export const isElsewhere = (snapshot: Snapshot): boolean => snapshot.hasTag('elsewhere')
/** What can be said of an order may be another sentence in a moment. */
export const isUnsettled = (snapshot: Snapshot): boolean => snapshot.hasTag('unsettled')
