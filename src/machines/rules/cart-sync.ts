import type { CartLine } from './cart'
import { field, isRow, plainLine, readCart, shortLine } from './cart-storage'
import { oncePer } from './once'

type Lines = readonly CartLine[]

/**
 * What became of a product: its line, or `null` when it was removed. `at` counts the changes that its writer had made or
 * met, `by` names the writer; together they tell the later of two. `since` is the count at which the line began.
 */
type Entry = { readonly line: CartLine | null; readonly at: number; readonly by: string; readonly since: number }

/**
 * A cart that several tabs change at once. Two of them can be joined in any order and any number of times, with the
 * same result: that is why all tabs end with the same lines, however late they hear of each other (quality R24).
 */
export type SharedCart = { readonly count: number; readonly entries: ReadonlyMap<string, Entry> }

/** How many removals are remembered, the latest; an older one could only be undone by a tab that slept all the time. */
const mostRemovals = 100

const idOf = ({ product }: CartLine): string => String(product.id)
// Of a long cart one line changes at a time: the others are not written anew with every press.
const lineContent = oncePer((line: CartLine): string => JSON.stringify(line))
const contentOf = ({ line }: Entry): string => (line === null ? '' : lineContent(line))
const isAlike = (line: CartLine, other: CartLine | null | undefined): boolean =>
  line === other || (!!other && lineContent(line) === lineContent(other))
const isLive = (entry: Entry): boolean => entry.line !== null

const isLater = (one: Entry, other: Entry): boolean => {
  if (one.at !== other.at) return one.at > other.at
  if (one.by !== other.by) return one.by > other.by
  // Two writers of one name: which of them wins does not matter, as long as it is the same one everywhere.
  const [content, otherContent] = [contentOf(one), contentOf(other)]
  return content === otherContent ? one.since > other.since : content > otherContent
}
const byName = (one: string, other: string): number => (one < other ? -1 : 1)
const byAge = (one: [string, Entry], other: [string, Entry]): number =>
  one[1].since - other[1].since || byName(one[0], other[0])
const byTime = (one: [string, Entry], other: [string, Entry]): number =>
  other[1].at - one[1].at || byName(one[0], other[0])

const sharedCart = (entries: Iterable<[string, Entry]>): SharedCart => {
  const all = [...entries]
  const live = all.filter(([, entry]) => isLive(entry)).toSorted(byAge)
  const removed = all.filter(([, entry]) => !isLive(entry)).toSorted(byTime)
  const kept = [...live, ...removed.slice(0, mostRemovals)]
  return { count: kept.reduce((most, [, { at }]) => Math.max(most, at), 0), entries: new Map(kept) }
}

export const linesOf = ({ entries }: SharedCart): Lines =>
  [...entries.values()].flatMap(({ line }) => (line === null ? [] : [line]))

/** The cart after both: of each product what was changed later. */
export const joined = (one: SharedCart, other: SharedCart): SharedCart => {
  const entries = new Map(one.entries)
  for (const [id, entry] of other.entries) {
    const known = entries.get(id)
    if (known === undefined || isLater(entry, known)) entries.set(id, entry)
  }
  return sharedCart(entries)
}

/**
 * At which count a line begins: one that comes back to where it stood begins where it began, so that undoing a removal
 * gives it its place; any other new one begins now.
 */
const beginningOf = (entries: ReadonlyMap<string, Entry>, lines: Lines, place: number, count: number): number => {
  const entryAt = (at: number): Entry | undefined => {
    const line = lines[at]
    return line && entries.get(idOf(line))
  }
  const [former, known, next] = [entryAt(place - 1), entryAt(place), entryAt(place + 1)]
  if (known === undefined) return count
  if (known.line !== null) return known.since
  const isAfter = former === undefined || former.since <= known.since
  return isAfter && next?.line && known.since <= next.since ? known.since : count
}

/** The cart after `by` made of the lines `before` the lines `after`: what is in both alike is nobody's change. */
export const changed = (cart: SharedCart, before: Lines, after: Lines, by: string): SharedCart => {
  const entries = new Map(cart.entries)
  let { count } = cart
  const former = new Map(before.map((line) => [idOf(line), line]))
  for (const [place, line] of after.entries()) {
    const id = idOf(line)
    const [was, known] = [former.get(id), entries.get(id)]
    const isNews = !isAlike(line, was) && !isAlike(line, known?.line)
    former.delete(id)
    if (!isNews) continue
    count += 1
    entries.set(id, { line, at: count, by, since: beginningOf(entries, after, place, count) })
  }
  for (const id of former.keys()) {
    const known = entries.get(id)
    if (!known?.line) continue
    count += 1
    entries.set(id, { line: null, at: count, by, since: known.since })
  }
  return sharedCart(entries)
}

const given = (lines: Lines): Lines => readCart(lines, '').lines.map(plainLine)
const storableLine = oncePer((line: CartLine): CartLine | null => given(JSON.parse(JSON.stringify([line])))[0] ?? null)
/** Lines as storage would give them back: all tabs hold the very same. */
export const storable = (lines: Lines): Lines => {
  const found = new Map<string, CartLine>()
  for (const line of lines.map(storableLine)) if (line && !found.has(idOf(line))) found.set(idOf(line), line)
  return [...found.values()]
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}
const fieldOf = (json: unknown, name: string): unknown => (isRow(json) ? field(json, name) : undefined)

/** True when the stored text is a cart of another tenant: not this tab's business. */
export const isForeign = (text: string | null, tenantCode: string): boolean => {
  const owner = fieldOf(parsed(text), 'tenantCode')
  return typeof owner === 'string' && owner !== tenantCode
}

type Mark = readonly [id: string, at: number, by: string, since: number]
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isMark = (value: unknown): value is Mark =>
  Array.isArray(value) &&
  value.length === 4 &&
  typeof value[0] === 'string' &&
  isCount(value[1]) &&
  typeof value[2] === 'string' &&
  isCount(value[3])

/** A stored text as it was read; `isMarked` is false when it says nothing about who changed what, and when. */
export type CartText = { readonly cart: SharedCart; readonly isMarked: boolean; readonly isDamaged: boolean }

/** The cart in a stored text. One without marks was written by hand, or by an earlier portal; another tenant's is empty. */
export const readText = (text: string | null, tenantCode: string): CartText => {
  const json = parsed(text)
  const { lines: found, isDamaged } = readCart(json, tenantCode)
  const lines = found.map(plainLine)
  const stored = isForeign(text, tenantCode) ? undefined : fieldOf(json, 'marks')
  const marks = Array.isArray(stored) ? stored.filter(isMark) : []
  const entries = new Map(marks.map(([id, at, by, since]): [string, Entry] => [id, { line: null, at, by, since }]))
  const isMarked = Array.isArray(stored) && lines.every((line) => entries.has(idOf(line)))
  if (!isMarked) return { cart: changed(sharedCart([]), [], lines, ''), isMarked, isDamaged }
  for (const line of lines) {
    const entry = entries.get(idOf(line))
    if (entry) entries.set(idOf(line), { ...entry, line })
  }
  return { cart: sharedCart(entries), isMarked, isDamaged }
}

const lineText = oncePer((line: CartLine): string => JSON.stringify(shortLine(line)))
/** The text of a cart, as local storage keeps it: the same cart is always the same text. */
export const writeText = (tenantCode: string, cart: SharedCart): string => {
  const marks = [...cart.entries].map(([id, { at, by, since }]): Mark => [id, at, by, since])
  const lines = linesOf(cart).map(lineText).join(',')
  return `{"tenantCode":${JSON.stringify(tenantCode)},"lines":[${lines}],"marks":${JSON.stringify(marks)}}`
}

/** The cart after hearing a text without marks: what it holds now is what somebody made of it. */
export const takenOver = (cart: SharedCart, lines: Lines, by: string): SharedCart =>
  changed(cart, linesOf(cart), lines, by)
