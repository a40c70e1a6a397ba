import type { NavigationRequest, NoticeGiven } from '../app.types'
import type { Recipient, SubscriptionEvent } from '../news'
import type { NumberReading } from '../rules/pad-quantity'
import type { ListChange, ListOutcome, ListUndo } from '../rules/list-changes'
import type { MergedLines } from '../rules/list-merge'
import type { AskedSheet, ImportTold, NamedSheet, SheetAnswer } from '../rules/list-sheet'
import type { ListHead, ListLine, OrderList } from '../rules/lists'
import type { Owner } from '../rules/order-attempt'
import type { PadRowsOpened } from './pad.types'

/** What this device keeps of lists: told at once, and whenever something changed it, here or in another tab. */
export type ListsFound = {
  readonly type: 'lists.found'
  readonly heads: readonly ListHead[]
  /** How many lists cannot be read, in whole or in part. */
  readonly damaged: number
  /** False when the device keeps nothing, or not all of it: the rest is there until the tab closes. */
  readonly isKept: boolean
}
/** A list with its lines, and how many of them could not be read. */
export type ListRead = OrderList & { readonly damaged: number }
export type ListQuestion = { readonly owner: Owner; readonly id: string }
export type ListDeed = { readonly owner: Owner; readonly change: ListChange }
/** A file to be read; `open` is its sheet, once something is asked of it, and `answer` what the buyer says. */
export type FileQuestion = {
  readonly file: File
  readonly open: NamedSheet | null
  readonly answer: SheetAnswer | null
}
/** Files that a page which is gone had not made lists of. */
export type FilesFound = { readonly type: 'files.found'; readonly files: readonly File[] }
/** What lists tell whoever keeps them: these files were chosen, and are no lists yet. */
export type FilesHeld = { readonly type: 'files.held'; readonly files: readonly File[] }

/** What takes a deed back; `name`: of which list. */
export type TakingBack = { readonly change: ListUndo; readonly name: string; readonly cut: MergedLines['cut'] }

export type ListsContext = {
  readonly owner: Owner
  /** Whether the device was asked already: before that nobody knows that there is none. */
  readonly isKnown: boolean
  readonly pad: Recipient<PadRowsOpened>
  readonly heads: readonly ListHead[]
  readonly damaged: number
  readonly isKept: boolean
  /** What is to be done to the lists, the first of it now. */
  readonly queue: readonly ListChange[]
  /** The lists that were made or named here and are not yet among the heads. */
  readonly named: readonly Pick<ListHead, 'id' | 'name'>[]
  /** What takes deletions and merges of this visit back, the last deed last. */
  readonly undo: readonly TakingBack[]
  /** What is to be put on a list that the buyer has yet to choose. */
  readonly linesToAdd: readonly ListLine[]
  /** The list whose lines are to be put on another one. */
  readonly joinedId: string | null
  /** Letters of the name of the list that is looked for, in the question on which list something goes. */
  readonly search: string
  /** The same on the screen of all lists. */
  readonly filter: string
  /** The file that is read, or of which the buyer is asked something. */
  readonly file: File | null
  /** Files that were chosen meanwhile, in their order. */
  readonly waiting: readonly File[]
  /** The sheet of the file, as long as something of it is not clear. */
  readonly sheet: AskedSheet | null
  /** What the buyer said of it last. */
  readonly answer: SheetAnswer | null
  /** What of the last file is not in its list as it was written. */
  readonly imported: ImportTold | null
  /** The id of the list that is saved as a file, and of the one that is ordered from. */
  readonly exported: string
  readonly ordered: string
  readonly subscribers: readonly Recipient<ListsNews>[]
}
export type ListsEvent =
  | ListsFound
  | FilesFound
  | SubscriptionEvent<ListsNews>
  | { type: 'change.wanted'; change: ListChange }
  | { type: 'removal.undone' }
  | { type: 'adding.requested'; lines: readonly ListLine[] }
  | { type: 'joining.requested'; id: string }
  | { type: 'list.sought'; text: string }
  | { type: 'lists.filtered'; text: string }
  | { type: 'list.chosen'; id: string }
  | { type: 'list.named'; name: string }
  | { type: 'adding.declined' }
  | { type: 'file.chosen'; file: File }
  | { type: 'column.chosen'; at: number | null }
  | { type: 'number.read'; reading: NumberReading }
  | { type: 'import.declined' }
  | { type: 'report.closed' }
  | { type: 'export.requested'; id: string }
  | { type: 'ordering.requested'; id: string }
/** What lists tell whoever joined: a change was made, or something changed on the device. */
export type ListsNews =
  | { readonly type: 'list.changed'; readonly change: ListChange; readonly outcome: ListOutcome | null }
  | { readonly type: 'lists.changed' }
/** What lists tell the shop. */
export type ListsRequests = NavigationRequest | NoticeGiven
/** The lists, as a screen or a neighbour knows them. */
export type ListsRef = Recipient<ListsEvent>
