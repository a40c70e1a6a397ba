import { innerEvents } from '../../recorder/xstate-actors'
import { actionFacts, guardFacts } from '../xstate-private'

export type TransitionKind = 'event' | 'after' | 'always' | 'done' | 'error'

/** What an inline function is called in a chart when it has no name of its own but that of the key it stands under. */
const nameless = 'inline code'
const keys: ReadonlySet<string> = new Set(['actions', 'entry', 'exit', 'guard'])
const ownName = (name: string | null): string => (name === null || keys.has(name) ? nameless : name)

/** `keepPage` as words: `keep page`; names with a dot are those of events, and stay. */
export const wordsOfName = (name: string): string =>
  name
    .split(' ')
    .map((part) =>
      part.includes('.') ? part : part.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' ')

const verbOf = (name: string): string => (name === 'sendTo' ? 'tell' : name)
/**
 * The name of an action as its definition gives it; built-in ones say what they do: `assign lines`,
 * `tell guard place.changed`.
 */
export const actionName = (action: unknown): string => {
  const { type, name, detail } = actionFacts(action)
  if (type?.startsWith(innerEvents.any)) return `${verbOf(type.slice(innerEvents.any.length))} ${detail}`.trim()
  return type ?? ownName(name)
}

/** The name of a guard; combined ones read like a sentence: `hasMore and not isFirst`. */
export const guardName = (guard: unknown): string => {
  const facts = guardFacts(guard)
  if (facts.kind === 'own') return facts.type ?? ownName(facts.name)
  if (facts.kind === 'stateIn') return `in ${statePath(facts.state)}`
  const parts = facts.parts.map(guardName).map((part) => (part.includes(' ') ? `(${part})` : part))
  return facts.kind === 'not' ? `not ${parts.join('')}` : parts.join(` ${facts.kind} `)
}
const statePath = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${statePath(inner)}`)
        .join(', ')
    : String(value)

type Invoked = { readonly id: string; readonly port: string }
const prefixes = [
  [innerEvents.done, 'done', (name: string) => `${name} has answered`],
  [innerEvents.error, 'error', (name: string) => `${name} has failed`],
  [innerEvents.snapshot, 'event', (name: string) => `news of ${name}`],
] as const

/** A time as somebody says it: `8 s`, `250 ms`. */
export const timeOf = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/**
 * The kind of an event and its words: `loadCustomer has answered`, `after 8 s` (`after slow` where the time is not
 * known), `its end is reached`; others keep their name.
 */
export const eventOf = (
  event: string,
  invokes: readonly Invoked[],
  delays: Readonly<Record<string, unknown>> = {},
): { readonly kind: TransitionKind; readonly label: string } => {
  if (event === 'always') return { kind: 'always', label: 'at once' }
  for (const [prefix, kind, words] of prefixes) {
    const id = event.startsWith(prefix) ? event.slice(prefix.length) : null
    if (id === '*') return { kind, label: words('any actor') }
    if (id !== null) return { kind, label: words(invokes.find((invoke) => invoke.id === id)?.port ?? id) }
  }
  if (event.startsWith(innerEvents.stateDone)) return { kind: 'done', label: 'its end is reached' }
  if (event.startsWith(innerEvents.after)) {
    const [delay = ''] = event.slice(innerEvents.after.length).split('.')
    const time = /^\d+$/.test(delay) ? Number(delay) : delays[delay]
    return { kind: 'after', label: `after ${typeof time === 'number' ? timeOf(time) : delay}` }
  }
  return { kind: 'event', label: event === '*' ? 'any other event' : event }
}
