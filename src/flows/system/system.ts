import type { AnyStateMachine } from 'xstate'
import { samplesFor } from '../walk/all-samples'
import { heardFrom, parent, subscriber, type Child } from './heard'

/** An actor of the portal. `id` is its path in the tree; a port has no machine. */
export type SystemActor = {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  readonly machine: AnyStateMachine | null
  /** Ports that it asks or listens to. */
  readonly ports: readonly string[]
}
/** Who tells whom what. */
export type Tell = { readonly from: string; readonly to: string; readonly event: string; readonly isNews: boolean }
export type System = {
  readonly actors: readonly SystemActor[]
  readonly tells: readonly Tell[]
  /** What is sent to somebody who is not there. */
  readonly lost: readonly string[]
}

/** The root of all actors, and the group of those that live as long as a screen. */
export const root = 'app'
export const screens = 'screens'

type Heard = ReturnType<typeof heardFrom>
type Made = SystemActor & {
  readonly heard: Heard | null
  readonly port: string | null
  readonly childIds: ReadonlySet<string>
}

const nameOf = ({ name, machine, port }: Omit<Child, 'id' | 'hears'>): string => name ?? machine ?? port
/** Machines, and ports with a name in the system, are actors of the picture; other ports stand inside them. */
const isActor = ({ name, machine }: Child): boolean => machine !== null || name !== null
/** Items with the same key together, in their order. */
export const grouped = <TItem>(items: readonly TItem[], keyOf: (item: TItem) => string) => {
  const groups = new Map<string, TItem[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** All actors that the portal can have, and what they tell each other, read from the machines. */
export const systemOf = (machines: readonly AnyStateMachine[]): System => {
  const known = new Map(machines.map((machine) => [machine.id, { machine, heard: heardFrom(machine) }]))
  const made: Made[] = []
  const make = (name: string, above: string | null, child: Child | null, ids: ReadonlySet<string>): void => {
    const found = known.get(child?.machine ?? name)
    const id = above === null ? name : `${above}.${name}`
    const inner = found?.heard.children ?? []
    const ports = inner.filter((one) => !isActor(one) && one.hears === null).map(({ port }) => port)
    made.push({
      id,
      name,
      parent: above,
      machine: child?.machine === null ? null : (found?.machine ?? null),
      ports: [...new Set(ports)],
      heard: found?.heard ?? null,
      port: child?.machine === null ? child.port : null,
      childIds: ids,
    })
    for (const [innerName, same] of grouped(inner.filter(isActor), nameOf))
      make(innerName, id, same[0] ?? null, new Set(same.map((one) => one.id)))
  }
  if (known.has(root)) make(root, null, null, new Set())
  const inner = new Set([...known.values()].flatMap(({ heard }) => heard.children.map(({ machine }) => machine)))
  for (const { id } of machines) if (id !== root && !inner.has(id)) make(id, screens, null, new Set())

  const tells: Tell[] = []
  const lost: string[] = []
  const subscribersOf = ({ name }: Made, event: string): readonly Made[] =>
    made.filter(
      ({ heard, machine }) =>
        heard?.children.some(({ hears }) => hears === name) === true && machine?.events.includes(event) === true,
    )
  const recipientsOf = (from: Made, to: string): readonly Made[] => {
    if (to === parent) return made.filter(({ id }) => id === from.parent)
    const own = made.filter((one) => one.parent === from.id && (one.childIds.has(to) || one.name === to))
    if (own.length > 0) return own
    // A screen is told only by whom it asked: nothing that lives longer has its name.
    const named = made.filter((one) => one.name === to)
    const lasting = named.filter((one) => one.parent !== screens)
    return lasting.length > 0 ? lasting : named
  }
  for (const from of made) {
    for (const { to, event } of from.heard?.sent ?? []) {
      const isNews = to === subscriber
      const recipients = isNews ? subscribersOf(from, event) : recipientsOf(from, to)
      if (recipients.length === 0) lost.push(`${from.name} tells ${to} ${event}`)
      for (const one of recipients) tells.push({ from: from.id, to: one.id, event, isNews })
    }
    // A port tells its parent what the samples, in the types of the parent, say.
    const above = made.find(({ id }) => id === from.parent)
    const news = from.port === null ? [] : (samplesFor(above?.machine?.id ?? '').news[from.port] ?? [])
    if (above) for (const event of news) tells.push({ from: from.id, to: above.id, event, isNews: false })
  }
  return {
    actors: made.map(({ id, name, parent, machine, ports }) => ({ id, name, parent, machine, ports })),
    tells,
    lost,
  }
}

/** Events that their recipient has not declared. */
export const undeclared = ({ actors, tells }: Pick<System, 'actors' | 'tells'>): readonly string[] =>
  tells.flatMap(({ from, to, event }) => {
    const machine = actors.find(({ id }) => id === to)?.machine ?? null
    return machine === null || machine.events.includes(event) ? [] : [`${from} tells ${to} ${event}`]
  })
