import * as v from 'valibot'
import { createDice } from './dice'

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))
const times = v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('always')])

/** Headers that say where a body ends. */
const framing = /^(?:content-length|transfer-encoding|connection)$/i

const fields = v.strictObject({
  /** Every method when missing. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))),
  /** A path; `*` stands for any characters, `/` included. */
  path: v.pipe(
    v.string(),
    v.startsWith('/', 'A path begins with /.'),
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
  type: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.+-]+\/[\w.+-]+(?:; ?[\w=.-]+)?$/, 'A type is like text/plain, perhaps with a charset.'),
    ),
  ),
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
  /** Statuses in turn, one fitting call each; with a 2xx the server itself answers. In place of `status`. */
  sequence: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))), v.minLength(1), v.maxLength(50)),
  ),
  /** Headers of the answer, beside those that it has. */
  headers: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'The name of a header has letters, figures and hyphens.')),
        v.pipe(v.string(), v.regex(/^[ -~]{0,2000}$/, 'What a header says is one line of plain characters.')),
      ),
      v.check(
        (headers) => !Object.keys(headers).some((name) => framing.test(name)),
        'Content-Length, Transfer-Encoding and Connection follow from the body; use truncate, trickle or drop.',
      ),
    ),
  ),
  /** So many fitting calls go by before the first one is hit. */
  skip: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** How many calls are hit, or how often a `sequence` is gone through. */
  times: v.optional(times, 1),
  /** The chance that a fitting call is hit, 1 when missing. Calls that are spared count for nothing. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** What `probability` and `jitter` follow from: the same seed hits the same calls again. */
  seed: v.optional(v.pipe(v.number(), v.safeInteger()), 1),
})

/** POST /__mock/faults: which calls, how many of them, and what happens to them. */
export const FaultRequest = v.pipe(
  fields,
  v.check(
    ({ body, status, sequence }) => body === undefined || status !== undefined || sequence !== undefined,
    'A body needs a status.',
  ),
  v.check(({ status, sequence }) => status === undefined || sequence === undefined, 'Either a status or a sequence.'),
  v.check(({ type, body }) => type === undefined || typeof body === 'string', 'A type needs a body that is a text.'),
  v.check(
    ({ status, sequence, headers, delay, jitter, hang, drop, truncate, trickle, pad }) =>
      [status, sequence, headers, delay, jitter, hang, drop, truncate, trickle, pad].some((one) => one !== undefined),
    'A fault needs something that happens: status, sequence, headers, delay, jitter, hang, drop, truncate, trickle or pad.',
  ),
)
export type FaultInput = v.InferInput<typeof FaultRequest>
export type Fault = v.InferOutput<typeof FaultRequest> & { readonly id: number }
/** What happens to one call: the fault, and the milliseconds to wait for it. */
export type Hit = { readonly fault: Fault; readonly wait: number }

/** A fault as a saved world keeps it: with its number, the times left, the calls that it has met, and where its dice stand. */
export const SavedFault = v.strictObject({
  fault: v.strictObject({ ...fields.entries, id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  left: times,
  met: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
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

const active = (fault: Fault, left: number | 'always' = fault.times, met = 0, dice = fault.seed) => ({
  fault,
  pattern: pathPattern(fault.path),
  left,
  /** Fitting calls that chance did not spare, so far. */
  met,
  dice: createDice(dice),
})
type Active = ReturnType<typeof active>

const isFitting = ({ fault, pattern }: Active, method: string, url: URL): boolean => {
  const query = url.search.slice(1)
  return (
    (fault.method === undefined || fault.method === method) &&
    pattern.test(url.pathname) &&
    (fault.query === undefined || query.includes(fault.query) || decodedQuery(query).includes(fault.query))
  )
}
/** Counts a fitting call; the fault as it happens to it, `null` when it goes by. */
const happening = (one: Active): Fault | null => {
  const { fault } = one
  one.met += 1
  const at = one.met - 1 - (fault.skip ?? 0)
  if (at < 0) return null
  const { sequence } = fault
  const place = sequence === undefined ? 0 : at % sequence.length
  const isRoundOver = sequence === undefined || place === sequence.length - 1
  if (isRoundOver && one.left !== 'always') one.left -= 1
  const status = sequence?.[place]
  if (status === undefined) return fault
  return status < 300 ? null : { ...fault, status }
}

/** The switches that QA sets: the oldest fault that fits a call, and that neither chance nor its own count spares, happens to it. */
export const createFaults = (saved: readonly SavedFault[] = []) => {
  let faults = saved.map(({ fault, left, met, dice }) => active(fault, left, met, dice))
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
      for (const one of faults) {
        if (!isFitting(one, method, url)) continue
        const { probability } = one.fault
        if (probability !== undefined && one.dice.roll() >= probability) continue
        const fault = happening(one)
        faults = faults.filter(({ left }) => left !== 0)
        if (fault === null) continue
        const { delay = 0, jitter } = fault
        return { fault, wait: delay + (jitter === undefined ? 0 : Math.round(one.dice.roll() * jitter)) }
      }
      return null
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
    saved: (): SavedFault[] => faults.map(({ fault, left, met, dice }) => ({ fault, left, met, dice: dice.state() })),
  }
}
export type Faults = ReturnType<typeof createFaults>
