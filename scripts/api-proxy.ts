import { randomUUID } from 'node:crypto'
import {
  request as plainRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { request as secureRequest } from 'node:https'
import { type Watch, watched } from './watched-call.ts'

/** How long a server may take to accept a connection, in ms; how long it may think about a call is its own affair (spec 9). */
const connectLimit = 10_000
/** Headers that belong to one connection, not to the call (RFC 9110 7.6.1). */
const hops = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The address in front of the server's `/api`; a wrong one is an error that says what is wanted. */
export const apiTarget = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (url === null || !isWeb || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new Error('API must be an address such as https://shop.example.com, without a name, a password or a query.')
  }
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/api$/, '')
  return url
}

/** The server as messages name it: never with a path or a query of a call, in which something private may stand. */
export const targetName = (target: URL): string => target.origin + target.pathname.replace(/\/$/, '')

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name cannot be looked up',
  ECONNRESET: 'it cut the connection',
  ETIMEDOUT: 'it did not take the connection in time',
  EHOSTUNREACH: 'there is no way to it',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}
const untrusted = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|CERT_(?:UNTRUSTED|SIGNATURE)|DEPTH_ZERO/

/** Why a server did not answer, in words for whoever set it up. */
export const reasonOf = (error: { readonly code?: string | undefined; readonly message: string }): string => {
  const code = error.code ?? ''
  if (untrusted.test(code)) {
    return 'its certificate is not trusted (an own authority is named in NODE_EXTRA_CA_CERTS)'
  }
  if (code === 'EPROTO') return 'it does not speak TLS there'
  return reasons[code] ?? (code || error.message)
}

const kept = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const named = new Set(
    String(headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  )
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hops.has(name) && !named.has(name)))
}

const withoutMockWorld = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .filter((cookie) => !cookie.startsWith('mock-world='))
    .join('; ') || undefined

/** What each portal writes into a call that it passes on: one that comes back leads round in a circle. */
const passing = 'tradepost-passed-on'
const mark = randomUUID()
const marksOf = ({ headers }: IncomingMessage): readonly string[] =>
  String(headers[passing] ?? '')
    .split(/,\s*/)
    .filter((one) => one !== '')

const askedHeaders = (incoming: IncomingMessage, target: URL): OutgoingHttpHeaders => {
  const { host, origin, cookie, referer: _, ...rest } = kept(incoming.headers) as IncomingHttpHeaders
  const cookies = withoutMockWorld(cookie)
  return {
    ...rest,
    host: target.host,
    'x-forwarded-host': host,
    'x-forwarded-for': incoming.socket.remoteAddress,
    'x-forwarded-proto': 'http',
    [passing]: [...marksOf(incoming), mark].join(', '),
    ...(cookies ? { cookie: cookies } : {}),
    // A page of ours is a page of the server: that is what the proxy stands for.
    ...(origin === undefined ? {} : { origin: origin === `http://${host}` ? target.origin : origin }),
  }
}

/** A cookie for our own origin: no foreign domain, and none of what only https can keep. */
const ownCookie = (cookie: string, prefix: string): string => {
  const [pair = '', ...attributes] = cookie.split(/;\s*/)
  const own = attributes
    .filter((one) => !/^(?:domain=|secure$|partitioned$)/i.test(one))
    .map((one) => (/^samesite=none$/i.test(one) ? 'SameSite=Lax' : one))
    .map((one) => (/^path=/i.test(one) ? `Path=${withoutPrefix(one.slice(5), prefix)}` : one))
  return [pair, ...own].join('; ')
}
const withoutPrefix = (path: string, prefix: string): string =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)) ? path.slice(prefix.length) || '/' : path

const answeredHeaders = (headers: IncomingHttpHeaders, target: URL, ownApi: string): OutgoingHttpHeaders => {
  const prefix = target.pathname.replace(/\/$/, '')
  const ownPath = (path: string) => withoutPrefix(path, prefix).replace(/^\/api(?=\/|$)/, ownApi)
  const { location, 'set-cookie': cookies, ...rest } = kept(headers) as IncomingHttpHeaders
  const to = location !== undefined && URL.canParse(location, target) ? new URL(location, target) : null
  return {
    ...rest,
    ...(cookies ? { 'set-cookie': cookies.map((cookie) => ownCookie(cookie, prefix)) } : {}),
    ...(location === undefined
      ? {}
      : { location: to?.origin === target.origin ? ownPath(to.pathname) + to.search + to.hash : location }),
  }
}

export type ProxyOptions = {
  readonly target: URL
  /** Path of the API on our side, `/api`; on the server's side it is always `/api`. */
  readonly ownApi: string
  /** Where a failure is told; it never holds a token, a query or a body. */
  readonly tell: (message: string) => void
  /** Who looks on, and changes nothing. */
  readonly watch?: Watch
}

/**
 * Passes calls on to a real server and its answers back, streaming both ways: path, query, token, key and body as they
 * came; cookies and redirects made those of our own origin. A server that cannot be reached is 502 with the reason, an
 * address that leads back to this portal 508.
 */
export const createApiProxy = ({ target, ownApi, tell, watch }: ProxyOptions) => {
  const ask = target.protocol === 'https:' ? secureRequest : plainRequest
  const prefix = target.pathname.replace(/\/$/, '')
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const refuse = (status: number, reason: string): void => {
      tell(reason)
      outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      // No `message`: that would be shown to buyers, who are told in their own language.
      outgoing.end(JSON.stringify({ reason }))
    }
    if (marksOf(incoming).includes(mark)) {
      incoming.resume()
      return refuse(508, `The address ${targetName(target)} in API leads back to this portal: it is no server.`)
    }
    const path = (incoming.url ?? '/').slice(ownApi.length)
    const headers = askedHeaders(incoming, target)
    const watching = watch && watched(watch, incoming, `/api${path}`, targetName(target))
    const call = ask(target, { method: incoming.method ?? 'GET', path: `${prefix}/api${path}`, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answeredHeaders(answer.headers, target, ownApi))
      watching?.answered(answer)
      answer.pipe(outgoing)
      // An answer that breaks off takes the connection with it: half an answer must not look like a whole one.
      answer.on('error', () => outgoing.destroy())
      answer.on('aborted', () => outgoing.destroy())
    })
    const patience = setTimeout(() => {
      call.destroy(Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' }))
    }, connectLimit)
    call.on('socket', (socket) => {
      const settle = () => clearTimeout(patience)
      if (!socket.connecting) settle()
      socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', settle)
    })
    call.on('close', () => clearTimeout(patience))
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.destroyed) return
      if (outgoing.headersSent) return void outgoing.destroy()
      const reason = `The server ${targetName(target)} cannot be reached: ${reasonOf(error)}.`
      incoming.unpipe(call)
      incoming.resume()
      refuse(502, reason)
      watching?.unreached(JSON.stringify({ reason }))
    })
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) {
        watching?.left()
        call.destroy()
      }
    })
    incoming.pipe(call)
  }
}
