/**
 * A story that the explorer of all orders of events found (`npm run test:explore`), as it stands in a file: what two
 * tabs, the device and the server did until a rule was broken, with what every machine did about it.
 */

/** The machines of a tab, in the order in which they are shown, with what they are called. */
export const playerTitles = {
  session: 'Session',
  cart: 'Cart',
  orderSender: 'Order sender',
  checkout: 'Checkout',
} as const
export type Player = keyof typeof playerTitles
export const players = Object.keys(playerTitles) as readonly Player[]
export const tabNames = ['tab A', 'tab B'] as const
export type TabName = (typeof tabNames)[number]

/** A machine took an event: the keys of its transitions in order, and the names of what it asked for. */
export type Moved = {
  readonly tab: TabName
  readonly machine: Player
  /** Empty when the machine begins. */
  readonly event: string
  readonly taken: readonly string[]
  readonly asked: readonly string[]
}
/** The ids of the active states of a machine, parents first; `null` when it does not run. */
export type Standing = Readonly<Record<Player, readonly string[] | null>>
/** What the device keeps: lines are `1 of part 1`, orders are told by their keys. */
export type OnDevice = {
  readonly signedIn: string | null
  readonly cart: readonly string[]
  readonly attempts: readonly { readonly of: string; readonly key: string; readonly state: string }[]
  /** The tabs that wait for their turn to send, the first of them may have it. */
  readonly waiting: readonly TabName[]
  readonly hasTurn: TabName | null
}
export type OnServer = {
  /** Orders on their way; `heardBy` is the tab that waits for the answer, `null` when none does any more. */
  readonly underWay: readonly { readonly key: string; readonly heardBy: TabName | null }[]
  /** All orders that it has, the oldest first. */
  readonly orders: readonly { readonly key: string; readonly lines: readonly string[] }[]
}
export type ExploredStep = {
  readonly says: string
  readonly moves: readonly Moved[]
  /** A closed tab, or one where nobody is signed in, has machines that do not run. */
  readonly stands: Readonly<Record<TabName, Standing>>
  readonly device: OnDevice
  readonly server: OnServer
}
export type ExploredStory = {
  readonly form: typeof storyForm
  readonly name: string
  readonly title: string
  /** The protection that was taken out to see whether it is missed; `null` for a fault of the portal as it is. */
  readonly planted: string | null
  /** The place of the first step that the portal as it is does not take, or takes otherwise; `null` when there is none. */
  readonly departsAt: number | null
  /** The rule that the last step breaks. */
  readonly fault: string
  readonly steps: readonly ExploredStep[]
}
export const storyForm = 'tradepost explored story 1'
