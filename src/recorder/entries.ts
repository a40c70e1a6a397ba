/** An actor of a running portal. `parent` is the id of the actor that started it. */
export type ActorFacts = {
  readonly id: number
  /** The name in the system, else the machine's id, or the name of the port. */
  readonly name: string
  /** The id of the machine that it runs; `null` for a port. */
  readonly machine: string | null
  /** Whose news it hands on to its parent, and does nothing else; `null` for everybody else. */
  readonly hears: string | null
  readonly parent: number | null
  /** What its parent and the library call it, and how references tell it from all others of the page. */
  readonly called: string
  readonly ref: string
  /** Whether it has its name in the system. */
  readonly isNamed: boolean
}
export type ToldEvent = { readonly type: string; readonly payload: unknown }
type Noted = {
  /** Counts up over everything that one page of the portal tells. */
  readonly at: number
  /** Milliseconds since the page was opened. */
  readonly time: number
}
/**
 * Something that happened in a running portal. `TChange` is what is noted of a machine after it has taken up an event,
 * with all that follows from it at once.
 */
export type Entry<TChange> = Noted &
  (
    | {
        /** Noted when it starts. */
        readonly kind: 'began'
        readonly actor: ActorFacts
        readonly input: unknown
        readonly became: TChange | null
      }
    | {
        /** Noted when it is taken up. */
        readonly kind: 'sent'
        readonly to: number
        /** An actor, by its id; else a gesture of the buyer, or the page by itself. */
        readonly from: number | 'buyer' | 'page'
        readonly event: ToldEvent
        /** `null` for who has no states. */
        readonly became: TChange | null
      }
    | {
        readonly kind: 'ended'
        readonly actor: number
        readonly how: 'done' | 'error' | 'stopped'
        readonly output: unknown
      }
  )
