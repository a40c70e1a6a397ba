// `npm run check`: types, lint, format, unit and screen tests, browser tests. `--install` first installs what is missing (`npm test`).
// Closes with one line that counts the tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { freePort } from './free-port.mjs'
import { installMissing, root } from './install.mjs'
import { bin } from './run.mjs'

const isInstalling = process.argv.includes('--install')
if (isInstalling) installMissing()

const { ensureBrowser, findBrowser } = await import('./browser.mjs')
const browser = isInstalling ? await ensureBrowser() : await findBrowser()
if (!browser) {
  console.error('No browser for the browser tests. Install Chromium, or name one in CHROME_PATH.')
  process.exit(1)
}

const results = `${root}.cache/results/`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Another run of the same tests may be under way on this machine.
const port = await freePort()
/** Runs a program and tells how it ended; what it says is shown as it comes, or in one piece when it is over. */
const run = async (title, command, args, { atOnce = true } = {}) => {
  if (atOnce) console.log(`\n== ${title}`)
  const began = Date.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: atOnce ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { JOURNEY_PORT: String(port), ...process.env, CHROME_PATH: browser },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data))
  const [status] = await once(child, 'close')
  if (!atOnce) console.log(`\n== ${title}\n${Buffer.concat(said)}`.trimEnd())
  console.log(`-- ${title}: ${status === 0 ? 'ok' : 'failed'} (${Math.round((Date.now() - began) / 1000)} s)`)
  return status === 0
}
const after = { atOnce: false }
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** Tests that touch no page: their files need no process of their own, which costs more than they do. */
const shared = 'rules machines api recorder flows mocks faults storms deploy support'
  .split(' ')
  .map((name) => `tests/${name}`)
const reported = (name) => ['--reporter=default', '--reporter=json', `--outputFile.json=${results}${name}.json`]
const lintedAndBuilt = async () => [
  await run('Lint', bin('oxlint'), ['--deny-warnings'], after),
  await run('Types', bin('tsc'), ['--noEmit'], after),
  await run('Production build', bin('vite'), ['build', '--logLevel', 'warn'], after),
  await run('Demo build', process.execPath, [`${root}scripts/build-demo.mjs`], after),
]
// Each of these is busy on one core.
const [isFormatted, others] = await Promise.all([
  run('Format', bin('prettier'), ['--check', '.'], after),
  lintedAndBuilt(),
])
const steps = [
  isFormatted,
  ...others,
  await run('Tests of rules and machines', bin('vitest'), ['run', '--no-isolate', ...shared, ...reported('rules')]),
  await run('Tests of screens and of all else', bin('vitest'), [
    'run',
    ...shared.flatMap((folder) => ['--exclude', `${folder}/**`]),
    ...reported('screens'),
  ]),
  await run('Browser tests', bin('playwright'), ['test']),
]

const units = ['rules', 'screens'].map((name) => read(`${results}${name}.json`))
const journeys = read(`${results}browser.json`)?.stats
const sum = (of) => units.reduce((total, unit) => total + (unit?.[of] ?? 0), 0)
const passed = sum('numPassedTests') + (journeys?.expected ?? 0)
const skipped = sum('numPendingTests') + (journeys?.skipped ?? 0)
const failedTests = sum('numFailedTests') + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0)
const isGreen = steps.every(Boolean) && !units.includes(null) && journeys !== undefined
const failed = isGreen ? failedTests : Math.max(1, failedTests)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
