/** An actor of the running portal, as the visualizer knows it. `parent` is the id of the actor that invoked it. */
export type LiveActor = {
  readonly id: number
  /** The name in the system, else the machine's id, or the name of the port. */
  readonly name: string
  /** The id of the machine that it runs; `null` for a port. */
  readonly machine: string | null
  /** Whose news it hands on to its parent, and does nothing else; `null` for everybody else. */
  readonly hears: string | null
  readonly parent: number | null
}
/** Where a machine stands after it has taken up an event, with all that follows from it at once. */
export type Change = {
  /** Ids of the active states. */
  readonly states: readonly string[]
  /** Keys of the transitions taken; none when the event changed nothing. */
  readonly transitions: readonly string[]
  readonly context: unknown
  readonly isOver: boolean
}
type Noted = {
  /** Counts up over everything that one page of the portal tells. */
  readonly at: number
  /** Milliseconds since the page was opened. */
  readonly time: number
}
/** Something that happened in the running portal. Data are copies: long texts cut, passwords and tokens masked. */
export type LiveEntry = Noted &
  (
    | {
        /** Noted when it starts. */
        readonly kind: 'began'
        readonly actor: LiveActor
        readonly input: unknown
        readonly became: Change | null
      }
    | {
        /** Noted when it is taken up. */
        readonly kind: 'sent'
        readonly to: number
        /** `null`: whoever is no actor, that is a screen. */ readonly from: number | null
        readonly event: LiveEvent
        /** `null` for who has no states. */
        readonly became: Change | null
      }
    | {
        readonly kind: 'ended'
        readonly actor: number
        readonly how: 'done' | 'error' | 'stopped'
        readonly output: unknown
      }
  )
export type LiveEvent = { readonly type: string; readonly payload: unknown }

/** One opening of the portal. */
export type Place = {
  /** Another one after each reload. */
  readonly page: string
  /** The tab of the browser: the same after a reload. */
  readonly tab: string
  /** When the tab was opened, in ms since 1970. */
  readonly since: number
}
/** What goes over the channel. */
export type LiveMessage =
  | { readonly type: 'asked' }
  /** A portal has just been opened: who listens asks again. */
  | { readonly type: 'opened' }
  | (Place & {
      readonly type: 'told'
      readonly title: string
      readonly entries: readonly LiveEntry[]
      readonly isWhole: boolean
    })
  | { readonly type: 'left'; readonly page: string }

/** The BroadcastChannel between the portal and its visualizer. */
export const channelName = 'tradepost-flows'
