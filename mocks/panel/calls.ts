import type { LoggedCall } from '../call-log'

/** So many characters of an answer the log keeps. */
export const longestAnswer = 50_000

export const statusClasses = {
  '2': '2xx',
  '3': '3xx',
  '4': '4xx',
  '5': '5xx',
  none: 'No answer',
} as const
/** Which calls are shown; an empty text lets all through. */
export type CallFilters = {
  readonly text: string
  readonly method: string
  readonly status: '' | keyof typeof statusClasses
  readonly isFaulty: boolean
  /** Only answers that are not what the contract says. */
  readonly isDifferent: boolean
}
export const everyCall: CallFilters = { text: '', method: '', status: '', isFaulty: false, isDifferent: false }

/** The query of a call as it stands in an address, with its question mark; empty when there is none. */
export const queryText = ({ query }: Pick<LoggedCall, 'query'>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
/** The path and the query, readable: `/api/tags?lang=en`. */
export const addressText = (call: Pick<LoggedCall, 'path' | 'query'>): string => {
  const query = queryText(call)
  try {
    return call.path + decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return call.path + query
  }
}

const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No content',
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  422: 'Refused',
  429: 'Too many',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
}
const ends = {
  aborted: 'Caller left',
  dropped: 'Connection cut',
  lost: 'answer lost',
  truncated: 'broken off',
} as const
/** How a call ended, in words that need no colour. */
export const statusText = ({ status, end }: Pick<LoggedCall, 'status' | 'end'>): string => {
  if (status === 0) return end === undefined ? 'Running' : ends[end]
  if (end === 'truncated' || end === 'lost') return `${status} ${ends[end]}`
  return `${status} ${reasons[status] ?? ''}`.trim()
}
/** What the colour of a call says. */
export const toneOf = ({ status, end }: Pick<LoggedCall, 'status' | 'end'>): 'good' | 'warn' | 'bad' | 'open' => {
  if (end === 'truncated' || end === 'dropped' || end === 'lost') return 'bad'
  if (status === 0) return 'open'
  if (status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}

/** The calls that the filters let through. */
export const filtered = (calls: readonly LoggedCall[], filters: CallFilters): readonly LoggedCall[] => {
  const words = filters.text.trim().toLowerCase().split(/\s+/)
  return calls.filter((call) => {
    const text = `${call.method} ${addressText(call)} ${statusText(call)}`.toLowerCase()
    const statusClass = call.status === 0 ? 'none' : String(call.status)[0]
    return (
      words.every((word) => text.includes(word)) &&
      (filters.method === '' || call.method === filters.method) &&
      (filters.status === '' || statusClass === filters.status) &&
      (!filters.isFaulty || call.fault !== null) &&
      (!filters.isDifferent || (call.differences?.length ?? 0) > 0)
    )
  })
}

/** A difference of many calls, or of many rows, as one line. */
export type SeenDifference = NonNullable<LoggedCall['differences']>[number] & { readonly count: number }
/** What the answers of a real server have that the contract has not, each once, the most frequent first. */
export const differencesIn = (calls: readonly LoggedCall[]): readonly SeenDifference[] => {
  const seen = new Map<string, SeenDifference>()
  for (const difference of calls.flatMap(({ differences = [] }) => differences)) {
    const where = difference.where.replace(/\/\d+(?=\/|$)/g, '/*')
    const key = [difference.operation, where, difference.expected.replace(/\d+/g, 'N')].join('\n')
    const known = seen.get(key)
    seen.set(key, known ? { ...known, count: known.count + 1 } : { ...difference, where, count: 1 })
  }
  return [...seen.values()].sort((one, other) => other.count - one.count)
}

/** A body or an answer for reading: JSON with lines and indents, any other text as it is. */
export const prettyText = (value: unknown): string => {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2)
  try {
    return JSON.stringify(JSON.parse(value), null, 2)
  } catch {
    // Not JSON, or the beginning of a long answer.
    return value
  }
}
