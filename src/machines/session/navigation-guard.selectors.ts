import type { SnapshotFrom } from 'xstate'
import type { navigationGuardMachine } from './navigation-guard.machine'

/** Whether it is known who is there, so that the first address can be shown. */
export const isDecided = (snapshot: SnapshotFrom<typeof navigationGuardMachine>): boolean =>
  !snapshot.hasTag('undecided')
