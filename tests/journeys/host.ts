import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headersFor, kindOf } from '../../deploy/headers'
import { defaultSettings } from '../../src/build-settings'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const textOf = (path: string) => readFileSync(`${dist}${path}`, 'utf8')

/** Another version of the built portal: the same code under another name, as if it was built later. */
const laterVersion = (edition: string): Readonly<Record<string, string>> => {
  const first = textOf('/edition.txt').trim()
  const [page, said] = ['/index.html', '/edition.txt'].map((path) => textOf(path).replaceAll(first, edition)) as [
    string,
    string,
  ]
  const keeper = textOf('/keeper.js')
    .replaceAll(first, edition)
    .replaceAll(digest(textOf('/index.html')), digest(page))
    .replaceAll(digest(textOf('/edition.txt')), digest(said))
  return { '/index.html': page, '/edition.txt': said, '/keeper.js': keeper }
}

/**
 * A host of the production build whose files can change while it runs, in front of the API of the preview. The worker of
 * a host is no other test's business, because every host is an origin of its own.
 */
export const serveBuild = async (api: string) => {
  const state = {
    later: {} as Readonly<Record<string, string>>,
    gone: (_path: string) => false,
    isCut: false,
    isHalved: false,
    isHung: false,
  }
  const asked: string[] = []
  const sockets = new Set<Socket>()

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const onward = request(
      new URL(incoming.url ?? '/', api),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (state.isCut) return incoming.destroy()
    if (state.isHung) return incoming.resume()
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    if (/^\/(?:api|__mock|media|documents)(?:\/|$)/.test(pathname)) return pass(incoming, outgoing)
    asked.push(pathname)
    const isFile = extname(pathname) !== ''
    const path = isFile ? pathname : '/index.html'
    const text = state.later[path] ?? (existsSync(`${dist}${path}`) ? readFileSync(`${dist}${path}`) : null)
    if (text === null || state.gone(path)) {
      outgoing.writeHead(404, { 'Content-Type': 'text/plain' })
      return outgoing.end('Not found.')
    }
    outgoing.writeHead(200, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Content-Length': Buffer.byteLength(text),
      ...headersFor(kindOf(pathname, !isFile, defaultSettings), defaultSettings),
    })
    if (isFile || !state.isHalved) return outgoing.end(text)
    return outgoing.write(text.slice(0, text.length / 2), () => incoming.socket.destroy())
  }

  const server = createServer(answer)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What was asked of the host so far, the API apart. */
    asked,
    /** From now on the host has another version. */
    release: (edition: string) => void (state.later = laterVersion(edition)),
    /** From now on these files are not there. */
    remove: (gone: (path: string) => boolean) => void (state.gone = gone),
    /** From now on nobody gets an answer. */
    cut: () => {
      state.isCut = true
      for (const socket of sockets) socket.destroy()
    },
    /** From now on the second half of every page is lost on the way. */
    halve: () => void (state.isHalved = true),
    /** From now on everything is taken, and nothing answered; what was asked meanwhile never is. */
    hang: (isHung = true) => void (state.isHung = isHung),
    close: (): void => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
