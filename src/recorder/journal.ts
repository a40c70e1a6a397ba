import type { InspectionEvent } from 'xstate'
import type { Entry } from './entries'
import {
  givenNameOf,
  heardBy,
  idIn,
  innerEvents,
  inputOf,
  machineIdIn,
  nameOf,
  parentOf,
  sessionIn,
} from './xstate-actors'

type Noting<T> = T extends unknown ? Omit<T, 'at' | 'time'> : never
/** An event on its way: an actor that is at work takes it up when it has finished. */
type Delivery<TOpen> = { readonly event: object; readonly note: () => TOpen | null }

type JournalOptions<TChange> = {
  /** A plain copy of what an event, an input or an output carries. */
  readonly copy: (value: unknown) => unknown
  /** What is noted of what an actor is called by; the same where it is left out. */
  readonly calledAs?: (id: string) => string
  /** What is noted of the name of an event; the name itself where it is left out. */
  readonly eventType?: (type: string) => string
  /** What is noted of a machine's snapshot; `taken` are the steps that led to it. */
  readonly changeOf: (snapshot: object, taken: readonly InspectionEvent[]) => TChange
  /**
   * Takes each entry, the oldest first; what a machine became of it is filled in a little later. Where everybody was at rest
   * it follows from nothing that came before.
   */
  readonly onEntry: (entry: Entry<TChange>, isAtRest: boolean) => void
  /** Whether the steps between two snapshots are of interest. */
  readonly keepsSteps?: boolean
}

const sourceOf = (
  snapshot: object,
): { readonly status?: string; readonly output?: unknown; readonly error?: unknown } => snapshot

/** Who joins or leaves a publisher sends that itself, and says who it is. */
const subscriberIn = (payload: object): object | null =>
  'subscriber' in payload && typeof payload.subscriber === 'object' ? payload.subscriber : null

/**
 * Writes down what the actors of a running portal tell an inspector: who begins and ends, who sends what to whom, and what
 * became of it.
 *
 * XState tells of nested deliveries inside out: an event, what it caused elsewhere, and only then the state that it led
 * to. So an event is noted when its recipient takes it up, and the state is filled in when it is known.
 */
export const createJournal = <TChange>({
  copy,
  eventType = (type) => type,
  calledAs = (id) => id,
  changeOf,
  onEntry,
  keepsSteps = false,
}: JournalOptions<TChange>) => {
  type Open = { became: TChange | null }
  const ids = new WeakMap<object, number>()
  const begun = new WeakSet<object>()
  const over = new WeakSet<object>()
  let lastId = 0
  let at = 0
  let time = 0
  let isByHand = false
  /** What an actor took since its last snapshot; others may work in between. */
  const taken = new WeakMap<object, InspectionEvent[]>()
  /** What an actor works on, and what waits for it. */
  const atWork = new WeakMap<object, { readonly event: object; readonly open: Open | null }>()
  const busy = new Set<object>()
  const waiting = new WeakMap<object, Delivery<Open>[]>()

  const note = <T extends Noting<Entry<TChange>>>(entry: T): T => {
    at += 1
    const noted = { ...entry, at, time: Math.round(time) }
    onEntry(noted as unknown as Entry<TChange>, busy.size === 0)
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
    const given = givenNameOf(ref)
    const actor = {
      id: numberOf(ref),
      name: given ?? nameOf(ref),
      machine: machineIdIn(ref),
      hears: heard === null ? null : (givenNameOf(heard) ?? heard.id),
      parent: parent === null ? null : idOf(parent),
      called: calledAs(idIn(ref)),
      ref: sessionIn(ref),
      isNamed: given !== null,
    }
    return note({ kind: 'began', actor, input: copy(inputOf(ref)), became: null as TChange | null })
  }
  const idOf = (ref: object): number => {
    begin(ref)
    return numberOf(ref)
  }
  const end = (ref: object, how: 'done' | 'error' | 'stopped', output: unknown): void => {
    if (over.has(ref)) return
    over.add(ref)
    // Who failed has no snapshot any more.
    if (how === 'error') busy.delete(ref)
    note({ kind: 'ended', actor: idOf(ref), how, output: copy(output) })
  }

  const take = (ref: object, { event, note: noteNow }: Delivery<Open>): void => {
    atWork.set(ref, { event, open: noteNow() })
    busy.add(ref)
  }
  const onEvent = (ref: object, source: object | undefined, event: object & { readonly type: string }) => {
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
    const by = isByHand ? 'buyer' : 'page'
    const delivery: Delivery<Open> = {
      event,
      note: () => {
        const from = sender ? idOf(sender) : by
        const told = { type: eventType(type), payload: copy(payload) }
        return note({ kind: 'sent', to: idOf(ref), from, event: told, became: null as TChange | null })
      },
    }
    if (machineIdIn(ref) === null) delivery.note()
    else if (atWork.has(ref) || !begun.has(ref)) waiting.set(ref, [...(waiting.get(ref) ?? []), delivery])
    else take(ref, delivery)
  }
  const onSnapshot = (ref: object, snapshot: object, event: object): void => {
    const { status, output, error } = sourceOf(snapshot)
    const work = atWork.get(ref)
    const steps = taken.get(ref) ?? []
    taken.delete(ref)
    if (work?.event === event) {
      atWork.delete(ref)
      if (work.open && machineIdIn(ref) !== null) work.open.became = changeOf(snapshot, steps)
    }
    if (status === 'done' || status === 'error' || status === 'stopped') {
      waiting.delete(ref)
      end(ref, status, status === 'error' ? error : output)
    }
    const [next, ...rest] = waiting.get(ref) ?? []
    // What waited follows from what was at work.
    if (next === undefined) return void busy.delete(ref)
    waiting.set(ref, rest)
    take(ref, next)
  }

  /** Takes what an inspector heard, in the order in which it did; `when` in ms since the page was opened. */
  return (inspected: InspectionEvent, when: number, isGesture: boolean): void => {
    time = when
    isByHand = isGesture
    // What is not an actor's own (an action, the making of an actor that may never start) is no news.
    const { actorRef } = inspected
    if (inspected.type === '@xstate.event') onEvent(actorRef, inspected.sourceRef, inspected.event)
    else if (inspected.type === '@xstate.microstep' && keepsSteps)
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), inspected])
    else if (inspected.type === '@xstate.snapshot') onSnapshot(actorRef, inspected.snapshot, inspected.event)
  }
}
