import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite'
// With its extension, because Vite reads this file as part of its configuration.
import { asksToBegin, isMockAddress } from '../addresses.ts'
import { mockPanel } from './panel-plugin.ts'

type Loader = Pick<ViteDevServer, 'ssrLoadModule'>
type Http = typeof import('./http')
type Real = typeof import('./real')

/** The mock's own addresses, and pages of the portal that begin a scenario (`?scenario=name`) or lead to a world (`?world=name`). */
const isMocks = ({ method, url = '/' }: Connect.IncomingMessage): boolean => {
  const [path = '/', query = ''] = url.split('?')
  return isMockAddress(path) || (method === 'GET' && asksToBegin(new URLSearchParams(query)))
}
/** Beside a real server only the test bench is the mock's. */
const isBench = ({ url = '/' }: Connect.IncomingMessage): boolean => /^\/__mock(?:[/?]|$)/.test(url)

/**
 * Puts the mock into Vite's development and preview servers, on the origin of the page and before Vite's fallback: as its loader has it
 * now, so that edits of the mock need no restart. `server` is the name of a real server that answers the calls in its place:
 * of the mock there is the test bench alone then, and `watch` shows it every call.
 */
export const mockServer = (server: string | null) => {
  let load: () => Promise<Loader> = () => Promise.reject(new Error('The mock is not loaded yet.'))
  const answer: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (!(server === null ? isMocks(incoming) : isBench(incoming))) return next()
    load()
      .then(async (loader) => (await loader.ssrLoadModule('/mocks/hosts/http.ts')) as Http)
      .then(({ serveMock }) => serveMock(incoming, outgoing, { server }), next)
  }
  const plugin: Plugin = {
    name: 'tradepost-mock',
    configureServer: (development) => {
      load = async () => development
      development.middlewares.use(answer)
    },
    configurePreviewServer: ({ middlewares, httpServer, config }) => {
      // The preview server loads no modules, so a second server without a port does it.
      let loader: Promise<ViteDevServer> | null = null
      load = () =>
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
      middlewares.use(answer)
      httpServer.on('close', () => void loader?.then((own) => own.close()))
    },
  }
  /** Tells the bench of a call to the real server. Nothing that happens to the bench happens to the call. */
  const watch = (asked: Parameters<Real['beginRealCall']>[0]) => {
    const noted = load()
      .then(async (loader) => ((await loader.ssrLoadModule('/mocks/hosts/real.ts')) as Real).beginRealCall(asked))
      .catch((error: unknown) => void console.error('The test bench missed a call:', error))
    return (end: Parameters<ReturnType<Real['beginRealCall']>>[0]): void => {
      noted
        .then((tell) => tell?.(end))
        .catch((error: unknown) => void console.error('The test bench missed the end of a call:', error))
    }
  }
  return { plugin, watch }
}
