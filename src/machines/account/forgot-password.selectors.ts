import type { SnapshotFrom } from 'xstate'
import type { forgotPasswordMachine } from './forgot-password.machine'

/** Whether the company has the request. */
export const isRequested = (snapshot: SnapshotFrom<typeof forgotPasswordMachine>): boolean =>
  snapshot.hasTag('requested')
