import type { SnapshotFrom } from 'xstate'
import type { orderListMachine } from './order-list.machine'

type Snapshot = SnapshotFrom<typeof orderListMachine>

/** The tab: the status of the orders that are asked for. */
export const selectStatus = ({ context }: Snapshot) => context.status
/** The orders of that status, before the search narrows them. */
export const selectRows = ({ context }: Snapshot) => context.rows
export const selectSearch = ({ context }: Snapshot): string => context.search
/** Why there are no orders to show; `null` when they arrived. */
export const selectFailure = ({ context }: Snapshot) => context.failure
