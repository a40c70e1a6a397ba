import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isMockAddress } from '../addresses'
import { worldAsked } from '../scenario-address'
import { bodyLimit, call } from '../server'
import { worldOf } from '../world'
import { worldName } from '../world-name'
import { hostsIn, isLoopbackOrigin, refusalOf } from './guard'

/** The text of a body, `null` when it is larger than the limit in bytes (the rest is read and thrown away). */
const bodyOf = (incoming: IncomingMessage, limit: number): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
    })
    incoming.on('end', () => resolve(size > limit ? null : Buffer.concat(chunks).toString('utf8')))
    incoming.on('error', reject)
  })

const headersOf = (incoming: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  return headers
}

const send = async (response: Response, outgoing: ServerResponse, isBodyless: boolean): Promise<void> => {
  response.headers.forEach((value, name) => outgoing.setHeader(name, value))
  if (!outgoing.hasHeader('cache-control')) outgoing.setHeader('Cache-Control', 'no-store')
  outgoing.writeHead(response.status)
  if (isBodyless || response.body === null) return void outgoing.end()
  // A body that breaks off takes the connection with it, once what there is of it has left.
  for await (const chunk of response.body) {
    if (outgoing.destroyed) return
    await new Promise((sent) => {
      outgoing.write(chunk, sent)
    })
  }
  outgoing.end()
}

const refuse = (outgoing: ServerResponse, status: number, message: string): void => {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify({ message }))
}

const urlOf = ({ url, headers }: IncomingMessage): URL => new URL(url ?? '/', `http://${headers.host ?? 'localhost'}`)

/** Why the mock answers nothing else than 403 to a call, `null` when it answers. */
const refusalFor = (incoming: IncomingMessage, isLoopbackWelcome: boolean): string | null => {
  const { method = 'GET', headers } = incoming
  const hosts = hostsIn(process.env['MOCK_HOSTS'])
  return refusalOf({ method, url: urlOf(incoming), headers }, { hosts, isLoopbackWelcome })
}

/** `isLoopbackWelcome` when pages of this computer may call from other ports, too; `server` answers the calls instead. */
type Serving = { readonly isLoopbackWelcome?: boolean; readonly server?: string | null }

const answer = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { isLoopbackWelcome = false, server = null }: Serving,
): Promise<void> => {
  const refusal = refusalFor(incoming, isLoopbackWelcome)
  if (refusal !== null) return refuse(outgoing, 403, refusal)
  const leaving = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) leaving.abort()
  })
  const url = urlOf(incoming)
  const body = await bodyOf(incoming, bodyLimit(url.pathname))
  const isHead = incoming.method === 'HEAD'
  const method = isHead ? 'GET' : (incoming.method ?? 'GET')
  const request = new Request(url, {
    method,
    headers: headersOf(incoming),
    signal: leaving.signal,
    ...(body === null || body === '' || method === 'GET' ? {} : { body }),
  })
  const world = worldOf(worldAsked(url) ?? worldName(request.headers.get('cookie'), url.host))
  world.server = server
  const outcome = await call(world, request, body)
  if (outcome instanceof Response) await send(outcome, outgoing, isHead)
  else drop(incoming)
}

/**
 * Cuts the connection. A few bytes that are no HTTP go first: a browser silently sends a request again when a kept
 * connection ends without a word, and the lost answer would never be seen. A server in between sends nothing again, but
 * nginx would take the bytes for an answer of HTTP/0.9, a success: it gets the bare cut.
 */
const drop = ({ socket, headers }: IncomingMessage): void => {
  if (headers['x-forwarded-for'] === undefined) socket.write('cut\r\n', () => socket.destroy())
  else socket.destroy()
}

/**
 * Answers a request that node:http brought: 400 when it is none (a bad path, say), 403 when it comes from another site
 * or another host.
 */
export const serveMock = (incoming: IncomingMessage, outgoing: ServerResponse, how: Serving = {}): void => {
  answer(incoming, outgoing, how).catch((error: unknown) => {
    if (outgoing.headersSent) return void outgoing.destroy()
    refuse(outgoing, 400, `The mock cannot read this request: ${error}`)
  })
}

/** Lets pages of this computer call the mock from another port; a preflight is answered here. True when it was one. */
const allowLoopback = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
  const { origin } = incoming.headers
  if (origin !== undefined && isLoopbackOrigin(origin)) {
    outgoing.setHeader('Access-Control-Allow-Origin', origin)
    outgoing.setHeader('Access-Control-Allow-Credentials', 'true')
    outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key')
    outgoing.setHeader('Vary', 'Origin')
  }
  if (incoming.method !== 'OPTIONS') return false
  outgoing.writeHead(204)
  outgoing.end()
  return true
}

/** The mock alone, as a server that is not listening yet; what is not the mock's is 404. */
export const createMockServer = (): Server =>
  createServer((incoming, outgoing) => {
    if (allowLoopback(incoming, outgoing)) return
    if (isMockAddress((incoming.url ?? '/').split('?')[0] ?? '/'))
      return serveMock(incoming, outgoing, { isLoopbackWelcome: true })
    refuse(outgoing, 404, 'Only the mock lives here: /api, /__mock, /media and /documents.')
  })
