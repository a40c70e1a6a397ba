import type { Graph } from '../chart/graph'
import { fingerprintOf, fingerprintOfGraph } from '../difference/record'
import { nameOfState, sentenceOf } from '../page/chart-words'
import type { Selection } from '../page/selection'
import type { Story } from '../stories/story'
import type { RemarkKind, SignOff } from './sign-off'

/** What a comment is about, and how it is called on the page. */
export type Subject = {
  readonly on: RemarkKind
  readonly id: string
  readonly machine: string
  readonly title: string
  readonly fingerprint: string
}

const asText = (value: unknown): string => JSON.stringify(value)

/** The fingerprint of a story: of all that its steps say and do. */
export const fingerprintOfStory = (story: Story): string => fingerprintOf(asText(story))

/** The state, transition or machine that is selected; on the wall of screens a state stands for its screen. */
export const subjectOf = (graph: Graph, selected: Selection | null, isScreen: boolean): Subject => {
  const { id: machine } = graph
  const way = graph.transitions.find(({ key }) => key === selected?.id)
  if (way) {
    const fingerprint = fingerprintOf(asText(way))
    return { on: 'transition', id: way.key, machine, title: sentenceOf(graph, way), fingerprint }
  }
  const state = graph.states.find(({ id }) => id === selected?.id)
  if (!state || state.parent === null)
    return { on: 'machine', id: machine, machine, title: machine, fingerprint: fingerprintOfGraph(graph) }
  const ways = graph.transitions.filter(({ source }) => source === state.id)
  const title = nameOfState(graph, state.id)
  return {
    on: isScreen ? 'screen' : 'state',
    id: state.id,
    machine,
    title: isScreen ? `the screen of ${title}` : title,
    fingerprint: fingerprintOf(asText([state, ways])),
  }
}

/** A step of a story, counted from 0. */
export const subjectOfStep = (story: Story, place: number): Subject => {
  const step = story.steps[Math.min(place, story.steps.length - 1)]
  return {
    on: 'step',
    id: `${story.id} ${place + 1}`,
    machine: step?.machine ?? '',
    title: `step ${place + 1} of ${story.title}`,
    fingerprint: fingerprintOf(asText(step)),
  }
}

/** The comments on a subject, oldest first. */
export const remarksOn = ({ remarks }: SignOff, { on, id }: Subject) =>
  remarks.filter((one) => one.on === on && one.id === id)
