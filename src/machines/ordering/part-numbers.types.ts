import type { Publisher, Recipient, SubscriptionEvent } from '../news'
import type { Owner } from '../rules/order-attempt'
import type { FileRefusal } from '../rules/pad-bytes'
import type { NumberChange, NumberOutcome, NumberProblem, OwnNumber } from '../rules/part-numbers'

/** What this device keeps of the buyer's numbers: told at once, and whenever it changed, here or in another tab. */
export type NumbersFound = {
  readonly type: 'numbers.found'
  readonly numbers: readonly OwnNumber[]
  readonly damaged: number
  readonly isKept: boolean
}
/** What is told to whoever joined: at once, and whenever the numbers are others. */
export type NumbersTold = { readonly type: 'numbers.changed'; readonly numbers: readonly OwnNumber[] }
export type NumbersPublisher = Publisher<NumbersTold>
export type NumberDeed = { readonly owner: Owner; readonly change: NumberChange }
export type NumbersChanged = Omit<NumberOutcome, 'numbers'> & { readonly isKept: boolean }
/** A file as it was read; `untaken` are lines that are too long, or for which there is no room. */
export type NumberFile =
  | {
      readonly kind: 'numbers'
      readonly entries: readonly OwnNumber[]
      /** The headings of its two columns, own first; `null` without any. */
      readonly heads: OwnNumber | null
      readonly untaken: readonly NumberProblem[]
    }
  | { readonly kind: 'refused'; readonly reason: FileRefusal }
/** What was done last and can be taken back, or was not done in full: told on the screen until the next change. */
export type LastChange = Pick<NumberOutcome, 'problems' | 'added' | 'known' | 'undo'> & {
  /** The number that was removed; `null` for a file that came in. */
  readonly removed: string | null
  /** Below which headings the numbers of a file were found. */
  readonly heads: OwnNumber | null
}

export type PartNumbersContext = {
  readonly owner: Owner
  readonly numbers: readonly OwnNumber[]
  readonly damaged: number
  readonly isKept: boolean
  /** What is to be done, the first of it now. */
  readonly queue: readonly NumberChange[]
  /** A text that no product was found for, until the buyer says which one it stands for. */
  readonly missed: string | null
  readonly file: File | null
  /** What of that file could not even be weighed. */
  readonly untaken: readonly NumberProblem[]
  readonly heads: OwnNumber | null
  readonly last: LastChange | null
  readonly subscribers: readonly Recipient<NumbersTold>[]
}
export type PartNumbersEvent =
  | NumbersFound
  | SubscriptionEvent<NumbersTold>
  | { type: 'change.wanted'; change: NumberChange }
  | { type: 'name.missed'; text: string }
  | { type: 'name.dropped' }
  | { type: 'product.picked'; partNumber: string }
  | { type: 'change.undone' }
  | { type: 'search.changed' }
  | { type: 'file.chosen'; file: File }
  | { type: 'export.requested' }
