import { stageOf } from '../atlas/stages'
import type { ChartState, ChartTransition, Graph } from '../chart/graph'

const names =
  /fail|refus|unknown|error|crash|denied|rejected|missing|notFound|unreachable|inDoubt|incomplete|unchecked|problem/i
const words =
  /could not|cannot|failed|did not work|refus|no such|wrong|in doubt|the doubt|no doubt|missing|is lost|speaks against|earlier (?:are|is) on|as (?:it was|they were) earlier/i
/** Words of trouble where there is none. */
const calm = /none is in doubt|has no such/i
const isTold = (text: string): boolean => words.test(text) && !calm.test(text)

/** A state with nothing inside whose name, tags or words tell of a trouble: its screen shows it. */
export const isTroubled = ({ path, tags, children, description }: ChartState): boolean =>
  children.length === 0 && (names.test([path.at(-1) ?? '', ...tags].join(' ')) || isTold(description))

/**
 * The ways after which a screen shows an error in a state that has none in its name: those that a failure takes, and those
 * that tell the buyer of a problem. None of a machine that draws nothing.
 */
export const troubledWays = (graph: Graph): readonly ChartTransition[] => {
  if (stageOf(graph.id) === null) return []
  const states = new Map(graph.states.map((state) => [state.id, state]))
  const leadsToTrouble = ({ targets }: ChartTransition): boolean =>
    targets.some((id) => {
      const state = states.get(id)
      return state !== undefined && (isTroubled(state) || state.children.some((child) => isTroubledIn(states, child)))
    })
  const tells = ({ actions }: ChartTransition): boolean =>
    actions.some((action) => /^tell(?:Problem|Fail|Refus)/.test(action))
  return graph.transitions.filter((way) => (way.kind === 'error' || tells(way)) && !leadsToTrouble(way))
}
const isTroubledIn = (states: ReadonlyMap<string, ChartState>, id: string): boolean => {
  const state = states.get(id)
  return state !== undefined && isTroubled(state)
}
