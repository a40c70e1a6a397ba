import { actionFacts, guardFacts, innerEvents } from '../xstate-private'

export type TransitionKind = 'event' | 'after' | 'always' | 'done' | 'error'

/** What an inline function is called in a chart when it has no name of its own but that of the key it stands under. */
const nameless = 'inline code'
const keys: ReadonlySet<string> = new Set(['actions', 'entry', 'exit', 'guard'])
const ownName = (name: string | null): string => (name === null || keys.has(name) ? nameless : name)

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
  [innerEvents.done, 'done', 'onDone of '],
  [innerEvents.error, 'error', 'onError of '],
  [innerEvents.snapshot, 'event', 'news of '],
] as const

/** The kind of an event and its words: `onDone of loadCustomer`, `after slow`, `all done`; others keep their name. */
export const eventOf = (
  event: string,
  invokes: readonly Invoked[],
): { readonly kind: TransitionKind; readonly label: string } => {
  if (event === 'always') return { kind: 'always', label: 'always' }
  for (const [prefix, kind, words] of prefixes) {
    const id = event.startsWith(prefix) ? event.slice(prefix.length) : null
    if (id === '*') return { kind, label: `${words}any actor` }
    if (id !== null) return { kind, label: `${words}${invokes.find((invoke) => invoke.id === id)?.port ?? id}` }
  }
  if (event.startsWith(innerEvents.stateDone)) return { kind: 'done', label: 'onDone' }
  if (event.startsWith(innerEvents.after)) {
    const [delay = ''] = event.slice(innerEvents.after.length).split('.')
    return { kind: 'after', label: /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}` }
  }
  return { kind: 'event', label: event === '*' ? 'any other event' : event }
}
