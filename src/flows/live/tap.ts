import type { InspectionEvent } from 'xstate'
import {
  activeIdsOf,
  givenNameOf,
  heardBy,
  innerEvents,
  inputOf,
  keyOf,
  machineIdIn,
  nameOf,
  parentOf,
  takenIn,
} from '../xstate-private'
import { copyOf } from './copies'
import { channelName, type Change, type LiveEntry, type LiveMessage, type Place } from './messages'

type Noting<T> = T extends unknown ? Omit<T, 'at' | 'time'> : never
type Open = { became: Change | null }
/** An event on its way: an actor that is at work takes it up when it has finished. */
type Delivery = { readonly event: object; readonly note: () => Open | null }

const limit = 3000

const sourceOf = (
  snapshot: object,
): { readonly status?: string; readonly output?: unknown; readonly error?: unknown; readonly context?: unknown } =>
  snapshot

/** Who joins or leaves a publisher sends that itself, and says who it is. */
const subscriberIn = (payload: object): object | null =>
  'subscriber' in payload && typeof payload.subscriber === 'object' ? payload.subscriber : null

/**
 * Listens to the actors of a running portal (`inspect`) and tells every visualizer that asks, over a BroadcastChannel.
 * Keeps the last 3,000 entries, so that a visualizer that comes late sees what was before. `page` is this opening of the
 * portal, `tab` the tab of the browser that it is in; `now` gives ms.
 *
 * XState tells of nested deliveries inside out: an event, what it caused elsewhere, and only then the state that it led
 * to. So an event is noted when its recipient takes it up, and the state is filled in when it is known.
 */
export const createTap = (place: Place, title: () => string, now: () => number) => {
  const { page } = place
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (message: LiveMessage): void => channel.postMessage(message)
  const ids = new WeakMap<object, number>()
  const begun = new WeakSet<object>()
  const over = new WeakSet<object>()
  let entries: LiveEntry[] = []
  let unsent: LiveEntry[] = []
  let lastId = 0
  let at = 0
  let isHeard = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What an actor took since its last snapshot; others may work in between. */
  const taken = new WeakMap<object, readonly string[]>()
  /** What an actor works on, and what waits for it. */
  const atWork = new WeakMap<object, { readonly event: object; readonly open: Open | null }>()
  const waiting = new WeakMap<object, Delivery[]>()

  const tell = (told: readonly LiveEntry[], isWhole: boolean) => {
    post({ type: 'told', ...place, title: title(), entries: told, isWhole })
  }
  const note = <T extends Noting<LiveEntry>>(entry: T): T => {
    at += 1
    const noted = { ...entry, at, time: Math.round(now()) }
    entries.push(noted as unknown as LiveEntry)
    if (entries.length > limit * 1.2) entries = entries.slice(-limit)
    if (!isHeard) return noted
    if (unsent.length === 0) {
      timer = setTimeout(() => {
        tell(unsent, false)
        unsent = []
      }, 30)
    }
    unsent.push(noted as unknown as LiveEntry)
    return noted
  }
  const numberOf = (ref: object): number => {
    const known = ids.get(ref)
    if (known !== undefined) return known
    lastId += 1
    ids.set(ref, lastId)
    return lastId
  }
  const begin = (ref: object): Open | null => {
    if (begun.has(ref)) return null
    begun.add(ref)
    const parent = parentOf(ref)
    const heard = heardBy(ref)
    const actor = {
      id: numberOf(ref),
      name: givenNameOf(ref) ?? nameOf(ref),
      machine: machineIdIn(ref),
      hears: heard === null ? null : (givenNameOf(heard) ?? heard.id),
      parent: parent === null ? null : idOf(parent),
    }
    return note({ kind: 'began', actor, input: copyOf(inputOf(ref)), became: null as Change | null })
  }
  const idOf = (ref: object): number => {
    begin(ref)
    return numberOf(ref)
  }
  const end = (ref: object, how: 'done' | 'error' | 'stopped', output: unknown): void => {
    if (over.has(ref)) return
    over.add(ref)
    note({ kind: 'ended', actor: idOf(ref), how, output: copyOf(output) })
  }

  const take = (ref: object, { event, note: noteNow }: Delivery): void =>
    void atWork.set(ref, { event, open: noteNow() })
  const onEvent = (ref: object, source: object | undefined, event: Delivery['event'] & { readonly type: string }) => {
    if (event.type === innerEvents.init) {
      take(ref, { event, note: () => begin(ref) })
      return
    }
    if (source !== undefined && event.type.startsWith(innerEvents.done)) end(source, 'done', sourceOf(event).output)
    if (source !== undefined && event.type.startsWith(innerEvents.error)) end(source, 'error', sourceOf(event).error)
    // Who is over hears nothing any more.
    if (over.has(ref)) return
    const { type, ...payload } = event
    const sender = source ?? subscriberIn(payload)
    const delivery: Delivery = {
      event,
      note: () => {
        const from = sender ? idOf(sender) : null
        const told = { type, payload: copyOf(payload) }
        return note({ kind: 'sent', to: idOf(ref), from, event: told, became: null as Change | null })
      },
    }
    if (machineIdIn(ref) === null) delivery.note()
    else if (atWork.has(ref) || !begun.has(ref)) waiting.set(ref, [...(waiting.get(ref) ?? []), delivery])
    else take(ref, delivery)
  }
  const onSnapshot = (ref: object, snapshot: object, event: object): void => {
    const { status, output, error, context } = sourceOf(snapshot)
    const isOver = status !== 'active'
    const work = atWork.get(ref)
    const transitions = taken.get(ref) ?? []
    taken.delete(ref)
    if (work?.event === event) {
      atWork.delete(ref)
      if (work.open && machineIdIn(ref) !== null)
        work.open.became = { states: activeIdsOf(snapshot), transitions, context: copyOf(context), isOver }
    }
    if (status === 'done' || status === 'error' || status === 'stopped') {
      waiting.delete(ref)
      end(ref, status, status === 'error' ? error : output)
    }
    const [next, ...rest] = waiting.get(ref) ?? []
    if (next === undefined) return
    waiting.set(ref, rest)
    take(ref, next)
  }

  const inspect = (inspected: InspectionEvent): void => {
    // What is not an actor's own (an action, the making of an actor that may never start) is no news.
    const { actorRef } = inspected
    if (inspected.type === '@xstate.event') onEvent(actorRef, inspected.sourceRef, inspected.event)
    else if (inspected.type === '@xstate.microstep')
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...takenIn(inspected).map(keyOf)])
    else if (inspected.type === '@xstate.snapshot') onSnapshot(actorRef, inspected.snapshot, inspected.event)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.type !== 'asked') return
    isHeard = true
    unsent = []
    tell(entries.slice(-limit), true)
  })
  post({ type: 'opened' })
  const leave = () => post({ type: 'left', page })
  const close = (): void => {
    isHeard = false
    clearTimeout(timer)
    channel.close()
  }
  return { inspect, leave, close }
}
