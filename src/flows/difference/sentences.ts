import type { ChartState, ChartTransition, Graph } from '../chart/graph'
import { deedsOf, nameOfState, whenOf } from '../page/chart-words'
import { conditionOf } from '../chart/condition-words'
import { wordsOfName } from '../chart/names'
import type { Change, Difference, Fact } from './compare'

const quoted = (text: string): string => `“${text}”`
/** Names of the code as words: what is done, and on what condition; a deed that has none is named. */
const inWords = (name: string, text: string): string => {
  if (name === 'the words' || name === 'the specification') return quoted(text)
  if (name === 'the condition') return text === '' ? '' : quoted(conditionOf(text))
  // The machine is known where its states are told.
  if (name === 'where it leads' || name === 'the first state') return text.replaceAll(/(^|, )[^.,]+\./g, '$1')
  if (name === 'when' || name === 'the tags' || name === 'what is asked') return wordsOfName(text)
  return name.startsWith('what is done') ? deedsOf(text.split(', ')).join(', ') || text : text
}
const told = ({ name, before, after }: Fact): string => {
  const said = [inWords(name, before), inWords(name, after)] as const
  // What differs in the names of the code alone is told by them.
  const [former, now] = said[0] === said[1] ? [before, after] : said
  const [is, was] = /^the .*s$/.test(name) ? ['are', 'were'] : ['is', 'was']
  if (before === '') return `${name} ${is} new: ${now}`
  if (after === '') return `${name} ${is} gone: ${former}`
  return `${name} ${was} ${former} and ${is} ${now}`
}
const ended = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`)
const isWay = (one: ChartState | ChartTransition): one is ChartTransition => 'targets' in one

/** A change in one sentence or two, in words of the chart. */
export const sentenceOfChange = (graph: Graph, { mark, what, before, after, facts }: Change): string => {
  const one = after ?? before
  const facets = facts.map(told).join('; ')
  if (what === 'machine' || one === null) {
    if (mark === 'changed') return ended(`The machine: ${facets}`)
    return mark === 'added' ? ended(`The machine is new: ${graph.description}`) : 'The machine is gone.'
  }
  if (!isWay(one)) {
    const name = `State ${one.path.join('.') || one.key}`
    if (mark === 'changed') return ended(`${name}: ${facets}`)
    return ended(`${name} is ${mark === 'added' ? 'new' : 'gone'}: ${one.description}`)
  }
  const name = `${nameOfState(graph, one.source)}: ${whenOf(one).replace(/^W/, 'w').replace(/^A/, 'a')}`
  const meant = one.description === '' ? '' : ` (${quoted(one.description)})`
  if (mark === 'changed') return ended(`Way of ${name}${meant}: ${facets}`)
  const condition = one.guard === null ? '' : `, only if ${conditionOf(one.guard)}`
  const end = one.targets.length === 0 ? 'stays' : `to ${one.targets.map((id) => nameOfState(graph, id)).join(' and ')}`
  const words = one.description === '' ? '' : ` ${one.description}`
  return `Way of ${name}${condition}, ${end}, is ${mark === 'added' ? 'new' : 'gone'}.${words}`
}

/** The sentences of a difference, in the order of the chart: states first. */
export const sentencesOf = ({ joined, changes }: Difference): readonly string[] =>
  joined === null ? [] : changes.map((change) => sentenceOfChange(joined, change))

/** How much differs: `2 added, 1 removed, 3 changed`; `nothing` when nothing does. */
export const sumOf = (changes: readonly Change[]): string =>
  (['added', 'removed', 'changed'] as const)
    .map((mark) => [changes.filter((one) => one.mark === mark).length, mark] as const)
    .filter(([count]) => count > 0)
    .map(([count, mark]) => `${count} ${mark}`)
    .join(', ') || 'nothing'
