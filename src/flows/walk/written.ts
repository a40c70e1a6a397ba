import type { AnyStateMachine } from 'xstate'
import { begin, choicesOf, take, type Run, type Step } from './engine'

// A walk reads `checkout*1!order.submitted!form.changed*2!done.stampOrder~<payload>`: only signs that an address leaves
// alone. A number is the place of a sample, the first when left out; what was typed is there as base64url of its JSON.
const sign = { step: '!', sample: '*', typed: '~' } as const
const longestWalk = 40_000
const mostSteps = 500

const encoded = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const decoded = (text: string): string => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
const isPlain = (name: string): boolean => /^[\w.-]+$/.test(name)
const written = (name: string): string => (isPlain(name) ? name : `(${encoded(name)})`)
const read = (name: string): string => (name.startsWith('(') ? decoded(name.slice(1, -1)) : name)

const placed = (at: number): string => (at === 0 ? '' : `${sign.sample}${at}`)
const stepText = ({ choice, payload, sample }: Step): string =>
  `${written(choice ?? '')}${sample === null ? `${sign.typed}${encoded(JSON.stringify(payload))}` : placed(sample)}`

/** A run as a short text that fits into an address as it is; `readRun` walks it again. */
export const writeRun = ({ machine, start, steps }: Run): string =>
  [`${written(machine.id)}${placed(start)}`, ...steps.slice(1).map(stepText)].join(sign.step)

/** What became of a written walk: the run, or the reason in words why there is none. */
export type ReadRun = { readonly run: Run } | { readonly reason: string }

const part = /^([\w.-]+|\([\w-]+\))(?:\*(\d{1,4})|~([\w-]+))?$/
const readPart = (text: string) => {
  const [, name, sample, typed] = part.exec(text) ?? []
  if (name === undefined) return null
  try {
    const payload: unknown = typed === undefined ? undefined : JSON.parse(decoded(typed))
    return { name: read(name), sample: Number(sample ?? 0), payload }
  } catch {
    return null
  }
}

/** Walks a step of a written walk; the reason when that is not possible any more. */
const readStep = (run: Run, text: string): ReadRun => {
  const where = `Step ${run.steps.length}`
  const step = readPart(text)
  if (!step) return { reason: `${where} cannot be read.` }
  const choice = choicesOf(run).find(({ key }) => key === step.name)
  if (!choice) return { reason: `${where}: ${step.name} cannot happen there.` }
  const offer = choice.offers[step.sample]
  if (step.payload === undefined && !offer) return { reason: `${where}: ${step.name} has no sample ${step.sample}.` }
  const next = take(run, choice, step.payload === undefined ? offer?.payload : step.payload)
  return next.problem === null ? { run: next } : { reason: `${where}: ${next.problem}` }
}

/** Reads a walk that `writeRun` wrote, and walks it again through one of the machines. Never throws. */
export const readRun = (text: string, machines: readonly AnyStateMachine[]): ReadRun => {
  const [head = '', ...steps] = text.split(sign.step)
  if (text.length > longestWalk || steps.length > mostSteps) return { reason: 'The walk is too long.' }
  const start = readPart(head)
  if (!start || start.payload !== undefined) return { reason: 'This is no walk.' }
  const machine = machines.find(({ id }) => id === start.name)
  if (!machine) return { reason: `There is no machine called ${start.name}.` }
  let run = begin(machine, start.sample)
  if (start.sample > 0 && start.sample >= Object.keys(run.samples.inputs).length) {
    return { reason: `${machine.id} has no sample input ${start.sample}.` }
  }
  if (run.problem !== null) return { reason: run.problem }
  for (const step of steps) {
    const next = readStep(run, step)
    if ('reason' in next) return next
    run = next.run
  }
  return { run }
}
