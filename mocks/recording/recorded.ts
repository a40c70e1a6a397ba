import * as v from 'valibot'
import { isBodyless } from '../contract'

/** A real server's answer to a call, masked; what a world answers again where it has no server. */
export const RecordedAnswer = v.strictObject({
  method: v.pipe(v.string(), v.regex(/^[A-Z]+$/)),
  path: v.pipe(v.string(), v.startsWith('/api/'), v.maxLength(500)),
  /** Without `lang`: an answer stands for every language. */
  query: v.record(v.string(), v.pipe(v.array(v.string()), v.readonly())),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** The type of the body, `null` where there is none. */
  type: v.nullable(v.string()),
  /** JSON as a value, any other body as a text; `null` where there is none. */
  body: v.unknown(),
})
export type RecordedAnswer = v.InferOutput<typeof RecordedAnswer>

/** So many answers a world keeps. */
export const mostRecorded = 2000

/** What a buyer typed, and who it was: an answer stands in for that of another one. */
const loose = /^(?:search|email)$/

const queryText = (query: RecordedAnswer['query'], isStrict: boolean): string =>
  Object.entries(query)
    .filter(([name]) => name !== 'lang' && (isStrict || !loose.test(name)))
    .map(([name, values]) => `${name}=${[...values].sort().join(',')}`)
    .sort()
    .join('&')

/** Answers calls as they were answered before: in the order of the record, the last one from then on. */
export const createReplay = (recorded: readonly RecordedAnswer[]) => {
  const turns = new Map<string, number>()
  const turn = (key: string, fitting: readonly RecordedAnswer[]): RecordedAnswer | null => {
    const at = turns.get(key) ?? 0
    turns.set(key, at + 1)
    return fitting[Math.min(at, fitting.length - 1)] ?? null
  }
  return {
    answers: recorded,
    /** The next answer to a call, `null` when nothing like it was recorded. */
    next: (method: string, url: URL): RecordedAnswer | null => {
      const { pathname, searchParams } = url
      const query = Object.fromEntries(
        [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
      )
      const alike = recorded.filter((one) => one.method === method && one.path === pathname)
      for (const isStrict of [true, false]) {
        const asked = queryText(query, isStrict)
        const fitting = alike.filter((one) => queryText(one.query, isStrict) === asked)
        if (fitting.length > 0) return turn(`${method} ${pathname} ${isStrict} ${asked}`, fitting)
      }
      return null
    },
  }
}
export type Replay = ReturnType<typeof createReplay>

/** A recorded answer as it goes out. */
export const responseOf = ({ status, type, body }: RecordedAnswer): Response => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const isEmpty = isBodyless(status) || body === null || body === undefined
  return new Response(isEmpty ? null : text, {
    status,
    headers: type === null || isEmpty ? {} : { 'Content-Type': type },
  })
}
