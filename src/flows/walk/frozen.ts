import { createActor, fromCallback, type AnyActorScope, type AnyStateMachine } from 'xstate'
import { actionsIn, actorsIn, isOwnAction } from '../xstate-private'
import type { Run } from './engine'
import { actorsOf } from './nodes'

const nothing = (): void => undefined
const idle = fromCallback(nothing)

/** The actions of a machine that reach outside of it, not done. */
export const undoneActions = (machine: AnyStateMachine) =>
  Object.fromEntries(
    Object.entries(actionsIn(machine)).flatMap(([name, action]) => (isOwnAction(action) ? [[name, nothing]] : [])),
  )

/** The same chart with ports that never answer and actions that are not done. */
export const stilled = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(actorsIn(machine)).map((name) => [name, idle])),
    actions: undoneActions(machine),
  })

/** A clock on which no time passes. */
export const stoppedClock = { setTimeout: () => 0, clearTimeout: nothing }

/**
 * Logic that inherits everything from the machine, but begins where a run stands, with the very same context: no port is
 * asked, no timer runs, whatever input it is made with. Events still move it, as a screen drawn from it may send some,
 * but nothing outside it ever happens.
 */
export const frozen = <TMachine extends AnyStateMachine>(machine: TMachine, run: Run): TMachine => {
  const still = stilled(machine)
  const begin = ({ self }: AnyActorScope) => {
    const children = actorsOf(run.snapshot).map(({ id }) => [id, createActor(idle, { id, parent: self })])
    return Object.assign(still.resolveState(run.snapshot), { children: Object.fromEntries(children) })
  }
  return Object.assign(Object.create(still), { getInitialSnapshot: begin })
}
