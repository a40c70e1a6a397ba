import {
  createActor,
  createMachine,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate'
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

type Executed = { readonly type: string; readonly params?: unknown }
/** Actors and timers of the library: what becomes of them is seen in the snapshot. */
const inner: ReadonlySet<string> = new Set(['xstate.spawnChild', 'xstate.stopChild', 'xstate.raise', 'xstate.cancel'])
/** Events that are sent or emitted are told by their name and what they carry. */
const eventAsked = (type: string, params: unknown): Asked => {
  const name = type.slice('xstate.'.length)
  const { event } = (params ?? {}) as { readonly event?: EventObject }
  if (typeof event !== 'object') return { name, params }
  const { type: eventType, ...carried } = event
  return { name: `${name} ${eventType}`, params: carried }
}
const askedOf = (executed: readonly Executed[]): readonly Asked[] =>
  executed
    .filter(({ type }) => !inner.has(type))
    .map(({ type, params }) => (type.startsWith('xstate.') ? eventAsked(type, params) : { name: type, params }))

const nothing = (): void => undefined
const made = new WeakMap<AnyStateMachine, Stepper>()
const stepperFor = (machine: AnyStateMachine): Stepper => {
  const keys = transitionKeys(machine)
  let taken: string[] = []
  // A machine inside another one talks to its parent: this one never listens.
  const parent = createActor(createMachine({}), {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== self) return
      // oxlint-disable-next-line no-underscore-dangle -- the library names them so
      for (const transition of event._transitions) taken.push(keys.get(transition) ?? '')
    },
  })
  const self = createActor(machine, { parent, id: machine.id })
  const within = (run: (scope: AnyActorScope) => AnyMachineSnapshot): Outcome => {
    const executed: Executed[] = []
    taken = []
    const snapshot = run({
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action) => void executed.push(action),
    })
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
