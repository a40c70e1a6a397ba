import { allMachines } from '../all-machines'
import type { ChartTransition, Graph } from '../chart/graph'
import { nameOfState, whenOf } from './chart-words'

/** A way by which somebody leaves: `where` is a path of the portal, or an end of the machine. */
export type WayOut = { readonly way: ChartTransition; readonly where: string }

const moving = /^\S+ (?:navigation\.(?:requested|replaced)|place\.wished)(?: (\S+))?$/

/** The ways that lead to another screen, or to an end of the machine, in the order of the chart. */
export const waysOutOf = (graph: Graph, tells: Readonly<Record<string, readonly string[]>>): readonly WayOut[] => {
  const ends = new Set(
    graph.states.filter(({ kind, parent }) => kind === 'final' && parent === graph.id).map(({ id }) => id),
  )
  return graph.transitions.flatMap((way): readonly WayOut[] => [
    ...(tells[way.key] ?? []).flatMap((told) => {
      const found = moving.exec(told)
      return found ? [{ way, where: `to ${found[1] ?? 'another place'}` }] : []
    }),
    ...way.targets.filter((id) => ends.has(id)).map((id) => ({ way, where: `ends in ${nameOfState(graph, id)}` })),
  ])
}

/** Who is told of everything that leads elsewhere is no way of its own. */
const messengers = new Set(['app', 'parent'])
/** The machines that a machine hands something over to, by id, in the order of the chart: their ways out may end its screen. */
export const helpersOf = (id: string, tells: Readonly<Record<string, readonly string[]>>): readonly string[] => {
  const told = new Set(
    Object.values(tells).flatMap((all) => all.filter((one) => !moving.test(one)).map((one) => one.split(' ')[0])),
  )
  return allMachines.flatMap(({ machine }) =>
    told.has(machine.id) && machine.id !== id && !messengers.has(machine.id) ? [machine.id] : [],
  )
}
/** The ways of a machine that lead to another screen, each event and place once: ends are its own affair. */
export const waysThrough = (graph: Graph, tells: Readonly<Record<string, readonly string[]>>): readonly WayOut[] => {
  const seen = new Set<string>()
  return waysOutOf(graph, tells).filter(({ way, where }) => {
    const name = `${whenOf(way)} ${where}`
    if (!where.startsWith('to ') || seen.has(name)) return false
    seen.add(name)
    return true
  })
}
