import type { SnapshotFrom } from 'xstate'
import type { tagsMachine } from './tags.machine'

type Snapshot = SnapshotFrom<typeof tagsMachine>

/** The tags of the tenant; none before a list of them was opened. */
export const selectTags = ({ context }: Snapshot) => context.tags
/** What a list of tags says of itself. */
export const selectListStatus = (snapshot: Snapshot): 'loading' | 'slow' | 'failed' | 'ready' =>
  (['ready', 'failed', 'slow'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'loading'
/** Of tags that this device kept: their time; `null` for the server's own answer. */
export const selectKept = ({ context }: Snapshot) => context.kept
/** No letter came for a while: how many tags fit can be told. */
export const isSearchSettled = (snapshot: Snapshot): boolean => snapshot.hasTag('settled')
