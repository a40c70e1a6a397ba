import type { SnapshotFrom } from 'xstate'
import type { scanMachine } from './scan.machine'

type Snapshot = SnapshotFrom<typeof scanMachine>

/** There is a camera that may be asked for. */
export const isScanOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered')
export const isScanOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
/** The camera was refused, or is not there after all. */
export const isCameraRefused = ({ context }: Snapshot): boolean => context.isRefused
/** What the camera shows; `null` until it is open. */
export const selectPicture = ({ context }: Snapshot) => context.picture
/** What was taken last, and how many so far. */
export const selectTaken = ({ context }: Snapshot) => context.taken
