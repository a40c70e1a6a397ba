import type { ActorFacts, Entry } from './entries'

export const reportForm = 'tradepost report 1'

/** Where a machine stands: its states as XState writes them; `null` when it failed for good. */
export type Stand = { readonly value: unknown; readonly status: 'active' | 'done' | 'error' | 'stopped' }
/** An actor that began before the first entry, as it was then. */
export type Base = {
  readonly actor: ActorFacts
  readonly input: unknown
  readonly stand: Stand | null
  readonly context: unknown
}
/** A call to the server; the answer as the server sent it, with stand-ins, `null` where it is not in the report. */
export type RecordedCall = {
  /** When it was sent, in ms since the page was opened. */
  readonly time: number
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** `null` while there is no answer, 0 where there never was one. */
  readonly status: number | null
  readonly ms: number | null
  readonly answer: unknown
}
/** What a portal has written down of itself: all of it is plain JSON. */
export type Report = {
  readonly form: typeof reportForm
  /** When it was written, ISO. */
  readonly written: string
  /** The version of the portal; `null` in development. */
  readonly edition: string | null
  readonly language: string
  readonly place: string
  readonly screen: { readonly width: number; readonly height: number }
  /** How many entries there were before the first that is here. */
  readonly dropped: number
  /** The first entry that is here follows from one that is gone. */
  readonly isTorn: boolean
  readonly bases: readonly Base[]
  readonly entries: readonly Entry<Stand>[]
  readonly calls: readonly RecordedCall[]
}
/** What of the portal itself stands in a report. */
export type Surroundings = Pick<Report, 'edition' | 'language' | 'screen' | 'place'>
