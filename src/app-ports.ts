import { fromPromise } from 'xstate'
import type { Navigation } from './api/browser/navigation'
import type { RecordOwner } from './api/browser/records'
import type { TextStore } from './api/browser/storage'
import type { HttpLine } from './api/http'
import type { Language } from './api/schemas/shared'
import { buyerMark } from './machines/rules/digest'
import type { SayWord } from './machines/rules/file-words'
import type { Owner } from './machines/rules/order-attempt'

/** What the parts that are loaded later are built on. */
export type Ports = {
  readonly window: Window
  readonly store: TextStore
  /** The browser refused to keep something. */
  readonly tellRefused: () => void
  readonly navigation: Navigation
  readonly http: HttpLine
  readonly language: () => Language
  /** A word for a file, in the language on the screen. */
  readonly say: SayWord
  /** Failures that are only logged (spec 8). */
  readonly logFailure: (_: unknown, failure: { what: string; error: unknown }) => void
}

/** Turns an endpoint into an actor; leaving the state aborts the request. */
export const ask = <TInput, TOutput>(endpoint: (input: TInput, signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, TInput>(({ input, signal }) => endpoint(input, signal))

/** Whose records are a buyer's: the tenant, and a mark that does not give the email away. */
export const recordOwner = ({ tenantCode, email }: Owner): RecordOwner => ({ tenantCode, buyer: buyerMark(email) })
