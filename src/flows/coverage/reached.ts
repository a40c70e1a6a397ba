import type { AnyStateMachine } from 'xstate'
import { graphFor } from '../page/layouts'
import { scenesOf, type Story } from '../stories/story'
import { reachOf } from '../walk/paths'

/** What of a machine is reached: ids of states and keys of transitions. */
export type Reached = {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}
/** How far a machine is covered; `missed` is what neither a walk nor a story reaches. */
export type Coverage = {
  readonly machine: string
  readonly states: number
  readonly transitions: number
  readonly byWalks: Reached
  readonly byStories: Reached
  /** Titles of the stories that the machine plays a part in. */
  readonly stories: readonly string[]
  readonly missed: readonly string[]
}

const storiesReach = (machine: AnyStateMachine, stories: readonly Story[]): Reached => {
  const steps = stories
    .flatMap((story) => scenesOf(story))
    .filter(({ run }) => run.machine === machine)
    .flatMap(({ run }) => run.steps.at(-1) ?? [])
  const transitions = new Set(steps.flatMap(({ taken }) => taken))
  // A state that is left at once is seen only by what leaves it.
  const passed = [...transitions].map((key) => key.split(' on ')[0] ?? '')
  return { states: new Set([...steps.flatMap(({ to }) => to), ...passed]), transitions }
}

/** How far walks over the samples and the stories reach into a machine. */
export const coverageOf = (machine: AnyStateMachine, stories: readonly Story[]): Coverage => {
  const graph = graphFor(machine)
  const reach = reachOf(machine)
  // The machine itself is no state of it: it is counted nowhere.
  const inside = ({ states, transitions }: Reached): Reached => ({
    states: new Set([...states].filter((id) => id !== machine.root.id)),
    transitions,
  })
  const states = graph.states.map(({ id }) => id).filter((id) => id !== machine.root.id)
  const byWalks = inside({ states: new Set(reach.states.keys()), transitions: new Set(reach.transitions.keys()) })
  const byStories = inside(storiesReach(machine, stories))
  const isMissed = (id: string): boolean =>
    ![byWalks, byStories].some(({ states, transitions }) => states.has(id) || transitions.has(id))
  return {
    machine: machine.id,
    states: states.length,
    transitions: graph.transitions.length,
    byWalks,
    byStories,
    stories: stories.filter(({ steps }) => steps.some((step) => step.machine === machine.id)).map(({ title }) => title),
    missed: [...states, ...graph.transitions.map(({ key }) => key)].filter(isMissed),
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))
/** The same for many machines, one at a time, so that the page does not stand still. */
export const coverageOfAll = async (
  machines: readonly AnyStateMachine[],
  stories: readonly Story[],
): Promise<readonly Coverage[]> => {
  const rows: Coverage[] = []
  for (const machine of machines) {
    await pause()
    rows.push(coverageOf(machine, stories))
  }
  return rows
}
