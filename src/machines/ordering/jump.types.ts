import type { Failure } from '../../api/schemas/failure'
import type { KeptMark } from '../../api/schemas/kept'
import type { AppRef, LanguageChanged, NetworkReturned } from '../app.types'
import type { CartLine } from '../rules/cart'
import type { JumpHit } from '../rules/jump'
import type { OwnTable } from '../rules/part-numbers'
import type { CartChanged, CartRef } from './cart.types'
import type { NumbersPublisher, NumbersTold } from './part-numbers.types'
import type { RowsTaken } from './pad.types'

/** What the box says of the last press. */
export type JumpWord =
  | { readonly kind: 'added'; readonly quantity: number; readonly wanted: number; readonly part: string }
  | { readonly kind: 'minimum'; readonly minimum: number; readonly part: string }
  | { readonly kind: 'heldOtherwise'; readonly part: string }
  | { readonly kind: 'full'; readonly maximum: number; readonly part: string }
  | { readonly kind: 'dropped'; readonly part: string }
  /** Nothing is called so, or found by these words. */
  | { readonly kind: 'nothing'; readonly text: string }
  /** Not called as it was written: a second Enter takes it. */
  | { readonly kind: 'unsure'; readonly part: string }

export type JumpContext = {
  readonly app: AppRef
  readonly cart: CartRef
  readonly numbers: NumbersPublisher
  readonly code: string
  readonly email: string
  readonly text: string
  /** What is typed already, while what Enter was pressed for is looked for; `null` where nothing is. */
  readonly ahead: string | null
  /** What Enter was pressed for and what came to nothing, because the next text was there: it is said. */
  readonly left: readonly string[]
  /** Nothing is called as the text is: it is read in another way, with a quantity behind it or with hyphens (`guessJump`). */
  readonly isGuess: boolean
  /** Texts of codes that were scanned, or ended with Enter, and not asked for yet. */
  readonly waiting: readonly string[]
  readonly hits: readonly JumpHit[]
  /** The hits are what this device has seen, and since when; `null` for the server's own. */
  readonly kept: KeptMark | null
  /** The hit that Enter takes. */
  readonly active: number
  /** Enter was pressed, and what was pressed for is not done yet: before the hits came, or on one of them. */
  readonly press: 'none' | 'early' | 'seen'
  /** The quantity that a second Enter takes; `null` where none is offered. */
  readonly offered: number | null
  readonly word: JumpWord | null
  /** How often Enter, or Ctrl+Enter, came to nothing, because nothing is found. */
  readonly misses: number
  readonly failure: Failure | null
  readonly own: OwnTable
  readonly known: ReadonlySet<string>
  readonly lines: readonly CartLine[]
  readonly isSellMinimumOn: boolean
}
export type JumpEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'text.pasted'; text: string }
  | { type: 'hit.moved'; by: 1 | -1 }
  | { type: 'hit.chosen'; index: number }
  | { type: 'enter.pressed' }
  | { type: 'hit.opened' }
  | { type: 'retry.requested' }
  | CartChanged
  | NumbersTold
  | RowsTaken
  | NetworkReturned
  | LanguageChanged
export type JumpInput = Pick<JumpContext, 'app' | 'cart' | 'numbers' | 'code' | 'email'> & {
  /** What was typed before the box was there, each Enter as the end of a line. */
  readonly text?: string
}
