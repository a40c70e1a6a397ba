import { failureWords } from '../simulate/words'
import type { Run } from '../walk/engine'
import type { Asked } from '../walk/stepper'
import { callOf, type PortCall } from './port-calls'

/** A call of a story. `answer` is `null` while it is under way; a call whose state was left is given up. */
export type Call = PortCall & {
  readonly machine: string
  readonly port: string
  /** The id of the actor that makes the call. */
  readonly actor: string
  readonly answer: { readonly words: string; readonly isFailure: boolean } | null
}

const mostLetters = 120
/** Something that a machine asked for, in a short line: `replace: to=/checkout`. */
export const askedWords = ({ name, params }: Asked): string => {
  if (typeof params !== 'object' || params === null) return name
  const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  const words = Object.entries(params)
    .map(([key, value]) => `${key}=${written(value)}`)
    .join(', ')
  if (words === '') return name
  return `${name}: ${words.length > mostLetters ? `${words.slice(0, mostLetters)}...` : words}`
}

const answered = (calls: readonly Call[], isIt: (call: Call) => boolean, answer: NonNullable<Call['answer']>) => {
  const place = calls.findLastIndex((call) => call.answer === null && isIt(call))
  return calls.map((call, at) => (at === place ? { ...call, answer } : call))
}

/** The calls so far, with what the last step of a run adds: answers, calls given up, calls made. */
export const callsAfter = (calls: readonly Call[], { machine, steps }: Run): readonly Call[] => {
  const step = steps.at(-1)
  if (!step) return calls
  const [, outcome, name] = /^(done|error)\.(.+)$/.exec(step.choice ?? '') ?? []
  const ofMachine = (call: Call): boolean => call.machine === machine.id
  let next = answered(calls, (call) => ofMachine(call) && (call.port === name || call.actor === name), {
    words: outcome === 'error' ? failureWords(step.payload) : 'answered',
    isFailure: outcome === 'error',
  })
  for (const { id } of step.stopped) {
    next = answered(next, (call) => ofMachine(call) && call.actor === id, { words: 'given up', isFailure: true })
  }
  const made = step.started.flatMap(({ id, port }): readonly Call[] => {
    const call = callOf(port)
    return call ? [{ ...call, machine: machine.id, port, actor: id, answer: null }] : []
  })
  return [...next, ...made]
}
