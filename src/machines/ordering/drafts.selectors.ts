import type { SnapshotFrom } from 'xstate'
import type { draftsMachine } from './drafts.machine'

type Snapshot = SnapshotFrom<typeof draftsMachine>

/** The drafts of this buyer on this device, the newest first. */
export const selectDrafts = ({ context }: Snapshot) => context.drafts
/** The name of the draft that a question is about, '' when there is none. */
export const selectChosenName = ({ context }: Snapshot): string =>
  context.drafts.find(({ id }) => id === context.chosenId)?.name ?? ''
export const isAskingOpening = (snapshot: Snapshot): boolean => snapshot.hasTag('askingOpening')
export const isAskingDeletion = (snapshot: Snapshot): boolean => snapshot.hasTag('askingDeletion')
/** Whether there is something to save as a draft. */
export const canSaveDraft = (snapshot: Snapshot): boolean => snapshot.can({ type: 'draft.saved' })
