import type { SnapshotFrom } from 'xstate'
import type { preferencesMachine } from './preferences.machine'

type Snapshot = SnapshotFrom<typeof preferencesMachine>

/** The language on the screen. */
export const selectLanguage = ({ context }: Snapshot) => context.language
export const selectIsDark = ({ context }: Snapshot): boolean => context.isDark
