import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite'
// With its extension, because Vite reads this file as part of its configuration.
import { isMockAddress } from '../addresses.ts'
import { mockPanel } from './panel-plugin.ts'

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>

/** The mock's own addresses, and pages of the portal that begin a scenario (`?scenario=name`). */
const isMocks = ({ method, url = '/' }: Connect.IncomingMessage): boolean => {
  const [path = '/', query = ''] = url.split('?')
  return isMockAddress(path) || (method === 'GET' && new URLSearchParams(query).has('scenario'))
}

/** Answers the mock's addresses with the mock as the loader has it now: edits of the mock need no restart. */
const answering =
  (loaderOf: () => Promise<Loader>): Connect.NextHandleFunction =>
  (incoming, outgoing, next) => {
    if (!isMocks(incoming)) return next()
    loaderOf()
      .then(async (loader) => (await loader.ssrLoadModule('/mocks/hosts/http.ts')) as typeof import('./http'))
      .then(({ serveMock }) => serveMock(incoming, outgoing), next)
  }

/** Puts the mock into Vite's development and preview servers, on the origin of the page and before Vite's fallback. */
export const mockServer = (): Plugin => ({
  name: 'tradepost-mock',
  configureServer: (server) => void server.middlewares.use(answering(async () => server)),
  configurePreviewServer: ({ middlewares, httpServer, config }) => {
    // The preview server loads no modules, so a second server without a port does it.
    let loader: Promise<ViteDevServer> | null = null
    const load = () =>
      (loader ??= createServer({
        root: config.root,
        configFile: false,
        plugins: [mockPanel()],
        appType: 'custom',
        logLevel: 'warn',
        server: { middlewareMode: true, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
        // Of its own: in the usual one it would throw away what a running `npm start` has bundled.
        cacheDir: '.cache/loader',
      }))
    middlewares.use(answering(load))
    httpServer.on('close', () => void loader?.then((server) => server.close()))
  },
})
