import type { FoundMachine } from '../all-machines'
import { stageOf } from '../atlas/stages'
import type { ChartState, Graph } from '../chart/graph'
import { isTroubled, troubledWays } from '../walk/trouble'
import { callOf } from '../stories/port-calls'
import { nameOfState, whenOf } from './chart-words'
import { graphFor } from './layouts'
import type { Hit } from './search'
import { selectionOf } from './selection'

/** What the states of all machines can be sifted by: in words, and in the one that a narrow list has room for. */
export const filters = [
  ['error', 'Shows an error', 'Error'],
  ['waits', 'Waits for the server', 'Waits'],
  ['ends', 'Ends', 'Ends'],
] as const
export type Filter = (typeof filters)[number][0]
/** The filter that an address names; `null` for none. */
export const filterOf = (name: string | null): Filter | null => filters.find(([id]) => id === name)?.[0] ?? null

/** Whether a filter lets a state through. */
export const fits: Readonly<Record<Filter, (graph: Graph, state: ChartState) => boolean>> = {
  error: (graph, state) => stageOf(graph.id) !== null && isTroubled(state),
  waits: (_, { invokes }) => invokes.some(({ port }) => callOf(port) !== null),
  ends: (_, { kind }) => kind === 'final',
}

/** The states of all machines that a filter lets through; those that show an error lead to their screens. */
export const sifted = (machines: readonly FoundMachine[], filter: Filter): readonly Hit[] =>
  machines.flatMap(({ machine }) => {
    const graph = graphFor(machine)
    const ways = filter === 'error' ? troubledWays(graph) : []
    const states = graph.states
      .filter((state) => state.parent !== null && fits[filter](graph, state))
      .map((state): Hit => ({
        machine: graph.id,
        selection: selectionOf(state.id),
        title: nameOfState(graph, state.id),
        text: state.description,
        ...(filter === 'error' ? { tab: 'atlas' } : {}),
      }))
    return [
      ...states,
      ...ways.map((way): Hit => ({
        machine: graph.id,
        selection: selectionOf(way.key),
        title: `${nameOfState(graph, way.source)}: ${whenOf(way)}`,
        text: way.description,
      })),
    ]
  })
