import type { SnapshotFrom } from 'xstate'
import type { deskMachine } from './desk.machine'

type Snapshot = SnapshotFrom<typeof deskMachine>

/** The last orders, with their lines where they are there. */
export const selectRecent = ({ context }: Snapshot) => context.orders
/** Lines of the last orders are still on their way. */
export const areLinesRead = (snapshot: Snapshot): boolean => snapshot.hasTag('reading')
/** Of orders that this device kept: their time; `null` for the server's own answer. */
export const selectKept = ({ context }: Snapshot) => context.kept
export const selectFailure = ({ context }: Snapshot) => context.failure
