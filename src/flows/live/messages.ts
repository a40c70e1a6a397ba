import type { Entry } from '../../recorder/entries'

/** Where a machine stands after it has taken up an event, with all that follows from it at once. */
export type Change = {
  /** Ids of the active states. */
  readonly states: readonly string[]
  /** Keys of the transitions taken; none when the event changed nothing. */
  readonly transitions: readonly string[]
  readonly context: unknown
  readonly isOver: boolean
}
/** What a visualizer is told. Data are copies: long texts cut, passwords and tokens masked. */
export type LiveEntry = Entry<Change>

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
  /** A visualizer wants the session of a portal, as its black box holds it. */
  | { readonly type: 'reportAsked'; readonly page: string }
  /** `null` where it could not be written. */
  | { readonly type: 'reported'; readonly page: string; readonly text: string | null }

/** The BroadcastChannel between the portal and its visualizer. */
export const channelName = 'tradepost-flows'

/** What a portal holds as long as it is there, so that its end is noticed even when it cannot say goodbye. */
export const lockOf = (page: string): string => `${channelName}-${page}`
