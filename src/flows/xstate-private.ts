/**
 * The one file, with `src/recorder/xstate-actors.ts`, that knows what XState keeps for itself. Its own types and manual promise none of the fields read here,
 * so an upgrade may change them: `tests/flows/xstate-private.test.ts` says which one. What watches a running portal
 * answers with nothing when a field is missing, because watching must never break the portal; what draws charts or walks
 * machines throws.
 */
import {
  and,
  createActor,
  createMachine,
  fromCallback,
  not,
  or,
  stateIn,
  type ActorRef,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'
import { fieldOf, innerEvents, isFacts, textOf, type Facts } from '../recorder/xstate-actors'

const changed = (what: string): Error => new Error(`XState has changed: ${what}. See src/flows/xstate-private.ts.`)

// Snapshots and what an inspector hears

/** The transitions of a step that an inspector hears of, in order; none for everything else that it hears. */
export const takenIn = (inspected: InspectionEvent): readonly AnyTransitionDefinition[] => {
  const taken: unknown = inspected.type === '@xstate.microstep' ? fieldOf(inspected, '_transitions') : []
  return Array.isArray(taken) ? taken : []
}

// Machines

const implementationsOf = (machine: AnyStateMachine, kind: 'actors' | 'actions' | 'delays'): Facts => {
  const found = fieldOf(fieldOf(machine, 'implementations'), kind)
  if (!isFacts(found)) throw changed(`a machine has no implementations.${kind}`)
  return found
}
/** The delays that a machine names, in ms where they are always the same. */
export const delaysIn = (machine: AnyStateMachine): Facts => implementationsOf(machine, 'delays')
/** The actors that a machine names, with their logic. */
export const actorsIn = (machine: AnyStateMachine): Facts => implementationsOf(machine, 'actors')
/** The actions that a machine names: functions of ours, and those that the library makes. */
export const actionsIn = (machine: AnyStateMachine): Facts => implementationsOf(machine, 'actions')
/** Whether an action is a function of ours, not one that the library makes (`assign`, `sendTo`...). */
export const isOwnAction = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action)

/** A state and everything inside it, parents first, in the order of the definition. */
export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]
type Keyed = { readonly key: string; readonly event: string; readonly transition: AnyTransitionDefinition }
/** The transitions that begin in a state, each with its key: `<state> on <event> [<place in the list>]`. */
export const transitionsFrom = (node: AnyStateNode): readonly Keyed[] => {
  if (!(node.transitions instanceof Map)) throw changed('the transitions of a state are no Map')
  const lists: (readonly [string, readonly AnyTransitionDefinition[]])[] = [
    ...node.transitions,
    ['always', node.always ?? []],
  ]
  return lists.flatMap(([event, list]) =>
    list.map((transition, at) => ({ key: `${node.id} on ${event} [${at}]`, event, transition })),
  )
}
/** The state that a transition begins in; `null` when it does not say. */
const sourceOf = ({ source }: AnyTransitionDefinition): AnyStateNode | null =>
  isFacts(source) && 'transitions' in source ? (source as unknown as AnyStateNode) : null
/** The key of a transition that was taken; empty when the chart does not hold it. */
export const keyOf = (taken: AnyTransitionDefinition): string => {
  const source = sourceOf(taken)
  return source === null ? '' : (transitionsFrom(source).find(({ transition }) => transition === taken)?.key ?? '')
}
/** The transitions that an event would take, without taking them. */
export const transitionsFor = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): readonly AnyTransitionDefinition[] => machine.getTransitionData(snapshot, event)

// Stepping without doing anything

/** Something that a step wants to have done. */
export type Executed = { readonly type: string; readonly params?: unknown }
const nothing = (): void => undefined
/** A reference to an actor that never runs: it has a name, and what it is sent is lost. */
export const standIn = <TEvent extends EventObject>(id: string): ActorRef<Snapshot<unknown>, TEvent> =>
  createActor(
    fromCallback<TEvent>(() => undefined),
    { id },
  )
/**
 * Somebody to make a step of a machine as, in a system of their own: the parent never listens, and who is not in the
 * system is stood in for.
 */
export const bystander = (id: string, hear: (event: InspectionEvent) => void): AnyActorScope['self'] => {
  const logic = createMachine({})
  const parent = createActor(logic, { id: 'parent', inspect: hear })
  const { system } = parent
  const lookUp = system.get
  system.get = (name) => lookUp(name) ?? standIn(String(name))
  return createActor(logic, { parent, id })
}
/** Surroundings for a step in which nothing is done: what the machine wants to have done is told to `note`. */
export const inertScope = (self: AnyActorScope['self'], note: (executed: Executed) => void): AnyActorScope => ({
  self,
  id: self.id,
  sessionId: self.sessionId,
  system: self.system,
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: note,
})
/** The name of who is sent an event, by the parameters of the sending. */
export const recipientOf = (params: unknown): string | null =>
  textOf(fieldOf(fieldOf(params, 'to'), 'id')) ?? textOf(fieldOf(params, 'targetId'))
/** Actions of the library that make or stop actors and timers. */
export const innerActions: ReadonlySet<string> = new Set([
  'xstate.spawnChild',
  'xstate.stopChild',
  'xstate.raise',
  'xstate.cancel',
])

// Running a system by hand

type System = AnyActorRef['system']
/** A timer that a system winds: who sends whom what when it is up. */
export type Wound = { readonly source: AnyActorRef; readonly target: AnyActorRef; readonly event: EventObject }
/** The timers that a system knows. */
export const timersIn = (system: System): readonly Wound[] => {
  const scheduled = fieldOf(system.getSnapshot(), '_scheduledEvents')
  if (!isFacts(scheduled)) throw changed('a system has no list of its timers')
  return Object.values(scheduled) as unknown as readonly Wound[]
}
/** Sends an event in the name of another actor, as the actor itself does. */
export const sendAs = (source: AnyActorRef, target: AnyActorRef, event: EventObject): void => {
  const relay = fieldOf(source.system, '_relay')
  if (typeof relay !== 'function') throw changed('a system relays nothing')
  Reflect.apply(relay, source.system, [source, target, event])
}

// Actions and guards as a chart names them

/** What is known of an action: its type, the name of its function, and what tells one of a kind from the next. */
export type ActionFacts = { readonly type: string | null; readonly name: string | null; readonly detail: string }
const eventTypeOf = (event: unknown): string | null => textOf(fieldOf(event, 'type')) ?? textOf(event)
/** Whatever is asked of it, it answers with itself: an expression that only passes things on can be read with it. */
const anything: unknown = new Proxy(() => '', {
  get: (_, key) => (typeof key === 'symbol' ? undefined : anything),
  apply: () => anything,
})
const calledWith = (expression: unknown, facts: Facts): unknown => {
  if (typeof expression !== 'function') return expression
  try {
    return Reflect.apply(expression, undefined, [facts, anything])
  } catch {
    return null
  }
}
const ofParent = '#_parent'
/** Whom an action sends to and what, as far as the expressions say so by themselves: `guard place.changed`. */
const sending = (action: Facts): string => {
  const names = new Proxy({}, { get: (_, key) => String(key) })
  const to = textOf(calledWith(action['to'], { context: names, system: { get: (name: unknown) => name } }))
  const type = eventTypeOf(calledWith(action['event'], { context: anything, event: anything }))
  return [to === ofParent ? 'parent' : to, type].filter((part) => part !== null).join(' ')
}
/** The keys that an action sets, whom it sends what, the actor it makes, the timer it stops; a bare text is a type. */
export const actionFacts = (action: unknown): ActionFacts => {
  if (!isFacts(action)) return { type: textOf(action), name: null, detail: '' }
  const assigned = action['assignment']
  const keys = typeof assigned === 'object' && assigned !== null ? Object.keys(assigned).join(', ') : null
  const sent = action['type'] === `${innerEvents.any}sendTo` ? sending(action) : null
  const detail = keys ?? sent ?? eventTypeOf(action['event']) ?? textOf(action['src']) ?? textOf(action['sendId']) ?? ''
  return { type: textOf(action['type']), name: textOf(action['name']), detail }
}
/** Whether an action only winds or stops the clock of an `after`: the library adds those by itself. */
export const isTimer = (action: unknown): boolean =>
  isFacts(action) &&
  ['id', 'sendId', 'event'].some((key) => (eventTypeOf(action[key]) ?? '').startsWith(innerEvents.after))

/** What is known of a guard; combined ones hold others, `stateIn` the state that is asked for. */
export type GuardFacts =
  | { readonly kind: 'and' | 'or' | 'not'; readonly parts: readonly unknown[] }
  | { readonly kind: 'stateIn'; readonly state: unknown }
  | { readonly kind: 'own'; readonly type: string | null; readonly name: string | null }
/** Built-in guards are told by the function that checks them: a minified build keeps no names. */
const checkOf = (guard: unknown): unknown => fieldOf(guard, 'check')
const checks = new Map<unknown, 'and' | 'or' | 'not' | 'stateIn'>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
  [checkOf(stateIn('')), 'stateIn'],
])
export const guardFacts = (guard: unknown): GuardFacts => {
  if (!isFacts(guard)) return { kind: 'own', type: textOf(guard), name: null }
  const check = checkOf(guard)
  const kind = check === undefined ? undefined : checks.get(check)
  if (kind === 'stateIn') return { kind, state: guard['stateValue'] }
  if (kind === undefined) return { kind: 'own', type: textOf(guard['type']), name: textOf(guard['name']) }
  const parts = guard['guards']
  if (!Array.isArray(parts)) throw changed(`the guard ${kind} has no list of guards`)
  return { kind, parts }
}
