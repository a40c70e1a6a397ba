import { createMachine, type AnyStateMachine } from 'xstate'
import { allMachines } from '../all-machines'
import { inShort } from '../page/chart-words'
import { grouped, root, screens, systemOf, type System, type SystemActor } from './system'
import { systemId } from './system-id'

type Part = {
  readonly description: string
  readonly invoke: readonly { readonly src: string; readonly id: string }[]
  readonly on: Record<string, { target: string; description: string }[]>
}

/** How an actor is called in the picture: by its name, with that of the actor around it where there are two. */
const keyOf = ({ actors }: Pick<System, 'actors'>, id: string): string => {
  const [name = '', above = ''] = id.split('.').toReversed()
  return actors.filter((other) => other.name === name).length > 1 ? `${name} of ${above}` : name
}
const startedBy = ({ parent }: SystemActor): string => {
  if (parent === null) return 'Starts with the tab.'
  return parent === screens ? 'Lives as long as its screen.' : `Started by ${parent.split('.').at(-1)}.`
}
/** What it is there for, in the first words of its machine. */
const isFor = ({ machine }: SystemActor): string => {
  const words = inShort(machine?.config.description ?? '')
  return words === '' ? '' : `${words}. `
}
/** What an actor runs, where its name does not say it: another machine, or a port that keeps something. */
const runs = ({ machine, name }: SystemActor): string => {
  if (machine === null) return ' A port with a name of its own: it speaks for the browser, and has no chart.'
  return machine.id === name ? '' : ` It runs the machine ${machine.id}.`
}

/**
 * The whole system as a chart: its states are the actors, side by side, and its transitions what one tells the other.
 * It is only drawn, never run.
 */
export const chartOf = (system: Pick<System, 'actors' | 'tells'>): AnyStateMachine => {
  const key = (id: string): string => keyOf(system, id)
  const parts = new Map<string, Part>(
    system.actors.map((actor) => [
      actor.id,
      {
        description: `${isFor(actor)}${startedBy(actor)}${runs(actor)}`,
        invoke: actor.ports.map((port) => ({ src: port, id: port })),
        on: {},
      },
    ]),
  )
  for (const same of grouped(system.tells, ({ from, to }) => `${from} ${to}`).values()) {
    const [first] = same
    const part = first && parts.get(first.from)
    if (!first || !part) continue
    const label = [...new Set(same.map(({ event }) => event))].join(', ')
    const reason = first.isNews ? `, because ${key(first.to)} has subscribed to it` : ''
    const description = `${key(first.from)} tells ${key(first.to)}: ${label}${reason}.`
    part.on[label] = [...(part.on[label] ?? []), { target: `#${systemId}.${key(first.to)}`, description }]
  }
  return createMachine({
    id: systemId,
    description:
      'Every actor of the portal, who started it, and who tells whom what. Not drawn: who subscribes to whom (subscriber.joined, subscriber.left), the small helpers that only hand news on (appNews, cartNews...), news that a subscriber does nothing about, and what a port answers; ports stand inside the actor that asks or listens (outside...).',
    meta: { spec: '2 Routes, 4 States' },
    type: 'parallel',
    states: Object.fromEntries([...parts].map(([id, part]) => [key(id), part])),
  })
}

/** An actor as the map shows it: what it is called in the picture, and what it is there for. */
export type Placed = { readonly name: string; readonly about: string; readonly isInner: boolean }
/** Actors that live equally long, those that were made by one of them right behind it. */
export type Neighbourhood = { readonly title: string; readonly actors: readonly Placed[] }

/** What lives as long as something, by the head of its tree; what stands further below belongs to the last that fits. */
const lives = [
  { title: 'As long as the tab', head: root },
  { title: 'As long as a buyer is signed in', head: `${root}.shop` },
  { title: 'As long as a guest browses', head: `${root}.showcase` },
  { title: 'As long as a screen', head: screens },
]
const lifeOf = (id: string) => lives.findLast(({ head }) => `${id}.`.startsWith(`${head}.`))
/** All actors by how long they live. */
const neighbourhoodsOf = (system: Pick<System, 'actors'>): readonly Neighbourhood[] =>
  lives.map((life) => ({
    title: life.title,
    actors: system.actors
      .filter(({ id }) => lifeOf(id) === life)
      .map(({ id, parent, machine }) => ({
        name: keyOf(system, id),
        about: machine === null ? 'Speaks for the browser' : inShort(machine.config.description ?? ''),
        isInner: parent !== null && !lives.some(({ head }) => head === parent),
      })),
  }))

type PortalSystem = {
  readonly system: System
  readonly machine: AnyStateMachine
  readonly neighbourhoods: readonly Neighbourhood[]
}
let made: PortalSystem | null = null
/** The system of all machines of the portal, its chart and its map, made when first asked for. */
export const portalSystem = (): PortalSystem => {
  if (made === null) {
    const system = systemOf(allMachines.map(({ machine }) => machine))
    made = { system, machine: chartOf(system), neighbourhoods: neighbourhoodsOf(system) }
  }
  return made
}

/** The machine of an actor in the picture, by what it is called there; `null` for a port. */
export const machineOfActor = (name: string): AnyStateMachine | null => {
  const { system } = portalSystem()
  return system.actors.find(({ id }) => keyOf(system, id) === name)?.machine ?? null
}
