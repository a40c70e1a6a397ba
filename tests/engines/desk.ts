import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fault = Readonly<Record<string, unknown>>
type Call = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Tells the desk what goes wrong in a page. Served as a file, because the policy of the page takes no other script. */
const watcher = `(() => {
  // WebKit lets a page that is being left hear that its last calls fail.
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  const tell = (text) => isLeaving || void fetch('/__watch', { method: 'POST', body: String(text), keepalive: true }).catch(() => {})
  addEventListener('error', (event) => event.message && tell(event.message))
  addEventListener('unhandledrejection', (event) => tell(event.reason))
  document.addEventListener('securitypolicyviolation', (refusal) =>
    tell('Refused by the policy: ' + refusal.effectiveDirective + ' ' + refusal.blockedURI))
  const { error } = console
  console.error = (...words) => { tell(words.join(' ')); error(...words) }
})()`

const isPage = ({ headers }: IncomingMessage) =>
  /text\/html/.test(headers.accept ?? '') && headers['sec-fetch-dest'] !== 'iframe'
const whole = async (stream: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * The address of one journey: a port of its own, so that nothing is stored for it yet, in front of the preview server. It
 * speaks to a world of its own, whether or not the browser keeps cookies, and hears what goes wrong in the page.
 */
export const openDesk = async (preview: string, world: string) => {
  const problems: string[] = []
  const cookie = `mock-world=${encodeURIComponent(world)}`
  const { host } = new URL(preview)

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A browser with a proxy asks for whole addresses.
    const path = (incoming.url ?? '/').replace(/^https?:\/\/[^/]+/, '')
    if (path === '/__watch.js') return outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watcher)
    if (path === '/__watch') {
      void whole(incoming).then((text) => problems.push(text.toString()))
      return outgoing.writeHead(204).end()
    }
    const headers: Record<string, string | string[] | undefined> = {
      ...incoming.headers,
      host,
      cookie: [incoming.headers.cookie ?? [], cookie].flat().join('; '),
    }
    if (headers['origin'] !== undefined) headers['origin'] = preview
    if (isPage(incoming)) delete headers['accept-encoding']
    const call = request(`${preview}${path}`, { method: incoming.method, headers }, (answer) => {
      outgoing.on('close', () => call.destroy())
      answer.on('error', () => outgoing.destroy())
      if (!isPage(incoming) || !/text\/html/.test(answer.headers['content-type'] ?? '')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(outgoing)
      }
      void whole(answer).then((page) => {
        const { 'content-length': _, ...rest } = answer.headers
        const text = page.toString().replace('<head>', '<head><script src="/__watch.js"></script>')
        outgoing.writeHead(answer.statusCode ?? 502, rest).end(text)
      })
    })
    // A cut connection stays one.
    call.on('error', () => outgoing.destroy())
    incoming.pipe(call)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${preview}${path}`, {
      ...init,
      headers: { cookie, 'Content-Type': 'application/json' },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  return {
    port,
    problems,
    fault: (fault: Fault) => ask('/__mock/faults', { method: 'POST', body: JSON.stringify(fault) }),
    calls: async (method: string, path: string): Promise<readonly Call[]> => {
      const log = (await (await ask('/__mock/log')).json()) as readonly Call[]
      return log.filter((call) => call.method === method && call.path === path)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>
