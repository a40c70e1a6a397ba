import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { innerEvents } from '../../recorder/xstate-actors'
import { bystander, inertScope, innerActions, recipientOf, takenIn, type Executed } from '../xstate-private'
import { transitionKeys } from './nodes'

/** Something that the machine asked for; nothing of it is done. */
export type Asked = { readonly name: string; readonly params: unknown }
/** What one event led to. */
export type Outcome = {
  readonly snapshot: AnyMachineSnapshot
  /** The keys of the transitions taken, in order. */
  readonly taken: readonly string[]
  readonly asked: readonly Asked[]
}
export type Stepper = {
  readonly begin: (input: unknown) => Outcome
  readonly step: (snapshot: AnyMachineSnapshot, event: EventObject) => Outcome
}

/** Events that are sent or emitted are told by who is told, their name and what they carry. */
const eventAsked = (type: string, params: unknown): Asked => {
  const name = type.slice(innerEvents.any.length)
  const { event } = (params ?? {}) as { readonly event?: EventObject }
  if (typeof event !== 'object') return { name, params }
  const { type: eventType, ...carried } = event
  const recipient = recipientOf(params)
  return { name: recipient === null ? `${name} ${eventType}` : `tell ${recipient} ${eventType}`, params: carried }
}
/** What becomes of actors and timers is seen in the snapshot. */
const askedOf = (executed: readonly Executed[]): readonly Asked[] =>
  executed
    .filter(({ type }) => !innerActions.has(type))
    .map(({ type, params }) => (type.startsWith(innerEvents.any) ? eventAsked(type, params) : { name: type, params }))

const made = new WeakMap<AnyStateMachine, Stepper>()
const stepperFor = (machine: AnyStateMachine): Stepper => {
  const keys = transitionKeys(machine)
  const within = (run: (scope: AnyActorScope) => AnyMachineSnapshot): Outcome => {
    const executed: Executed[] = []
    const taken: string[] = []
    // A system for this step alone: an actor of the step before would still have its name there.
    const self = bystander(machine.id, (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== self) return
      for (const transition of takenIn(event)) taken.push(keys.get(transition) ?? '')
    })
    const snapshot = run(inertScope(self, (action) => void executed.push(action)))
    return { snapshot, taken, asked: askedOf(executed) }
  }
  return {
    begin: (input) => within((scope) => machine.getInitialSnapshot(scope, input)),
    step: (snapshot, event) => within((scope) => machine.transition(snapshot, event, scope)),
  }
}

/**
 * Moves a machine without doing anything: no action is executed, no port asked, no timer wound. `step` throws what a
 * guard or an assignment throws; `begin` answers a snapshot with status `error` instead.
 */
export const stepperOf = (machine: AnyStateMachine): Stepper => {
  const stepper = made.get(machine) ?? stepperFor(machine)
  made.set(machine, stepper)
  return stepper
}
