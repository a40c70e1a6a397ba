import { graphFor } from '../page/layouts'
import { machineOf } from './explored-file'
import {
  players,
  tabNames,
  type ExploredStep,
  type ExploredStory,
  type Moved,
  type OnDevice,
  type Player,
  type TabName,
} from './explored-story'

/** A machine of a tab, as it is looked at. */
export type Seen = { readonly tab: TabName; readonly player: Player }

/** A tab at the beginning of a line. */
export const titleOf = (tab: TabName): string => tab.replace('tab', 'Tab')

/** The place in the address of a machine of a tab, and back. */
export const seenText = ({ tab, player }: Seen): string => `${tab === 'tab A' ? 'a' : 'b'}.${player}`
export const readSeen = (text: string | null): Seen | null =>
  tabNames.flatMap((tab) => players.map((player) => ({ tab, player }))).find((seen) => seenText(seen) === text) ?? null

const byWeight: readonly Player[] = ['orderSender', 'checkout', 'session', 'cart']
const runs = ({ stands }: ExploredStep, { tab, player }: Seen): boolean => stands[tab][player] !== null

/** Whom a step is about: of the machines that moved the one that decides most; else whoever the step before was about. */
export const heroOf = ({ steps }: ExploredStory, place: number): Seen => {
  const now = steps[place]
  const first: Seen = { tab: 'tab A', player: 'orderSender' }
  if (!now) return first
  for (const step of steps.slice(0, place + 1).toReversed()) {
    const moved = step.moves.filter(({ event }) => event !== '').map(({ tab, machine }) => ({ tab, player: machine }))
    const hero = byWeight.flatMap((player) => moved.find((one) => one.player === player && runs(now, one)) ?? [])[0]
    if (hero && place > 0) return hero
  }
  const standing = tabNames.flatMap((tab) => byWeight.map((player) => ({ tab, player })))
  return standing.find((one) => runs(now, one)) ?? first
}

/** What a machine did at an event, in the words of its chart; where nothing is said about it, the event. */
export const wordsOf = ({ machine, event, taken }: Moved): string => {
  const { transitions } = graphFor(machineOf(machine))
  const words = taken.map((key) => transitions.find((one) => one.key === key)?.description ?? '')
  return words.find((text) => text !== '') ?? (event === '' ? 'Begins.' : event)
}

/** An order of the device in words. */
export const attemptWords = ({ of, key, state }: OnDevice['attempts'][number]): string =>
  `${key} of ${of}: ${state === 'sending' ? 'is being sent' : 'in doubt, its answer is lost'}`

/** The innermost active state that the last of some moves of a machine led to; else the first innermost one. */
export const enteredAt = (player: Player, moves: readonly Moved[], active: readonly string[]): string => {
  const { transitions } = graphFor(machineOf(player))
  const last = moves.flatMap(({ taken }) => taken).at(-1)
  const targets = transitions.find(({ key }) => key === last)?.targets ?? []
  const inner = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
  const led = inner.find((id) => targets.some((target) => id === target || id.startsWith(`${target}.`)))
  return led ?? inner[0] ?? player
}
