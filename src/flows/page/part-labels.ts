import type { Graph } from '../chart/graph'
import type { Mark } from '../difference/compare'
import { counted, nameOfState, sentenceOf, waysOut } from './chart-words'

/** What a screen reader says for each state and transition of a chart, by id and key. */
export const labelsOf = (
  graph: Graph,
  active: ReadonlySet<string>,
  marks: ReadonlyMap<string, Mark> = new Map(),
): ReadonlyMap<string, string> =>
  new Map([
    ...graph.states.map((state): readonly [string, string] => [
      state.id,
      [
        `${state.parent === null ? 'Machine' : 'State'} ${nameOfState(graph, state.id)}`,
        ...(active.has(state.id) ? ['active'] : []),
        ...[marks.get(state.id) ?? []].flat(),
        ...(state.hidden > 0 ? [`closed, ${counted(state.hidden, 'state')} inside`] : []),
        `${counted(waysOut(graph, state.id).length, 'way')} out`,
      ].join(', '),
    ]),
    ...graph.transitions.map((transition): readonly [string, string] => [
      transition.key,
      [sentenceOf(graph, transition), marks.get(transition.key)].filter((part) => part !== undefined).join(', '),
    ]),
  ])
