import type { InspectionEvent } from 'xstate'
import { activeIdsOf, heardBy, inputOf, keyOf, machineIdIn, nameOf, parentOf, takenIn } from '../xstate-private'
import { copyOf } from './copies'
import { channelName, type LiveActor, type LiveEntry, type LiveMessage } from './messages'

type Noting<T> = T extends unknown ? Omit<T, 'at' | 'time'> : never

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
 * Keeps the last 3,000 entries, so that a visualizer that comes late sees what was before. `now` gives ms.
 */
export const createTap = (page: string, title: () => string, now: () => number) => {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (message: LiveMessage): void => channel.postMessage(message)
  const ids = new WeakMap<object, number>()
  const actors = new Map<number, LiveActor>()
  let entries: LiveEntry[] = []
  let unsent: LiveEntry[] = []
  let lastId = 0
  let at = 0
  let isHeard = false
  /** What an actor took since its last snapshot; others may work in between. */
  const taken = new WeakMap<object, readonly string[]>()

  const tell = (told: readonly LiveEntry[], isWhole: boolean) => {
    post({ type: 'told', page, title: title(), entries: told, isWhole })
  }
  const note = (entry: Noting<LiveEntry>): void => {
    at += 1
    const noted = { ...entry, at, time: Math.round(now()) } as LiveEntry
    entries.push(noted)
    if (entries.length > limit * 1.2) entries = entries.slice(-limit)
    if (!isHeard) return
    if (unsent.length === 0) {
      setTimeout(() => {
        tell(unsent, false)
        unsent = []
      }, 30)
    }
    unsent.push(noted)
  }
  const idOf = (ref: object): number => {
    const known = ids.get(ref)
    if (known !== undefined) return known
    lastId += 1
    ids.set(ref, lastId)
    const id = lastId
    const parent = parentOf(ref)
    const isMachine = machineIdIn(ref) !== null
    const actor: LiveActor = {
      id,
      name: nameOf(ref),
      isMachine,
      isMessenger: heardBy(ref) !== null,
      parent: parent === null ? null : idOf(parent),
    }
    actors.set(id, actor)
    note({ kind: 'began', actor, input: copyOf(inputOf(ref)) })
    return id
  }

  const inspect = (inspected: InspectionEvent): void => {
    const id = idOf(inspected.actorRef)
    if (inspected.type === '@xstate.event') {
      const { type, ...payload } = inspected.event
      const source = inspected.sourceRef ?? subscriberIn(payload)
      note({ kind: 'sent', to: id, from: source ? idOf(source) : null, event: { type, payload: copyOf(payload) } })
      return
    }
    const steps = taken.get(inspected.actorRef) ?? []
    if (inspected.type === '@xstate.microstep') {
      taken.set(inspected.actorRef, [...steps, ...takenIn(inspected).map(keyOf)])
      return
    }
    if (inspected.type !== '@xstate.snapshot') return
    taken.delete(inspected.actorRef)
    const { status, output, error, context } = sourceOf(inspected.snapshot)
    const isOver = status !== 'active'
    if (actors.get(id)?.isMachine === true) {
      note({
        kind: 'changed',
        actor: id,
        states: activeIdsOf(inspected.snapshot),
        transitions: steps,
        context: copyOf(context),
        isOver,
      })
    }
    if (status === 'done' || status === 'error' || status === 'stopped') {
      note({ kind: 'ended', actor: id, how: status, output: copyOf(status === 'error' ? error : output) })
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.type !== 'asked') return
    isHeard = true
    unsent = []
    tell(entries.slice(-limit), true)
  })
  post({ type: 'opened' })
  const leave = () => post({ type: 'left', page })
  return { inspect, leave, close: (): void => channel.close() }
}
