import { allMachines } from '../all-machines'
import { fits, type Filter } from '../page/filters'
import { graphFor } from '../page/layouts'
import { troubledWays } from '../walk/trouble'
import { screensAt, walkedOf, type Screen } from './screens'

const sheets = new Map<Filter, Promise<readonly Screen[]>>()
/** The screens of all machines whose states a filter lets through, as one sheet. */
export const sheetOf = (filter: Filter): Promise<readonly Screen[]> => {
  const sheet =
    sheets.get(filter) ??
    Promise.all(
      allMachines.map(async ({ machine }) => {
        const graph = graphFor(machine)
        const wanted = graph.states.filter((state) => state.parent !== null && fits[filter](graph, state))
        const ways = filter === 'error' ? troubledWays(graph) : []
        if (wanted.length + ways.length === 0) return []
        const { troubles } = await walkedOf(machine.id)
        const ofStates = await screensAt(
          machine,
          wanted.map(({ id }) => id),
        )
        const ofWays = ways.flatMap(({ key, description }): readonly Screen[] => {
          const run = troubles[key]
          return run === undefined ? [] : [{ machine: machine.id, id: key, description, run, isPassing: false }]
        })
        return [...ofStates, ...ofWays]
      }),
    ).then((found) => found.flat())
  sheets.set(filter, sheet)
  return sheet
}
