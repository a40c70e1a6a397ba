import type { AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { copyOf } from './copies'
import { channelName, type LiveActor, type LiveEntry, type LiveMessage } from './messages'

type Ref = object & { readonly src?: unknown; readonly _parent?: object; readonly logic?: { readonly id?: unknown } }
type Noting<T> = T extends unknown ? Omit<T, 'at' | 'time'> : never

const limit = 3000

/** The key of a transition: `<state> on <event> [<place in the list>]`. */
const keyOf = (transition: AnyTransitionDefinition): string => {
  const node = transition.source as unknown as AnyStateNode
  const lists = [...node.transitions, ['always', node.always ?? []] as const]
  const found = lists.find(([, list]) => list.includes(transition as never))
  return found ? `${node.id} on ${found[0]} [${found[1].indexOf(transition as never)}]` : ''
}
const nodeIds = (snapshot: object): readonly string[] =>
  // oxlint-disable-next-line no-underscore-dangle -- the library names them so
  '_nodes' in snapshot ? (snapshot._nodes as AnyStateNode[]).map(({ id }) => id) : []

const nameOf = ({ src, logic }: Ref): string => {
  if (typeof logic?.id === 'string') return logic.id
  return typeof src === 'string' ? src.replace(/^xstate\.invoke\./, '') : 'actor'
}
const sourceOf = (
  snapshot: object,
): { readonly status?: string; readonly output?: unknown; readonly error?: unknown; readonly context?: unknown } =>
  snapshot

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
  let taken: string[] = []
  /** Who is working on an event just now: what they send to others is theirs. */
  const working: number[] = []

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
    // oxlint-disable-next-line no-underscore-dangle -- the library names it so
    const { _parent: parent, logic } = ref as Ref
    const isMachine = typeof logic?.id === 'string'
    const actor: LiveActor = { id, name: nameOf(ref), isMachine, parent: parent === undefined ? null : idOf(parent) }
    actors.set(id, actor)
    const started = (ref as { readonly options?: { readonly input?: unknown } }).options?.input
    note({ kind: 'began', actor, input: copyOf(started) })
    return id
  }

  const inspect = (inspected: InspectionEvent): void => {
    const id = idOf(inspected.actorRef)
    if (inspected.type === '@xstate.event') {
      const { type, ...payload } = inspected.event
      const from = inspected.sourceRef === undefined ? (working.at(-1) ?? null) : idOf(inspected.sourceRef)
      note({ kind: 'sent', to: id, from, event: { type, payload: copyOf(payload) } })
      working.push(id)
      return
    }
    if (inspected.type === '@xstate.microstep') {
      // oxlint-disable-next-line no-underscore-dangle -- the library names them so
      taken.push(...inspected._transitions.map(keyOf))
      return
    }
    if (inspected.type !== '@xstate.snapshot') return
    if (working.at(-1) === id) working.pop()
    const { status, output, error, context } = sourceOf(inspected.snapshot)
    const isOver = status !== 'active'
    if (actors.get(id)?.isMachine === true) {
      note({
        kind: 'changed',
        actor: id,
        states: nodeIds(inspected.snapshot),
        transitions: taken,
        context: copyOf(context),
        isOver,
      })
      taken = []
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
