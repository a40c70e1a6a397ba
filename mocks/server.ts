import { getResponse } from 'msw'
import { type CallEnd, parsedBody, queryOf } from './call-log'
import { isBodyless, json } from './contract'
import type { Fault } from './faults'
import { accountHandlers } from './handlers/account'
import { catalogueHandlers } from './handlers/catalogue'
import { controlHandlers } from './handlers/control'
import { orderingHandlers } from './handlers/ordering'
import { panelHandlers } from './handlers/panel'
import { recordingHandlers } from './handlers/recording'
import { sessionHandlers } from './handlers/session'
import { shellHandlers } from './handlers/shell'
import { tenantHandlers } from './handlers/tenant'
import { keptToContract } from './openapi/own-answers'
import { responseOf } from './recording/recorded'
import { beginByAddress, isBeginning } from './scenario-address'
import { sentBody } from './slow-bodies'
import type { World } from './world'

const allHandlers = (world: World) => [
  ...sessionHandlers(world),
  ...tenantHandlers(world),
  ...catalogueHandlers(world),
  ...orderingHandlers(world),
  ...accountHandlers(world),
  ...shellHandlers(world),
  ...controlHandlers(world),
  ...recordingHandlers(world),
  ...panelHandlers(world),
]
const handlersOf = new WeakMap<World, ReturnType<typeof allHandlers>>()

/** The largest body that a path reads, in bytes: a saved world may be large, no call of the portal is. */
export const bodyLimit = (pathname: string): number =>
  /^\/__mock\/(?:world|har)$/.test(pathname) ? 50_000_000 : 1_000_000

/** Waits so many milliseconds, for ever when `null`, or until the caller leaves. */
const waited = (milliseconds: number | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = milliseconds === null ? undefined : setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })

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

const forced = ({ status = 200, body, type = 'text/plain; charset=utf-8' }: Fault): Response => {
  if (isBodyless(status)) return new Response(null, { status })
  if (typeof body === 'object') return json(body, status)
  return new Response(body ?? null, { status, headers: body === undefined ? {} : { 'Content-Type': type } })
}

const tooLarge = (limit: number): Response => json({ message: `The body is larger than ${limit / 1_000_000} MB.` }, 413)

/** What a record says of a call of the API, `null` where this world has none. */
const replayed = ({ replay }: World, method: string, url: URL): Response | null => {
  if (replay.answers.length === 0 || !url.pathname.startsWith('/api/')) return null
  const found = replay.next(method, url)
  if (found !== null) return responseOf(found)
  return json({ message: `The recording holds no answer to ${method} ${url.pathname}${url.search}.` }, 404)
}

/** How a call ended: an answer, the connection cut, or nothing because the caller left. */
export type Outcome = Response | 'dropped' | 'aborted'

const logged = (world: World, request: Request, url: URL, body: string | null): ((end: CallEnd) => void) => {
  if (url.pathname.startsWith('/media/')) return () => undefined
  const { log } = world
  const began = performance.now()
  const id = log.add({
    time: world.clock.now().toISOString(),
    method: request.method,
    path: url.pathname,
    query: queryOf(url),
    headers: Object.fromEntries(request.headers),
    body: body === null ? '(too large)' : parsedBody(body),
    status: 0,
    fault: null,
  })
  return (end) => log.update(id, { ...end, took: Math.round(performance.now() - began) })
}

/**
 * One call to the mock: logged, then whatever fault is set for it, then the handlers. `body` is the request's text, or
 * `null` when it was larger than `bodyLimit` of its path.
 */
export const call = async (world: World, request: Request, body: string | null): Promise<Outcome> => {
  const url = new URL(request.url)
  if (isBeginning(url)) return beginByAddress(world, url)
  const whole = () => (body === null ? tooLarge(bodyLimit(url.pathname)) : handled(world, request))
  if (url.pathname.startsWith('/__mock')) return whole()
  const note = logged(world, request, url, body)
  const hit = world.faults.take(request.method, url)
  const fault = hit?.fault
  const ended = (end: 'dropped' | 'aborted'): Outcome => {
    note({ end })
    return end
  }

  if (fault !== undefined) note({ fault: fault.id })
  if (hit !== null && hit.wait > 0) await waited(hit.wait, request.signal)
  if (fault?.hang) await waited(null, request.signal)
  if (request.signal.aborted) return ended('aborted')
  if (fault?.drop === 'before') return ended('dropped')
  const response =
    fault?.status === undefined
      ? (replayed(world, request.method, url) ?? (await keptToContract(request, body ?? '', await whole())))
      : forced(fault)
  for (const [name, value] of Object.entries(fault?.headers ?? {})) response.headers.set(name, value)
  const answer = await response.clone().text()
  const said = response.headers.get('content-type')
  const type = said === null ? {} : { type: said }
  if (fault?.drop === 'after') {
    note({ end: 'lost', status: response.status, answer, ...type })
    return 'dropped'
  }
  const { status } = response
  if (fault?.truncate === undefined) note({ status, answer, ...type })
  else note({ status, answer: answer.slice(0, fault.truncate), end: 'truncated', ...type })
  return fault === undefined ? response : sentBody(response, answer, fault)
}
