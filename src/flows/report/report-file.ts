import { reportForm, type Report } from '../../recorder/report'

type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: unknown): value is readonly Facts[] => Array.isArray(value) && value.every(isFacts)
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number'
const isActor = (value: unknown): boolean =>
  isFacts(value) &&
  typeof value['id'] === 'number' &&
  typeof value['name'] === 'string' &&
  isTextOrNull(value['machine']) &&
  isNumberOrNull(value['parent'])
const isStand = (value: unknown): boolean =>
  value === null || (isFacts(value) && 'value' in value && typeof value['status'] === 'string')
const isEntry = ({ kind, at, time, ...entry }: Facts): boolean => {
  if (typeof at !== 'number' || typeof time !== 'number') return false
  if (kind === 'ended') return typeof entry['actor'] === 'number' && typeof entry['how'] === 'string'
  if (kind === 'began') return isActor(entry['actor']) && isStand(entry['became'])
  const { to, from, event } = entry
  const isFrom = typeof from === 'number' || from === 'buyer' || from === 'page'
  const isEvent = isFacts(event) && typeof event['type'] === 'string'
  return kind === 'sent' && typeof to === 'number' && isFrom && isEvent && isStand(entry['became'])
}
const isCall = ({ method, path, status }: Facts): boolean =>
  typeof method === 'string' && typeof path === 'string' && isNumberOrNull(status)
const isBase = ({ actor, stand }: Facts): boolean => isActor(actor) && isStand(stand)
/** Whether a value holds all that a replay asks of a report, whatever form it says it has. */
const isReport = (value: Facts): boolean =>
  isRows(value['entries']) &&
  isRows(value['bases']) &&
  isRows(value['calls']) &&
  value['entries'].every(isEntry) &&
  value['bases'].every(isBase) &&
  value['calls'].every(isCall)

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

/** The number at the end of a form; `null` for what is no report at all. */
const numberOf = (form: unknown): number | null => {
  const [, number] = /^tradepost report (\d+(?:\.\d+)?)$/.exec(typeof form === 'string' ? form : '') ?? []
  return number === undefined ? null : Number(number)
}
const ownNumber = numberOf(reportForm) ?? 0
/** What a report of an older form may not say, as the reports of today would. */
const unsaid: Facts = {
  written: '',
  edition: null,
  language: 'en',
  place: '/',
  screen: { width: 1280, height: 800 },
  dropped: 0,
  bases: [],
  calls: [],
}
/** Why a report of a form cannot be read, in words. */
const strange = (number: number): string => {
  if (number === ownNumber) return 'The file is a report of a problem, but parts of it are missing or broken.'
  const [age, advice] =
    number > ownNumber
      ? ['a newer', 'Open it with a newer Tradepost.']
      : ['an older', 'It does not hold all that is needed: open it with the Tradepost that wrote it.']
  return `The file is a report of ${age} form (${number}; form ${ownNumber} is read here). ${advice}`
}

/** What became of a file: the report, or the reason in words why there is none to be read. */
export type ReportRead = { readonly report: Report } | { readonly reason: string }

/**
 * Reads a report from its text, one of an older form, too, where it holds all that is needed; `called` is what the reader
 * calls it. Never throws.
 */
export const reportIn = (text: string, called = 'report of a problem'): ReportRead => {
  const none = { reason: `The file holds no ${called}.` }
  if (text.length > longest) return { reason: `The file is too long for a ${called}.` }
  try {
    const json: unknown = JSON.parse(text)
    if (!isFacts(json)) return none
    const { parts, ...rest } = json
    const number = numberOf(rest['form'])
    if (number === null) return none
    const said = Array.isArray(parts) ? (inPlaces(rest, parts) as Facts) : rest
    const value = { ...(number < ownNumber ? unsaid : {}), ...said, form: reportForm }
    if (number > ownNumber || !isReport(value)) return { reason: strange(number) }
    return { report: value as unknown as Report }
  } catch {
    return none
  }
}
/** The same for who needs no reason: `null` when there is no report. */
export const readReport = (text: string): Report | null => {
  const read = reportIn(text)
  return 'report' in read ? read.report : null
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
