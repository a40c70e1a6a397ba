import type { SnapshotFrom } from 'xstate'
import type { shortcutsMachine } from './shortcuts.machine'

type Snapshot = SnapshotFrom<typeof shortcutsMachine>

export const isJumping = (snapshot: Snapshot): boolean => snapshot.hasTag('jumping')
export const isListingKeys = (snapshot: Snapshot): boolean => snapshot.hasTag('listing')
/** What was typed before the box had the cursor. */
export const selectEarly = ({ context }: Snapshot): string => context.early
/** Keys without Ctrl are minded on this device. */
export const selectSingleKeys = ({ context }: Snapshot): boolean => context.isSingleOn
