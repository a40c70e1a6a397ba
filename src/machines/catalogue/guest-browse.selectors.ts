import type { SnapshotFrom } from 'xstate'
import type { guestBrowseMachine } from './guest-browse.machine'

type Snapshot = SnapshotFrom<typeof guestBrowseMachine>

/** The last page that arrived, with the tenant's name and logo. */
export const selectCatalogue = ({ context }: Snapshot) => context.page
/** Whether the guest is asked to log in or register. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
/** The product that was pressed last: what the question is about. */
export const selectChosen = ({ context }: Snapshot) => context.chosen
