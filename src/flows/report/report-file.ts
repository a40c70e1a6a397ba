import { reportForm, type Report } from '../../recorder/report'

type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: unknown): value is readonly Facts[] => Array.isArray(value) && value.every(isFacts)
const isReport = (value: unknown): value is Report =>
  isFacts(value) &&
  value['form'] === reportForm &&
  isRows(value['entries']) &&
  isRows(value['bases']) &&
  isRows(value['calls']) &&
  value['entries'].every(({ kind, at }) => typeof kind === 'string' && typeof at === 'number')

/** What is written once (`writtenOnce`) stands in all its places again, as one and the same object. */
const inPlaces = (value: unknown, parts: readonly unknown[]): unknown => {
  const known = new Map<number, unknown>()
  const read = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(read)
    if (!isFacts(part)) return part
    if (!('$part' in part)) return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, read(inner)]))
    const at = Number(part['$part'])
    if (!known.has(at)) {
      // What would stand in itself does not.
      known.set(at, null)
      known.set(at, read(parts[at]))
    }
    return known.get(at)
  }
  return read(value)
}

/** A file that is longer than this, in characters, is not read. */
const longest = 5_000_000

/** Reads a report from its text; `null` when it is none. Never throws. */
export const readReport = (text: string): Report | null => {
  if (text.length > longest) return null
  try {
    const { parts, ...rest }: Facts = JSON.parse(text) as Facts
    const value = Array.isArray(parts) ? inPlaces(rest, parts) : rest
    return isReport(value) ? value : null
  } catch {
    return null
  }
}

const keyOf = (id: string): string => `tradepost-report ${id}`
/** A short name of a report's text: the same for the same text (32-bit FNV-1a). */
const nameOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Keeps a report for this tab, and for the frames in it, by the name that stands in the address. */
export const keepReport = (storage: Storage, text: string): string => {
  const id = nameOf(text)
  try {
    storage.setItem(keyOf(id), text)
  } catch {
    // Older ones make room.
    storage.clear()
    storage.setItem(keyOf(id), text)
  }
  return id
}
/** A report that was opened in this tab before. */
export const keptReport = (storage: Storage, id: string | null): Report | null =>
  id === null ? null : readReport(storage.getItem(keyOf(id)) ?? '')
