import { and, not, or, stateIn } from 'xstate'

export type TransitionKind = 'event' | 'after' | 'always' | 'done' | 'error'
type Facts = Readonly<Record<string, unknown>>

const isFacts = (value: unknown): value is Facts =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What an inline function is called in a chart when it has no name of its own but that of the key it stands under. */
const nameless = 'inline code'
const keys: ReadonlySet<string> = new Set(['actions', 'entry', 'exit', 'guard'])
const ownName = (code: Facts): string => {
  const name = textOf(code['name'])
  return name === null || keys.has(name) ? nameless : name
}
/** What tells one kind of built-in action from the next: the keys it sets, the event it sends. */
const detailOf = (action: Facts): string => {
  if (isFacts(action['assignment']) && typeof action['assignment'] !== 'function') {
    return Object.keys(action['assignment']).join(', ')
  }
  if (isFacts(action['event'])) return textOf(action['event']['type']) ?? ''
  return textOf(action['event']) ?? textOf(action['src']) ?? textOf(action['sendId']) ?? ''
}

/**
 * The name of an action as its definition gives it; built-in ones say what they do: `assign lines`,
 * `emit cart.cleared`.
 */
export const actionName = (action: unknown): string => {
  if (!isFacts(action)) return textOf(action) ?? nameless
  const type = textOf(action['type'])
  if (type?.startsWith('xstate.')) return `${type.slice('xstate.'.length)} ${detailOf(action)}`.trim()
  return type ?? ownName(action)
}

/** Whether an action only winds or stops the clock of an `after`: the library adds those by itself. */
export const isTimer = (action: unknown): boolean =>
  isFacts(action) &&
  ['id', 'sendId', 'event'].some((key) => {
    const value = action[key]
    return String(isFacts(value) ? value['type'] : value).startsWith('xstate.after.')
  })

/** Built-in guards are told by the function that checks them: a minified build keeps no names. */
const checkOf = (guard: unknown): unknown => (isFacts(guard) ? guard['check'] : undefined)
const checks = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not('')), stateIn: checkOf(stateIn('')) }

/** The name of a guard; combined ones read like a sentence: `hasMore and not isFirst`. */
export const guardName = (guard: unknown): string => {
  if (!isFacts(guard)) return textOf(guard) ?? nameless
  const check = guard['check']
  const parts = Array.isArray(guard['guards']) ? guard['guards'].map(guardName) : []
  const joined = (word: string): string => parts.map((part) => (part.includes(' ') ? `(${part})` : part)).join(word)
  if (check !== undefined && check === checks.and) return joined(' and ')
  if (check !== undefined && check === checks.or) return joined(' or ')
  if (check !== undefined && check === checks.not) return `not ${joined('')}`
  if (check !== undefined && check === checks.stateIn) return `in ${statePath(guard['stateValue'])}`
  return textOf(guard['type']) ?? ownName(guard)
}
const statePath = (value: unknown): string =>
  isFacts(value)
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${statePath(inner)}`)
        .join(', ')
    : String(value)

type Invoked = { readonly id: string; readonly port: string }
const prefixes = [
  ['xstate.done.actor.', 'done', 'onDone of '],
  ['xstate.error.actor.', 'error', 'onError of '],
  ['xstate.snapshot.', 'event', 'news of '],
] as const

/** The kind of an event and its words: `onDone of loadCustomer`, `after slow`, `all done`; others keep their name. */
export const eventOf = (
  event: string,
  invokes: readonly Invoked[],
): { readonly kind: TransitionKind; readonly label: string } => {
  if (event === 'always') return { kind: 'always', label: 'always' }
  for (const [prefix, kind, words] of prefixes) {
    const id = event.startsWith(prefix) ? event.slice(prefix.length) : null
    if (id !== null) return { kind, label: `${words}${invokes.find((invoke) => invoke.id === id)?.port ?? id}` }
  }
  if (event.startsWith('xstate.done.state.')) return { kind: 'done', label: 'onDone' }
  if (event.startsWith('xstate.after.')) {
    const [delay = ''] = event.slice('xstate.after.'.length).split('.')
    return { kind: 'after', label: /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}` }
  }
  return { kind: 'event', label: event === '*' ? 'any other event' : event }
}
