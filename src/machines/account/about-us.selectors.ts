import type { SnapshotFrom } from 'xstate'
import type { aboutUsMachine } from './about-us.machine'

type Snapshot = SnapshotFrom<typeof aboutUsMachine>

export const selectDocument = ({ context }: Snapshot) => context.document
/** Since when, when the document is what this device kept. */
export const selectKept = ({ context }: Snapshot) => context.kept
export const selectFailure = ({ context }: Snapshot) => context.failure
/** The company has nothing to show. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('missing')
