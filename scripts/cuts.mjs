// `npm run test:cuts`: what a browser does at the worst of moments. All sixteen cut points of the checkout (four of them run with
// every `npm test`), double submits of the five forms, and refusals that come twenty at once or too late. Builds, plays, and
// writes docs/figures/journeys.json. `-- --built` takes the portal as it was built last.
import { readFileSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { installMissing, root } from './install.mjs'
import { writeFigures } from './figures.mjs'
import { specsOf } from './played.mjs'
import { bin, run } from './run.mjs'

installMissing()
const browser = await ensureBrowser()
if (!process.argv.includes('--built') && !run(bin('vite'), ['build', '--logLevel', 'warn'])) process.exit(1)

const sets = ['cut-points', 'double-submit', 'session-storm']
const began = Date.now()
run(bin('playwright'), ['test', ...sets.map((name) => `tests/journeys/${name}.journey.ts`)], {
  CUT_POINTS: 'all',
  JOURNEYS: 'all',
  JOURNEY_PORT: String(await freePort()),
  CHROME_PATH: browser,
})

const all = specsOf(JSON.parse(readFileSync(`${root}.cache/results/browser.json`, 'utf8')))
const figures = {
  date: new Date().toISOString().slice(0, 10),
  command: 'npm run test:cuts',
  seconds: Math.round((Date.now() - began) / 1000),
  sets: sets.map((name) => {
    const tests = all.filter(({ file }) => file.endsWith(`${name}.journey.ts`))
    return {
      name,
      of: tests.length,
      passed: tests.filter(({ ok }) => ok).length,
      failed: tests.filter(({ ok }) => !ok).map(({ title }) => title),
    }
  }),
}
await writeFigures('journeys', figures)
for (const { name, passed, of } of figures.sets) console.log(`${name}: ${passed} of ${of}`)
process.exit(figures.sets.every(({ passed, of }) => of > 0 && passed === of) ? 0 : 1)
