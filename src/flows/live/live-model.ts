import { innerEvents } from '../xstate-private'
import type { LiveActor, LiveEntry, LiveMessage } from './messages'

/** What one tab of the portal has told so far. */
export type LivePage = {
  readonly page: string
  readonly title: string
  readonly entries: readonly LiveEntry[]
  readonly hasLeft: boolean
}
export type LiveModel = { readonly pages: readonly LivePage[] }

const limit = 6000

/** The model after one more message; entries that came before are not taken twice. */
export const heard = (model: LiveModel, message: LiveMessage): LiveModel => {
  if (message.type === 'asked' || message.type === 'opened') return model
  const { page } = message
  const known = model.pages.find((one) => one.page === page)
  const others = model.pages.filter((one) => one !== known)
  if (message.type === 'left') {
    return known === undefined ? model : { pages: [...others, { ...known, hasLeft: true }] }
  }
  const last = known?.entries.at(-1)?.at ?? 0
  const entries = message.isWhole
    ? message.entries
    : [...(known?.entries ?? []), ...message.entries.filter(({ at }) => at > last)]
  return { pages: [...others, { page, title: message.title, entries: entries.slice(-limit), hasLeft: false }] }
}

/** An actor at one moment: what it is, where it stands, and what it came there by. */
export type StandingActor = LiveActor & {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly context: unknown
  readonly isOver: boolean
}

/** The actors at the moment of entry `at`, in the order in which they began. */
export const actorsAt = (entries: readonly LiveEntry[], at: number): readonly StandingActor[] => {
  const actors = new Map<number, StandingActor>()
  for (const entry of entries) {
    if (entry.at > at) break
    if (entry.kind === 'began') {
      actors.set(entry.actor.id, { ...entry.actor, states: [], transitions: [], context: null, isOver: false })
      continue
    }
    const id = entry.kind === 'sent' ? entry.to : entry.actor
    const actor = actors.get(id)
    if (actor === undefined) continue
    if (entry.kind === 'ended') actors.set(id, { ...actor, isOver: true })
    if (entry.kind === 'changed') {
      const { states, context, isOver } = entry
      const transitions = entry.transitions.length > 0 ? entry.transitions : actor.transitions
      actors.set(id, { ...actor, states, context, isOver, transitions })
    }
  }
  return [...actors.values()]
}

/** One line of the log: who was told what, and what became of it. */
export type LogRow = {
  readonly at: number
  readonly time: number
  readonly from: string
  readonly to: string
  readonly toId: number
  readonly label: string
  readonly kind: 'event' | 'port' | 'answer' | 'failure'
  readonly payload: unknown
}

/** Who is no actor: a screen, by a gesture of the reader or by itself. Actors and ports say who they are. */
export const screenName = 'screen'
const clockName = 'clock'

/**
 * The log in words: events that were sent, ports that were asked, and their answers. XState's own events are left out,
 * and news of a publisher go straight to who has subscribed.
 */
export const logOf = (entries: readonly LiveEntry[]): readonly LogRow[] => {
  const actors = new Map<number, LiveActor>()
  const nameOf = (id: number | null): string => (id === null ? screenName : (actors.get(id)?.name ?? `actor ${id}`))
  /** Who told a messenger last. */
  const publishers = new Map<number, number | null>()
  const senderOf = (from: number | null, type: string): string => {
    const messenger = from === null ? undefined : actors.get(from)
    if (from === null || !messenger?.isMessenger) return nameOf(from)
    return type.startsWith('subscriber.') ? nameOf(messenger.parent) : nameOf(publishers.get(from) ?? from)
  }
  return entries.flatMap((entry): readonly LogRow[] => {
    const { at, time } = entry
    if (entry.kind === 'began') {
      actors.set(entry.actor.id, entry.actor)
      const { id, name, parent, isMachine, isMessenger } = entry.actor
      if (parent === null || isMessenger) return []
      const label = isMachine ? 'starts' : 'asks'
      return [{ at, time, from: nameOf(parent), to: name, toId: id, label, kind: 'port', payload: entry.input }]
    }
    if (entry.kind === 'sent') {
      const { type, payload } = entry.event
      const timer = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
      if (type.startsWith(innerEvents.any) && timer === undefined) return []
      if (actors.get(entry.to)?.isMessenger) {
        publishers.set(entry.to, entry.from)
        return []
      }
      const from = timer === undefined ? senderOf(entry.from, type) : clockName
      const label = timer === undefined ? type : `after ${timer}`
      return [{ at, time, from, to: nameOf(entry.to), toId: entry.to, label, kind: 'event', payload }]
    }
    // What is stopped with the state that asked for it, answers nothing.
    if (entry.kind !== 'ended' || entry.how === 'stopped') return []
    const actor = actors.get(entry.actor)
    if (actor === undefined || actor.parent === null || actor.isMachine) return []
    return [
      {
        at,
        time,
        from: actor.name,
        to: nameOf(actor.parent),
        toId: actor.parent,
        label: entry.how === 'error' ? 'fails' : 'answers',
        kind: entry.how === 'error' ? 'failure' : 'answer',
        payload: entry.output,
      },
    ]
  })
}

/** The participants of a stretch of the log, in the order in which they first appear. */
export const participantsOf = (rows: readonly LogRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ from, to }) => [from, to])),
]
