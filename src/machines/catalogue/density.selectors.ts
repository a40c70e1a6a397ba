import type { SnapshotFrom } from 'xstate'
import type { densityMachine } from './density.machine'

/** One line for each product. */
export const isDense = (snapshot: SnapshotFrom<typeof densityMachine>): boolean => snapshot.hasTag('dense')
