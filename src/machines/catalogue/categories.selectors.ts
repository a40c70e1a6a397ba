import type { SnapshotFrom } from 'xstate'
import type { categoriesMachine } from './categories.machine'

type Snapshot = SnapshotFrom<typeof categoriesMachine>

export const selectTree = ({ context }: Snapshot) => context.tree
/** The ids of the nodes that are open. */
export const selectExpanded = ({ context }: Snapshot) => context.expanded
/** What the tree is narrowed by; '' while the search box is closed. */
export const selectTreeSearch = ({ context }: Snapshot): string => context.search
/** Whether the search box is open. */
export const isSearching = (snapshot: Snapshot): boolean => snapshot.hasTag('searching')
/** Whether no letter came for a while: how many categories fit can be told. */
export const isSearchSettled = (snapshot: Snapshot): boolean => snapshot.hasTag('settled')
/** Whether pages of the list were lost: the tree shows what there is. */
export const isIncomplete = (snapshot: Snapshot): boolean => snapshot.hasTag('incomplete')
/** The name of a category of the tree; `null` while it is not known, and for none. */
export const selectCategoryName =
  (id: string | null) =>
  ({ context }: Snapshot): string | null =>
    id === null ? null : (context.tree.nodes.get(id)?.name ?? null)
/** Of categories that this device kept: their time; `null` for the server's own answer. */
export const selectKept = ({ context }: Snapshot) => context.kept
