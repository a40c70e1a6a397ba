import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { portOf } from '../../recorder/xstate-actors'
import { actorsIn, delaysIn, isTimer, nodesOf, transitionsFrom } from '../xstate-private'
import { actionName, eventOf, guardName, type TransitionKind } from './names'

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
/** An actor that lives as long as the state; `chart` is the id of its own chart when it is a machine, too. */
export type ChartInvoke = { readonly id: string; readonly port: string; readonly chart: string | null }
export type ChartState = {
  readonly id: string
  readonly key: string
  readonly path: readonly string[]
  readonly parent: string | null
  readonly children: readonly string[]
  readonly kind: StateKind
  /** The child that is entered first; `null` where there is none to choose. */
  readonly initial: string | null
  readonly description: string
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly ChartInvoke[]
  /** How many states a collapsed state hides; 0 for every other one. */
  readonly hidden: number
}
export type ChartTransition = {
  /** `<state> on <event> [<index>]`, the way the tests name it. */
  readonly key: string
  readonly source: string
  readonly targets: readonly string[]
  readonly kind: TransitionKind
  readonly event: string
  /** The event in plain words: `loadCustomer has answered`, `after 8 s`. */
  readonly label: string
  readonly guard: string | null
  readonly actions: readonly string[]
  readonly description: string
  /** Nothing is left or entered: the state only takes note. */
  readonly isInternal: boolean
  readonly isReentering: boolean
}
/** A machine as plain data: everything that its chart shows. */
export type Graph = {
  readonly id: string
  readonly description: string
  /** The sections of the specification that the machine follows. */
  readonly spec: string
  /** Parents stand before their children, in the order of the definition. */
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

/** The machines among the actors of a machine: each has a chart of its own. */
export const innerMachines = (machine: AnyStateMachine): readonly AnyStateMachine[] =>
  Object.values(actorsIn(machine)).filter((logic): logic is AnyStateMachine => logic instanceof StateMachine)

const invokesOf = (node: AnyStateNode): readonly ChartInvoke[] => {
  const actors = actorsIn(node.machine)
  return node.invoke.map(({ id, src }) => {
    const logic = typeof src === 'string' ? actors[src] : src
    return {
      id,
      port: portOf(src) ?? 'actor',
      chart: logic instanceof StateMachine ? logic.id : null,
    }
  })
}

const stateOf = (node: AnyStateNode): ChartState => {
  const children = Object.values(node.states)
  return {
    id: node.id,
    key: node.key,
    path: node.path,
    parent: node.parent?.id ?? null,
    children: children.map(({ id }) => id),
    kind: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    description: node.description ?? '',
    tags: node.tags,
    entry: node.entry.filter((action) => !isTimer(action)).map(actionName),
    exit: node.exit.filter((action) => !isTimer(action)).map(actionName),
    invokes: invokesOf(node),
    hidden: 0,
  }
}

const transitionsOf = (node: AnyStateNode): readonly ChartTransition[] => {
  const invokes = invokesOf(node)
  const delays = delaysIn(node.machine)
  return transitionsFrom(node).map(({ key, event, transition }) => {
    const targets = transition.target?.map(({ id }) => id) ?? []
    return {
      key,
      source: node.id,
      targets,
      ...eventOf(event, invokes, delays),
      event,
      guard: transition.guard === undefined ? null : guardName(transition.guard),
      actions: transition.actions.map(actionName),
      description: transition.description ?? '',
      isInternal: targets.length === 0,
      isReentering: transition.reenter,
    }
  })
}

/** Reads the chart of a machine from its definition; needs no actor and calls none of its functions. */
export const graphOf = (machine: AnyStateMachine): Graph => {
  const nodes = nodesOf(machine.root)
  const { spec } = (machine.root.meta ?? {}) as { readonly spec?: string }
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    spec: spec ?? '',
    states: nodes.map(stateOf),
    transitions: nodes.flatMap(transitionsOf),
  }
}

const descendantsOf = (states: ReadonlyMap<string, ChartState>, id: string): readonly string[] =>
  (states.get(id)?.children ?? []).flatMap((child) => [child, ...descendantsOf(states, child)])

/**
 * The same chart with some states closed: what is inside them is gone, and the transitions that cross their border
 * begin or end at the border. Unknown ids and states without children are left as they are.
 */
export const collapse = (graph: Graph, collapsedIds: ReadonlySet<string>): Graph => {
  const states = new Map(graph.states.map((state) => [state.id, state]))
  /** The outermost closed state around each hidden one. */
  const shownBy = new Map<string, string>()
  for (const { id } of graph.states) {
    if (!collapsedIds.has(id) || shownBy.has(id)) continue
    for (const hidden of descendantsOf(states, id)) shownBy.set(hidden, id)
  }
  const shown = (id: string): string => shownBy.get(id) ?? id
  return {
    ...graph,
    states: graph.states
      .filter(({ id }) => !shownBy.has(id))
      .map((state) =>
        collapsedIds.has(state.id) && state.children.length > 0
          ? { ...state, children: [], initial: null, hidden: descendantsOf(states, state.id).length }
          : state,
      ),
    transitions: graph.transitions
      .filter(
        ({ source, targets }) => !shownBy.has(source) || targets.some((target) => shown(target) !== shown(source)),
      )
      .map((transition) => ({
        ...transition,
        source: shown(transition.source),
        targets: [...new Set(transition.targets.map(shown))],
      })),
  }
}
