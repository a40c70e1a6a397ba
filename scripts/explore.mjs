// `npm run test:explore`: walks session, cart, sender and checkout of two tabs through all orders of events, up to a depth or a
// number of joint states (`-- --depth 12 --most 600000`), and looks at the rules of an order after each. Ends with 0 when none is broken.
// The whole walk writes its figures to docs/figures/explore.json.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { root } from './install.mjs'

const { values: wish } = parseArgs({
  options: { depth: { type: 'string', default: '40' }, most: { type: 'string', default: '520000' } },
})
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { explore } = await vite.ssrLoadModule('/tests/explore/explore.ts')
  const { openTables } = await vite.ssrLoadModule('/tests/explore/tables.ts')
  const began = Date.now()
  const { states, steps, depth, story } = explore(openTables(), { depth: Number(wish.depth), most: Number(wish.most) })
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${states} joint states, ${steps} steps, depth ${depth}, ${seconds} s`)
  if (process.argv.length === 2) {
    const figures = {
      date: new Date().toISOString().slice(0, 10),
      states,
      steps,
      depth,
      seconds,
      broken: story?.fault ?? null,
    }
    writeFileSync(`${root}docs/figures/explore.json`, `${JSON.stringify(figures, null, 2)}\n`)
  }
  if (story) {
    console.log(`\nBroken: ${story.fault}\n${story.steps.map((did, at) => `${at + 1}. ${did}`).join('\n')}`)
    process.exitCode = 1
  }
} finally {
  await vite.close()
}
