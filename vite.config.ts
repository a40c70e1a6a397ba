import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { demoPolicy } from './deploy/headers.ts'
import { hostsIn } from './mocks/hosts/guard.ts'
import { mockPanel } from './mocks/hosts/panel-plugin.ts'
import { mockServer } from './mocks/hosts/vite-plugin.ts'
import { apiTarget, targetName } from './scripts/api-proxy.ts'
import { chunks } from './scripts/chunks.ts'
import { className } from './scripts/class-names.ts'
import { doors } from './scripts/doors.ts'
import { firstLoad } from './scripts/first-load.ts'
import { flowsServer } from './scripts/flows-server.ts'
import { icons } from './scripts/icons.ts'
import { integrity } from './scripts/integrity.ts'
import { keeper } from './scripts/keeper.ts'
import { licences } from './scripts/licences.ts'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'
import { routerParts } from './scripts/router-parts.ts'
import { serving } from './scripts/serving.ts'
import { stripWords } from './scripts/strip-words.ts'
import { words } from './scripts/words.ts'
import { readBuildSettings } from './src/build-settings.ts'

/** The static demo begins with the worker that plays the server (`npm run build:demo`). */
const demoStart = (): Plugin => ({
  name: 'tradepost-demo-start',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/src/demo.ts') },
})

/** The pages of the static demo carry their policy themselves: no server of ours sends them. */
const demoPolicies = (): Plugin => ({
  name: 'tradepost-demo-policies',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) => {
      const policy = demoPolicy(path.includes('flows') ? 'visualizer' : 'portal')
      return html.replace(
        /(?<=<head>\s*<meta charset="utf-8"[^>]*>)/,
        `\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      )
    },
  },
})

/** The state visualizer has a page of its own in development; the static demo serves it by its worker. */
const flowsPage = (): Plugin => ({
  name: 'tradepost-flows-page',
  apply: 'serve',
  configureServer: ({ middlewares }) =>
    void middlewares.use((incoming, _, next) => {
      incoming.url = incoming.url?.replace(/^\/__flows(?:\/[^?]*)?(?=\?|$)/, '/flows.html')
      next()
    }),
})

/** In development styles come with the modules, long after the first paint: the colours stand in the page, as in what is built. */
const earlyColours = (): Plugin => ({
  name: 'tradepost-early-colours',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (_, { path }) =>
      path.includes('flows')
        ? []
        : [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/src/ui/theme.css' }, injectTo: 'head' }],
  },
})

/** The package names its development files to every bundler: what is built takes those without the warnings for developers. */
const routerOfProduction = [
  { find: /^react-router$/, replacement: 'index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production', replacement),
}))

/** The table of files in the first script names each by its content, which no compression makes shorter: seven signs of it, not eight. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Of the package only the types are ours: its hook copies all the words' own fields with each element that is drawn. */
const wordsOnScreen = {
  find: /^react-i18next$/,
  replacement: resolve(import.meta.dirname, 'src/ui/words-on-screen.ts'),
}

/** What Radix brings along for overlays and modal menus that are never drawn: it would write a style, which the policy refuses. */
const noScrollLock = {
  find: /^react-remove-scroll$/,
  replacement: resolve(import.meta.dirname, 'src/ui/no-scroll-lock.ts'),
}

/** React itself has what the package makes for older ones. */
const storesOfReact = {
  find: /^use-sync-external-store\/shim$/,
  replacement: 'react',
}

/** Of a wrong address or setting the sentence is enough: nobody needs to see where in the tools it was noticed. */
const orStop = <TValue>(read: () => TValue): TValue => {
  try {
    return read()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

export default defineConfig(({ command, isPreview, mode }) => {
  const isDemo = mode === 'demo'
  const isServing = command === 'serve' || isPreview === true
  // Under another name than this computer's own it is called from elsewhere.
  const hosts = [...hostsIn(process.env['MOCK_HOSTS'])]
  const reached = { allowedHosts: hosts, host: hosts.length > 0, strictPort: true }
  // Of the real server, if there is one; else the mock answers.
  const target = orStop(() => (isServing && process.env['API'] ? apiTarget(process.env['API']) : null))
  const mock = mockServer(target && targetName(target))
  const settings = orStop(() => readBuildSettings(isDemo ? {} : loadEnv(mode, import.meta.dirname, 'TRADEPOST_')))
  return {
    plugins: [
      react(),
      words(),
      icons(),
      routerParts(),
      flowsServer(),
      flowsPage(),
      earlyColours(),
      ...(isServing ? [serving(settings, target, mock.watch)] : []),
      ...(isServing ? [mock.plugin, mockPanel()] : []),
      ...(isDemo
        ? [demoStart(), demoPolicies()]
        : [stripWords(), licences(), firstLoad(settings), doors(settings), integrity(), keeper(settings)]),
    ],
    resolve: {
      alias: [wordsOnScreen, ...(command === 'build' ? [...routerOfProduction, noScrollLock, storesOfReact] : [])],
    },
    ...(command === 'build' && { css: { modules: { generateScopedName: className } } }),
    define: { BUILD_SETTINGS: JSON.stringify(settings) },
    // Relative, because the demo may stand in any folder.
    base: isDemo ? './' : settings.basePath,
    // What a build writes is none of the running page's files: nobody's page is read anew for it.
    server: {
      ...reached,
      port: Number(process.env['PORT'] ?? 5173),
      watch: { ignored: (path: string) => /^dist(?:-demo)?(?:[\\/]|$)/.test(relative(import.meta.dirname, path)) },
    },
    // As a deployed portal: no other page reads an answer.
    preview: { ...reached, port: Number(process.env['PORT'] ?? 4173), cors: false },
    // Only a worker imports elkjs, late: bundled beforehand, so that the first chart waits for nothing.
    optimizeDeps: { entries: ['index.html', 'flows.html'], include: ['elkjs/lib/elk.bundled.js'] },
    build: {
      target: oldestBrowsers,
      cssTarget: oldestBrowsers,
      sourcemap: false,
      // Slower than what comes with the bundler, and 0.8 % smaller (docs/decisions/088).
      ...(!isDemo && { minify: 'terser' as const, terserOptions: { compress: { passes: 2 } } }),
      assetsInlineLimit: 0,
      // Every browser that is built for knows it.
      modulePreload: { polyfill: false },
      outDir: isDemo ? 'dist-demo' : 'dist',
      rolldownOptions: {
        // How long our own plug-ins take is nothing to warn of.
        checks: { bundlerTimings: false },
        ...(isDemo
          ? { input: ['index.html', 'flows.html'] }
          : { input: 'index.html', output: { codeSplitting: chunks, ...fileNames } }),
      },
    },
  }
})
