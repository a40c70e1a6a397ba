import type { SnapshotFrom } from 'xstate'
import type { crashMachine } from './crash.machine'

export const hasCrashed = (snapshot: SnapshotFrom<typeof crashMachine>): boolean => snapshot.hasTag('crashed')
