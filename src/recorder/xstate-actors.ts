/**
 * What is read of XState's actors although the library keeps it for itself: by the recorder of every portal, and by the
 * visualizer (`src/flows/xstate-private.ts` has the rest, and its test says what an upgrade has changed). Whoever watches
 * a running portal is answered with nothing when a field is missing, because watching must never break it.
 */
export type Facts = Readonly<Record<string, unknown>>
export const isFacts = (value: unknown): value is Facts =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
export const fieldOf = (value: unknown, name: string): unknown => (isFacts(value) ? value[name] : undefined)
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** How the library names the events that it sends itself; what follows is the id of an actor, a delay or a state. */
export const innerEvents = {
  any: 'xstate.',
  init: 'xstate.init',
  done: 'xstate.done.actor.',
  error: 'xstate.error.actor.',
  snapshot: 'xstate.snapshot.',
  stateDone: 'xstate.done.state.',
  after: 'xstate.after.',
} as const

/** The ids of the active states of a snapshot in the order of the chart, parents first; none when it is no machine's. */
export const activeIdsOf = (snapshot: unknown): readonly string[] => {
  const nodes = fieldOf(snapshot, '_nodes')
  if (!Array.isArray(nodes)) return []
  const order = (node: unknown): number => Number(fieldOf(node, 'order') ?? 0)
  return nodes.toSorted((one, other) => order(one) - order(other)).flatMap((node) => textOf(fieldOf(node, 'id')) ?? [])
}
/** The actor that made another one; `null` for the first of its system. */
export const parentOf = (ref: object): object | null => {
  const parent = fieldOf(ref, '_parent')
  return typeof parent === 'object' ? parent : null
}
/** The id of a machine; `null` for logic that is none. */
export const machineIdOf = (logic: unknown): string | null => textOf(fieldOf(logic, 'id'))
/** The id of the machine that an actor runs; `null` when it runs something else. */
export const machineIdIn = (ref: object): string | null => machineIdOf(fieldOf(ref, 'logic'))
/** The input that an actor was made with. */
export const inputOf = (ref: object): unknown => fieldOf(fieldOf(ref, 'options'), 'input')
/** Whose news an actor only hands on to its parent (`subscription`), by reference; `null` when it does anything else. */
export const heardBy = (ref: object): { readonly id: string } | null => {
  const to = fieldOf(inputOf(ref), 'to')
  return machineIdIn(ref) === null && isReference(to) ? to : null
}
/** The name of an actor in its system; `null` when it has none there. */
export const systemNameOf = (ref: object): string | null => textOf(fieldOf(ref, 'systemId'))
/** The name that an actor is made with for its system; it has it there a little later. */
export const givenNameOf = (ref: object): string | null => textOf(fieldOf(fieldOf(ref, 'options'), 'systemId'))
/** The id of an actor among the children of its parent. */
export const idIn = (ref: object): string => textOf(fieldOf(ref, 'id')) ?? ''
/** What tells an actor from all others of a page. */
export const sessionIn = (ref: object): string => textOf(fieldOf(ref, 'sessionId')) ?? ''
const nameless = 'xstate.invoke.'
/** The name under which an actor was asked for; `null` where the chart holds the logic itself. */
export const portOf = (src: unknown): string | null => {
  const name = textOf(src)
  return name === null || name.startsWith(nameless) ? null : name
}
/** What an actor is called: its machine, else its port, else the place in the chart that holds it. */
export const nameOf = (ref: object): string =>
  machineIdIn(ref) ?? textOf(fieldOf(ref, 'src'))?.replace(nameless, '') ?? 'actor'

/** Whether a value is a reference to an actor. */
export const isReference = (value: unknown): value is { readonly id: string; readonly sessionId: string } =>
  textOf(fieldOf(value, 'sessionId')) !== null && typeof fieldOf(value, 'send') === 'function'
