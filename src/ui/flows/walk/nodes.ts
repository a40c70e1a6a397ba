import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

/** A state and everything inside it, parents first, in the order of the definition. */
export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

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
    nodesOf(machine.root).flatMap((node) =>
      [...node.transitions, ['always', node.always ?? []] as const].flatMap(([event, list]) =>
        list.map((transition, at) => [transition, `${node.id} on ${event} [${at}]`] as const),
      ),
    ),
  )

/** The actors that a machine keeps, with their ids and the ports (or machines) that they are. */
export const actorsOf = ({ children }: AnyMachineSnapshot) =>
  Object.entries(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap(([id, ref]) =>
    ref ? [{ id, ref, port: typeof ref.src === 'string' && !ref.src.startsWith('xstate.invoke.') ? ref.src : id }] : [],
  )
