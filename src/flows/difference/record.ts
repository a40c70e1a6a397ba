import type { ChartState, ChartTransition, Graph } from '../chart/graph'

type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
const short = (record: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value))))
const byName =
  <TItem>(name: (item: TItem) => string) =>
  (one: TItem, other: TItem) =>
    name(one) < name(other) ? -1 : 1

const lines = (rows: readonly string[]): string => (rows.length === 0 ? '[]' : `[\n${rows.join(',\n')}\n]`)
const bodyOf = ({ id, description, spec, states, transitions }: Graph): string =>
  [
    `"id": ${JSON.stringify(id)}`,
    `"description": ${JSON.stringify(description)}`,
    `"spec": ${JSON.stringify(spec)}`,
    `"states": ${lines(states.toSorted(byName((state) => state.id)).map((state) => short(stateFrom(state))))}`,
    `"transitions": ${lines(transitions.toSorted(byName(({ key }) => key)).map((way) => short(transitionFrom(way))))}`,
  ].join(',\n')

/** A short name of a text: the same for the same text, another one for another (two 32-bit FNV-1a, 16 digits). */
export const fingerprintOf = (text: string): string => {
  let [one, two] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
/** The fingerprint of all that a chart holds; the order in which a file names things changes nothing. */
export const fingerprintOfGraph = (graph: Graph): string => fingerprintOf(bodyOf(graph))

/**
 * What walks found out about a machine: a run to the screen of each state, one to each way that shows an error elsewhere, and
 * what each transition tells others.
 */
export type Walked = {
  readonly screens: Readonly<Record<string, string>>
  readonly troubles: Readonly<Record<string, string>>
  readonly tells: Readonly<Record<string, readonly string[]>>
}
/** Nothing was walked. */
export const noWalks: Walked = { screens: {}, troubles: {}, tells: {} }
const listOf = (record: Readonly<Record<string, unknown>>): string => {
  const rows = Object.entries(record).toSorted(byName(([name]) => name))
  if (rows.length === 0) return '{}'
  return `{\n${rows.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}`
}

/** A machine as a text that is kept: one line a state and a transition, sorted, the same bytes every time. */
export const writeRecord = (graph: Graph, { screens, troubles, tells }: Walked = noWalks): string =>
  `{\n${bodyOf(graph)},\n"screens": ${listOf(screens)},\n"troubles": ${listOf(troubles)},\n"tells": ${listOf(tells)}\n}\n`

/** The runs to the screens of machines, by the id of the machine and of the state. */
export type Runs = ReadonlyMap<string, Walked['screens']>
/** Those of charts that were read as JSON; a chart without walks has none. */
export const runsIn = (charts: readonly unknown[]): Runs =>
  new Map(
    charts.flatMap((one) =>
      isFacts(one) && typeof one['id'] === 'string' ? [[one['id'], walkedFrom(one).screens]] : [],
    ),
  )

const recordOf = <TValue>(value: unknown, read: (one: unknown) => TValue): Readonly<Record<string, TValue>> =>
  isFacts(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one)])) : {}
/** What `writeRecord` wrote about walks, from what was read as JSON. */
export const walkedFrom = (value: unknown): Walked =>
  isFacts(value)
    ? {
        screens: recordOf(value['screens'], text),
        troubles: recordOf(value['troubles'], text),
        tells: recordOf(value['tells'], texts),
      }
    : noWalks

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(text) : [])
const rows = (value: unknown): readonly Facts[] => (Array.isArray(value) ? value.filter(isFacts) : [])
const oneOf = <TName extends string>(value: unknown, names: readonly TName[], usual: TName): TName =>
  names.find((name) => name === value) ?? usual

const stateFrom = (facts: Facts): ChartState => ({
  id: text(facts['id']),
  key: text(facts['key']),
  path: texts(facts['path']),
  parent: textOrNull(facts['parent']),
  children: texts(facts['children']),
  kind: oneOf(facts['kind'], ['atomic', 'compound', 'parallel', 'final', 'history'], 'atomic'),
  initial: textOrNull(facts['initial']),
  description: text(facts['description']),
  tags: texts(facts['tags']),
  entry: texts(facts['entry']),
  exit: texts(facts['exit']),
  invokes: rows(facts['invokes']).map((invoke) => ({
    id: text(invoke['id']),
    port: text(invoke['port']),
    chart: textOrNull(invoke['chart']),
  })),
  hidden: 0,
})
const transitionFrom = (facts: Facts): ChartTransition => ({
  key: text(facts['key']),
  source: text(facts['source']),
  targets: texts(facts['targets']),
  kind: oneOf(facts['kind'], ['event', 'after', 'always', 'done', 'error'], 'event'),
  event: text(facts['event']),
  label: text(facts['label']),
  guard: textOrNull(facts['guard']),
  actions: texts(facts['actions']),
  description: text(facts['description']),
  isInternal: facts['isInternal'] === true,
  isReentering: facts['isReentering'] === true,
})

/** A chart from what was read as JSON; `null` when it holds none. */
export const graphFrom = (value: unknown): Graph | null => {
  if (!isFacts(value) || typeof value['id'] !== 'string') return null
  const known = new Map(rows(value['states']).map((facts) => [text(facts['id']), stateFrom(facts)]))
  const root = [...known.values()].find(({ parent }) => parent === null)
  if (!root) return null
  const inOrder = (state: ChartState): readonly ChartState[] => [
    state,
    ...state.children.flatMap((id) => {
      const child = known.get(id)
      return child && child.parent === state.id ? inOrder(child) : []
    }),
  ]
  const states = inOrder(root)
  const transitions = rows(value['transitions']).map(transitionFrom)
  return {
    id: value['id'],
    description: text(value['description']),
    spec: text(value['spec']),
    states,
    // States in the order of the chart, the ways of each in the order in which they are tried.
    transitions: states.flatMap(({ id }) => transitions.filter(({ source }) => source === id)),
  }
}

const listIn = (written: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(written)
    return Array.isArray(value) ? value : [value]
  } catch {
    return []
  }
}
/** Reads what `writeRecord` wrote, or a list of such; empty when the text holds none. Never throws. */
export const readRecords = (written: string): readonly Graph[] => listIn(written).flatMap((one) => graphFrom(one) ?? [])
/** The runs in such a text. Never throws. */
export const readRuns = (written: string): Runs => runsIn(listIn(written))
