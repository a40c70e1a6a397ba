import type { ChartState, ChartTransition, Graph } from '../chart/graph'

export type Mark = 'added' | 'removed' | 'changed'
/** What is another one than before, as it is said: `the words`, `the condition`. */
export type Fact = { readonly name: string; readonly before: string; readonly after: string }
/** One thing that differs between two charts. `id` is that of a state, or the key of a transition, in `joined`. */
export type Change = {
  readonly mark: Mark
  readonly what: 'machine' | 'state' | 'transition'
  readonly id: string
  readonly before: ChartState | ChartTransition | null
  readonly after: ChartState | ChartTransition | null
  readonly facts: readonly Fact[]
}
/** Two charts of one machine, compared. */
export type Difference = {
  readonly machine: string
  readonly changes: readonly Change[]
  /** The chart as it is now, with what is gone still in it; `null` when neither is there. */
  readonly joined: Graph | null
  /** What states were called before, by their name in `joined`; those that kept it are not in it. */
  readonly formerly: ReadonlyMap<string, string>
}

const factsOf = (pairs: readonly (readonly [name: string, before: string, after: string])[]): readonly Fact[] =>
  pairs.filter(([, before, after]) => before !== after).map(([name, before, after]) => ({ name, before, after }))
const listed = (items: readonly string[]): string => items.join(', ')

const stateFacts = (before: ChartState, after: ChartState): readonly Fact[] =>
  factsOf([
    ['the name', before.id, after.id],
    ['the words', before.description, after.description],
    ['the kind', before.kind, after.kind],
    ['the first state', before.initial ?? '', after.initial ?? ''],
    ['the tags', listed(before.tags), listed(after.tags)],
    ['what is done on the way in', listed(before.entry), listed(after.entry)],
    ['what is done on the way out', listed(before.exit), listed(after.exit)],
    ['what is asked', listed(before.invokes.map(({ port }) => port)), listed(after.invokes.map(({ port }) => port))],
  ])
const wayFacts = (before: ChartTransition, after: ChartTransition): readonly Fact[] =>
  factsOf([
    ['when', before.label, after.label],
    ['the condition', before.guard ?? '', after.guard ?? ''],
    ['where it leads', listed(before.targets), listed(after.targets)],
    ['what is done', listed(before.actions), listed(after.actions)],
    ['the words', before.description, after.description],
    ['entering anew', before.isReentering ? 'yes' : 'no', after.isReentering ? 'yes' : 'no'],
  ])

/** States that only have another name: nothing else has their words, and nothing else had. */
const renamed = (before: Graph, after: Graph): ReadonlyMap<string, string> => {
  const [old, now] = [new Set(before.states.map(({ id }) => id)), new Set(after.states.map(({ id }) => id))]
  const gone = before.states.filter(({ id }) => !now.has(id))
  const fresh = after.states.filter(({ id }) => !old.has(id))
  const only = (states: readonly ChartState[], { description, kind }: ChartState): ChartState | null => {
    const found = states.filter((one) => one.description === description && one.kind === kind)
    return found.length === 1 ? (found[0] ?? null) : null
  }
  return new Map(
    gone.flatMap((state): readonly (readonly [string, string])[] => {
      const heir = state.description === '' ? null : only(fresh, state)
      return heir && only(gone, state) ? [[state.id, heir.id]] : []
    }),
  )
}
/** The same chart with other names of states. */
const withNames = (graph: Graph, names: ReadonlyMap<string, string>): Graph => {
  const nameOf = (id: string): string => names.get(id) ?? id
  return {
    ...graph,
    states: graph.states.map((state) => ({
      ...state,
      id: nameOf(state.id),
      parent: state.parent === null ? null : nameOf(state.parent),
      children: state.children.map(nameOf),
      initial: state.initial === null ? null : nameOf(state.initial),
    })),
    transitions: graph.transitions.map((way) => ({
      ...way,
      source: nameOf(way.source),
      targets: way.targets.map(nameOf),
    })),
  }
}

type Pair = readonly [before: ChartTransition | null, after: ChartTransition | null]
/** Which way of before is which of now, among those of one state for one event: the more alike, the sooner. */
const paired = (before: readonly ChartTransition[], after: readonly ChartTransition[]): readonly Pair[] => {
  const [old, now] = [[...before], [...after]]
  const pairs: Pair[] = []
  const tests: readonly ((one: ChartTransition, other: ChartTransition) => boolean)[] = [
    (one, other) => wayFacts(one, other).length === 0,
    (one, other) => one.guard === other.guard && listed(one.targets) === listed(other.targets),
    (one, other) => one.guard === other.guard,
    (one, other) => listed(one.targets) === listed(other.targets),
    (one, other) => one.description !== '' && one.description === other.description,
  ]
  for (const isSame of tests) {
    for (const way of before) {
      if (!old.includes(way)) continue
      const match = now.find((other) => isSame(way, other))
      if (!match) continue
      pairs.push([way, match])
      old.splice(old.indexOf(way), 1)
      now.splice(now.indexOf(match), 1)
    }
  }
  // What is left on both sides is the same way with another condition and another end.
  while (old.length > 0 && now.length > 0) pairs.push([old.shift() ?? null, now.shift() ?? null])
  return [...pairs, ...old.map((way): Pair => [way, null]), ...now.map((way): Pair => [null, way])]
}
/** The inner names of times and ends hold the time and the state: another time is no other way. */
const eventName = ({ kind, event }: ChartTransition): string =>
  kind === 'after' ? 'after' : event.startsWith('xstate.done.state.') ? 'its end' : event
const groupOf = (way: ChartTransition): string => `${way.source} on ${eventName(way)}`

const allNew = (graph: Graph, mark: 'added' | 'removed'): readonly Change[] => [
  { mark, what: 'machine', id: graph.id, before: null, after: null, facts: [] },
  ...graph.states.slice(1).map((state): Change => {
    const [before, after] = mark === 'added' ? [null, state] : [state, null]
    return { mark, what: 'state', id: state.id, before, after, facts: [] }
  }),
]

/** What differs between a machine before and now; `null` where there was none, or is none any more. */
export const compare = (before: Graph | null, after: Graph | null): Difference => {
  const machine = after?.id ?? before?.id ?? ''
  if (!before || !after) {
    const only = after ?? before
    const changes = only ? allNew(only, after ? 'added' : 'removed') : []
    return { machine, changes, joined: only, formerly: new Map() }
  }
  const names = renamed(before, after)
  const old = withNames(before, names)
  const formerly = new Map([...names].map(([was, is]) => [is, was]))
  const states = new Map(after.states.map((state) => [state.id, state]))
  const kept = new Set(old.states.map(({ id }) => id))
  const changes: Change[] = []
  const about = factsOf([
    ['the words', before.description, after.description],
    ['the specification', before.spec, after.spec],
  ])
  if (about.length > 0)
    changes.push({ mark: 'changed', what: 'machine', id: machine, before: null, after: null, facts: about })
  const goneStates: ChartState[] = []
  for (const state of old.states) {
    const now = states.get(state.id)
    if (!now) {
      goneStates.push(state)
      changes.push({ mark: 'removed', what: 'state', id: state.id, before: state, after: null, facts: [] })
      continue
    }
    // The root's words are those of the machine.
    const facts = stateFacts({ ...state, id: formerly.get(state.id) ?? state.id }, now).filter(
      ({ name }) => state.parent !== null || name !== 'the words',
    )
    if (facts.length > 0)
      changes.push({ mark: 'changed', what: 'state', id: state.id, before: state, after: now, facts })
  }
  for (const state of after.states)
    if (!kept.has(state.id))
      changes.push({ mark: 'added', what: 'state', id: state.id, before: null, after: state, facts: [] })
  const goneWays: ChartTransition[] = []
  for (const group of new Set([...old.transitions, ...after.transitions].map(groupOf))) {
    const own = (graph: Graph) => graph.transitions.filter((way) => groupOf(way) === group)
    const ways = own(after)
    for (const [was, is] of paired(own(old), ways)) {
      if (is === null && was !== null) {
        // A key of its own, behind those that are there now.
        const key = `${group} [${ways.length + goneWays.filter((way) => groupOf(way) === group).length}]`
        goneWays.push({ ...was, key })
        changes.push({ mark: 'removed', what: 'transition', id: key, before: was, after: null, facts: [] })
      } else if (is !== null) {
        const facts = was === null ? [] : wayFacts(was, is)
        const mark = was === null ? 'added' : 'changed'
        if (was === null || facts.length > 0)
          changes.push({ mark, what: 'transition', id: is.key, before: was, after: is, facts })
      }
    }
  }
  return { machine, changes, joined: joinedOf(after, goneStates, goneWays), formerly }
}

/** A chart with states and ways that are no more, each where it was. */
const joinedOf = (after: Graph, gone: readonly ChartState[], ways: readonly ChartTransition[]): Graph => {
  const all = [...after.states, ...gone]
  const ids = new Set(all.map(({ id }) => id))
  const states = all.map((state): ChartState => {
    const more = gone.filter(({ parent, id }) => parent === state.id && !state.children.includes(id))
    const children = [...state.children.filter((id) => ids.has(id)), ...more.map(({ id }) => id)]
    // A state that had none inside it opens for what is gone.
    const kind = state.kind === 'atomic' && children.length > 0 ? 'compound' : state.kind
    return { ...state, kind, children, initial: ids.has(state.initial ?? '') ? state.initial : null }
  })
  const known = new Map(states.map((state) => [state.id, state]))
  const inOrder = (state: ChartState): readonly ChartState[] => [
    state,
    ...state.children.flatMap((id) => {
      const child = known.get(id)
      return child && child.parent === state.id ? inOrder(child) : []
    }),
  ]
  const [root] = states
  return {
    ...after,
    states: root ? inOrder(root) : [],
    transitions: [
      ...after.transitions,
      ...ways.map((way) => ({ ...way, targets: way.targets.filter((id) => ids.has(id)) })),
    ],
  }
}

/** Two lists of machines, compared by their ids; those that are the same are left out. */
export const compareAll = (before: readonly Graph[], after: readonly Graph[]): readonly Difference[] =>
  [...new Set([...after, ...before].map(({ id }) => id))]
    .map((id) => compare(before.find((one) => one.id === id) ?? null, after.find((one) => one.id === id) ?? null))
    .filter(({ changes }) => changes.length > 0)
