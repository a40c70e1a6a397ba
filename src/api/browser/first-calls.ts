/** A call that was sent before the code of the portal ran (src/first.ts), by its address. */
export type FirstCall = {
  readonly authorization: string | null
  readonly sentAt: number
  readonly answer: Promise<Response>
  /** Gives the call up. */
  readonly stop: () => void
}
export type FirstCalls = Map<string, FirstCall>

/** An answer that nobody came for in this time, in ms, is not news any more. */
const longestWait = 15_000

/** Who leaves ends the call: also while its body is on its way. */
const unlessAborted = ({ answer, stop }: FirstCall, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      stop()
      reject(signal.reason as Error)
    }
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    answer.then(resolve, reject)
  })

/**
 * The browser's `fetch`, but for reads that are on their way already: the first to ask for one gets its answer, or its
 * failure. Everything else is asked for as ever, and so is what was sent for somebody else.
 */
export const withFirstCalls =
  (
    calls: FirstCalls | undefined,
    fetch: typeof globalThis.fetch,
    now: () => number = () => performance.now(),
  ): typeof globalThis.fetch =>
  (input, init) => {
    if (calls === undefined || !(input instanceof Request) || input.method !== 'GET') return fetch(input, init)
    const first = calls.get(input.url)
    calls.delete(input.url)
    const isFit = first?.authorization === input.headers.get('Authorization') && now() - first.sentAt < longestWait
    return first !== undefined && isFit ? unlessAborted(first, input.signal) : fetch(input, init)
  }
