import type { SnapshotFrom } from 'xstate'
import type { listsMachine } from './lists.machine'
import type { TakingBack } from './lists.types'

type Snapshot = SnapshotFrom<typeof listsMachine>

/** The lists of this buyer on this device, the newest first. */
export const selectLists = ({ context }: Snapshot) => context.heads
/** Whether it is known what the device keeps. */
export const areListsKnown = ({ context }: Snapshot): boolean => context.isKnown
/** Letters of the name that the screen of all lists is narrowed down to. */
export const selectFilter = ({ context }: Snapshot): string => context.filter
/** Whether no letter came for a while: how many lists fit can be told. */
export const isListSearchSettled = (snapshot: Snapshot): boolean => snapshot.hasTag('settled')
/** How many lists cannot be read, in whole or in part. */
export const selectDamaged = ({ context }: Snapshot): number => context.damaged
/** Whether the device keeps what is shown. */
export const isListKept = ({ context }: Snapshot): boolean => context.isKept
/** What was done last and can be taken back, and to which list; `null` when there is nothing. */
export const selectUndo = ({ context }: Snapshot): TakingBack | null => context.undo.at(-1) ?? null
/** It was a deletion. */
export const isDeletion = ({ change }: TakingBack): boolean => change.kind === 'restored'
/** The sheet of a file of which something has to be said; `null` when nothing has. */
export const selectOpenSheet = ({ context }: Snapshot) => context.sheet
/** How many files wait until what is asked, or told, of the one before is read. */
export const selectFilesWaiting = ({ context }: Snapshot): number => context.waiting.length
/** What of the last file is not in its list as it was written; `null` when all of it is. */
export const selectImported = ({ context }: Snapshot) => context.imported
/** Whether lines wait for a list to be chosen. */
export const isChoosingList = (snapshot: Snapshot): boolean => snapshot.hasTag('adding')
/** How many lines wait for it. */
export const selectWaitingCount = ({ context: { linesToAdd, heads, joinedId } }: Snapshot): number =>
  joinedId === null ? linesToAdd.length : (heads.find(({ id }) => id === joinedId)?.lineCount ?? 0)
/** Whether they may make a list of their own; those of a list have one already. */
export const mayMakeList = (snapshot: Snapshot): boolean => !snapshot.matches({ adding: 'joining' })
/** The lists on which they can go. */
export const selectOffered = ({ context: { heads, joinedId } }: Snapshot) => heads.filter(({ id }) => id !== joinedId)
/** Letters of the name that is looked for. */
export const selectSearch = ({ context }: Snapshot): string => context.search
