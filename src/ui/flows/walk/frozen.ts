import { createActor, fromCallback, type AnyStateMachine } from 'xstate'
import type { Run } from './engine'

const nothing = (): void => undefined
const idle = fromCallback(() => undefined)
const isPlain = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action)

/** The same chart with ports that never answer and deeds that are not done. */
const stilled = (machine: AnyStateMachine): AnyStateMachine => {
  const { actors, actions } = machine.implementations
  const deeds = Object.keys(actions).filter((name) => isPlain(actions[name]))
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, idle])),
    actions: Object.fromEntries(deeds.map((name) => [name, nothing])),
  })
}

/** A clock on which no time passes. */
const stopped = { setTimeout: () => 0, clearTimeout: nothing }

/**
 * What an actor is made of that stands where a run stands, with the very same context: no port is asked, no timer runs.
 * Events still move it, as a screen drawn from it may send some, but nothing outside it ever happens.
 */
export const frozenParts = (machine: AnyStateMachine, run: Run) => ({
  logic: stilled(machine),
  options: {
    // Without its children: they would be started with it.
    snapshot: { ...run.snapshot, children: {} },
    input: Object.values(run.samples.inputs)[run.start],
    clock: stopped,
  },
})

/** Such an actor, started. A run that crashed is not started: the actor would report the crash as its own. */
export const freeze = (machine: AnyStateMachine, run: Run) => {
  const { logic, options } = frozenParts(machine, run)
  const actor = createActor(logic, options)
  return run.snapshot.status === 'error' ? actor : actor.start()
}
