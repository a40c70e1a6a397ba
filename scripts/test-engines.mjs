// `npm run test:engines`: the journeys of tests/engines in Debian's Chromium, Firefox ESR and WebKitGTK, over the
// production build with the mock behind it. Installs the browsers where they are missing (Debian, root), prints a table
// and writes docs/figures/engines.json. More words on the command line go to the runner (`--project firefox`, `-g R23`).
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureEngines } from './engines.mjs'
import { installMissing, root } from './install.mjs'
import { freePort } from './free-port.mjs'
import { writeFigures } from './figures.mjs'
import { bin, run } from './run.mjs'

installMissing()
const paths = ensureEngines()
const chosen = process.argv.slice(2)
const results = `${root}.cache/results/engines.json`
const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

if (!run(bin('vite'), ['build', '--logLevel', 'warn'])) stop('The build failed.')
rmSync(results, { force: true })

const preview = `http://localhost:${await freePort()}`
const server = spawn(bin('vite'), ['preview', '--port', new URL(preview).port], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const running = [server]
process.on('exit', () => running.forEach((child) => child.kill('SIGINT')))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
for (let turn = 0; (await fetch(`${preview}/api/public/resolve-host`).catch(() => null)) === null; turn += 1) {
  if (turn > 600 || server.exitCode !== null) stop('The preview server was started and does not answer.')
  await new Promise((resolve) => setTimeout(resolve, 100))
}

const runner = spawn(bin('playwright'), ['test', '--config', `${root}tests/engines/playwright.config.ts`, ...chosen], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ENGINE_PATHS: JSON.stringify(paths), ENGINE_PREVIEW: preview },
})
running.push(runner)
await new Promise((resolve) => runner.once('exit', resolve))

/** Every test of the report, in the order of its files. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, tests }) => tests.map((test) => ({ title, file, ...test }))),
  ...suites.flatMap(testsIn),
]
if (!existsSync(results)) stop('The runner left no results.')
const tests = testsIn(JSON.parse(readFileSync(results, 'utf8')))
const journeysOf = (name) => tests.filter(({ projectName }) => projectName === name)
const engines = [...new Set(tests.map(({ projectName }) => projectName))].map((name) => {
  const noted = journeysOf(name)
    .flatMap(({ annotations }) => annotations)
    .find(({ type }) => type === 'version')
  return {
    engine: name,
    version: noted?.description ?? null,
    journeys: journeysOf(name).map(({ title, file, status, results: runs }) => ({
      journey: title,
      circumstances: /^(?:phone|private|forbidden|insecure)/.exec(file)?.[0] ?? 'usual',
      outcome: status === 'expected' ? 'pass' : 'fail',
      seconds: Math.round(runs.reduce((sum, { duration }) => sum + duration, 0) / 100) / 10,
    })),
  }
})
if (engines.length === 0) stop('No journey was run.')
const isWhole = chosen.length === 0
if (isWhole) {
  const date = new Date().toISOString().slice(0, 10)
  await writeFigures('engines', { date, command: 'npm run test:engines', engines })
}

const titles = [...new Set(engines.flatMap(({ journeys }) => journeys.map(({ journey }) => journey)))]
const cell = (journeys, title) => {
  const found = journeys.find(({ journey }) => journey === title)
  return found ? `${found.outcome === 'pass' ? 'ok  ' : 'FAIL'} ${found.seconds} s` : '-'
}
const wide = 14
console.log(`\n${engines.map(({ engine, version }) => `${engine} ${version ?? 'did not start'}`).join(', ')}`)
console.log(`\n${engines.map(({ engine }) => engine.padEnd(wide)).join('')}journey`)
for (const title of titles) {
  console.log(`${engines.map(({ journeys }) => cell(journeys, title).padEnd(wide)).join('')}${title}`)
}
const all = engines.flatMap(({ journeys }) => journeys)
const failed = all.filter(({ outcome }) => outcome === 'fail').length
console.log(`\n${all.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
