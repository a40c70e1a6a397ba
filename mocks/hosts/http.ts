import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isMockAddress } from '../addresses'
import { bodyLimit, call } from '../server'
import { worldName, worldOf } from '../world'

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
  // A body that breaks off takes the connection with it.
  for await (const chunk of response.body) outgoing.write(chunk)
  outgoing.end()
}

const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const leaving = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) leaving.abort()
  })
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const body = await bodyOf(incoming, bodyLimit(url.pathname))
  const isHead = incoming.method === 'HEAD'
  const method = isHead ? 'GET' : (incoming.method ?? 'GET')
  const request = new Request(url, {
    method,
    headers: headersOf(incoming),
    signal: leaving.signal,
    ...(body === null || body === '' || method === 'GET' ? {} : { body }),
  })
  const outcome = await call(worldOf(worldName(request.headers.get('cookie'))), request, body)
  if (outcome instanceof Response) await send(outcome, outgoing, isHead)
  else drop(incoming)
}

/**
 * Cuts the connection. A few bytes that are no HTTP go first: a browser silently sends a request again when a kept
 * connection ends without a word, and the lost answer would never be seen.
 */
const drop = ({ socket }: IncomingMessage): void => void socket.write('cut\r\n', () => socket.destroy())

/** Answers a request that node:http brought; a request that is none (a bad Host header, say) gets a 400. */
export const serveMock = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  answer(incoming, outgoing).catch((error: unknown) => {
    if (outgoing.headersSent) return void outgoing.destroy()
    outgoing.writeHead(400, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ message: `The mock cannot read this request: ${error}` }))
  })
}

const loopback = /^https?:\/\/(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Lets pages of this computer call the mock from another port; a preflight is answered here. True when it was one. */
const allowLoopback = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
  const { origin } = incoming.headers
  if (origin !== undefined && loopback.test(origin)) {
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
    if (isMockAddress((incoming.url ?? '/').split('?')[0] ?? '/')) return serveMock(incoming, outgoing)
    outgoing.writeHead(404, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ message: 'Only the mock lives here: /api, /__mock, /media and /documents.' }))
  })
