import type { FoundMachine } from '../all-machines'
import { stageOf } from '../atlas/stages'
import type { Graph } from '../chart/graph'
import type { Story } from '../stories/story'
import { inShort, nameOfState, whenOf } from './chart-words'
import { conditionOf } from '../chart/condition-words'
import { graphFor } from './layouts'
import { inEnglish, isEmptyWord } from './other-words'
import { selectionOf, type Selection } from './selection'
import { storyAddress } from './use-address'
import { namesOfState, namesOfWay, writtenFit, type Written } from './written-names'

/** One place that fits a search: `selection` is `null` for the machine itself. */
export type Hit = {
  readonly machine: string
  readonly selection: Selection | null
  readonly title: string
  readonly text: string
  /** The view that it opens in, when that is not the chart. */
  readonly tab?: string
  /** A step of a story: where it is, as an address. */
  readonly address?: string
  /** A state that has a screen of its own in the atlas. */
  readonly hasScreen?: boolean
  /** What is found stands in the words beside the chart. */
  readonly isInWords?: boolean
}
type Entry = Hit & {
  /** Its title and description. */
  readonly said: string
  /** With what stands only in the code: names of events, guards, ports. */
  readonly words: string
  readonly context: string
  /** Its names in the code. */
  readonly written: Written
}

/** What is asked of a machine as a whole, and in which words; `tab` is where the answer stands. */
const questions = [
  { title: 'All ways out', tab: 'chart', isInWords: true, asked: 'ways way out exits leaves leaving leads' },
  { title: 'What has changed', tab: 'compare', asked: 'changes since revision version compare difference' },
  { title: 'Comments and approval', tab: 'sign-off', asked: 'comments approve sign-off signed signature' },
]

/** Who looks for a word finds the number that stands for it. */
const meantIn = (text: string): string => (/\b401\b/.test(text) ? 'unauthorised' : '')

const entriesOf = (graph: Graph): readonly Entry[] => {
  const context = `${graph.id} ${graph.description}`.toLowerCase()
  const entry = (hit: Omit<Hit, 'machine'>, more: readonly string[], written: Written = []): Entry => ({
    ...hit,
    machine: graph.id,
    said: `${hit.title} ${hit.text}`.toLowerCase(),
    words: [hit.title, hit.text, ...more, meantIn(`${hit.title} ${hit.text}`)].join(' ').toLowerCase(),
    context,
    written,
  })
  return [
    entry({ selection: null, title: graph.id, text: graph.description }, [graph.spec], [[graph.id.toLowerCase()]]),
    ...questions.map(({ asked, ...hit }): Entry => ({
      ...entry({ ...hit, selection: null, text: '' }, [asked]),
      said: `${hit.title} ${asked}`.toLowerCase(),
    })),
    ...graph.states
      .filter(({ parent }) => parent !== null)
      .map((state) =>
        entry(
          {
            selection: selectionOf(state.id),
            title: nameOfState(graph, state.id),
            text: state.description,
            hasScreen: stageOf(graph.id) !== null && state.children.length === 0,
          },
          [...state.tags, ...state.invokes.map(({ port }) => port)],
          namesOfState(state),
        ),
      ),
    ...graph.transitions.map((transition) => {
      const title = `${nameOfState(graph, transition.source)}: ${whenOf(transition)}`
      const more = [
        transition.label,
        ...(transition.guard === null ? [] : [transition.guard, conditionOf(transition.guard)]),
        ...transition.actions,
      ]
      return entry(
        { selection: selectionOf(transition.key), title, text: transition.description },
        more,
        namesOfWay(transition),
      )
    }),
  ]
}

const entriesOfStory = ({ id, title, lesson, steps }: Story): readonly Entry[] => {
  const context = `${title} ${lesson}`.toLowerCase()
  const address = (step: number): string => storyAddress(id, step)
  const entry = (name: string, text: string, step: number): Entry => ({
    machine: 'Stories',
    selection: null,
    title: name,
    text,
    address: address(step),
    said: `${name} ${text}`.toLowerCase(),
    words: `${name} ${text}`.toLowerCase(),
    context,
    written: [],
  })
  return [
    entry(title, lesson, 1),
    ...steps.map(({ says, sees = '' }, place) =>
      entry(`${title}, step ${place + 1}`, `${says} ${sees}`.trim(), place + 1),
    ),
  ]
}

/** The part of a word that its forms share: `expires`, `expired`. */
const stem = (word: string): string => {
  const cut = word.replace(/(?:ations?|ing|ed|es|e|s)$/, '')
  return cut.length >= 4 ? cut : word
}
/** A word as it was typed, and what is looked for instead. */
type Asked = { readonly word: string; readonly stem: string }
const askedIn = (query: string): readonly Asked[] => {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '')
  const telling = words.filter((word) => !isEmptyWord(word))
  return (telling.length > 0 ? telling : words).map((word) => ({ word, stem: stem(inEnglish(word)) }))
}
const stemsOf = (query: string): readonly string[] => askedIn(query).map((one) => one.stem)

type IsAmong = (hit: Hit) => boolean
/** Searches machines, states, screens, events, descriptions and stories; `isAmong` says which of them may be found. */
export type Search = ((query: string, isAmong?: IsAmong) => readonly Hit[]) & {
  /** Which words of a query what is found does not have, in a sentence; empty where it has all, or there is nothing. */
  readonly leftOut: (query: string, isAmong?: IsAmong) => string
}

/** Whether a word of a text begins with it. */
const begins = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word))
/** Whether a question names a machine: by its id (2), or by a word of what it is for (1). */
const namedBy = ({ machine, context }: Entry, stems: readonly string[]): number => {
  if (stems.includes(stem(machine.toLowerCase()))) return 2
  const title = inShort(context).split(/[^\p{L}\p{N}]+/u)
  return title.some((word) => word.length > 2 && stems.includes(stem(word))) ? 1 : 0
}
/** How well a place fits: what it is called counts most, what it says next, what only the code says least. */
const fitOf = (entry: Entry, stems: readonly string[]): number => {
  const { title, said, words, selection, address } = entry
  const each = stems.map((word) => {
    if (begins(title.toLowerCase(), word)) return 5
    if (begins(said, word)) return 4
    if (said.includes(word)) return 2
    return words.includes(word) ? 1 : 0
  })
  const isMachine = selection === null && address === undefined
  // What is called just that comes before what only begins with it.
  const isItsName = stems.length === 1 && stem(title.toLowerCase()) === stems[0] ? 1 : 0
  return (
    each.reduce<number>((sum, one) => sum + one, 0) +
    isItsName +
    (isMachine ? 0.75 + 3 * namedBy(entry, stems) : selection?.kind === 'state' ? 0.5 : 0)
  )
}

/** Places whose names in the code fit what is written so; the best come first, states before their ways. */
const byWritten = (entries: readonly Entry[], query: string): readonly Entry[] => {
  const fit = writtenFit(query)
  if (fit === null) return []
  return entries
    .map((entry) => ({ entry, rank: 2 * fit(entry.written) + (entry.selection?.kind === 'transition' ? 0 : 1) }))
    .filter(({ rank }) => rank > 1)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry)
}
const holds = ({ words, context }: Entry, word: string): boolean => words.includes(word) || context.includes(word)
/** Places that hold the words of a query, `all` of them or the most that any holds. */
const byWords = (entries: readonly Entry[], query: string, all: boolean): readonly Entry[] => {
  const stems = stemsOf(query)
  if (stems.length === 0) return []
  const rated = entries.map((entry) => {
    const own = stems.filter((word) => entry.words.includes(word)).length
    const held = stems.filter((word) => holds(entry, word)).length
    return { entry, score: own === 0 ? 0 : held }
  })
  const best = Math.max(0, ...rated.map(({ score }) => score))
  if (best === 0 || (all && best < stems.length)) return []
  return rated
    .filter(({ score }) => score === best)
    .map(({ entry }) => ({ entry, fit: fitOf(entry, stems) }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ entry }) => entry)
}

/**
 * Makes a search over machines. A hit holds every word, of which all but one may stand in the name or description of its
 * machine; where nothing holds all words, the places that hold the most of them are found. What is written as in the code
 * is found by its name there, before all else. The best come first. Nothing for an empty query.
 */
export const createSearch = (machines: readonly FoundMachine[], stories: readonly Story[] = []): Search => {
  const entries = [
    ...machines.flatMap(({ machine }) => entriesOf(graphFor(machine))),
    ...stories.flatMap(entriesOfStory),
  ]
  const everything = () => true
  const search = (query: string, isAmong: IsAmong = everything): readonly Hit[] => {
    const among = entries.filter(isAmong)
    const named = byWritten(among, query)
    return [...new Set([...named, ...byWords(among, query, named.length > 0)])]
  }
  const leftOut = (query: string, isAmong: IsAmong = everything): string => {
    const among = entries.filter(isAmong)
    if (byWritten(among, query).length > 0) return ''
    const found = byWords(among, query, false)
    const asked = askedIn(query)
    const [best] = found
    if (best === undefined || asked.every((one) => holds(best, one.stem))) return ''
    const missing = asked.filter((one) => !found.some((entry) => holds(entry, one.stem)))
    if (missing.length === 0) return 'Nothing has all of these words; shown is what has the most of them.'
    const words = [...new Set(missing.map(({ word }) => `“${word}”`))].join(' or ')
    const isNowhere = missing.every((one) => !among.some((entry) => holds(entry, one.stem)))
    return `Nothing has ${words}${isNowhere ? '' : ' with it'}; shown is what has the rest.`
  }
  return Object.assign(search, { leftOut })
}
