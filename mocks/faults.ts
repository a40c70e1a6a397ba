import * as v from 'valibot'

const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

/** POST /__mock/faults: which calls, how many of them, and what happens to them. */
export const FaultRequest = v.strictObject({
  /** Every method when missing. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))),
  /** A path; `*` stands for any characters, `/` included. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** A part of the query as sent or as read (`page=2`). */
  query: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The status to answer with instead of asking the server. */
  status: v.optional(status),
  /** Goes with `status`: an object is sent as JSON, a text as it is; nothing when missing. */
  body: v.optional(v.union([v.string(), v.record(v.string(), v.unknown()), v.array(v.unknown())])),
  /** Milliseconds to wait before the answer. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** Cuts the connection: before the server has done anything, or after (the answer is lost). */
  drop: v.optional(v.picklist(['before', 'after'])),
  times: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('always')]), 1),
})
export type FaultInput = v.InferInput<typeof FaultRequest>
export type Fault = v.InferOutput<typeof FaultRequest> & { readonly id: number }

const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`)

const decodedQuery = (query: string): string => {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return query
  }
}

/** The switches that QA sets: the oldest fault that fits a call is the one that happens to it. */
export const createFaults = () => {
  let faults: { readonly fault: Fault; readonly pattern: RegExp; left: number }[] = []
  let lastId = 0
  return {
    add: (input: v.InferOutput<typeof FaultRequest>): Fault => {
      lastId += 1
      const fault = { ...input, id: lastId }
      const left = input.times === 'always' ? Number.POSITIVE_INFINITY : input.times
      faults.push({ fault, pattern: pathPattern(input.path), left })
      return fault
    },
    /** The fault for this call, counted as used; `null` when none fits. */
    take: (method: string, url: URL): Fault | null => {
      const query = url.search.slice(1)
      const found = faults.find(
        ({ fault, pattern }) =>
          (fault.method === undefined || fault.method === method) &&
          pattern.test(url.pathname) &&
          (fault.query === undefined || query.includes(fault.query) || decodedQuery(query).includes(fault.query)),
      )
      if (found === undefined) return null
      found.left -= 1
      faults = faults.filter(({ left }) => left > 0)
      return found.fault
    },
    /** Those that can still happen, with the number of times left. */
    list: () =>
      faults.map(({ fault, left }) => Object.assign({}, fault, { times: Number.isFinite(left) ? left : 'always' })),
    clear: (): void => {
      faults = []
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
