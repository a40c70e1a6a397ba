import { activeNodes } from '../../src/flows/walk/nodes'
import {
  players,
  storyForm,
  tabNames,
  type ExploredStep,
  type ExploredStory,
  type Moved,
  type OnDevice,
  type OnServer,
  type Player,
  type Standing,
  type TabName,
} from '../../src/flows/explored/explored-story'
import { choicesOf, type Happening } from './choices'
import { beginning, type FoundStory } from './explore'
import type { Move, Place, Table } from './machines'
import { firstWorld, keptOf, type Tab, type World } from './state'
import { openTables, users, type Tables, type Units } from './tables'
import { worldOf } from './world'

const nameOf = (tab: number): TabName => tabNames[tab as 0 | 1]
const tableOfPlayer = { session: 'session', cart: 'cart', orderSender: 'sender', checkout: 'checkout' } as const
const linesOf = (units: Units): readonly string[] =>
  units.flatMap((count, at) => (count > 0 ? [`${count} of part ${at + 1}`] : []))
const sentence = (did: string): string => `${did.charAt(0).toUpperCase()}${did.slice(1)}.`

/** Tables that tell what every machine does. */
const overheard = (tables: Tables, hear: (player: Player, move: Move) => void): Tables => {
  const around = (player: Player, table: Table): Table => {
    const told = <TMove extends Move | null>(move: TMove): TMove => {
      if (move !== null) hear(player, move)
      return move
    }
    return {
      ...table,
      begin: (input) => told(table.begin(input)),
      step: (place, event) => told(table.step(place, event)),
      answer: (...all) => told(table.answer(...all)),
    }
  }
  return {
    session: around('session', tables.session),
    cart: around('cart', tables.cart),
    sender: around('orderSender', tables.sender),
    checkout: around('checkout', tables.checkout),
  }
}

const standingOf = (tables: Tables, { isOpen, session, shop }: Tab): Standing => {
  const placeOf = (player: Player): Place | null => {
    if (player === 'session') return isOpen ? session : null
    return shop === null ? null : shop[tableOfPlayer[player]]
  }
  const activeOf = (player: Player): readonly string[] | null => {
    const place = placeOf(player)
    if (place === null) return null
    const { machine, value } = tables[tableOfPlayer[player]].at(place)
    return activeNodes(machine, value).map(({ id }) => id)
  }
  return Object.fromEntries(players.map((player) => [player, activeOf(player)])) as Standing
}

const deviceOf = (world: World): OnDevice => {
  const [first] = world.queue
  return {
    signedIn: world.signedIn,
    cart: linesOf(world.cart),
    attempts: users.flatMap((user) => {
      const { attempt } = keptOf(world, user)
      return attempt ? [{ of: user, key: attempt.key, state: attempt.state }] : []
    }),
    waiting: world.queue.map(nameOf),
    hasTurn: world.isGiven && first !== undefined ? nameOf(first) : null,
  }
}
const serverOf = ({ questions }: World, orders: OnServer['orders']): OnServer => ({
  underWay: questions.map(({ key, tab }) => ({ key, heardBy: tab === null ? null : nameOf(tab) })),
  orders,
})

/** Finds the next step of a story among all that can happen; `undefined` when it cannot. */
type Finding = (all: readonly Happening[], at: number) => Happening | undefined

/** Follows a story as far as it goes, and writes down what every machine does, and what is stored at each step. */
const stepsOf = (tables: Tables, count: number, find: Finding): readonly ExploredStep[] => {
  let moves: Moved[] = []
  let moving = 0
  let orders: ExploredStep['server']['orders'] = []
  const listening = overheard(tables, (machine, { event, taken, asked }) => {
    if (event !== '' && taken.length === 0) return
    moves.push({ tab: nameOf(moving), machine, event, taken, asked: asked.map(({ name }) => name) })
  })
  const stepAt = (says: string, before: World, world: World): ExploredStep => {
    const fresh = Object.entries(world.stored).filter(([key]) => before.stored[key] === undefined)
    orders = [...orders, ...fresh.map(([key, units]) => ({ key, lines: linesOf(units) }))]
    const stands = { 'tab A': standingOf(tables, world.tabs[0]), 'tab B': standingOf(tables, world.tabs[1]) }
    const step = { says: sentence(says), moves, stands, device: deviceOf(world), server: serverOf(world, orders) }
    moves = []
    return step
  }
  const mover = worldOf(listening, firstWorld)
  mover.open(0)
  moving = 1
  mover.open(1)
  let world = mover.now()
  const told = [stepAt(`${beginning}, ann is signed in in both, and one part is in the cart`, firstWorld, world)]
  for (let at = 1; at < count; at += 1) {
    const happening = find(choicesOf(tables, world), at)
    if (happening === undefined) return told
    moving = happening.tab ?? 0
    const before = world
    const next = worldOf(listening, before)
    happening.go(next)
    world = next.now()
    told.push(stepAt(happening.did, before, world))
  }
  return told
}

/** Where the portal as it is leaves a story of a planted defect: it cannot take a step, or does something else at it. */
const departureOf = (steps: readonly ExploredStep[], { steps: dids }: FoundStory): number | null => {
  const own = stepsOf(openTables(), steps.length, (all, at) => all.find(({ did }) => did === dids[at]))
  const at = steps.findIndex((step, place) => JSON.stringify(step) !== JSON.stringify(own[place]))
  return at === -1 ? null : at
}

/** A found story as the file that the visualizer plays. `planted` is the protection that was taken out, if one was. */
export const recorded = (
  tables: Tables,
  story: FoundStory,
  { name, planted }: { readonly name: string; readonly planted: string | null },
): ExploredStory => {
  const steps = stepsOf(tables, story.steps.length, (all, at) => all[story.choices[at] ?? -1])
  return {
    form: storyForm,
    name,
    title: sentence(planted ?? story.fault).slice(0, -1),
    planted,
    departsAt: planted === null ? null : departureOf(steps, story),
    fault: sentence(story.fault),
    steps,
  }
}
