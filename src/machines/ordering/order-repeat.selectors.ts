import type { SnapshotFrom } from 'xstate'
import type { Id } from '../../api/schemas/shared'
import type { orderRepeatMachine } from './order-repeat.machine'

/** Whether this order is being read to be ordered again. */
export const isRepeating =
  (orderId: Id) =>
  (snapshot: SnapshotFrom<typeof orderRepeatMachine>): boolean =>
    snapshot.hasTag('busy') && snapshot.context.wanted?.orderId === orderId
