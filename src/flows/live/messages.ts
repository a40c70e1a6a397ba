/** An actor of the running portal, as the visualizer knows it. `parent` is the id of the actor that invoked it. */
export type LiveActor = {
  readonly id: number
  /** The machine's id, or the name of the port. */
  readonly name: string
  readonly isMachine: boolean
  /** It only hands the news of a publisher on to its parent. */
  readonly isMessenger: boolean
  readonly parent: number | null
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
    | { readonly kind: 'began'; readonly actor: LiveActor; readonly input: unknown }
    | {
        readonly kind: 'sent'
        readonly to: number
        /** `null`: whoever is no actor, that is a screen. */ readonly from: number | null
        readonly event: LiveEvent
      }
    | {
        readonly kind: 'changed'
        readonly actor: number
        /** Ids of the active states. */
        readonly states: readonly string[]
        /** Keys of the transitions taken. */
        readonly transitions: readonly string[]
        readonly context: unknown
        readonly isOver: boolean
      }
    | {
        readonly kind: 'ended'
        readonly actor: number
        readonly how: 'done' | 'error' | 'stopped'
        readonly output: unknown
      }
  )
export type LiveEvent = { readonly type: string; readonly payload: unknown }

/** What goes over the channel; `page` tells one tab of the portal from another. */
export type LiveMessage =
  | { readonly type: 'asked' }
  /** A portal has just been opened: who listens asks again. */
  | { readonly type: 'opened' }
  | {
      readonly type: 'told'
      readonly page: string
      readonly title: string
      readonly entries: readonly LiveEntry[]
      readonly isWhole: boolean
    }
  | { readonly type: 'left'; readonly page: string }

/** The BroadcastChannel between the portal and its visualizer. */
export const channelName = 'tradepost-flows'
