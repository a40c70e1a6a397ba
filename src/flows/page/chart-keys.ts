import type { Graph } from '../chart/graph'
import { waysIn, waysOut } from './chart-words'
import { selectionOf, type Selection } from './selection'
import type { Zoom } from './use-zoom'

const wrapped = <T>(list: readonly T[], at: number): T | undefined => list[(at + list.length) % list.length]

/**
 * Where an arrow key leads from a state or a transition. Right follows the way out: state, first transition, its
 * target. Left goes back. Up and down walk among the states, or among the transitions of one state. Home and End are the
 * first and the last state. `null` for a key that leads nowhere.
 */
export const stepFrom = (graph: Graph, current: Selection, key: string): Selection | null => {
  const to = (id: string | undefined): Selection | null => (id === undefined ? null : selectionOf(id))
  const ids = graph.states.map(({ id }) => id)
  if (key === 'Home') return to(ids[0])
  if (key === 'End') return to(ids.at(-1))
  const turn = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (current.kind === 'state') {
    if (key === 'ArrowRight') return to(waysOut(graph, current.id)[0]?.key)
    if (key === 'ArrowLeft') return to(waysIn(graph, current.id)[0]?.key)
    return turn === undefined ? null : to(wrapped(ids, ids.indexOf(current.id) + turn))
  }
  const transition = graph.transitions.find((each) => each.key === current.id)
  if (!transition) return null
  if (key === 'ArrowRight') return to(transition.targets[0] ?? transition.source)
  if (key === 'ArrowLeft') return to(transition.source)
  const siblings = waysOut(graph, transition.source).map((each) => each.key)
  return turn === undefined ? null : to(wrapped(siblings, siblings.indexOf(current.id) + turn))
}

const panStep = 60
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
}
/** How far an arrow key moves the view of the chart across and down, in px; `null` for another key. */
export const panFor = (key: string): readonly [number, number] | null => pans[key] ?? null
/** What a key does with the size of the chart; `false` for another key. */
export const zoomKey = (zoom: Zoom, key: string): boolean => {
  if (key === '+' || key === '=') zoom.by(1.2)
  else if (key === '-') zoom.by(1 / 1.2)
  else if (key === '0') zoom.full()
  else if (key === 'f') zoom.fit()
  else return false
  return true
}
