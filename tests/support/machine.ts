import {
  fromPromise,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  type TransitionDefinition,
} from 'xstate'

type Call<TOutput, TInput> = {
  readonly input: TInput
  readonly signal: AbortSignal
  readonly resolve: (output: TOutput) => void
  readonly reject: (error: unknown) => void
}

/** A port that a test answers by hand: `calls` holds every question so far, with the means to answer it. */
export const question = <TOutput, TInput = void>() => {
  const calls: Call<TOutput, TInput>[] = []
  const logic = fromPromise<TOutput, TInput>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({ input, signal, resolve, reject })
      }),
  )
  return {
    logic,
    calls,
    last: (): Call<TOutput, TInput> => {
      const call = calls.at(-1)
      if (!call) throw new Error('Nothing was asked.')
      return call
    },
    /** Answers the last question and lets the machine take note. */
    answer: async (output: TOutput): Promise<void> => {
      calls.at(-1)?.resolve(output)
      await noted()
    },
    fail: async (error: unknown): Promise<void> => {
      calls.at(-1)?.reject(error)
      await noted()
    },
  }
}

/** Resolves when every promise that is settled by now has been taken note of. */
export const noted = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

type AnyTransition = TransitionDefinition<never, never>
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionsOf = (node: AnyStateNode): [string, readonly unknown[]][] => [
  ...[...node.transitions].map(([event, list]): [string, readonly unknown[]] => [event, list]),
  ['always', node.always ?? []],
]
const keyOf = (transition: AnyTransition): string => {
  const node = transition.source as unknown as AnyStateNode
  const place = transitionsOf(node).find(([, list]) => list.includes(transition))
  return place ? `${node.id} on ${place[0]} [${place[1].indexOf(transition)}]` : ''
}

/** Notes which states and transitions of a machine the actors of a test file reach (quality, model coverage). */
export const record = (machine: AnyStateMachine) => {
  const nodes = nodesOf(machine.root)
  const states = new Set(nodes.map(({ id }) => id))
  const transitions = new Set(
    nodes.flatMap((node) =>
      transitionsOf(node).flatMap(([event, list]) => list.map((_, at) => `${node.id} on ${event} [${at}]`)),
    ),
  )
  return {
    inspect: (event: InspectionEvent): void => {
      if (!('snapshot' in event) || !('_nodes' in event.snapshot)) return
      // oxlint-disable-next-line no-underscore-dangle -- the library names them so
      for (const { id } of event.snapshot._nodes as AnyStateNode[]) states.delete(id)
      if (event.type !== '@xstate.microstep') return
      // oxlint-disable-next-line no-underscore-dangle -- the library names them so
      for (const transition of event._transitions) {
        transitions.delete(keyOf(transition as AnyTransition))
        // A state that is left at once is seen only by what leaves it.
        states.delete(transition.source.id)
      }
    },
    /** The states and transitions that nothing has reached yet; empty means 100 %. */
    unreached: (): readonly string[] => [...states, ...transitions],
  }
}
