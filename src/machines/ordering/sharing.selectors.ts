import type { SnapshotFrom } from 'xstate'
import type { sharingMachine } from './sharing.machine'

type Snapshot = SnapshotFrom<typeof sharingMachine>

/** The squares of the code that is shown. */
export const selectSquares = ({ context }: Snapshot) => context.squares
/** Whether the code is on the screen. */
export const isCodeShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown')
