import type { ChartState, ChartTransition, Graph } from './graph'

/** What leaves a state, or what it takes note of, in the order in which a machine tries it. */
export type OutlineWay = {
  readonly transition: ChartTransition
  /** The names of the states it leads to, as a path; none for a transition that only takes note. */
  readonly targets: readonly string[]
}
/** A chart as a nested list: the same content as the picture, for readers who do not see it. */
export type OutlineItem = {
  readonly state: ChartState
  readonly isInitial: boolean
  readonly ways: readonly OutlineWay[]
  readonly items: readonly OutlineItem[]
}

/** The outline of a chart, from the machine itself downwards. */
export const outlineOf = (graph: Graph): OutlineItem => {
  const states = new Map(graph.states.map((state) => [state.id, state]))
  const nameOf = (id: string): string => states.get(id)?.path.join('.') || graph.id
  const itemOf = (state: ChartState): OutlineItem => ({
    state,
    isInitial: states.get(state.parent ?? '')?.initial === state.id,
    ways: graph.transitions
      .filter(({ source }) => source === state.id)
      .map((transition) => ({ transition, targets: transition.targets.map(nameOf) })),
    items: state.children.flatMap((id) => {
      const child = states.get(id)
      return child ? [itemOf(child)] : []
    }),
  })
  const [root] = graph.states
  if (!root) throw new Error('A chart without a state has no outline.')
  return itemOf(root)
}
