import { existsSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { headersFor, kindOf } from '../deploy/headers.ts'
import type { BuildSettings } from '../src/build-settings.ts'
import { createApiProxy, targetName } from './api-proxy.ts'
import type { Watch } from './watched-call.ts'

type Next = (error?: unknown) => void
type Step = (incoming: IncomingMessage, outgoing: ServerResponse, next: Next) => void

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split(/[?#]/)[0] ?? '/'
/** The pretend server's own pages and files: no part of what is put on the internet. */
const isMocksOwn = (path: string): boolean => /^\/(?:__mock|media|documents)(?:\/|$)/.test(path)

/** Gives every answer the headers that a deployed portal has, when it is known what it is. */
const withHeaders =
  (settings: BuildSettings): Step =>
  (incoming, outgoing, next) => {
    const path = pathOf(incoming)
    if (isMocksOwn(path)) return next()
    const write = outgoing.writeHead.bind(outgoing)
    const writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
      const said = rest.find((one) => typeof one === 'object' && one !== null) as OutgoingHttpHeaders | undefined
      for (const [name, value] of Object.entries(said ?? {})) if (value !== undefined) outgoing.setHeader(name, value)
      const isPage = String(outgoing.getHeader('content-type')).startsWith('text/html')
      if (isPage) outgoing.setHeader('content-type', 'text/html; charset=utf-8')
      const headers = headersFor(kindOf(path, isPage, settings), settings)
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
      if (status >= 400) outgoing.setHeader('Cache-Control', 'no-store')
      return write(status)
    }
    outgoing.writeHead = writeHead as ServerResponse['writeHead']
    next()
  }

/** What is asked for as a file, as nginx and the static hosts tell it, too (`deploy/`). */
const fileName = /^[^/]+\.(?:js|svg|png|ico|txt|webmanifest)$/
/** A file that is not there is 404, never the page: a browser would take the page for a script. */
const withoutPhantoms =
  (folder: string, { basePath }: BuildSettings): Step =>
  (incoming, outgoing, next) => {
    const path = pathOf(incoming)
    const name = path.startsWith(basePath) ? path.slice(basePath.length) : ''
    if (!(name.startsWith('assets/') || fileName.test(name)) || existsSync(resolve(folder, name))) return next()
    outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
    outgoing.end('Not found.\n')
  }

/** The state charts are no part of the production build: whoever asks for them is told where they are, and meets no login. */
const withoutCharts: Step = (incoming, outgoing, next) => {
  if (!isWithin(pathOf(incoming), '/__flows')) return next()
  outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
  outgoing.end(
    'The production build holds no state charts: npm start serves them at /__flows, npm run build:demo has them, too.\n',
  )
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

type Doorkeeper = { readonly target: URL | null; readonly watch: Watch; readonly tell: (message: string) => void }
/** Where the portal asks for its API, the real server answers (`API`), or the mock, which knows only `/api`. */
const apiDoor = (settings: BuildSettings, { target, watch, tell }: Doorkeeper): Step => {
  const ownApi = settings.basePath.slice(0, -1) + settings.apiPath
  const proxy = target && createApiProxy({ target, ownApi, tell, watch })
  return (incoming, outgoing, next) => {
    if (!isWithin(pathOf(incoming), ownApi)) return next()
    if (proxy) return proxy(incoming, outgoing)
    incoming.url = `/api${(incoming.url ?? '').slice(ownApi.length)}`
    next()
  }
}

/** What is said at the start about a real server. */
export const targetNews = (target: URL): readonly string[] => [
  `/api is answered by ${targetName(target)}.`,
  ...(target.protocol === 'http:' && !/^(?:localhost|127\.|\[::1\])/.test(target.hostname)
    ? ['That address is not https: names, passwords and tokens travel in the open.']
    : []),
]

/** The headers of a deployed portal on `npm run preview`, and the way of its calls to the server. */
export const serving = (settings: BuildSettings, target: URL | null, watch: Watch): Plugin => ({
  name: 'tradepost-serving',
  configureServer: ({ middlewares, config: { logger } }) => {
    // No policy here: the development server writes scripts and styles into the page.
    middlewares.use(apiDoor(settings, { target, watch, tell: (message) => logger.error(message) }))
    for (const line of target ? targetNews(target) : []) logger.info(line)
  },
  configurePreviewServer: ({ middlewares, httpServer, config }) => {
    if (!existsSync(resolve(config.root, config.build.outDir, 'index.html')))
      throw new Error('There is no build yet: `npm run build` makes it, `npm run preview` then serves it.')
    // Longer than anybody rests: who writes on a connection just as it is closed has written for nothing.
    if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 120_000
    middlewares.use(withHeaders(settings))
    middlewares.use(withoutCharts)
    middlewares.use(withoutPhantoms(resolve(config.root, config.build.outDir), settings))
    middlewares.use(apiDoor(settings, { target, watch, tell: (message) => config.logger.error(message) }))
    for (const line of target ? targetNews(target) : []) config.logger.info(line)
  },
})
