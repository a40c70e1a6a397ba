import type { PartAsked } from '../rules/pad-lookups'
import type { AppRef, LanguageChanged, NetworkReturned, NoticeGiven, PlaceChanged } from '../app.types'
import type { CartLine } from '../rules/cart'
import type { PadLine, Taken } from '../rules/cart-adding'
import type { FileRefusal } from '../rules/pad-bytes'
import type { ColumnRole, SheetColumns } from '../rules/pad-columns'
import type { Judged } from '../rules/pad-judge'
import type { Lookup, PadProduct } from '../rules/pad-matching'
import type { NumberReading } from '../rules/pad-quantity'
import type { KnownSheet, PadField, PadRow, RowOrigin, WaitingText, WantedRow } from '../rules/pad-rows'
import type { Table } from '../rules/pad-sheet'
import type { PadOwner } from '../rules/pad-storage'
import type { OwnTable } from '../rules/part-numbers'
import type { Recipient } from '../news'
import type { CartChanged, CartRef } from './cart.types'
import type { PadStoreNews } from './pad-store'
import type { NumbersPublisher, NumbersTold } from './part-numbers.types'

/** A file as a browser hands it over. */
export type SheetFile = {
  readonly name: string
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}
/** Something to read into rows. */
export type PadSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rest'; readonly waiting: WaitingText }
  | { readonly kind: 'file'; readonly file: SheetFile }
  | { readonly kind: 'rows'; readonly rows: readonly WantedRow[]; readonly origin: RowOrigin }
/** A sheet that was read, or why it was not; `text` is what must not be lost. */
export type SheetRead =
  | { readonly kind: 'sheet'; readonly table: Table; readonly columns: SheetColumns }
  | { readonly kind: 'refused'; readonly reason: FileRefusal; readonly text?: string }
/** The sheet that was read last: its columns can be read in another way. */
export type PadSheet = KnownSheet
/** How all rows stand. */
type PadStanding = { readonly good: number; readonly rows: number; readonly problems: number }
/** How a row stands; `number` is the one that the reader counts by. */
export type RowStanding = { readonly number: number; readonly row: PadRow; readonly judged: Judged }
/** How many rows went to the cart, and how many stay. */
type AddedRows = { readonly rows: number; readonly left: number }
/** What the pad says to the reader. */
export type PadWord =
  /** `ready` where every part is known already: no check follows that would say it. */
  | {
      readonly kind: 'rowsRead'
      readonly rows: number
      readonly rest: number
      readonly long: number
      readonly ready?: PadStanding
    }
  /** Rows were handed over; `there` stood in the pad already. */
  | {
      readonly kind: 'rowsOpened'
      readonly origin: RowOrigin
      readonly rows: number
      readonly there: number
      readonly rest: number
    }
  /**
   * `told` are the rows that were changed by hand meanwhile, `added` is what went to the cart before the others were checked,
   * `there` of what was handed over stood in the pad already.
   */
  | ({ readonly kind: 'checked' } & PadStanding & {
        readonly told?: readonly RowStanding[]
        readonly added?: AddedRows
        readonly there?: number
      })
  /** A row was taken out; this is how the others stand. */
  | ({ readonly kind: 'removed' } & PadStanding)
  /** All rows were taken out. */
  | { readonly kind: 'cleared'; readonly count: number }
  /** All ticks were set, or taken away. */
  | { readonly kind: 'ticked'; readonly good: number; readonly rows: number }
  /** Quantities were filled downwards. */
  | { readonly kind: 'filled'; readonly count: number }
  /** How rows stand that were changed by hand. */
  | { readonly kind: 'rows'; readonly told: readonly RowStanding[] }
  /** So many rows are back, so many are gone, and the numbers of those that stand otherwise. */
  | { readonly kind: 'undone'; readonly back: number; readonly gone: number; readonly changed: readonly number[] }
  | { readonly kind: 'nothingToUndo' }
  | { readonly kind: 'noProblem' }
  /** The one problem that there is has the cursor already. */
  | { readonly kind: 'noOtherProblem' }
  | ({ readonly kind: 'added' } & AddedRows)
  | { readonly kind: 'copied' }
  | { readonly kind: 'notCopied' }
  | { readonly kind: 'changedElsewhere' }
/** What can be undone: the pad as it was. */
export type PadBefore = Pick<PadContext, 'rows' | 'rest' | 'sheet'>

export type PadContext = {
  readonly owner: PadOwner
  readonly app: AppRef
  readonly cart: CartRef
  readonly numbers: NumbersPublisher
  /** The buyer's own part numbers: they are asked first. */
  readonly own: OwnTable
  /** Own numbers that are new: whether a product of the company is called the same is looked up. */
  readonly weighed: readonly string[]
  /** Where the reader is: keys and pasted texts are the pad's only on its own page. */
  readonly pathname: string
  readonly rows: readonly PadRow[]
  /** What there was no room for, as text, and what could not be read yet. */
  readonly rest: readonly WaitingText[]
  readonly sheet: PadSheet | null
  /** What was last handed to the store, or came from it. */
  readonly handed: Pick<PadContext, 'rows' | 'rest'>
  /** Begins the ids of rows that are made here. */
  readonly mark: string
  readonly made: number
  /** What is known of part numbers, for as long as the shop is open. */
  readonly known: ReadonlyMap<string, Lookup>
  readonly checking: readonly string[]
  /** Failures one after the other. */
  readonly failures: number
  /** The row whose part number is being typed: nothing is asked before it is left. */
  readonly typing: string | null
  readonly cartLines: readonly CartLine[]
  readonly isSellMinimumOn: boolean
  readonly inbox: readonly PadSource[]
  /** The rows that are being added, as they stood when that was asked for. */
  readonly wanted: readonly PadRow[]
  readonly refusal: FileRefusal | null
  /** The name of the file that was refused, '' for what is none. */
  readonly refusedFile: string
  readonly undo: readonly PadBefore[]
  /** What was typed last: further letters in the same field are undone together. */
  readonly touched: string | null
  /** Where the reader is to be led; `at` counts. */
  readonly pointed: { readonly id: string; readonly field: PadField; readonly at: number } | null
  readonly said: { readonly word: PadWord; readonly at: number } | null
  /** The rows that were changed by hand, and how they stood before: what becomes of them is said. */
  readonly watched: readonly { readonly id: string; readonly was: string }[]
  /** So many part numbers have been asked for since it was last said how the rows stand. */
  readonly asked: number
  /** The rows that are out of sight while only what changed is shown, by their ids. */
  readonly hidden: ReadonlySet<string>
}
export type PadInput = Pick<PadContext, 'owner' | 'app' | 'cart' | 'numbers' | 'pathname'>
/** Rows that an order, a list or a link hands over. */
export type PadRowsOpened = {
  readonly type: 'rows.opened'
  readonly source: RowOrigin['source']
  /** The number of the order, the name of the list, the seal of the link: by it the same rows are known again. */
  readonly name?: string
  /** How many lines of it could not be read, and whether it came whole. */
  readonly broken?: number
  readonly isWhole?: boolean
  readonly rows: readonly WantedRow[]
}
/** What the search for a part number tells the pad. */
export type PadLookupNews =
  | { readonly type: 'part.answered'; readonly key: string; readonly lookup: Lookup }
  | { readonly type: 'part.failed'; readonly key: string; readonly isOffline: boolean }
/** What the cart answers when rows were handed over. */
export type RowsTaken = { readonly type: 'rows.taken'; readonly taken: readonly Taken[] }
/** Rows on their way into the cart; who sent them is told what became of them. */
export type RowsAdded = {
  readonly type: 'rows.added'
  readonly lines: readonly PadLine[]
  readonly by: Recipient<RowsTaken>
}
/** From which field Enter leads where. */
export type RowSought = { readonly id: string; readonly field: PadField; readonly to: 'next' | 'previous' }
/** A field of a row. */
export type FieldPlace = { readonly id: string; readonly field: PadField }
/** From which row the next problem is sought, or the one before. */
export type ProblemSought = { readonly from: string | null; readonly isBack?: boolean }
/** What the reader does anywhere on the page of the pad, not in one field. */
export type PadPageNews =
  | { readonly type: 'text.pasted'; readonly text: string; readonly into?: FieldPlace | null }
  | { readonly type: 'file.dropped'; readonly file: SheetFile }
  | ({ readonly type: 'problem.sought' } & ProblemSought)
  | { readonly type: 'change.undone' }
/** What a column of a sheet holds; without a mark it is the last sheet. */
export type ColumnChosen = { type: 'column.chosen'; at: number; role: ColumnRole; mark?: string }
/** None of the columns of a sheet holds what was asked for. */
export type QuestionDeclined = { type: 'question.declined'; mark?: string }
/** What was taken for the heading of a sheet is a row of it. */
export type HeadingRefused = { type: 'heading.refused'; mark?: string }
export type PadEvent =
  | PadStoreNews
  | PadLookupNews
  | CartChanged
  | NumbersTold
  | RowsTaken
  | PadRowsOpened
  | NetworkReturned
  | LanguageChanged
  | PlaceChanged
  | PadPageNews
  | { type: 'row.typed'; id: string; field: PadField; text: string }
  | { type: 'row.left' }
  | { type: 'row.removed'; id: string }
  | { type: 'row.fixed'; id: string }
  | { type: 'row.restored'; id: string }
  | { type: 'row.unticked'; id: string }
  | { type: 'rows.ticked'; isOn: boolean }
  | { type: 'product.chosen'; id: string; product: PadProduct }
  | { type: 'number.read'; reading: NumberReading }
  | ({ type: 'row.sought' } & RowSought)
  | { type: 'rows.cleared' }
  | { type: 'rest.wanted' }
  | ColumnChosen
  | QuestionDeclined
  | HeadingRefused
  | { type: 'refusal.closed' }
  | { type: 'adding.requested' }
  | { type: 'check.retried' }
  | { type: 'copying.requested'; text: string }
  | { type: 'view.narrowed' }
  | { type: 'view.widened' }
/** What the pad tells the shop. */
export type PadNews = NoticeGiven
/** Whom a search is for, and where. */
export type PadLookupInput = PartAsked & { readonly code: string }
export type SearchAsked = { readonly code: string; readonly search: string; readonly page: number }
