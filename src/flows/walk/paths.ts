import type { AnyStateMachine } from 'xstate'
import { samplesFor } from './all-samples'
import { asText } from './as-text'
import { eventFor } from './choices'
import { advance, begin, choicesOf, type Run } from './engine'
import { isReference } from '../../recorder/xstate-actors'
import { nodesOf, transitionsFor } from '../xstate-private'
import { actorsOf, transitionKeys } from './nodes'
import knownFile from './known-walks.json' with { type: 'json' }
import { readRun, writeRun } from './written'

/** Where a machine can get to: a short run by the id of each state, and by the key of each transition. */
export type Reach = {
  readonly states: ReadonlyMap<string, Run>
  readonly transitions: ReadonlyMap<string, Run>
  /** Ids of states and keys of transitions that no run over the samples leads to. */
  readonly unreached: readonly string[]
}

const mostRuns = 8_000
const knownWalks: Readonly<Record<string, readonly string[]>> = knownFile

/** What is there at all, not how much of it: runs that differ in nothing else lead to the same places. */
const outlined = (value: unknown, depth = 2): unknown => {
  if (isReference(value)) return true
  if (value instanceof Map || value instanceof Set) return value.size > 0
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) {
    return depth === 0 ? true : Object.entries(value).map(([key, inner]) => [key, outlined(inner, depth - 1)])
  }
  return typeof value === 'function' ? true : Boolean(value)
}

/** The whole of a moment as text: runs with the same one are the same from here on. */
const exact = ({ snapshot, answered }: Run): string => {
  const done = actorsOf(snapshot).flatMap(({ id, ref }) => (answered.has(ref) ? id : []))
  return asText([snapshot.value, snapshot.context, done]) ?? ''
}

type Offered = { readonly outline: string; readonly ways: readonly (() => Run)[] }
/** Every way on from a run, and an outline that is the same for runs that can go on alike. */
const offered = (run: Run, keys: ReadonlyMap<object, string>): Offered => {
  const { machine, snapshot } = run
  const ways = choicesOf(run).flatMap((choice) =>
    choice.offers.map(({ payload }) => {
      const transitions = transitionsFor(machine, snapshot, eventFor(choice, payload))
      return { taken: transitions.map((transition) => keys.get(transition)), go: () => advance(run, choice, payload) }
    }),
  )
  return {
    outline: JSON.stringify([snapshot.value, outlined(snapshot.context), ways.map(({ taken }) => taken)]),
    ways: ways.filter(({ taken }) => taken.length > 0).map(({ go }) => go),
  }
}

/** Goes on from a run; what stumbles there says which machine it is, and what led there. */
const goingOn = <TFound>(run: Run, find: () => TFound): TFound => {
  try {
    return find()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${run.machine.id}: ${reason} It stumbles after ${writeRun(run)}`, { cause: error })
  }
}

/** What has been found so far. */
const gathering = (machine: AnyStateMachine) => {
  const keys = transitionKeys(machine)
  const wanted = new Set([...nodesOf(machine.root).map(({ id }) => id), ...keys.values()])
  const states = new Map<string, Run>()
  const transitions = new Map<string, Run>()
  const firsts = new Set<Run>()
  const put = (found: Map<string, Run>, key: string, run: Run): void => {
    wanted.delete(key)
    if (found.has(key)) return
    found.set(key, run)
    firsts.add(run)
  }
  return {
    keys,
    wanted,
    /** The runs that found something, in their order. */
    firsts,
    note: (run: Run): void => {
      const step = run.steps.at(-1)
      for (const key of step?.taken ?? []) put(transitions, key, run)
      // A state that is left at once is seen only by what leaves it.
      const passed = (step?.taken ?? []).map((key) => key.split(' on ')[0] ?? '')
      for (const id of [...(step?.to ?? []), ...passed]) put(states, id, run)
    },
    reach: (): Reach => ({ states, transitions, unreached: [...wanted] }),
  }
}

const found = new WeakMap<AnyStateMachine, Reach>()

/** Searches a machine over its samples anew; says, too, how many runs it met, and which of them found something. */
export const search = (machine: AnyStateMachine) => {
  const samples = samplesFor(machine.id)
  const { keys, wanted, note, reach, firsts } = gathering(machine)
  const seen = new Set<string>()
  const isNew = (text: string): boolean => seen.size < seen.add(text).size
  const queue: Run[] = []
  const meet = (run: Run): void => {
    note(run)
    if (isNew(exact(run))) queue.push(run)
  }
  // Only what the end of a written walk adds is left to it; everything before is found by the search.
  const walked = samples.walks.flatMap((walk) => {
    const answer = readRun(walk, [machine])
    return 'run' in answer ? [answer.run] : []
  })
  const ends = new Set(walked.flatMap(({ steps }) => steps.at(-1)?.taken ?? []))
  const isDone = (): boolean => [...wanted].every((key) => ends.has(key))
  const starts = Math.max(1, Object.keys(samples.inputs).length)
  for (let start = 0; start < starts; start += 1) meet(begin(machine, start, samples))
  for (let place = 0; place < queue.length && queue.length < mostRuns && !isDone(); place += 1) {
    const run = queue[place]
    if (!run) continue
    const from = goingOn(run, () => offered(run, keys))
    if (isNew(from.outline)) for (const go of from.ways) meet(goingOn(run, go))
  }
  for (const run of walked) note(run)
  found.set(machine, reach())
  return { reach: reach(), met: queue.length, firsts: [...firsts] }
}

/** What an earlier search found, walked again; `null` where that leaves anything out: the machine is another one now. */
const recalled = (machine: AnyStateMachine): Reach | null => {
  const { note, reach } = gathering(machine)
  for (const text of knownWalks[machine.id] ?? []) {
    const read = readRun(text, [machine])
    if (!('run' in read)) return null
    note(read.run)
  }
  const found = reach()
  return found.unreached.length === 0 ? found : null
}

/**
 * Searches a machine over its samples, the shortest runs first, every port answered both ways. Runs that can go on
 * alike count as one, so that the search ends; what it cannot find has a walk among the samples. What took long is known
 * from an earlier search (`npm run flows`).
 */
export const reachOf = (machine: AnyStateMachine): Reach => {
  const reach = found.get(machine) ?? recalled(machine) ?? search(machine).reach
  found.set(machine, reach)
  return reach
}
/** The states and transitions that no run reaches: dead ones, or ones that the samples do not know how to reach. */
export const unreached = (machine: AnyStateMachine): readonly string[] => reachOf(machine).unreached
