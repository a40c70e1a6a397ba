import type { SnapshotFrom } from 'xstate'
import type { editionMachine } from './edition.machine'

/** True while a new version is offered. */
export const isEditionOffered = (snapshot: SnapshotFrom<typeof editionMachine>): boolean => snapshot.hasTag('offered')
