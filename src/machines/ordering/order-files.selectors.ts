import type { SnapshotFrom } from 'xstate'
import type { orderFilesMachine } from './order-files.machine'

type Snapshot = SnapshotFrom<typeof orderFilesMachine>

/** The orders are being read; how far that is tells `selectDone`. */
export const isReading = (snapshot: Snapshot): boolean => snapshot.hasTag('reading')
/** Some could not be read, and the buyer decides. */
export const isAskingForMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectDone = ({ context }: Snapshot): number => context.done
/** The orders that the file is made of. */
export const selectWanted = ({ context }: Snapshot) => context.orders
/** Those whose lines are not there; the same list as long as the orders are the same. */
export const selectMissing = ({ context }: Snapshot) => context.missing
