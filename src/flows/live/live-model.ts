import type { ActorFacts } from '../../recorder/entries'
import { innerEvents } from '../../recorder/xstate-actors'
import { enteredBetween } from '../page/followed'
import type { Change, LiveEntry, LiveMessage, Place } from './messages'

/** What one tab of the portal has told since it was last loaded. */
export type LivePage = Place & {
  readonly title: string
  readonly entries: readonly LiveEntry[]
  /** Nothing up to this entry is listed any more: the reader has cleared the log. */
  readonly clearedAt: number
  readonly hasLeft: boolean
}
/** In the order in which the tabs were opened: each keeps its place. */
export type LiveModel = { readonly pages: readonly LivePage[] }

const limit = 6000

/**
 * The model after one more message; entries that came before are not taken twice. A portal that was loaded anew takes
 * the place of what was in the same tab before.
 */
export const heard = (model: LiveModel, message: LiveMessage): LiveModel => {
  if (message.type !== 'told' && message.type !== 'left') return model
  const { page } = message
  if (message.type === 'left') {
    if (!model.pages.some((one) => one.page === page)) return model
    return { pages: model.pages.map((one) => (one.page === page ? { ...one, hasLeft: true } : one)) }
  }
  const { tab, since, title } = message
  const known = model.pages.find((one) => one.page === page)
  const last = known?.entries.at(-1)?.at ?? 0
  const entries = message.isWhole
    ? message.entries
    : [...(known?.entries ?? []), ...message.entries.filter(({ at }) => at > last)]
  const clearedAt = known?.clearedAt ?? 0
  const next: LivePage = { page, tab, since, title, entries: entries.slice(-limit), clearedAt, hasLeft: false }
  const others = model.pages.filter((one) => one.tab !== tab)
  return { pages: [...others, next].toSorted((one, other) => one.since - other.since) }
}

/** An actor at one moment: what it is, where it stands, what of that is new, and what it came there by. */
export type StandingActor = ActorFacts &
  Omit<Change, 'isOver'> & { readonly entered: readonly string[]; readonly end: 'done' | 'error' | 'stopped' | null }

const asleep: Change = { states: [], transitions: [], context: null, isOver: false }

/** The actors at the moment of entry `at`, in the order in which they began. */
export const actorsAt = (entries: readonly LiveEntry[], at: number): readonly StandingActor[] => {
  const actors = new Map<number, StandingActor>()
  for (const entry of entries) {
    if (entry.at > at) break
    const id = entry.kind === 'began' ? entry.actor.id : entry.kind === 'sent' ? entry.to : entry.actor
    const actor = entry.kind === 'began' ? { ...entry.actor, ...asleep, entered: [], end: null } : actors.get(id)
    if (actor === undefined) continue
    if (entry.kind === 'ended') actors.set(id, { ...actor, end: entry.how })
    else {
      const { states, transitions, context } = entry.became ?? actor
      const came = enteredBetween(actor.states, states)
      // What changes nothing, leaves what the last change has led to.
      const isChange = entry.became !== null && (came.length > 0 || transitions.length > 0)
      actors.set(id, { ...actor, states, transitions, context, entered: isChange ? came : actor.entered })
    }
  }
  return [...actors.values()]
}

/**
 * Those that are to be seen: a machine that came to its end by itself is shown there, until whoever started it is gone or
 * starts another one, or another screen opens.
 */
export const present = (actors: readonly StandingActor[]): readonly StandingActor[] => {
  const running = new Set(actors.filter(({ end }) => end === null).map(({ id }) => id))
  const isFollowed = ({ id, name, parent }: StandingActor): boolean =>
    actors.some((other) => other.id > id && other.parent === parent && (parent === null || other.name === name))
  return actors.filter((actor) => {
    if (actor.end === null) return true
    const isThere = actor.parent === null ? actor.name !== rootName : running.has(actor.parent)
    return actor.machine !== null && actor.end !== 'stopped' && isThere && !isFollowed(actor)
  })
}

/** One line of the log: who was told what, and what became of it. */
export type LogRow = {
  readonly at: number
  readonly time: number
  readonly from: string
  readonly to: string
  /** The machine that the row is about. */
  readonly toId: number
  readonly label: string
  readonly kind: 'event' | 'port' | 'answer' | 'failure' | 'life'
  readonly payload: unknown
}

/** Who is no actor: the buyer by a gesture, or a screen by itself. Actors and ports say who they are. */
const buyerName = 'buyer'
export const screenName = 'screen'
const clockName = 'clock'
/** The root of all actors that are no screen's, and who starts it. */
export const rootName = 'app'
const pageName = 'page'

type Sender = Extract<LiveEntry, { readonly kind: 'sent' }>['from']
const outputOf = (payload: unknown): unknown => {
  if (typeof payload !== 'object' || payload === null) return payload
  return 'error' in payload ? payload.error : 'output' in payload ? payload.output : undefined
}

/**
 * The log in words: who starts and ends, events that were sent, ports that were asked, and their answers. XState's own
 * events are left out, and news of a publisher go straight to who has subscribed.
 */
export const logOf = (entries: readonly LiveEntry[]): readonly LogRow[] => {
  const actors = new Map<number, ActorFacts>()
  const nameOf = (id: Sender | null): string => {
    if (id === 'buyer') return buyerName
    return typeof id === 'number' ? (actors.get(id)?.name ?? `actor ${id}`) : screenName
  }
  /** Who is above an actor in the tree. */
  const aboveOf = ({ name, parent }: ActorFacts): string =>
    parent === null && name === rootName ? pageName : nameOf(parent)
  /** Who told a messenger last. */
  const publishers = new Map<number, Sender>()
  const senderOf = (from: Sender, type: string): string => {
    const messenger = typeof from === 'number' ? actors.get(from) : undefined
    if (typeof from !== 'number' || !messenger || messenger.hears === null) return nameOf(from)
    return type.startsWith('subscriber.') ? nameOf(messenger.parent) : nameOf(publishers.get(from) ?? from)
  }
  return entries.flatMap((entry): readonly LogRow[] => {
    const { at, time } = entry
    if (entry.kind === 'began') {
      actors.set(entry.actor.id, entry.actor)
      const { id, name, machine, hears } = entry.actor
      if (hears !== null) return []
      const told =
        machine === null ? ({ label: 'asks', kind: 'port' } as const) : ({ label: 'starts', kind: 'life' } as const)
      return [{ at, time, from: aboveOf(entry.actor), to: name, toId: id, ...told, payload: entry.input }]
    }
    if (entry.kind === 'ended') {
      const actor = actors.get(entry.actor)
      // What is stopped with the state that asked for it, answers nothing; what ends tells its parent.
      if (actor === undefined || actor.machine === null) return []
      const { id, name, parent } = actor
      const above = aboveOf(actor)
      if (entry.how === 'stopped')
        return [{ at, time, from: above, to: name, toId: parent ?? id, label: 'stops', kind: 'life', payload: null }]
      const told =
        entry.how === 'error'
          ? ({ label: 'fails', kind: 'failure' } as const)
          : ({ label: 'ends', kind: 'life' } as const)
      return [{ at, time, from: name, to: above, toId: id, ...told, payload: entry.output }]
    }
    const { to, from, event } = entry
    const { type, payload } = event
    const timer = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
    const isFailure = type.startsWith(innerEvents.error)
    if (isFailure || type.startsWith(innerEvents.done)) {
      const speaker = typeof from === 'number' ? actors.get(from) : undefined
      if (speaker === undefined || speaker.machine !== null) return []
      const told = isFailure
        ? ({ label: 'fails', kind: 'failure' } as const)
        : ({ label: 'answers', kind: 'answer' } as const)
      return [{ at, time, from: speaker.name, to: nameOf(to), toId: to, ...told, payload: outputOf(payload) }]
    }
    if (type.startsWith(innerEvents.any) && timer === undefined) return []
    if ((actors.get(to)?.hears ?? null) !== null) {
      publishers.set(to, from)
      return []
    }
    const sender = timer === undefined ? senderOf(from, type) : clockName
    const label = timer === undefined ? type : `after ${timer}`
    return [{ at, time, from: sender, to: nameOf(to), toId: to, label, kind: 'event', payload }]
  })
}

/** An arrow over more columns has its ends out of sight. */
const mostBetween = 2

/** The participants of a stretch of the log, in the order in which they first appear. */
export const participantsOf = (rows: readonly LogRow[]): readonly string[] => {
  const all = [...new Set(rows.flatMap(({ from, to }) => [from, to]))]
  const newest = rows.at(-1)
  if (newest === undefined) return all
  const [from, to] = [all.indexOf(newest.from), all.indexOf(newest.to)]
  if (Math.abs(from - to) <= mostBetween) return all
  // Both ends of the newest arrow are in sight: who is told stands beside who tells.
  return all.flatMap((name) => (name === newest.to ? [] : name === newest.from ? [name, newest.to] : [name]))
}
