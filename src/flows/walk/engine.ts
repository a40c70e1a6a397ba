import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { samplesFor } from './all-samples'
import { choicesAt, eventFor, type Choice, type Moment } from './choices'
import { activeNodes, actorsOf } from './nodes'
import type { Samples } from './sample'
import { misfit } from './shape'
import { stepperOf, type Asked, type Outcome } from './stepper'

/** An actor that the machine keeps, or lets go. */
export type Kept = { readonly id: string; readonly port: string }
/** One step of a walk; the first one is the start. */
export type Step = {
  /** The choice that was taken, by its key; `null` for the start. */
  readonly choice: string | null
  readonly label: string
  readonly payload: unknown
  /** The place of the payload among the samples; `null` when somebody typed it. */
  readonly sample: number | null
  /** Ids of the active states before and after, parents first. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Keys of the transitions taken, in order; none when the event changed nothing. */
  readonly taken: readonly string[]
  readonly asked: readonly Asked[]
  readonly started: readonly Kept[]
  readonly stopped: readonly Kept[]
}
/** A machine somewhere on its way; never changed, every step makes another one. */
export type Run = Moment & {
  /** Which sample input it began with. */
  readonly start: number
  readonly snapshot: AnyMachineSnapshot
  /** The start and every step since. */
  readonly steps: readonly Step[]
  /** Why the last thing tried did not work; the run stayed where it was. */
  readonly problem: string | null
  readonly previous: Run | null
}

/** A payload that is longer than this as JSON, in characters, is not taken. */
export const longestPayload = 20_000
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)
const idsOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(machine, snapshot.value).map(({ id }) => id)

type Named = Pick<Step, 'choice' | 'label' | 'payload' | 'sample'>
const stepOf = (machine: AnyStateMachine, before: AnyMachineSnapshot | null, outcome: Outcome, named: Named): Step => {
  const former = before ? actorsOf(before) : []
  const present = actorsOf(outcome.snapshot)
  const without = (actors: typeof present, others: typeof present): readonly Kept[] =>
    actors.filter(({ ref }) => !others.some((other) => other.ref === ref)).map(({ id, port }) => ({ id, port }))
  return {
    ...named,
    from: before ? idsOf(machine, before) : [],
    to: idsOf(machine, outcome.snapshot),
    taken: outcome.taken,
    asked: outcome.asked,
    started: without(present, former),
    stopped: without(former, present),
  }
}

/**
 * Begins a walk through a machine with one of its sample inputs, by place. An input that the machine cannot begin with
 * is the run's problem, and then nothing can be chosen.
 */
export const begin = (machine: AnyStateMachine, start = 0, samples: Samples = samplesFor(machine.id)): Run => {
  const outcome = stepperOf(machine).begin(Object.values(samples.inputs)[start])
  const { status, error } = outcome.snapshot
  return {
    machine,
    samples,
    start,
    snapshot: outcome.snapshot,
    answered: new Set(),
    steps: [stepOf(machine, null, outcome, { choice: null, label: 'start', payload: null, sample: null })],
    problem: status === 'error' ? `The machine cannot begin: ${messageOf(error)}` : null,
    previous: null,
  }
}

/** What can happen next; see `choicesAt`. */
export const choicesOf = (run: Run): readonly Choice[] => choicesAt(run)

const tooLong = (length: number) => `The payload has ${length} characters, at most ${longestPayload} are taken.`
const payloadProblem = (choice: Choice, payload: unknown): string | null => {
  const samples = choice.offers.map((offer) => offer.payload)
  if (choice.kind === 'timer' || samples.includes(payload)) return null
  if (choice.kind === 'event' && (typeof payload !== 'object' || payload === null || Array.isArray(payload))) {
    return 'The payload must be an object.'
  }
  try {
    const text = JSON.stringify(payload)
    if (text === undefined) return misfit(payload, samples, 'payload')
    if (text.length > longestPayload) return tooLong(text.length)
    // As it is written and read again: what JSON leaves out (a function, say) is missing then.
    return misfit(JSON.parse(text), samples, 'payload')
  } catch (error) {
    return `The payload is not plain JSON: ${messageOf(error)}`
  }
}

/** A sample that was only looked at in an editor is still that sample. */
const placeOf = ({ offers }: Choice, payload: unknown): number | null => {
  const same = offers.findIndex((offer) => offer.payload === payload)
  if (same !== -1) return same
  const text = JSON.stringify(payload)
  const alike = offers.findIndex((offer) => JSON.stringify(offer.payload) === text)
  return alike === -1 ? null : alike
}
/** The run after a choice that was made from its `choicesOf`; throws what a guard or an assignment throws. */
export const advance = (run: Run, choice: Choice, payload: unknown): Run => {
  const { machine, snapshot, answered, steps } = run
  const outcome = stepperOf(machine).step(snapshot, eventFor(choice, payload))
  const speaker = actorsOf(snapshot).find(({ id }) => choice.kind === 'answer' && id === choice.id)?.ref
  const named = { choice: choice.key, label: choice.label, payload, sample: placeOf(choice, payload) }
  return {
    ...run,
    snapshot: outcome.snapshot,
    answered: speaker ? new Set([...answered, speaker]) : answered,
    steps: [...steps, stepOf(machine, snapshot, outcome, named)],
    problem: null,
    previous: run,
  }
}

/**
 * Takes a choice, with the first sample that has an effect unless a payload is given. A payload that does not fit, or
 * that a guard or an assignment stumbles over, leaves the run where it is, with the problem in words.
 */
export const take = (run: Run, choice: Choice, payload: unknown = firstOffer(choice)): Run => {
  const current = choicesAt(run).find(({ key }) => key === choice.key)
  if (!current) return { ...run, problem: `${choice.label} cannot happen here.` }
  const misfits = payloadProblem(current, payload)
  if (misfits !== null) return { ...run, problem: misfits }
  try {
    return advance(run, current, payload)
  } catch (error) {
    return { ...run, problem: `The machine cannot handle this payload: ${messageOf(error)}` }
  }
}
/** The same for a payload that is written as JSON. */
export const takeTyped = (run: Run, choice: Choice, json: string): Run => {
  if (json.length > longestPayload) return { ...run, problem: tooLong(json.length) }
  try {
    return take(run, choice, JSON.parse(json) as unknown)
  } catch (error) {
    return { ...run, problem: `This is not JSON: ${messageOf(error)}` }
  }
}
const firstOffer = ({ offers }: Choice): unknown => (offers.find(({ hasEffect }) => hasEffect) ?? offers[0])?.payload

/** The run one step earlier; the start stays the start. */
export const back = (run: Run): Run => run.previous ?? run
/** The run as it was after a step; 0 is the start, and a step that does not exist the last one. */
export const at = (run: Run, step: number): Run =>
  run.previous === null || run.steps.length - 1 <= step ? run : at(run.previous, step)
