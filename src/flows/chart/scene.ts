import { systemId } from '../system/system-id'
import { faceOf, type Face } from './blocks'
import type { ChartState, ChartTransition, Graph } from './graph'

/** One arrow; transitions between the same two states share it. */
export type Arrow = {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}
/** A graph made ready for its layout: who has which words, and which arrows there are. */
export type Scene = {
  readonly states: ReadonlyMap<string, ChartState>
  readonly faces: ReadonlyMap<string, Face>
  readonly arrows: readonly Arrow[]
  /** Whether a state lies anywhere inside another one. */
  readonly isInside: (id: string, outer: string) => boolean
}
/** How wide the words of a state without children, of one with children, and of the machine may grow, in px. */
const narrow = 210
const wide = 460
/** As wide as a phone shows without scrolling. */
const widest = 400

/** A transition that leads to no other state stands in its own one. */
const isNoted = ({ source, targets }: ChartTransition): boolean => targets.every((target) => target === source)

const arrowsOf = (transitions: readonly ChartTransition[]): readonly Arrow[] => {
  const arrows = new Map<string, Arrow>()
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source} -> ${target}`
      const known = arrows.get(id)?.transitions ?? []
      arrows.set(id, { id, source: transition.source, target, transitions: [...known, transition] })
    }
  }
  return [...arrows.values()]
}

/** Sorts a graph into states with their words, and arrows between them. */
export const sceneOf = (graph: Graph): Scene => {
  const states = new Map(graph.states.map((state) => [state.id, state]))
  const isInside = (id: string, outer: string): boolean => {
    const parent = states.get(id)?.parent ?? null
    return parent !== null && (parent === outer || isInside(parent, outer))
  }
  const noted = graph.transitions.filter(isNoted)
  const namesFirst = graph.id === systemId
  return {
    states,
    faces: new Map(
      graph.states.map((state) => {
        const rows = noted.filter(({ source }) => source === state.id)
        if (state.parent === null) return [state.id, faceOf(state, { spec: graph.spec, namesFirst }, rows, widest)]
        return [state.id, faceOf(state, { spec: '', namesFirst }, rows, state.children.length > 0 ? wide : narrow)]
      }),
    ),
    arrows: arrowsOf(graph.transitions.filter((transition) => !isNoted(transition))),
    isInside,
  }
}

/** Whether nothing but the state itself is joined to what is inside it: then it can be laid out on its own. */
export const isIsland = ({ arrows, isInside }: Scene, id: string): boolean =>
  arrows.every(({ source, target }) => {
    const isFromInside = isInside(source, id)
    const isToInside = isInside(target, id)
    return isFromInside === isToInside || (isFromInside ? target : source) === id
  })

/** Whether an arrow joins states of different children of a state, or a child with something outside it. */
export const crosses = ({ states, isInside }: Scene, { source, target }: Arrow, id: string): boolean =>
  (states.get(id)?.children ?? []).every((child) => {
    const isHome = (end: string): boolean => end === child || isInside(end, child)
    return !(isHome(source) && isHome(target))
  }) && [source, target].some((end) => isInside(end, id))
