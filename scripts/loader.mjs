import { createServer } from 'vite'
import { root } from './install.mjs'

/** Reads modules in TypeScript (`ssrLoadModule`), with everything that the tree imports in its own way; to be closed. */
export const openLoader = (configFile = false) =>
  createServer({
    root,
    configFile,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    // Of its own: in the usual one it would throw away what a running `npm start` has bundled.
    cacheDir: '.cache/loader',
  })
