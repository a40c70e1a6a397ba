import type { SnapshotFrom } from 'xstate'
import { isAsAdded, needsAttention, type CartSort } from '../rules/cart-view'
import type { cartViewMachine } from './cart-view.machine'
import { fillIn } from './cart-view.setup'

type Snapshot = SnapshotFrom<typeof cartViewMachine>

/** The products as they are shown; compare with `sameTexts`. */
export const selectShownIds = ({ context }: Snapshot) => context.shown
export const selectFirstShownId = ({ context }: Snapshot): string | null => context.shown[0] ?? null
export const selectShownCount = ({ context }: Snapshot): number => context.shown.length
export const selectAllCount = ({ context }: Snapshot): number => context.lines.length
/** Something is found, sorted or filtered: lines may be hidden. */
export const isArranged = (snapshot: Snapshot): boolean => snapshot.hasTag('arranged')
/** Something is found or filtered, not only sorted. */
export const isNarrowed = ({ context: { arrangement } }: Snapshot): boolean =>
  !isAsAdded({ ...arrangement, sort: 'added' })
/** The cart has changed since it was put into the order that is shown. */
export const isOutdated = ({ context }: Snapshot): boolean => context.isOutdated
export const selectFindText = ({ context }: Snapshot): string => context.arrangement.text
export const selectSort = ({ context }: Snapshot): CartSort => context.arrangement.sort
export const isAttentionOnly = ({ context }: Snapshot): boolean => context.arrangement.isAttention
/** How many lines of the whole cart need attention. */
export const selectAttentionCount = ({ context: { lines, knowledge } }: Snapshot): number =>
  lines.filter((line) => needsAttention(line, knowledge.unchecked)).length
/** The line whose quantity is to have the focus. */
export const selectPointed = ({ context }: Snapshot) => context.pointed
/** The wish to be at the quantity of this line, by its count; 0 for none. */
export const selectPointedAt =
  (id: string) =>
  ({ context: { pointed } }: Snapshot): number =>
    pointed?.id === id ? pointed.at : 0
/** What was pasted is on the screen, with what it would do. */
export const isPreviewing = (snapshot: Snapshot): boolean => snapshot.hasTag('previewing')
/** What the pasted column would do; the same object as long as cart, view and column are the same. */
export const selectFill = ({ context }: Snapshot) => fillIn(context)
export const selectHeading = ({ context }: Snapshot): string | null => context.column.heading
