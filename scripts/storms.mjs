// `npm run test:storms`: what a portal meets that no single test thinks of (docs/qa.md): a soak of 10,000 steps in bad weather, spoilt
// storage, hostile texts and documents, companies that follow one another. `-- --steps 500 --seed 7` plays another or a shorter soak,
// `-- --only soak,storage` some parts, `--built` takes the portal as it was built last. The figures of what was played go
// to docs/figures/storms.json, unless the soak has fewer than 1,000 steps. Ends with 0 when nothing was broken.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'
import { writeFigures } from './figures.mjs'
import { playedIn, summed } from './played.mjs'

const parts = ['soak', 'heap', 'storage', 'markers', 'texts', 'documents', 'starts']
const { values: wish } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: parts.join(',') },
    built: { type: 'boolean', default: false },
  },
})
const chosen = wish.only.split(',')
const unknown = chosen.filter((part) => !parts.includes(part))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${parts.join(', ')}.`)
  process.exit(1)
}
/** A soak of few steps is for looking into something: it writes no figures. */
const isCounted = Number(wish.steps) >= 1000
const starts = 10_000
const results = { browser: `${root}.cache/results/storms.json`, starts: `${root}.cache/results/storm-starts.json` }
const figures = `${root}docs/figures/storms.json`

const browser = await findBrowser()
if (!browser) {
  console.error('No browser. Install Chromium, or name one in CHROME_PATH.')
  process.exit(1)
}
// Another run of the same tests may be under way on this machine.
const port = await freePort()
const run = (name, args, env = {}) =>
  new Promise((resolve) => {
    spawn(`${root}node_modules/.bin/${name}`, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { JOURNEY_PORT: String(port), ...process.env, CHROME_PATH: browser, ...env },
    }).on('close', resolve)
  })

const began = Date.now()
for (const file of Object.values(results)) rmSync(file, { force: true })
if (!wish.built && (await run('vite', ['build', '--logLevel', 'warn'])) !== 0) process.exit(1)
const files = chosen.filter((part) => part !== 'starts').map((part) => `tests/storms/${part}.storm.ts`)
await Promise.all([
  files.length > 0 &&
    run('playwright', ['test', '-c', 'playwright.storms.config.ts', ...files], {
      STORM_STEPS: wish.steps,
      STORM_SEED: wish.seed,
    }),
  // Below the browser: starts over spoilt storage, actors after a logout, secrets in what is logged.
  chosen.includes('starts') &&
    run(
      'vitest',
      [
        'run',
        'tests/storms',
        'tests/rules/error-report.test.ts',
        '--testTimeout=3600000',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results.starts}`,
      ],
      { PROPERTY_RUNS: String(starts) },
    ),
])

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const played = playedIn(results.browser, 'storm')
const below = (read(results.starts)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ title, status }) => ({
    title,
    part: name.split('/').at(-1).replace('.test.ts', ''),
    isPassed: status === 'passed',
    notes: [],
  })),
)
const all = [...played, ...below]
if (all.length === 0) {
  console.error('Nothing was played: the browser or the portal could not be started.')
  process.exit(1)
}

/** Numbers of which the largest tells more than the sum. */
const largest = new Set(['fields', 'shown', 'mostClicks', 'heap', 'nodes', 'changes', 'early', 'late'])
const noted = (kind, part = null) =>
  summed(
    played.filter((one) => part === null || one.part === part),
    kind,
    largest,
  )
const ended = (part) => {
  const those = all.filter((one) => one.part === part)
  return {
    passed: those.filter(({ isPassed }) => isPassed).length,
    failed: those.filter(({ isPassed }) => !isPassed).length,
  }
}
const date = new Date().toISOString().slice(0, 10)
const seconds = Math.round((Date.now() - began) / 1000)
const figure = {
  soak: { seed: Number(wish.seed), ...noted('soak'), ...ended('soak') },
  heap: { ...noted('heap'), ...ended('heap') },
  storage: { ...noted('storage'), ...ended('storage') },
  markers: { ...noted('markers'), ...ended('markers') },
  texts: { ...noted('texts'), ...ended('texts') },
  documents: { ...noted('documents'), ...ended('documents') },
  starts: { starts, ...ended('fuzzed-start') },
  actors: ended('actors'),
  secrets: { planted: starts, ...ended('error-report') },
}
const origins = new Set(['soak', 'markers', 'texts', 'documents'])
const isPlayed = (part) => chosen.includes(part) || (chosen.includes('starts') && ['actors', 'secrets'].includes(part))
const news = Object.fromEntries(
  Object.entries(figure)
    .filter(([part]) => isPlayed(part))
    .map(([part, numbers]) => {
      const { calls, leaks } = noted('origins', part)
      return [part, { date, ...numbers, ...(origins.has(part) && { foreignCalls: calls ?? 0, leaks: leaks ?? 0 }) }]
    }),
)
for (const [part, numbers] of Object.entries(news))
  console.log(`${part.padEnd(10)} ${JSON.stringify(numbers).replaceAll(/[{}"]/g, '').replaceAll(',', ', ')}`)
const failed = all.filter(({ isPassed }) => !isPassed)
for (const { title } of failed) console.log(`F  ${title}`)
console.log(`\n${all.length - failed.length} parts passed, ${failed.length} failed, ${seconds} s`)
if (isCounted) {
  // A part that was not played keeps the figures of its own day.
  await writeFigures('storms', { ...read(figures), command: 'npm run test:storms', ...news })
}
process.exit(failed.length === 0 ? 0 : 1)
