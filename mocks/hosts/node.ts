import { bodyLimit, call } from '../server'
import { createWorld, type World } from '../world'

/**
 * The mock without a network, for tests: a `fetch` that answers in this process, and the world behind it. Relative
 * addresses are those of http://localhost. A cut connection rejects with a TypeError, an abort with its reason.
 */
export const createMockFetch = (worldName: string): { readonly fetch: typeof fetch; readonly world: World } => {
  const world = createWorld(worldName)
  const answer: typeof fetch = async (input, init) => {
    const target = typeof input === 'string' || input instanceof URL ? new URL(input, 'http://localhost') : input
    const request = new Request(target, init)
    request.signal.throwIfAborted()
    const body = request.body === null ? '' : await request.clone().text()
    const left = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
    })
    const outcome = await Promise.race([
      call(world, request, body.length > bodyLimit(new URL(request.url).pathname) ? null : body),
      left,
    ])
    if (outcome instanceof Response) return outcome
    if (outcome === 'aborted') throw request.signal.reason
    throw new TypeError('Failed to fetch')
  }
  return { fetch: answer, world }
}
