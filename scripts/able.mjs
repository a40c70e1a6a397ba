// `npm run test:able`: whether everybody can use every surface (docs/qa.md): axe in two themes, three languages and two sizes, the
// patterns of the ARIA Authoring Practices, narrow windows, larger text, forced colours, less motion, longer words, right to left. `-- --only axe`
// plays some parts, `--built` takes the portal as it was built last. What was found goes to docs/figures/able.json.
// Ends with 0 when nothing was found.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'
import { writeFigures } from './figures.mjs'
import { playedIn, summed } from './played.mjs'
import { bin, run } from './run.mjs'

const files = {
  axe: ['axe'],
  atlas: ['atlas'],
  apg: ['apg', 'apg-more', 'apg-rules', 'apg-widgets'],
  adapted: ['adapted', 'adapted-text'],
  longer: ['longer'],
  mirrored: ['mirrored'],
  keys: ['keys'],
  touched: ['touched'],
}
const { values: wish } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(files).join(',') },
    built: { type: 'boolean', default: false },
  },
})
const chosen = wish.only.split(',')
const unknown = chosen.filter((part) => !(part in files))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(files).join(', ')}.`)
  process.exit(1)
}
const results = `${root}.cache/results/able.json`
const figures = `${root}docs/figures/able.json`
const browser = await findBrowser()
if (!browser) {
  console.error('No browser. Install Chromium, or name one in CHROME_PATH.')
  process.exit(1)
}
const port = await freePort()
// Here nothing is left out for being long.
const surroundings = { JOURNEYS: 'all', JOURNEY_PORT: process.env.JOURNEY_PORT ?? String(port), CHROME_PATH: browser }

const began = Date.now()
if (!wish.built && !run(bin('vite'), ['build', '--logLevel', 'warn'])) process.exit(1)
// The atlas stands in the demo.
if (!wish.built && chosen.includes('atlas') && !run(process.execPath, [`${root}scripts/build-demo.mjs`]))
  process.exit(1)
rmSync(results, { force: true })
const named = chosen.flatMap((part) => files[part]).map((name) => `tests/able/${name}.able.ts`)
run(bin('playwright'), ['test', '-c', 'playwright.able.config.ts', ...named], surroundings)

const played = playedIn(results, 'able')
if (played.length === 0) {
  console.error('Nothing was played: the browser or the portal could not be started.')
  process.exit(1)
}
const date = new Date().toISOString().slice(0, 10)
const news = Object.fromEntries(
  chosen.map((part) => {
    const those = played.filter((one) => files[part].includes(one.part))
    const passed = those.filter(({ isPassed }) => isPassed).length
    return [part, { date, ...summed(those, part), passed, failed: those.length - passed }]
  }),
)
for (const [part, numbers] of Object.entries(news)) console.log(`${part.padEnd(8)} ${JSON.stringify(numbers)}`)
const before = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : {}
// A part that was not played keeps the figures of its own day.
await writeFigures('able', { ...before, command: 'npm run test:able', ...news })
const failed = played.filter(({ isPassed }) => !isPassed)
console.log(
  `${played.length - failed.length} passed, ${failed.length} failed, ${Math.round((Date.now() - began) / 1000)} s`,
)
process.exit(failed.length === 0 ? 0 : 1)
