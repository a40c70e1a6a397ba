// `npm run test:repeat -- --times 50`: plays the tests that depend most on the order of things again and again, and counts what
// fails: machines and stores of several tabs, screens with calls under way, journeys with several tabs. Writes
// docs/figures/repeat.json. `--screens 20` and `--browser 10` say how often these are played, if not as often as the first;
// 0 leaves them out. Properties are played with 100 runs each: what is looked for is a test that fails now and then by itself.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { installMissing, root } from './install.mjs'
import { writeFigures } from './figures.mjs'
import { specsOf } from './played.mjs'
import { bin } from './run.mjs'

installMissing()
const told = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : Number(process.argv[at + 1])
}
const times = told('times', 50)
const results = `${root}.cache/repeat/`
mkdirSync(results, { recursive: true })
const output = `${results}last.json`
const play = (command, args, more) => {
  rmSync(output, { force: true })
  spawnSync(command, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...more } })
  return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : null
}

const inNode = (files) => () => {
  const report = play(bin('vitest'), ['run', ...files, '--reporter=json', `--outputFile=${output}`], {
    PROPERTY_RUNS: '100',
  })
  if (report === null) return { runs: 1, failed: ['the run itself'] }
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    runs: all.length,
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  }
}
const port = await freePort()
const browser = await findBrowser()
const inBrowser = (files) => () => {
  const report = play(bin('playwright'), ['test', ...files, '--reporter=json'], {
    JOURNEYS: 'all',
    JOURNEY_PORT: String(port),
    CHROME_PATH: browser ?? '',
    PLAYWRIGHT_JSON_OUTPUT_FILE: output,
  })
  if (report === null) return { runs: 1, failed: ['the run itself'] }
  const all = specsOf(report)
  return { runs: all.length, failed: all.filter(({ ok }) => !ok).map(({ title }) => title) }
}

const sets = [
  {
    name: 'machines, stores and calls',
    times,
    once: inNode(['tests/machines', 'tests/api', 'tests/rules/cart-sync.test.ts', 'tests/rules/cart-merge.test.ts']),
  },
  {
    name: 'screens with calls under way',
    times: told('screens', times),
    once: inNode(
      ['checkout-order', 'order-doubt', 'session', 'protections', 'cart-panel', 'calls'].map(
        (name) => `tests/screens/${name}.test.tsx`,
      ),
    ),
  },
  {
    name: 'journeys with several tabs',
    times: told('browser', times),
    once: inBrowser(['order', 'session', 'session-storm'].map((name) => `tests/journeys/${name}.journey.ts`)),
  },
]
const began = Date.now()
const rows = sets.map(({ name, times: count, once }) => {
  let runs = 0
  const failed = []
  for (let time = 1; time <= count; time += 1) {
    const played = once()
    runs += played.runs
    failed.push(...played.failed)
    console.log(`${name} ${time} of ${count}: ${played.failed.length} failed`)
    for (const test of played.failed) console.log(`  ${test}`)
  }
  return { name, times: count, runs, failed }
})
const figures = {
  date: new Date().toISOString().slice(0, 10),
  command: ['npm run test:repeat --', ...process.argv.slice(2)].join(' '),
  seconds: Math.round((Date.now() - began) / 1000),
  sets: rows.filter(({ times: count }) => count > 0),
}
await writeFigures('repeat', figures)
process.exit(rows.every(({ failed }) => failed.length === 0) ? 0 : 1)
