import { getResponse } from 'msw'
import type { LoggedCall } from './call-log'
import { json } from './contract'
import type { Fault } from './faults'
import { accountHandlers } from './handlers/account'
import { catalogueHandlers } from './handlers/catalogue'
import { controlHandlers } from './handlers/control'
import { orderingHandlers } from './handlers/ordering'
import { sessionHandlers } from './handlers/session'
import { shellHandlers } from './handlers/shell'
import { tenantHandlers } from './handlers/tenant'
import type { World } from './world'

const allHandlers = (world: World) => [
  ...sessionHandlers(world),
  ...tenantHandlers(world),
  ...catalogueHandlers(world),
  ...orderingHandlers(world),
  ...accountHandlers(world),
  ...shellHandlers(world),
  ...controlHandlers(world),
]
const handlersOf = new WeakMap<World, ReturnType<typeof allHandlers>>()

/** The largest body that the server reads, in bytes. */
export const bodyLimit = 1_000_000

const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })

const parsed = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const queryOf = ({ searchParams }: URL): LoggedCall['query'] =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name)
      return [name, name.endsWith('[]') ? values : (values[0] ?? '')]
    }),
  )

/** The answer of the handlers alone: no log, no faults. */
const handled = async (world: World, request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const handlers = handlersOf.get(world) ?? allHandlers(world)
  handlersOf.set(world, handlers)
  try {
    const response = await getResponse(handlers, request)
    return response ?? json({ message: `The mock does not know ${request.method} ${pathname}.` }, 400)
  } catch (error) {
    const isBadPath = error instanceof URIError
    if (!isBadPath) console.error(error)
    return json(
      { message: isBadPath ? `The path ${pathname} is not encoded well.` : `The mock failed: ${error}` },
      isBadPath ? 400 : 500,
    )
  }
}

const forced = ({ status = 200, body }: Fault): Response => {
  if (typeof body === 'object') return json(body, status)
  return new Response(
    body ?? null,
    { status, headers: body === undefined ? {} : { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}

/** How a call ended: an answer, the connection cut, or nothing because the caller left. */
export type Outcome = Response | 'dropped' | 'aborted'

/**
 * One call to the mock: logged, then whatever fault is set for it, then the handlers. `body` is the request's text, or
 * `null` when it was larger than `bodyLimit`.
 */
export const call = async (world: World, request: Request, body: string | null): Promise<Outcome> => {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/__mock')) return handled(world, request)
  const entry: LoggedCall = {
    time: world.clock.now().toISOString(),
    method: request.method,
    path: url.pathname,
    query: queryOf(url),
    headers: Object.fromEntries(request.headers),
    body: body === null ? '(too large)' : parsed(body),
    status: 0,
    fault: null,
  }
  if (!url.pathname.startsWith('/media/')) world.log.add(entry)
  const ended = (end: 'dropped' | 'aborted'): Outcome => {
    entry.end = end
    return end
  }

  const fault = world.faults.take(request.method, url)
  if (fault !== null) entry.fault = fault.id
  if (fault?.delay !== undefined) await waited(fault.delay, request.signal)
  if (request.signal.aborted) return ended('aborted')
  if (fault?.drop === 'before') return ended('dropped')
  const tooLarge = () => json({ message: 'The body is larger than 1 MB.' }, 413)
  const response =
    fault?.status !== undefined ? forced(fault) : body === null ? tooLarge() : await handled(world, request)
  if (fault?.drop === 'after') return ended('dropped')
  entry.status = response.status
  return response
}
