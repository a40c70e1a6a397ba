import type { SnapshotFrom } from 'xstate'
import type { orderLinkMachine } from './order-link.machine'

type Snapshot = SnapshotFrom<typeof orderLinkMachine>

/** Whether nothing of the link can be read. */
export const isUnreadable = (snapshot: Snapshot): boolean => snapshot.hasTag('unreadable')
/** Whether the company of the link is none. */
export const isOfNobody = (snapshot: Snapshot): boolean => snapshot.hasTag('nowhere')
/** The code of the other company that the link is of; `null` when it is not of another one. */
export const selectOtherCode = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('elsewhere') ? (snapshot.context.link.tenantCode?.toUpperCase() ?? null) : null
