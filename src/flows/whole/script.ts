import type { ActorFacts, Entry } from '../../recorder/entries'
import type { Report, Stand } from '../../recorder/report'
import { innerEvents } from '../../recorder/xstate-actors'

export type Recorded = Entry<Stand>
export type Began = Extract<Recorded, { readonly kind: 'began' }>
export type Sent = Extract<Recorded, { readonly kind: 'sent' }>

const answers = [innerEvents.done, innerEvents.error] as const
/** The name of an event; answers are told by their kind: their names end with the id of who gives them. */
export const typeOf = (type: string): string => answers.find((prefix) => type.startsWith(prefix)) ?? type

/** By the first thing that goes when a screen is closed: the screen, of which it is said last that it is over. */
const closingsIn = (entries: readonly Recorded[], actors: ReadonlyMap<number, ActorFacts>) => {
  const screenOf = (id: number): number => {
    const parent = actors.get(id)?.parent ?? null
    return parent === null ? id : screenOf(parent)
  }
  const closing = new Map<Recorded, number>()
  for (const [last, entry] of entries.entries()) {
    if (entry.kind !== 'ended' || entry.how !== 'stopped' || actors.get(entry.actor)?.parent !== null) continue
    const isOfIt = (one: Recorded): boolean => {
      if (one.kind === 'ended') return one.how === 'stopped' && screenOf(one.actor) === entry.actor
      return one.kind === 'sent' && typeof one.from === 'number' && screenOf(one.from) === entry.actor
    }
    for (const one of entries.slice(0, last + 1).toReversed()) {
      if (!isOfIt(one)) break
      closing.set(one, entry.actor)
    }
  }
  return closing
}

/**
 * A report as a run of the whole portal goes through it: what came from outside is done again, and what followed from it
 * is crossed out when it happens again.
 */
export const createScript = ({ bases, entries }: Report) => {
  const open = new Set(entries)
  const actors = new Map<number, ActorFacts>()
  for (const { actor } of bases) actors.set(actor.id, actor)
  for (const entry of entries) if (entry.kind === 'began') actors.set(entry.actor.id, entry.actor)
  const numbers = new Map([...actors.values()].map(({ id, ref }) => [ref, id]))
  const closing = closingsIn(entries, actors)
  const isPort = (id: number): boolean => {
    const actor = actors.get(id)
    return actor !== undefined && actor.machine === null && actor.hears === null
  }
  /** What the buyer did, the page by itself, or a port answered. */
  const isOutside = ({ from }: Sent): boolean => typeof from !== 'number' || isPort(from)
  /** Who only hands on news is called by whom it does that for. */
  const nameOf = (id: Sent['from'] | undefined): string => {
    if (typeof id === 'string') return id === 'buyer' ? 'the buyer' : 'the screen'
    const actor = actors.get(id ?? 0)
    if (actor === undefined) return 'somebody new'
    return actor.hears !== null && actor.parent !== null ? nameOf(actor.parent) : actor.name
  }
  const first = <T extends Recorded>(wanted: (entry: Recorded) => entry is T): T | null => {
    for (const entry of open) if (wanted(entry)) return entry
    return null
  }
  /** That somebody ends follows from what is told; only a screen is closed from outside. */
  const isClosing = (entry: Recorded): boolean => entry.kind !== 'ended' || closing.get(entry) === entry.actor
  const next = (): Recorded | null => {
    for (const entry of open) {
      if (isClosing(entry)) return entry
      open.delete(entry)
    }
    return null
  }
  return {
    actors: actors as ReadonlyMap<number, ActorFacts>,
    nameOf,
    /** The number of an actor by what tells it from all others of the page. */
    numberOf: (ref: string): number | undefined => numbers.get(ref),
    /** Whether somebody was there before the first entry. */
    wasThere: (id: number): boolean => bases.some(({ actor }) => actor.id === id),
    isOutside,
    /** The screen that is being closed when this happens. */
    closes: (entry: Recorded): number | null => closing.get(entry) ?? null,
    cross: (entry: Recorded): void => void open.delete(entry),
    isOpen: (entry: Recorded): boolean => open.has(entry),
    /** The first that has not happened again. */
    next,
    /** The number of the entry up to which all has happened again. */
    reached: (): number => (next()?.at ?? (entries.at(-1)?.at ?? 0) + 1) - 1,
    /** What an actor is told next by other actors. */
    awaited: (to: number): Sent | null =>
      first((entry): entry is Sent => entry.kind === 'sent' && entry.to === to && !isOutside(entry)),
    /** Whether somebody is told that by somebody later on. */
    hasLater: (from: number, to: number, type: string): boolean =>
      first(
        (entry): entry is Sent =>
          entry.kind === 'sent' && entry.from === from && entry.to === to && entry.event.type === type,
      ) !== null,
    /** Who begins next of that name, for that parent. */
    beginning: (parent: number, name: string, machine: string | null): Began | null =>
      first(
        (entry): entry is Began =>
          entry.kind === 'began' &&
          entry.actor.parent === parent &&
          entry.actor.name === name &&
          entry.actor.machine === machine,
      ),
  }
}
export type Script = ReturnType<typeof createScript>
