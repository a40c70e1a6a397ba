import type { SnapshotFrom } from 'xstate'
import { toastId } from '../rules/toasts'
import type { toastsMachine } from './toasts.machine'

/** The notices on the screen, the newest last. */
export const selectToasts = ({ context }: SnapshotFrom<typeof toastsMachine>) => context.toasts
/** The id that the next one will have. */
export const selectNextToast = ({ context }: SnapshotFrom<typeof toastsMachine>): string => toastId(context.count)
