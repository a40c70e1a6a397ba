// `npm run test:protections`: takes every protection of scripts/quality/protections.ts out, one at a time, and
// runs the test that must fail then. Writes docs/figures/protections.json; ends with 0 when each of them failed.
// `-- --only token` stays with those whose words hold that text, and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { createVitest } from 'vitest/node'
import { root } from './install.mjs'
import { writeFigures } from './figures.mjs'

const { values: wish } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const { protections } = (await runnerImport(`${root}scripts/quality/protections.ts`)).module
const began = new Date()

const testsIn = (tasks) => tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]))
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How the test of a protection ends, with it or without it: the first line of its failure, `null` when it passes. */
const failureOf = async ({ file, take: [text, instead], test: [testFile, name], isRead = false }, isTaken) => {
  const whole = readFileSync(`${root}${file}`, 'utf8')
  if (whole.split(text).length !== 2) throw new Error(`${file} does not hold this text once: ${text}`)
  const plugin = {
    name: 'taken-out',
    enforce: 'pre',
    load: (id) => (isTaken && id.split('?')[0] === `${root}${file}` ? whole.replace(text, () => instead) : null),
  }
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      root,
      maxWorkers: 1,
      reporters: [{}],
      testNamePattern: escaped(name),
      cache: false,
      testTimeout: 60_000,
    },
    { plugins: [plugin], logLevel: 'silent' },
  )
  // Else the file is as it was, and only its module is another one.
  if (isRead && isTaken)
    writeFileSync(
      `${root}${file}`,
      whole.replace(text, () => instead),
    )
  try {
    const specifications = await vitest.getRelevantTestSpecifications([`${root}${testFile}`])
    await vitest.runTestSpecifications(specifications.filter(({ moduleId }) => moduleId === `${root}${testFile}`))
    const ran = testsIn(vitest.state.getFiles().flatMap(({ tasks }) => tasks)).filter(({ mode }) => mode === 'run')
    if (ran.length === 0) throw new Error(`${testFile} has no test of this name: ${name}`)
    const failed = ran.find(({ result }) => result?.state === 'fail')
    return failed === undefined ? null : (failed.result.errors?.[0]?.message ?? 'failed').split('\n')[0].slice(0, 160)
  } finally {
    if (isRead && isTaken) writeFileSync(`${root}${file}`, whole)
    await vitest.close()
  }
}

const rows = []
for (const protection of protections.filter(({ what }) => what.includes(wish.only))) {
  const { what, file, test } = protection
  const before = await failureOf(protection, false)
  const failure = before === null ? await failureOf(protection, true) : null
  const isHeld = before === null && failure !== null
  console.log(`${isHeld ? 'held' : 'NOT HELD'}  ${what}\n          ${before ?? failure ?? 'passes without it'}`)
  rows.push({ what, file, test: test.join(' > '), isHeld, failure })
}
const held = rows.filter(({ isHeld }) => isHeld).length
console.log(`\n${held} of ${rows.length} protections are held by the test that is named.`)
if (wish.only === '') {
  const seconds = Math.round((Date.now() - began.getTime()) / 1000)
  const figures = {
    date: began.toISOString().slice(0, 10),
    command: 'npm run test:protections',
    seconds,
    protections: rows.length,
    held,
    rows,
  }
  await writeFigures('protections', figures)
}
process.exit(held === rows.length ? 0 : 1)
