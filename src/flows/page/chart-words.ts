import type { ChartState, ChartTransition, Graph } from '../chart/graph'
import { conditionOf } from '../chart/condition-words'
import { wordsOfName } from '../chart/names'

/** A number of things: `1 state`, `2 states`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** How a state is called in running text: its path, or the name of the machine. */
export const nameOfState = (graph: Graph, id: string): string =>
  graph.states.find((state) => state.id === id)?.path.join('.') || graph.id

const kinds: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'A state',
  compound: 'A state with steps inside, one at a time',
  parallel: 'A state whose parts are active side by side',
  final: 'An end: nothing happens after it',
  history: 'Goes back to where it was before',
}

/** What kind of state it is, as a sentence. */
export const kindOfState = (graph: Graph, state: ChartState): string => {
  const parent = graph.states.find(({ id }) => id === state.parent)
  if (!parent) return state.kind === 'parallel' ? 'A machine whose parts are active side by side.' : 'A machine.'
  const inside = parent.parent === null ? '' : ` of ${nameOfState(graph, parent.id)}`
  const first = parent.initial === state.id ? ', the first one' : ''
  return `${kinds[state.kind]}${first}${inside}.`
}

/** When a transition is taken, in plain words: `When order.placed`, `When place order has answered`, `After 8 s`. */
export const whenOf = ({ kind, label: name }: ChartTransition): string => {
  const label = wordsOfName(name)
  if (kind === 'always' || kind === 'after') return `${label.charAt(0).toUpperCase()}${label.slice(1)}`
  if (label.startsWith('news of ')) return `When ${label.slice('news of '.length)} has news`
  return `When ${label}`
}

/** Where a transition leads to, in plain words. */
const whereOf = (graph: Graph, { targets }: ChartTransition): string =>
  targets.length === 0 ? 'stays' : `to ${targets.map((id) => nameOfState(graph, id)).join(' and ')}`

/** A transition in one sentence, as it is read out. */
export const sentenceOf = (graph: Graph, transition: ChartTransition): string =>
  [
    `${nameOfState(graph, transition.source)}: ${whenOf(transition)}`,
    transition.guard === null ? '' : `only if ${conditionOf(transition.guard)}`,
    whereOf(graph, transition),
  ]
    .filter((part) => part !== '')
    .join(', ')

/** How a sentence says what the library's own actions do; what is not told is of no interest to who reads. */
const deeds: Readonly<Record<string, string>> = {
  assign: 'keep',
  tell: 'tell',
  emit: 'say',
  raise: 'go on with',
  spawnChild: 'start',
  stopChild: 'stop',
  cancel: 'call off',
  enqueueActions: '',
  inline: '',
}
/** What actions do, in words: `keep lines`, `tell guard place.changed`; one that says nothing is left out. */
export const deedsOf = (actions: readonly string[]): readonly string[] =>
  actions.flatMap((action) => {
    const [name = '', ...rest] = action.split(' ')
    const verb = deeds[name]
    if (verb === undefined) return [wordsOfName(action)]
    return verb === '' || rest.length === 0 ? [] : [`${verb} ${rest.join(' ')}`]
  })

/** A sentence up to its first pause, to be read at a glance. */
export const inShort = (description: string): string => description.split(/[:;,.](?=\s|$)/, 1)[0] ?? ''

/** The first of some sentences. */
export const firstSentence = (description: string): string => description.split(/(?<=\.)\s/, 1)[0] ?? ''

/** The transitions that begin in a state, in the order in which they are tried. */
export const waysOut = (graph: Graph, id: string): readonly ChartTransition[] =>
  graph.transitions.filter(({ source }) => source === id)

/** The transitions that lead into a state from elsewhere. */
export const waysIn = (graph: Graph, id: string): readonly ChartTransition[] =>
  graph.transitions.filter(({ source, targets }) => source !== id && targets.includes(id))

/** The states around a state, from the inside out. */
export const statesAround = (graph: Graph, id: string): readonly ChartState[] => {
  const parent = graph.states.find((state) => state.id === id)?.parent
  const outer = graph.states.find((state) => state.id === parent)
  return outer ? [outer, ...statesAround(graph, outer.id)] : []
}

/**
 * What a state or a transition has to do with, by id and key: its transitions, and what is at their other ends. All that
 * stands around them belongs to it, too; `null` when nothing is selected but the machine itself.
 */
export const concernedBy = (graph: Graph, id: string | undefined): ReadonlySet<string> | null => {
  const isThere = graph.states.some((one) => one.id === id) || graph.transitions.some(({ key }) => key === id)
  if (id === undefined || !isThere || id === graph.states[0]?.id) return null
  const own = graph.transitions.filter(
    ({ key, source, targets }) => key === id || source === id || targets.includes(id),
  )
  const ends = [id, ...own.flatMap(({ source, targets }) => [source, ...targets])]
  const around = ends.flatMap((end) => statesAround(graph, end).map((outer) => outer.id))
  return new Set([...ends, ...around, ...own.map(({ key }) => key)])
}
