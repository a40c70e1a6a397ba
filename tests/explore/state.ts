import { readKept, type Kept } from '../../src/machines/rules/order-attempt'
import type { Place } from './machines'
import { ownerOf, type Tables, type Units, type User } from './tables'

/** What a signed-in tab holds; `checkout` is `null` on another screen. */
export type Shop = {
  readonly user: User
  readonly sender: Place
  readonly checkout: Place | null
  readonly cart: Place
  /** The lines of the cart that this tab last saw or stored. */
  readonly seen: Units
}
/** A tab: closed, or with a session machine and perhaps a shop; and the news of the device that are on their way to it. */
export type Tab = {
  readonly isOpen: boolean
  readonly session: Place
  readonly shop: Shop | null
  readonly news: { readonly attempt: boolean; readonly cart: boolean; readonly session: boolean }
}
/** A question on its way to the server: whose tab waits for the answer, `null` when nobody does any more. */
export type Question = { readonly key: string; readonly units: Units; readonly user: User; readonly tab: number | null }
export type World = {
  readonly tabs: readonly [Tab, Tab]
  readonly signedIn: User | null
  /** What the device keeps of orders, as it keeps it. */
  readonly device: readonly unknown[]
  readonly cart: Units
  /** Tabs that wait for their turn, the first of them has it when `isGiven`. */
  readonly queue: readonly number[]
  readonly isGiven: boolean
  readonly questions: readonly Question[]
  /** What the server has stored, by key. */
  readonly stored: Readonly<Record<string, Units>>
  /** The orders whose lines have left the cart. */
  readonly settled: Readonly<Record<string, Units>>
  /** Units that buyers ever put into the cart, and those of them whose orders are over and done with. */
  readonly added: Units
  readonly done: Readonly<Record<User, Units>>
}

/** Whose order a key stands for. */
export const userOf = (key: string): User => (key.startsWith('ann') ? 'ann' : 'bob')
/** What the device keeps of a user. */
export const keptOf = ({ device }: World, user: User): Kept => readKept(device, ownerOf(user))

export const noNews = { attempt: false, cart: false, session: false }
export const closed: Tab = { isOpen: false, session: -1, shop: null, news: noNews }
export const firstWorld: World = {
  tabs: [closed, closed],
  signedIn: 'ann',
  device: [],
  cart: [1, 0],
  queue: [],
  isGiven: false,
  questions: [],
  stored: {},
  settled: {},
  added: [1, 0],
  done: { ann: [0, 0], bob: [0, 0] },
}

/** The state of the order in a sender: `free`, `underWay.sending`. */
export const phaseAt = (tables: Tables, place: Place): string => {
  const { order } = tables.sender.at(place).value as { readonly order: string | Readonly<Record<string, unknown>> }
  if (typeof order === 'string') return order
  const [[name, inner] = ['', '']] = Object.entries(order)
  return `${name}.${typeof inner === 'string' ? inner : Object.keys(inner as object).join('')}`
}
