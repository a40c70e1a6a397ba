import { delays } from '../../machines/delays'
import { timeOf, wordsOfName } from '../chart/names'
import type { Choice, Offer } from '../walk/choices'

type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A failure in words: `no answer, the connection is lost`, `422: The given data was invalid.` */
export const failureWords = (failure: unknown): string => {
  if (!isFacts(failure)) return 'it fails'
  const { kind, status, message } = failure
  const said = typeof message === 'string' && message !== '' ? `: ${message}` : ''
  if (kind === 'unreachable') return 'no answer, the connection is lost'
  if (kind === 'unreadable') return 'the answer cannot be read'
  if (kind === 'unauthorised') return `401${said}`
  return kind === 'rejected' ? `${String(status)}${said}` : 'it fails'
}

const known: Readonly<Record<string, string>> = { 'no connection': 'connection lost' }
/** What a sample is called. */
export const sampleTitle = (name: string): string => known[name] ?? name

const isKnown = (name: string): name is keyof typeof delays => name in delays
/** A delay as somebody says it: `stillProcessing passes` is `still processing passes (10 s)`. */
const passing = (name: string): string => {
  return `${wordsOfName(name)} passes${isKnown(name) ? ` (${timeOf(delays[name])})` : ''}`
}

/** What a choice is called: `order.submitted`, `place order answers`, `place order fails`, `slow passes`. */
export const titleOf = (choice: Choice): string => {
  if (choice.kind === 'event') return choice.event
  if (choice.kind === 'timer') return passing(choice.delay)
  const name = wordsOfName(choice.key.replace(/^(?:done|error)\./, ''))
  return `${name} ${choice.outcome === 'done' ? 'answers' : 'fails'}`
}
/** The same with what comes along: `place order fails: connection lost`. */
export const offerTitle = (choice: Choice, offer: Offer): string =>
  offer.name === '' ? titleOf(choice) : `${titleOf(choice)}: ${sampleTitle(offer.name)}`

/** A step that was taken, in words, by the key that a walk names it with. */
export const stepTitle = (key: string | null): string => {
  if (key === null) return 'Start'
  const [, kind, name = ''] = /^(done|error|after)\.(.+)$/.exec(key) ?? []
  if (kind === 'done') return `${wordsOfName(name)} answers`
  if (kind === 'error') return `${wordsOfName(name)} fails`
  return kind === 'after' ? passing(name) : key
}
