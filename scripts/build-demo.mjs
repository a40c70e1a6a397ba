// `npm run build:demo`: the portal as static files in dist-demo, with the mock in a service worker. Any host will do, in any folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build, runnerImport } from 'vite'
import { root } from './install.mjs'
import { openLoader } from './loader.mjs'

const out = `${root}dist-demo/`
const configFile = `${root}vite.config.ts`
await build({ root, configFile, mode: 'demo', logLevel: 'warn' })

const { module: access } = await runnerImport(`${root}src/machines/rules/access.ts`)
const { module: finder } = await runnerImport(`${root}scripts/finder.ts`)
const words = [...access.firstWords(), '__flows', '__mock']
// Some hosts answer a deep address of a first visit with the page itself: its files are not where it looks for them.
const astray = `
addEventListener('error', async ({ target }) => {
  if (!(target instanceof HTMLScriptElement) || !('serviceWorker' in navigator)) return
  if (navigator.serviceWorker.controller !== null || window.isAstray) return
  window.isAstray = true
  ${finder.finderScript(words).trim().replaceAll('\n', '\n  ')}
  if (await findDemo()) location.reload()
}, true)
`

// What the worker keeps on the device: the portal, not the visualizer.
const { module: keeper } = await runnerImport(`${root}scripts/keeper.ts`)
const isKept = (path) => /\.\w+$/.test(path) && !/^(?:flows\.html|assets\/(?:flows|layout-worker)-.*)$/.test(path)
const paths = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
const read = (path) => ({ path, content: readFileSync(out + path) })
const edition = keeper.editionOf(paths.filter(isKept).map(read))
const page = readFileSync(`${out}index.html`, 'utf8')
  .replace('<html ', `<html data-edition="${edition}" `)
  .replace("script-src 'self'", `script-src 'self' ${finder.hashOf(astray)}`)
  .replace('<script src=', `<script data-astray>${astray}</script>\n    <script src=`)
writeFileSync(`${out}index.html`, page)
writeFileSync(`${out}${keeper.editionFile}`, `${edition}\n`)
const files = keeper.keptFiles('', [...paths.filter(isKept), keeper.editionFile].map(read))

// The panel's plugin is TypeScript, which Vite reads for us.
const loader = await openLoader()
const { mockPanel } = await loader.ssrLoadModule('/mocks/hosts/panel-plugin.ts')
const { demoLogins, demoTenants } = await loader.ssrLoadModule('/mocks/db/demo.ts')
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [mockPanel()],
  define: {
    'process.env.NODE_ENV': '"production"',
    EDITION: JSON.stringify(edition),
    KEPT_FILES: JSON.stringify(files),
  },
  build: {
    outDir: out,
    emptyOutDir: false,
    target: 'es2022',
    // One classic script: not every browser takes a module as a worker.
    lib: {
      entry: `${root}mocks/hosts/worker.ts`,
      formats: ['iife'],
      name: 'tradepostMock',
      fileName: () => 'mock-worker.js',
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
await loader.close()

// A host without rules of its own answers a deep address of a first visit with 404.html.
writeFileSync(`${out}404.html`, finder.finderPage(words))
const size = Math.round(readFileSync(`${out}mock-worker.js`).length / 1000)
console.log(
  `The demo is in dist-demo (its pretend server: ${size} kB). Put the folder on any static host; the test bench is at __mock.`,
)
console.log(`Begin at login/${demoTenants[0].code} with ${demoLogins[0].email} and ${demoLogins[0].password}`)
