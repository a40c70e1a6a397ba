import {
  StateMachine,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
} from 'xstate'
import { fieldOf, isReference } from '../../recorder/xstate-actors'
import { undoneActions } from '../walk/frozen'
import { actorsIn } from '../xstate-private'
import type { Mirrors } from './mirrors'

/** What a port is told when it has an answer; nobody else hears of it. */
export const answered = 'tradepost.answered'
export type Answer = {
  readonly type: typeof answered
  readonly how: 'done' | 'error'
  /** The output, or the error. */
  readonly value: unknown
}
const isAnswer = (event: EventObject): event is Answer => event.type === answered

type Standing = Snapshot<unknown>
const after = (snapshot: Standing, event: EventObject): Standing => {
  if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' } as Standing
  if (!isAnswer(event)) return snapshot
  const said = event.how === 'done' ? { output: event.value } : { error: event.value }
  return { ...snapshot, status: event.how, ...said } as Standing
}

/** A port that does nothing by itself: it waits until it is told what it answers. Who only hands on news does so. */
export const waiting = (own: AnyActorLogic): AnyActorLogic => {
  const messengers = new WeakSet<object>()
  return {
    config: fieldOf(own, 'config'),
    getInitialSnapshot: (scope: AnyActorScope, input: unknown): Standing => {
      if (!isReference(fieldOf(input, 'to'))) return { status: 'active', output: undefined, error: undefined }
      messengers.add(scope.self)
      return own.getInitialSnapshot(scope, input) as Standing
    },
    start: (snapshot: Standing, scope: AnyActorScope) =>
      messengers.has(scope.self) ? own.start?.(snapshot, scope) : undefined,
    transition: (snapshot: Standing, event: EventObject, scope: AnyActorScope): Standing =>
      messengers.has(scope.self) ? (own.transition(snapshot, event, scope) as Standing) : after(snapshot, event),
    getPersistedSnapshot: (snapshot: Standing) => snapshot,
  }
}

type Feeding = {
  /** What the recording began with, where it is known; else what a machine is given. */
  readonly inputOf: (scope: AnyActorScope, given: unknown) => unknown
  /** Whether an event is meant for the run. */
  readonly isHeard: (event: EventObject) => boolean
  readonly isOpening: () => boolean
  /** Where a machine stood that was there before the record begins; `null` for all others. */
  readonly standing: (machine: AnyStateMachine, scope: AnyActorScope) => AnyMachineSnapshot | null
  readonly mirrors: Mirrors
}

/** Makes machines whose ports wait for their answers and whose actions do nothing outside; each once. */
export const feeding = ({ inputOf, isHeard, isOpening, standing, mirrors }: Feeding) => {
  const made = new Map<AnyStateMachine, AnyStateMachine>()
  const fed = (machine: AnyStateMachine): AnyStateMachine => {
    const known = made.get(machine)
    if (known !== undefined) return known
    const actors = Object.entries(actorsIn(machine)).map(([name, logic]) => [
      name,
      logic instanceof StateMachine ? fed(logic) : waiting(logic as AnyActorLogic),
    ])
    const quiet: AnyStateMachine = machine.provide({
      actors: Object.fromEntries(actors),
      actions: undoneActions(machine),
    })
    const own = {
      getInitialSnapshot: (scope: AnyActorScope, input: unknown) =>
        mirrors.begin(machine, scope, isOpening(), input) ??
        standing(quiet, scope) ??
        quiet.getInitialSnapshot(scope, inputOf(scope, input)),
      transition: (snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) => {
        if (mirrors.isMirror(scope.self)) return mirrors.after(snapshot, event, scope.self)
        return isHeard(event) ? quiet.transition(snapshot, event, scope) : snapshot
      },
    }
    const listening: AnyStateMachine = Object.assign(Object.create(quiet), own)
    made.set(machine, listening)
    return listening
  }
  return fed
}
