import type { SnapshotFrom } from 'xstate'
import type { orderDetailMachine } from './order-detail.machine'

type Snapshot = SnapshotFrom<typeof orderDetailMachine>

/** The order of the address; `null` until it arrives. */
export const selectOrder = ({ context }: Snapshot) => context.order
/** The order has lines that can be ordered again. */
export const canRepeat = (snapshot: Snapshot): boolean => snapshot.can({ type: 'order.repeated' })
/** Why there is no order to show; `null` when it arrived. */
export const selectFailure = ({ context }: Snapshot) => context.failure
/** The orders before and after this one in the list that the buyer came from. */
export const selectNeighbours = ({ context }: Snapshot) => context.neighbours
/** Of an order that this device kept: its time; `null` for the server's own answer. */
export const selectKept = ({ context }: Snapshot) => context.kept
