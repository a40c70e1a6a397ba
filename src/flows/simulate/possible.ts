import type { AnyStateMachine } from 'xstate'
import type { Choice, Offer } from '../walk/choices'
import { choicesOf, take, type Run } from '../walk/engine'
import { graphFor } from '../page/layouts'
import { nameOfState } from '../page/chart-words'

/** One way on: a choice with one of its samples, and the run that it leads to. */
export type Way = { readonly choice: Choice; readonly offer: Offer; readonly next: Run }

const found = new WeakMap<Run, readonly Way[]>()
/** Every way on from a run that changes something. */
const waysFrom = (run: Run): readonly Way[] => {
  const known = found.get(run)
  if (known) return known
  const ways = choicesOf(run).flatMap((choice) =>
    choice.offers
      .filter(({ hasEffect }) => hasEffect)
      .map((offer) => ({ choice, offer, next: take(run, choice, offer.payload) }))
      .filter(({ next }) => next.problem === null),
  )
  found.set(run, ways)
  return ways
}

/** The way that takes a transition, by its key; `null` when it is not possible now. */
export const wayThrough = (run: Run, key: string): Way | null =>
  waysFrom(run).find(({ next }) => next.steps.at(-1)?.taken.includes(key)) ?? null

/** The innermost of the active states of a machine, in words: `customer.known and order.collecting`. */
export const standingAt = (machine: AnyStateMachine, ids: readonly string[]): string => {
  const graph = graphFor(machine)
  const active = new Set(ids)
  return graph.states
    .filter(({ id, children }) => active.has(id) && !children.some((child) => active.has(child)))
    .map(({ id }) => nameOfState(graph, id))
    .join(' and ')
}
/**
 * What the chart says of the outermost of them, in sentences: in a machine whose parts are active side by side, of where
 * each part stands.
 */
export const saidAt = (machine: AnyStateMachine, ids: readonly string[]): string => {
  const { states } = graphFor(machine)
  const active = new Set(ids)
  const inside = (id: string): readonly string[] =>
    states
      .filter((state) => state.parent === id && active.has(state.id))
      .flatMap((state) => (isPart(state.parent) ? inside(state.id) : [state.description ?? '']))
  const isPart = (parent: string | null): boolean => states.find(({ id }) => id === parent)?.kind === 'parallel'
  return inside(machine.id)
    .filter((words) => words !== '')
    .join(' ')
}
/** The same for the place where a run stands. */
export const standing = ({ machine, steps }: Run): string => standingAt(machine, steps.at(-1)?.to ?? [])

/** What a step does, in the words of the chart; where nothing is said about it, where it leads. */
export const effectOf = (next: Run): string => {
  const graph = graphFor(next.machine)
  const taken = next.steps.at(-1)?.taken ?? []
  const words = taken.map((key) => graph.transitions.find((transition) => transition.key === key)?.description)
  return words.find((text) => text) ?? `Leads to ${standing(next)}.`
}
