import type { SnapshotFrom } from 'xstate'
import type { toastsMachine } from './toasts.machine'

/** The notices on the screen, the newest last. */
export const selectToasts = ({ context }: SnapshotFrom<typeof toastsMachine>) => context.toasts
