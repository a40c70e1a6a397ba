import * as v from 'valibot'
import { createDice } from './dice'

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))
const times = v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('always')])

const fields = v.strictObject({
  /** Every method when missing. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))),
  /** A path; `*` stands for any characters, `/` included. */
  path: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.maxLength(500),
    v.check((path) => !path.includes('?'), 'A path has no query: what follows the ? belongs in "query".'),
  ),
  /** A part of the query as sent or as read (`page=2`). */
  query: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))),
  /** The status to answer with instead of asking the server. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Goes with `status`: an object or a list is sent as JSON, a text as it is; nothing when missing. */
  body: v.optional(v.union([v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown())])),
  /** The Content-Type of a `body` that is a text; plain text when missing. */
  type: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+(?:; ?[\w=.-]+)?$/))),
  /** Milliseconds to wait before the answer. */
  delay: v.optional(milliseconds),
  /** Up to so many milliseconds more, by chance. */
  jitter: v.optional(milliseconds),
  /** No answer ever: the call ends when the caller leaves. */
  hang: v.optional(v.literal(true)),
  /** Cuts the connection: before the server has done anything, or after (the answer is lost). */
  drop: v.optional(v.picklist(['before', 'after'])),
  /** The answer's body breaks off after so many bytes. */
  truncate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The answer's body comes in twenty pieces, spread over so many milliseconds. */
  trickle: v.optional(milliseconds),
  /** So many blanks follow the answer's body: JSON means the same with them. */
  pad: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000_000))),
  times: v.optional(times, 1),
  /** The chance that a fitting call is hit, 1 when missing. Calls that are spared count for nothing. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** What `probability` and `jitter` follow from: the same seed hits the same calls again. */
  seed: v.optional(v.pipe(v.number(), v.safeInteger()), 1),
})

/** POST /__mock/faults: which calls, how many of them, and what happens to them. */
export const FaultRequest = v.pipe(
  fields,
  v.check(({ body, status }) => body === undefined || status !== undefined, 'A body needs a status.'),
  v.check(({ type, body }) => type === undefined || typeof body === 'string', 'A type needs a body that is a text.'),
  v.check(
    ({ status, delay, jitter, hang, drop, truncate, trickle, pad }) =>
      [status, delay, jitter, hang, drop, truncate, trickle, pad].some((effect) => effect !== undefined),
    'A fault needs something that happens: status, delay, jitter, hang, drop, truncate, trickle or pad.',
  ),
)
export type FaultInput = v.InferInput<typeof FaultRequest>
export type Fault = v.InferOutput<typeof FaultRequest> & { readonly id: number }
/** What happens to one call: the fault, and the milliseconds to wait for it. */
export type Hit = { readonly fault: Fault; readonly wait: number }

/** A fault as a saved world keeps it: with its number, the times left, and where its dice stand. */
export const SavedFault = v.strictObject({
  fault: v.strictObject({ ...fields.entries, id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  left: times,
  dice: v.pipe(v.number(), v.safeInteger()),
})
export type SavedFault = v.InferOutput<typeof SavedFault>

const pathPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\*+/)
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

const decodedQuery = (query: string): string => {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return query
  }
}

const active = (fault: Fault, left: number | 'always' = fault.times, dice = fault.seed) => ({
  fault,
  pattern: pathPattern(fault.path),
  left,
  dice: createDice(dice),
})

/** The switches that QA sets: the oldest fault that fits a call, and that chance does not spare, happens to it. */
export const createFaults = (saved: readonly SavedFault[] = []) => {
  let faults = saved.map(({ fault, left, dice }) => active(fault, left, dice))
  let lastId = saved.reduce((last, { fault }) => Math.max(last, fault.id), 0)
  return {
    add: (input: FaultInput): Fault => {
      lastId += 1
      const fault: Fault = { ...v.parse(FaultRequest, input), id: lastId }
      faults.push(active(fault))
      return fault
    },
    /** What happens to this call, counted as used; `null` when nothing does. */
    take: (method: string, url: URL): Hit | null => {
      const query = url.search.slice(1)
      const found = faults.find(
        ({ fault, pattern, dice }) =>
          (fault.method === undefined || fault.method === method) &&
          pattern.test(url.pathname) &&
          (fault.query === undefined || query.includes(fault.query) || decodedQuery(query).includes(fault.query)) &&
          (fault.probability === undefined || dice.roll() < fault.probability),
      )
      if (found === undefined) return null
      const { fault, dice } = found
      if (found.left !== 'always') found.left -= 1
      faults = faults.filter(({ left }) => left !== 0)
      const { delay = 0, jitter } = fault
      return { fault, wait: delay + (jitter === undefined ? 0 : Math.round(dice.roll() * jitter)) }
    },
    /** Those that can still happen, with the number of times left. */
    list: (): Fault[] => faults.map(({ fault, left }) => Object.assign({}, fault, { times: left })),
    /** Takes one back; false when there is none of that number. */
    remove: (id: number): boolean => {
      const rest = faults.filter(({ fault }) => fault.id !== id)
      const isFound = rest.length < faults.length
      faults = rest
      return isFound
    },
    clear: (): void => {
      faults = []
    },
    /** For a saved world. */
    saved: (): SavedFault[] => faults.map(({ fault, left, dice }) => ({ fault, left, dice: dice.state() })),
  }
}
export type Faults = ReturnType<typeof createFaults>
