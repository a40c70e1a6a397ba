import type { SnapshotFrom } from 'xstate'
import type { deviceRecordMachine } from './device-record.machine'

type Snapshot = SnapshotFrom<typeof deviceRecordMachine>

/** What the device keeps of the buyer; `null` until it was looked through. */
export const selectKept = ({ context }: Snapshot) => context.kept
/** Whether the buyer is asked if it is to be forgotten. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
/** Whether the question is about an order in doubt, too. */
export const isOrderInDoubt = (snapshot: Snapshot): boolean => snapshot.hasTag('inDoubt')
