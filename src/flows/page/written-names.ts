import type { ChartState, ChartTransition } from '../chart/graph'

/** The names that something has in the code, each as its parts: `cart.basket.open.settled`, `order.submitted`, `placeOrder`. */
export type Written = readonly (readonly string[])[]

const flat = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}*]/gu, '')
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/[.\s]+/)

/** What a state is called in the code: its id, its tags, what it asks and who they are there. */
export const namesOfState = ({ id, tags, invokes, entry, exit }: ChartState): Written =>
  [id, ...tags, ...invokes.flatMap((invoke) => [invoke.port, invoke.id]), ...entry, ...exit].map(partsOf)
/** What is told by whom a state asks, by the name of the port: ids of who is asked are often made by the library. */
const toldBy = ({ event, label }: ChartTransition): readonly string[] => {
  const [kind] = /^xstate\.(?:done\.actor|error\.actor|snapshot)(?=\.)/.exec(event) ?? []
  const [, port] = /^(?:news of )?(\S+)(?: has (?:answered|failed))?$/.exec(label) ?? []
  return kind === undefined || port === undefined ? [] : [`${kind}.${port}`]
}
/** What a way is called in the code: its key, its event, its guard and what it does. */
export const namesOfWay = (way: ChartTransition): Written =>
  [way.key, way.event, ...toldBy(way), ...(way.guard ?? '').split(/[\s()]+/), ...way.actions]
    .filter((name) => name !== '')
    .map(partsOf)

/** Whether all parts stand in a name in this order, others between them; `isSame` compares the last. */
const holds = (name: readonly string[], parts: readonly string[], isSame: (part: string, last: string) => boolean) => {
  const last = parts.length - 1
  let found = 0
  for (const part of name) {
    const wanted = parts[found]
    if (wanted !== undefined && (found < last ? part === wanted : isSame(part, wanted))) found += 1
  }
  return found > last
}
const fitOf = (name: readonly string[], parts: readonly string[], query: string): number => {
  const [own, asked] = [name.join('.'), parts.join('.')]
  if (own === asked || flat(own) === query) return 5
  // The key of a way begins with its state: who asks for the state does not ask for all its ways.
  if (name.includes('on')) return 0
  if (own.endsWith(`.${asked}`)) return 4
  if (own.startsWith(`${asked}.`)) return 3
  if (parts.length < 2) return 0
  if (holds(name, parts, (part, last) => part === last)) return 2
  return holds(name, parts, (part, last) => part.startsWith(last)) ? 1 : 0
}

/** Whether somebody writes as the code does: `cart.settled`, `#cart`, `confirmingRemoval`, `ORDER_SUBMITTED`, `*`. */
const isWritten = (query: string): boolean => /[\p{L}\p{N}][._:/[\]][\p{L}\p{N}[]|^[#[*]|\.$|\p{Ll}\p{Lu}/u.test(query)

/**
 * How well names of the code fit a query that is written as the code is, from 1 (its parts stand in a name) to 5 (it is
 * the name); 0 where none does, `null` where the query is one in words.
 */
export const writtenFit = (query: string): ((names: Written) => number) | null => {
  const bare = query.trim()
  if (!isWritten(bare)) return null
  const asked = bare.replace(/^[#[]+/, '').replace(/(?<=.)[.*]+$/, '')
  const parts = asked
    .toLowerCase()
    .split(/[.:/\s]+/)
    .filter((part) => part !== '')
  return (names) => Math.max(0, ...names.map((name) => fitOf(name, parts, flat(asked))))
}
