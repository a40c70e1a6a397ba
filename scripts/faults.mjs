// `npm run test:faults`: the whole fault matrix (docs/qa.md), or a part of it: `-- --situation order,login --fault hang`.
// Prints a table; the whole matrix also writes its figures to docs/figures/faults.json, and a part
// what was mended in it. Ends with 0 when no cell fails.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'
import { writeFigures } from './figures.mjs'
import { specsOf } from './played.mjs'

const { values: wish } = parseArgs({
  options: {
    situation: { type: 'string' },
    fault: { type: 'string' },
    // The portal as it was built last.
    built: { type: 'boolean', default: false },
  },
})
const isWhole = wish.situation === undefined && wish.fault === undefined
const results = `${root}.cache/results/faults.json`
const figures = `${root}docs/figures/faults.json`

const browser = await findBrowser()
if (!browser) {
  console.error('No browser. Install Chromium, or name one in CHROME_PATH.')
  process.exit(1)
}
// Another run of the same tests may be under way on this machine.
const port = await freePort()
const run = (name, args, env = {}) =>
  spawnSync(`${root}node_modules/.bin/${name}`, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { JOURNEY_PORT: String(port), ...process.env, CHROME_PATH: browser, ...env },
  }).status

if (!wish.built && run('vite', ['build', '--logLevel', 'warn']) !== 0) process.exit(1)
rmSync(results, { force: true })
run('playwright', ['test', '-c', 'playwright.faults.config.ts'], {
  FAULT_SITUATION: wish.situation ?? '',
  FAULT_FAULT: wish.fault ?? '',
})

const escape = String.fromCharCode(27)
/** The first line of a failure: which invariant it was, or what was not seen. */
const plain = (text) =>
  text
    .replaceAll(new RegExp(`${escape}\\[[\\d;]*m`, 'g'), '')
    .split('\n')[0]
    .replace(/^Error: /, '')
    .slice(0, 200)

/** A cell from a test called `situation x fault (language)`. */
const cellOf = ({ title, tests }) => {
  const [, situation, fault, language] = /^(\S+) x (\S+) \((\w+)\)$/.exec(title)
  const [
    {
      status,
      annotations,
      results: [end],
    },
  ] = tests
  const seconds = Math.round((end?.duration ?? 0) / 100) / 10
  const cell = { situation, fault, language }
  if (status === 'skipped') {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'not run'
    return { ...cell, result: 'n/a', reason, seconds }
  }
  if (status === 'expected') return { ...cell, result: 'pass', seconds }
  return { ...cell, result: 'fail', reason: plain(end?.errors[0]?.message ?? 'no result'), seconds }
}

const report = JSON.parse(readFileSync(results, 'utf8'))
const cells = specsOf(report).map(cellOf)
if (cells.length === 0) {
  console.error('No cell was played: the browser or the portal could not be started.')
  process.exit(1)
}
const count = (result) => cells.filter((cell) => cell.result === result).length
const counts = { cells: cells.length, passed: count('pass'), failed: count('fail'), notApplicable: count('n/a') }

const unique = (name) => [...new Set(cells.map((cell) => cell[name]))]
const marks = { pass: '.', fail: 'F', 'n/a': '-' }
const faults = unique('fault')
const widest = Math.max(...cells.map(({ situation }) => situation.length))
console.log(`\n${' '.repeat(widest)} ${faults.map((_, at) => String(at + 1).padStart(3)).join('')}`)
for (const situation of unique('situation')) {
  const row = faults.map((fault) => {
    const cell = cells.find((one) => one.situation === situation && one.fault === fault)
    return (cell ? marks[cell.result] : ' ').padStart(3)
  })
  console.log(`${situation.padEnd(widest)} ${row.join('')}`)
}
console.log(`\n${faults.map((fault, at) => `${at + 1} ${fault}`).join(', ')}`)
for (const { situation, fault, reason } of cells.filter(({ result }) => result === 'fail'))
  console.log(`F  ${situation} x ${fault}: ${reason}`)
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.notApplicable} not applicable of ${counts.cells}`,
)

if (isWhole) {
  const seconds = Math.round(report.stats.duration / 1000)
  const head = { date: report.stats.startTime.slice(0, 10), seconds, situations: unique('situation').length }
  const { passed, failed, notApplicable } = counts
  const whole = { ...head, faults: faults.length, passed, failed, notApplicable }
  await writeFigures('faults', { ...whole, cells })
} else if (existsSync(figures)) {
  // A cell that failed in the whole run takes the result that it has alone, and says so.
  const before = JSON.parse(readFileSync(figures, 'utf8'))
  const again = before.cells.map((cell) => {
    const now = cells.find(({ situation, fault }) => situation === cell.situation && fault === cell.fault)
    if (cell.result !== 'fail' || now?.result !== 'pass') return cell
    return {
      ...now,
      reason: `Played again alone on ${report.stats.startTime.slice(0, 10)}; in the whole run: ${cell.reason}`,
    }
  })
  const counted = (result) => again.filter((cell) => cell.result === result).length
  await writeFigures('faults', { ...before, passed: counted('pass'), failed: counted('fail'), cells: again })
}
process.exit(counts.failed === 0 && cells.length > 0 ? 0 : 1)
