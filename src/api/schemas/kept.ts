import type { Language } from './shared'

/** Since when an answer is kept, in ms since 1970, and whether it was put together from what this device has seen. */
export type KeptMark = {
  readonly asOf: number
  readonly isSearched: boolean
  /** The server was reached, but did not say it again. */
  readonly isRefused?: boolean
  /** The server was asked and is slow: its answer takes the place of this one. */
  readonly isAwaited?: boolean
  /** The language of its texts, where it was not kept in the reader's. */
  readonly language?: Language
}
/** An answer of earlier, given because it could not be had again; it is never shown without its mark. */
export type Kept<T> = KeptMark & { readonly value: T }
/** An answer of the server, or one that the device kept. */
export type Answered<T> = T | Kept<T>
