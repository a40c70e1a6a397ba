import type { FoundMachine } from '../all-machines'
import { stageOf } from '../atlas/stages'
import type { ChartState, Graph } from '../chart/graph'
import { callOf } from '../stories/port-calls'
import { nameOfState } from './chart-words'
import { graphFor } from './layouts'
import type { Hit } from './search'
import { selectionOf } from './selection'

/** What the states of all machines can be sifted by. */
export const filters = [
  ['error', 'Shows an error'],
  ['waits', 'Waits for the server'],
  ['ends', 'Ends'],
] as const
export type Filter = (typeof filters)[number][0]
/** The filter that an address names; `null` for none. */
export const filterOf = (name: string | null): Filter | null => filters.find(([id]) => id === name)?.[0] ?? null

const troubled = /fail|refus|unknown|error|crash|denied|rejected|missing|notFound|unreachable|inDoubt/i
/** A state with nothing inside that follows a failure, or whose name or tags tell of one, on a machine with a screen. */
const showsError = (graph: Graph, state: ChartState): boolean =>
  stageOf(graph.id) !== null &&
  state.children.length === 0 &&
  (troubled.test(`${state.path.at(-1) ?? ''} ${state.tags.join(' ')}`) ||
    graph.transitions.some(({ kind, targets }) => kind === 'error' && targets.includes(state.id)))

/** Whether a filter lets a state through. */
export const fits: Readonly<Record<Filter, (graph: Graph, state: ChartState) => boolean>> = {
  error: showsError,
  waits: (_, { invokes }) => invokes.some(({ port }) => callOf(port) !== null),
  ends: (_, { kind }) => kind === 'final',
}

/** The states of all machines that a filter lets through; those that show an error lead to their screens. */
export const sifted = (machines: readonly FoundMachine[], filter: Filter): readonly Hit[] =>
  machines.flatMap(({ machine }) => {
    const graph = graphFor(machine)
    return graph.states
      .filter((state) => state.parent !== null && fits[filter](graph, state))
      .map((state): Hit => ({
        machine: graph.id,
        selection: selectionOf(state.id),
        title: nameOfState(graph, state.id),
        text: state.description,
        ...(filter === 'error' ? { tab: 'atlas' } : {}),
      }))
  })
