import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { portOf } from '../../recorder/xstate-actors'
import { nodesOf, transitionsFrom } from '../xstate-private'

/** The states that are active in a state value: the machine itself, parents before children. */
export const activeNodes = (machine: AnyStateMachine, value: StateValue): readonly AnyStateNode[] => {
  const inside = (node: AnyStateNode, value: StateValue | undefined): readonly AnyStateNode[] => {
    const parts = typeof value === 'string' ? [[value, undefined] as const] : Object.entries(value ?? {})
    return [
      node,
      ...parts.flatMap(([key, inner]) => {
        const child = node.states[key]
        return child ? inside(child, inner) : []
      }),
    ]
  }
  return inside(machine.root, value)
}

/** Everything that a machine can do, by key: `<state> on <event> [<index>]`. */
export const transitionKeys = (machine: AnyStateMachine): ReadonlyMap<object, string> =>
  new Map(
    nodesOf(machine.root)
      .flatMap(transitionsFrom)
      .map(({ key, transition }) => [transition, key]),
  )

/** The actors that a machine keeps, with their ids and the ports (or machines) that they are. */
export const actorsOf = ({ children }: AnyMachineSnapshot) =>
  Object.entries(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap(([id, ref]) =>
    ref ? [{ id, ref, port: portOf(ref.src) ?? id }] : [],
  )
