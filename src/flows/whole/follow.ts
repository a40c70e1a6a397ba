import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate'
import {
  fieldOf,
  givenNameOf,
  heardBy,
  innerEvents,
  inputOf,
  isReference,
  machineIdIn,
  nameOf,
  parentOf,
} from '../../recorder/xstate-actors'
import { isSame, standOf, standsIn, type Departure, type Replayed } from '../report/replay'
import { keyOf, takenIn } from '../xstate-private'
import type { Cast } from './cast'
import { answered } from './fed'
import { differenceIn } from './said'
import { typeOf, type Began, type Recorded, type Script, type Sent } from './script'

const toldWords = (to: string, type: string, from: string): string => {
  if (type.startsWith(innerEvents.done)) return `${to} hears the answer of ${from}`
  if (type.startsWith(innerEvents.error)) return `${to} hears that ${from} failed`
  const [, timer] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return timer === undefined ? `${to} is told ${type} by ${from}` : `the timer ${timer} of ${to} rings`
}

/** A departure, and the how manyth it was that was noticed. */
type Noticed = Departure & { readonly order: number }

type Following = {
  readonly script: Script
  readonly cast: Cast
  readonly machines: readonly AnyStateMachine[]
  /** Something is about to be told: what came from outside before it is told first. */
  readonly onEvent: () => void
  /** A machine has taken something up. */
  readonly onStand: (ref: AnyActorRef, snapshot: AnyMachineSnapshot) => void
}

/** Holds what happens in a run against what is recorded. */
export const createFollower = ({ script, cast, machines, onEvent, onStand }: Following) => {
  const steps = new Map<number, Replayed>()
  const departures: Noticed[] = []
  let noticed = 0
  const asides: Departure[] = []
  /** What an actor has been sent and not taken up: of the record, or that it is not in it. */
  const underWay = new WeakMap<object, Map<object, Recorded | Noticed>>()
  const taken = new WeakMap<object, string[]>()
  const unheard = new WeakSet<object>()
  let opening: Began | null = null
  let isSettingUp = false
  let due: Sent | null = null

  const departing = (departure: Pick<Departure, 'actor' | 'now' | 'recorded'> & Partial<Departure>): Noticed => ({
    order: (noticed += 1),
    // Where the record stands: all before it has happened.
    at: script.reached(),
    why: null,
    ...departure,
  })
  const depart = (...departure: Parameters<typeof departing>): void => void departures.push(departing(...departure))
  const wordsOf = (entry: Recorded | null): string => {
    if (entry?.kind === 'sent') return toldWords(script.nameOf(entry.to), entry.event.type, script.nameOf(entry.from))
    return entry?.kind === 'began' ? `${entry.actor.name} begins` : 'nothing'
  }
  const waitingFor = (ref: object): Map<object, Recorded | Noticed> => {
    const known = underWay.get(ref) ?? new Map<object, Recorded | Noticed>()
    underWay.set(ref, known)
    return known
  }
  const compare = (actor: number, words: string, now: unknown, recorded: unknown): void => {
    const other = differenceIn(now, recorded)
    if (other === null) return
    const told = (value: string) => `${words} with ${other.path === '' ? '' : `${other.path}: `}${value}`
    asides.push(departing({ actor, now: told(other.now), recorded: told(other.recorded) }))
  }

  const begin = (ref: AnyActorRef, event: object): void => {
    const parent = parentOf(ref)
    const [name, machine] = [givenNameOf(ref) ?? nameOf(ref), machineIdIn(ref)]
    const above = parent === null ? undefined : cast.id(parent)
    // Of what an unknown actor starts nothing is known either.
    if (parent !== null && above === undefined) return
    const began = above === undefined ? opening : script.beginning(above, name, machine)
    if (began === null) {
      if (above === undefined) return
      const isAsked = machine === null && heardBy(ref) === null
      depart({
        actor: above,
        now: `${script.nameOf(above)} ${isAsked ? 'asks' : 'starts'} ${name}`,
        recorded: 'nothing',
        why: isAsked ? 'The report holds no answer to that: it was not asked then.' : null,
      })
      return
    }
    script.cross(began)
    cast.meet(began.actor.id, ref)
    waitingFor(ref).set(event, began)
    if (above === undefined) return
    const words = machine === null ? `${script.nameOf(above)} asks ${name}` : `${name} begins`
    compare(above, words, inputOf(ref), began.input)
  }
  const matching = (id: number, event: EventObject, from: number | undefined): Sent | null => {
    const isOf = (entry: Sent | null): entry is Sent =>
      entry !== null && entry.to === id && typeOf(entry.event.type) === typeOf(event.type)
    if (isOf(due)) {
      const entry = due
      due = null
      return entry
    }
    const awaited = script.awaited(id)
    return isOf(awaited) && (from === undefined || awaited.from === from) ? awaited : null
  }
  /** Something that was not told when the report was written. */
  const newTo = (id: number, { type }: EventObject, from: number | undefined): Noticed => {
    const now = toldWords(script.nameOf(id), type, script.nameOf(from))
    return departing({ actor: id, now, recorded: wordsOf(script.awaited(id)) })
  }

  const hear = (ref: AnyActorRef, source: object | undefined, event: EventObject): void => {
    if (event.type === answered) return
    onEvent()
    if (event.type === innerEvents.init) return begin(ref, event)
    // Who joins or leaves a publisher says so itself; else only the run speaks from outside.
    const subscriber = fieldOf(event, 'subscriber')
    const sender = source ?? (isReference(subscriber) ? subscriber : undefined)
    if (sender === undefined && due === null) return void unheard.add(event)
    const id = cast.id(ref)
    if (id === undefined || cast.isOver(ref)) return
    const from = sender && cast.id(sender)
    const entry = matching(id, event, from)
    if (entry !== null) {
      script.cross(entry)
      if (!script.isOutside(entry))
        compare(id, wordsOf(entry), event, { ...(entry.event.payload as object), type: event.type })
    }
    const noted = entry ?? newTo(id, event, from)
    // Who is stopped before it takes something up has not been told it.
    if (machineIdIn(ref) !== null) waitingFor(ref).set(event, noted)
    else if (!('kind' in noted)) departures.push(noted)
  }
  const stand = (ref: AnyActorRef, snapshot: AnyMachineSnapshot, event: EventObject): void => {
    const waiting = waitingFor(ref)
    const entry = waiting.get(event)
    const id = cast.id(ref)
    const machine = machines.find((one) => one.id === machineIdIn(ref))
    const keys = taken.get(ref) ?? []
    taken.delete(ref)
    if (machine !== undefined) onStand(ref, snapshot)
    if (entry === undefined || id === undefined || machine === undefined) return
    waiting.delete(event)
    if (!('kind' in entry)) return void departures.push(entry)
    steps.set(entry.at, { machine, snapshot, taken: keys, asked: [] })
    const recorded = entry.kind === 'ended' ? null : entry.became
    if (recorded === null || isSame(standOf(snapshot), recorded)) return
    const now = standsIn(machine, standOf(snapshot))
    depart({ at: entry.at, actor: id, now, recorded: standsIn(machine, recorded) })
  }
  return {
    steps: steps as ReadonlyMap<number, Replayed>,
    /** The earliest first: the library tells of nested deliveries inside out. */
    departures: (): readonly Departure[] =>
      departures
        .toSorted((one, other) => one.at - other.at || one.order - other.order)
        .map(({ order: _, ...departure }) => departure),
    /** What is said otherwise than then, though to the same effect. */
    asides: asides as readonly Departure[],
    isHeard: (event: object): boolean => !unheard.has(event),
    /** The entry of the screen, or of the root, that is being opened. */
    opening: (): Began | null => opening,
    isOpening: (): boolean => opening !== null || isSettingUp,
    /** Those who were there before the record are put where they stood: nobody is told anything by that. */
    setUp: (work: () => void): void => {
      isSettingUp = true
      work()
      isSettingUp = false
    },
    isSpeaking: (): boolean => due !== null,
    /** Something of the record does not happen any more. */
    miss: (entry: Recorded): void => {
      const actor = entry.kind === 'sent' ? entry.to : entry.kind === 'began' ? entry.actor.id : entry.actor
      depart({ at: entry.at, actor, now: 'nothing', recorded: wordsOf(entry) })
      script.cross(entry)
    },
    open: (entry: Began, start: () => void): void => {
      opening = entry
      start()
      opening = null
    },
    speak: (entry: Sent, send: () => void): void => {
      due = entry
      send()
      due = null
    },
    depart,
    inspect: (seen: InspectionEvent): void => {
      const ref = seen.actorRef as AnyActorRef
      const isMade = opening !== null || isSettingUp
      if (seen.type === '@xstate.actor' && isMade && parentOf(ref) === null) cast.owns(ref)
      if (!cast.isOwn(ref)) return
      if (isSettingUp) return void (seen.type === '@xstate.event' && unheard.add(seen.event))
      if (seen.type === '@xstate.event') hear(ref, seen.sourceRef, seen.event)
      else if (seen.type === '@xstate.microstep')
        taken.set(ref, [...(taken.get(ref) ?? []), ...takenIn(seen).map(keyOf)])
      else if (seen.type === '@xstate.snapshot') stand(ref, seen.snapshot as AnyMachineSnapshot, seen.event)
    },
  }
}
