import { innerEvents } from '../../recorder/xstate-actors'
import type { ChartState, ChartTransition, Graph } from './graph'

type Named = { readonly type: string }
export type TransitionJson = {
  readonly target?: string | readonly string[]
  readonly guard?: Named
  readonly actions?: readonly Named[]
  readonly description?: string
  readonly reenter?: true
}
export type InvokeJson = {
  readonly id: string
  readonly src: string
  readonly onDone?: readonly TransitionJson[]
  readonly onError?: readonly TransitionJson[]
  readonly onSnapshot?: readonly TransitionJson[]
}
/** A state of a machine config, without functions. */
export type StateJson = {
  readonly id: string
  readonly description?: string
  readonly type?: 'parallel' | 'final' | 'history'
  readonly initial?: string
  readonly tags?: readonly string[]
  readonly meta?: { readonly spec: string }
  readonly entry?: readonly Named[]
  readonly exit?: readonly Named[]
  readonly invoke?: readonly InvokeJson[]
  readonly on?: Readonly<Record<string, readonly TransitionJson[]>>
  readonly after?: Readonly<Record<string, readonly TransitionJson[]>>
  readonly always?: readonly TransitionJson[]
  readonly onDone?: readonly TransitionJson[]
  readonly states?: Readonly<Record<string, StateJson>>
}

const named = (names: readonly string[]): readonly Named[] => names.map((type) => ({ type }))
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
/** Leaves out what is empty: the editor writes configs in this short way, too. */
const filled = <T extends object>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value))) as Partial<T>

const transitionJson = ({ targets, guard, actions, description, isReentering }: ChartTransition): TransitionJson => {
  const [first = '', ...more] = targets.map((target) => `#${target}`)
  return filled({
    target: more.length > 0 ? [first, ...more] : first,
    guard: guard === null ? undefined : { type: guard },
    actions: named(actions),
    description,
    reenter: isReentering ? (true as const) : undefined,
  }) as TransitionJson
}

/** Transitions by event; `cut` makes the key of the config out of the inner name of the event. */
const grouped = (
  list: readonly ChartTransition[],
  cut: (event: string) => string,
): Readonly<Record<string, readonly TransitionJson[]>> => {
  const groups = new Map<string, TransitionJson[]>()
  for (const transition of list) {
    const key = cut(transition.event)
    groups.set(key, [...(groups.get(key) ?? []), transitionJson(transition)])
  }
  return Object.fromEntries(groups)
}

/** The machine as the JSON config that the Stately editor imports: names in place of functions, targets by id. */
export const statelyJsonOf = (graph: Graph): StateJson => {
  const states = new Map(graph.states.map((state) => [state.id, state]))
  const jsonOf = (state: ChartState): StateJson => {
    const own = graph.transitions.filter(({ source }) => source === state.id)
    const of = (event: string): readonly TransitionJson[] =>
      own.filter((each) => each.event === event).map(transitionJson)
    const children = state.children.flatMap((id) => {
      const child = states.get(id)
      return child ? [[child.key, jsonOf(child)] as const] : []
    })
    const { kind } = state
    return filled({
      id: state.id,
      description: state.description,
      type: kind === 'parallel' || kind === 'final' || kind === 'history' ? kind : undefined,
      initial: states.get(state.initial ?? '')?.key,
      tags: state.tags,
      meta: state.parent === null && graph.spec !== '' ? { spec: graph.spec } : undefined,
      entry: named(state.entry),
      exit: named(state.exit),
      invoke: state.invokes.map(
        ({ id, port }) =>
          filled({
            id,
            src: port,
            onDone: of(`${innerEvents.done}${id}`),
            onError: of(`${innerEvents.error}${id}`),
            onSnapshot: of(`${innerEvents.snapshot}${id}`),
          }) as InvokeJson,
      ),
      on: grouped(
        own.filter(({ event }) => event !== 'always' && (event.endsWith('*') || !event.startsWith(innerEvents.any))),
        (event) => event,
      ),
      after: grouped(
        own.filter(({ kind }) => kind === 'after'),
        (event) => event.split('.')[2] ?? event,
      ),
      always: of('always'),
      onDone: of(`${innerEvents.stateDone}${state.id}`),
      states: Object.fromEntries(children),
    }) as StateJson
  }
  const [root] = graph.states
  if (!root) throw new Error('A chart without a state cannot be exported.')
  return jsonOf(root)
}
