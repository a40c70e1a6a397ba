import type { SnapshotFrom } from 'xstate'
import type { changePasswordMachine } from './change-password.machine'

/** Whether the new password is valid. */
export const isChanged = (snapshot: SnapshotFrom<typeof changePasswordMachine>): boolean => snapshot.hasTag('changed')
