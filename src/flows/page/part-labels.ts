import type { Graph } from '../chart/graph'
import { nameOfState, sentenceOf, waysOut } from './chart-words'

const counted = (count: number): string => (count === 1 ? '1 way out' : `${count} ways out`)

/** What a screen reader says for each state and transition of a chart, by id and key. */
export const labelsOf = (graph: Graph, active: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([
    ...graph.states.map((state): readonly [string, string] => [
      state.id,
      [
        `${state.parent === null ? 'Machine' : 'State'} ${nameOfState(graph, state.id)}`,
        ...(active.has(state.id) ? ['active'] : []),
        ...(state.hidden > 0 ? [`closed, ${state.hidden} states inside`] : []),
        counted(waysOut(graph, state.id).length),
      ].join(', '),
    ]),
    ...graph.transitions.map((transition): readonly [string, string] => [
      transition.key,
      sentenceOf(graph, transition),
    ]),
  ])
