import type { SnapshotFrom } from 'xstate'
import type { printingMachine } from './printing.machine'

/** All rows are wanted, not only those in view. */
export const isWhole = (snapshot: SnapshotFrom<typeof printingMachine>): boolean => snapshot.hasTag('whole')
