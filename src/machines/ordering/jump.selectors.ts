import type { SnapshotFrom } from 'xstate'
import type { jumpMachine } from './jump.machine'
import { readingOf } from './jump.setup'

type Snapshot = SnapshotFrom<typeof jumpMachine>

/** What stands in the box: the next text, while the one before is looked for. */
export const selectText = ({ context }: Snapshot): string => context.ahead ?? context.text
/** What is looked for, or was found. */
export const selectSought = ({ context }: Snapshot): string => context.text
/** What Enter was pressed for and what was not added, since the next text was there. */
export const selectLeft = ({ context }: Snapshot): readonly string[] => context.left
/** How many of it are typed; `null` where no quantity is. */
export const selectQuantity = ({ context }: Snapshot): number | null => readingOf(context).quantity
/** What was found, the likeliest first. */
export const selectHits = ({ context }: Snapshot) => context.hits
/** Of hits that this device has seen: since when; `null` for the server's own. */
export const selectKept = ({ context }: Snapshot) => context.kept
/** The place of the hit that Enter takes. */
export const selectActive = ({ context }: Snapshot): number => context.active
/** What the box says of the last press. */
export const selectWord = ({ context }: Snapshot) => context.word
/** How often Enter, or Ctrl+Enter, came to nothing, because nothing is found. */
export const selectMisses = ({ context }: Snapshot): number => context.misses
/** Enter was pressed for what is still looked for. */
export const isAwaited = ({ context }: Snapshot): boolean => context.press === 'early'
/** The next text is typed already: nobody selects it. */
export const isTypedAhead = ({ context }: Snapshot): boolean => context.ahead !== null
/** An answer is there, also one that holds nothing. */
export const isAnswered = (snapshot: Snapshot): boolean => snapshot.hasTag('answered')
