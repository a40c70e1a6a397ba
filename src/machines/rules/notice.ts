import type { MergedLines } from './list-merge'
import type { FileRefusal } from './pad-bytes'
import type { QuantityRefusal } from './quantity'

/** Something to tell the reader in a toast; `ui/shell/notice-text.ts` finds the words. */
export type Notice =
  | { readonly kind: 'maximumReached'; readonly maximum: number; readonly place: 'card' | 'item' }
  | { readonly kind: 'lineUpdated'; readonly quantity: number; readonly product: string }
  | { readonly kind: 'quantityCut'; readonly maximum: number; readonly product: string }
  /** The cart holds it by another unit than the screen shows: nothing was changed. */
  | { readonly kind: 'heldOtherwise'; readonly product: string }
  | { readonly kind: 'rowsElsewhere'; readonly count: number }
  | { readonly kind: 'quantityRefused'; readonly reason: QuantityRefusal }
  | { readonly kind: 'orderCanceled' }
  /** The cart is empty, and an order that was sent is no less sent. */
  | { readonly kind: 'orderStays' }
  | { readonly kind: 'orderPlaced' }
  | { readonly kind: 'orderElsewhere' }
  | { readonly kind: 'orderNotTaken' }
  | { readonly kind: 'orderNotSent' }
  | { readonly kind: 'orderRefused' }
  | { readonly kind: 'orderNotRead'; readonly number: string }
  | { readonly kind: 'orderGone'; readonly number: string }
  | { readonly kind: 'orderWithoutLines'; readonly number: string }
  | { readonly kind: 'copied' }
  | { readonly kind: 'notCopied' }
  | { readonly kind: 'draftSaved'; readonly name: string }
  | { readonly kind: 'draftOpened'; readonly name: string }
  | { readonly kind: 'draftDeleted'; readonly name: string }
  | { readonly kind: 'draftRestored'; readonly name: string }
  /** Another list has the name: this is the one that it got. */
  | { readonly kind: 'listNumbered'; readonly name: string }
  | { readonly kind: 'draftPartlyOpened'; readonly name: string; readonly count: number }
  | ({ readonly kind: 'listExtended'; readonly name: string } & Pick<MergedLines, 'summed'>)
  | ({ readonly kind: 'listCut'; readonly name: string } & Pick<MergedLines, 'cut' | 'summed'>)
  | ({ readonly kind: 'listSummed'; readonly name: string } & Pick<MergedLines, 'summed'>)
  | { readonly kind: 'listNotReady'; readonly name: string }
  | { readonly kind: 'listEmpty'; readonly name: string }
  | { readonly kind: 'listGone' }
  | { readonly kind: 'listNotReverted'; readonly name: string }
  | { readonly kind: 'listNotKept' }
  | { readonly kind: 'listsNotLoaded' }
  | { readonly kind: 'numberTaken'; readonly own: string; readonly part: string }
  | { readonly kind: 'numberRemembered'; readonly own: string; readonly part: string }
  | { readonly kind: 'numberIncomplete' }
  | { readonly kind: 'numberTooLong' }
  | { readonly kind: 'numbersFull' }
  | { readonly kind: 'nothingToUndo' }
  | { readonly kind: 'noProblem' }
  /** The one problem that there is has the cursor already. */
  | { readonly kind: 'noOtherProblem' }
  | { readonly kind: 'linkCopied' }
  | { readonly kind: 'linkNotCopied' }
  | { readonly kind: 'linkTooLong' }
  | { readonly kind: 'fileRefused'; readonly reason: FileRefusal }
  | { readonly kind: 'fileUnreadable' }
  | { readonly kind: 'fileNotSaved' }
  | { readonly kind: 'cartNotSaved' }
  | { readonly kind: 'cartRepaired' }
  | { readonly kind: 'cartEmptied'; readonly other: string }
  | { readonly kind: 'languageUnavailable' }
  /** The address leads to no page. */
  | { readonly kind: 'noSuchPage' }
  /** A door of another company than the one where the buyer is logged in. */
  | { readonly kind: 'otherCompany'; readonly code: string }
  | { readonly kind: 'reportFailed' }

/** What reports that something is done, or is so; all others tell of something refused. */
const successes: ReadonlySet<Notice['kind']> = new Set([
  'lineUpdated',
  'orderCanceled',
  'orderStays',
  'orderPlaced',
  'copied',
  'draftSaved',
  'draftOpened',
  'draftDeleted',
  'draftRestored',
  'listNumbered',
  'listExtended',
  'listSummed',
  'numberRemembered',
  'nothingToUndo',
  'noProblem',
  'noOtherProblem',
  'linkCopied',
])
/** Whether a notice reports a success, a fact, or something refused. */
export const noticeTone = ({ kind }: Notice): 'success' | 'danger' => (successes.has(kind) ? 'success' : 'danger')
