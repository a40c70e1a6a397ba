import type { SnapshotFrom } from 'xstate'
import type { orderListMachine } from './order-list.machine'

type Snapshot = SnapshotFrom<typeof orderListMachine>

/** How the list is looked at: tab, search, period, totals, sorting. */
export const selectView = ({ context }: Snapshot) => context.view
/** The orders of the tab, before anything narrows them. */
export const selectRows = ({ context }: Snapshot) => context.rows
/** Why there are no orders to show; `null` when they arrived. */
export const selectFailure = ({ context }: Snapshot) => context.failure
/** Of orders that this device kept: their time; `null` for the server's own answer. */
export const selectKept = ({ context }: Snapshot) => context.kept
