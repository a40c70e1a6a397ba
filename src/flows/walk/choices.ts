import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { eventOf } from '../chart/names'
import { innerEvents } from '../../recorder/xstate-actors'
import { activeNodes, actorsOf } from './nodes'
import type { Samples } from './sample'

/** A payload to begin with; `hasEffect` tells whether the machine does anything about it now. */
export type Offer = { readonly name: string; readonly payload: unknown; readonly hasEffect: boolean }
type Base = {
  /** How a written walk names it. */
  readonly key: string
  readonly label: string
  /** The type of the event that the machine gets. */
  readonly event: string
  readonly offers: readonly Offer[]
  readonly hasEffect: boolean
}
/** Something that can happen now: an event, the answer of a port, or a time that is over. */
export type Choice = Base &
  (
    | { /** Who else sends it: a listener that is active. */ readonly kind: 'event'; readonly listener: string | null }
    | { readonly kind: 'answer'; readonly port: string; readonly id: string; readonly outcome: 'done' | 'error' }
    | { readonly kind: 'timer'; readonly delay: string }
  )

/** What of a run decides what can happen next. */
export type Moment = {
  readonly machine: AnyStateMachine
  readonly samples: Samples
  readonly snapshot: AnyMachineSnapshot
  /** Actors that have answered already: a promise answers once. */
  readonly answered: ReadonlySet<AnyActorRef>
}

/** The usual ways in which a call fails. */
export const failures = {
  'no connection': { kind: 'unreachable' },
  'server error (500)': { kind: 'rejected', status: 500, message: 'Server Error', fields: {} },
  'refused (422)': {
    kind: 'rejected',
    status: 422,
    message: 'The given data was invalid.',
    fields: { email: ['The email is not valid.'] },
  },
  'not found (404)': { kind: 'rejected', status: 404, message: null, fields: {} },
  'not signed in (401)': { kind: 'unauthorised', message: 'These credentials do not match our records.' },
  'unreadable answer': { kind: 'unreadable' },
} as const

/** The event that a choice means, with a payload. */
export const eventFor = (choice: Choice, payload: unknown) => {
  if (choice.kind === 'timer') return { type: choice.event }
  if (choice.kind === 'event') return { ...(payload as object), type: choice.event }
  const { event, id, outcome } = choice
  return { type: event, [outcome === 'done' ? 'output' : 'error']: payload, actorId: id }
}

const isOwn = (event: string): boolean => !event.startsWith(innerEvents.any) && !event.includes('*')
const canTake = ({ snapshot }: Moment, choice: Choice, payload: unknown): boolean => {
  try {
    return snapshot.can(eventFor(choice, payload))
  } catch {
    return false
  }
}
const named = (samples: Readonly<Record<string, unknown>> | undefined, fallback: unknown) => {
  const offers = Object.entries(samples ?? {}).map(([name, payload]) => ({ name, payload, hasEffect: true }))
  return offers.length > 0 ? offers : [{ name: '', payload: fallback, hasEffect: true }]
}
/** Finds out which offers have an effect; their order stays, because a written walk names them by place. */
const weighed = (moment: Moment, choice: Choice): Choice => {
  const offers = choice.offers.map((offer) => ({ ...offer, hasEffect: canTake(moment, choice, offer.payload) }))
  return { ...choice, offers, hasEffect: offers.some(({ hasEffect }) => hasEffect) }
}

const eventsOf = (moment: Moment): readonly Choice[] => {
  const { machine, samples, snapshot } = moment
  const news = Object.entries(samples.news).filter(([listener]) =>
    actorsOf(snapshot).some(({ port }) => port === listener),
  )
  const events = machine.root.events.filter(isOwn)
  const choices = events.map((event) =>
    weighed(moment, {
      kind: 'event',
      key: event,
      label: event,
      event,
      listener: news.find(([, events]) => events.includes(event))?.[0] ?? null,
      offers: named(samples.events[event], {}),
      hasEffect: true,
    }),
  )
  return [...choices.filter(({ hasEffect }) => hasEffect), ...choices.filter(({ hasEffect }) => !hasEffect)]
}

const answersOf = (moment: Moment): readonly Choice[] => {
  const { machine, samples, snapshot, answered } = moment
  const handled = new Set(activeNodes(machine, snapshot.value).flatMap((node) => [...node.transitions.keys()]))
  const children = actorsOf(snapshot).filter(({ ref }) => !answered.has(ref))
  return children.flatMap(({ id, port }) => {
    const isOnly = children.filter((other) => other.port === port).length === 1
    const name = isOnly ? port : id
    const answers = samples.ports[port]
    return (['done', 'error'] as const).flatMap((outcome): readonly Choice[] => {
      const event = `${innerEvents[outcome]}${id}`
      if (!handled.has(event) && !handled.has(`${innerEvents[outcome]}*`)) return []
      const { label } = eventOf(event, [{ id, port: name }])
      const offers = outcome === 'done' ? named(answers?.done, null) : named(answers?.failed ?? failures, null)
      const key = `${outcome}.${name}`
      return [weighed(moment, { kind: 'answer', key, label, event, port, id, outcome, offers, hasEffect: true })]
    })
  })
}

const timersOf = (moment: Moment): readonly Choice[] => {
  const events = activeNodes(moment.machine, moment.snapshot.value).flatMap((node) =>
    [...node.transitions.keys()].filter((event) => event.startsWith(innerEvents.after)),
  )
  return events.map((event) => {
    const { label } = eventOf(event, [])
    const delay = label.replace(/^after /, '')
    const isOnly = events.filter((other) => eventOf(other, []).label === label).length === 1
    const key = isOnly ? `after.${delay}` : event.replace(innerEvents.any, '')
    return weighed(moment, { kind: 'timer', key, label, event, delay, offers: named({}, null), hasEffect: true })
  })
}

/**
 * What can happen now: events that do something, then the answers of the active ports and the times that may be over,
 * last the events that would change nothing. None when the machine has ended.
 */
export const choicesAt = (moment: Moment): readonly Choice[] => {
  if (moment.snapshot.status !== 'active') return []
  const events = eventsOf(moment)
  return [
    ...events.filter(({ hasEffect }) => hasEffect),
    ...answersOf(moment),
    ...timersOf(moment),
    ...events.filter(({ hasEffect }) => !hasEffect),
  ]
}
