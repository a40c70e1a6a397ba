import type { SnapshotFrom } from 'xstate'
import type { draftsMachine } from './drafts.machine'

type Snapshot = SnapshotFrom<typeof draftsMachine>

/** The name of the draft that a question is about. */
export const selectChosenName = ({ context }: Snapshot): string => context.chosen.name
export const isAskingOpening = (snapshot: Snapshot): boolean => snapshot.hasTag('askingOpening')
export const isAskingDeletion = (snapshot: Snapshot): boolean => snapshot.hasTag('askingDeletion')
