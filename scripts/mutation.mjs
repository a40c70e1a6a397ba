// `npm run test:mutation`: plants small defects, one at a time, in the modules named below, and runs the test files that reach
// them. `-- --sample 300 [--seed 7]` plants that many, drawn by lot; `-- --files 'src/machines/rules/cart*'` stays with those
// files and writes no figures; `--fresh` forgets what earlier runs found. What is known is kept in .cache/mutation, so a run
// that was stopped goes on where it was. `--quick` shows all defects to the rings but the screens in a process for each test
// file: minutes instead of days, and a lower bound, as slow cases are left out and what a module builds when it is read is
// shown to the nearest files only; `--tests 'tests/rules/cart*'` stays with those tests then, and writes no figures, either.
// What was not noticed stands in .cache/mutation/survivors.txt. Else writes docs/figures/mutation.json.
import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { root } from './install.mjs'
import { writeFigures } from './figures.mjs'

/** Where the promises to the buyer are kept: money, cart, order, session, the way to the server, what the device stores. */
const scope = [
  'src/machines/rules/*.ts',
  'src/machines/session/*.ts',
  'src/machines/ordering/{cart,checkout,order-sender}*.ts',
  'src/api/http.ts',
  'src/api/browser/{*store*,storage,locks}.ts',
]
/** The rings that a defect is shown to, one after the other; what all of them leave is shown to the nearest screens. */
const rings = ['rules', 'machines', 'api', 'screens']
const isScreen = (path) => path.startsWith('tests/screens/')
/** Tests of screens take seconds each. */
const mostScreens = 8
/** A run that takes this much longer than without a defect goes on for ever. */
const patience = (expected) => 30_000 + expected * 6

const { values: wish } = parseArgs({
  options: {
    files: { type: 'string' },
    tests: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const load = async (name) => (await runnerImport(`${root}scripts/mutation/${name}.ts`)).module
const { mutantsIn } = await load('mutants')
const { changeOf, fits, figuresOf, markOf, nameOf, nearnessOf, sampleOf } = await load('score')

const folder = `${root}.cache/mutation/`
if (wish.fresh) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const began = Date.now()
const textOf = (path) => readFileSync(`${root}${path}`, 'utf8')
const filesBelow = (place) =>
  readdirSync(`${root}${place}`, { recursive: true }).map((name) => `${place}/${name.replaceAll('\\', '/')}`)

const inScope = filesBelow('src')
  .filter((path) => scope.some((glob) => fits(path, glob)))
  .toSorted()
const targets = inScope.filter((path) => wish.files === undefined || fits(path, wish.files))
if (targets.length === 0) {
  console.error(`No module of this run fits ${wish.files}.`)
  process.exit(1)
}
const tests = rings
  .flatMap((ring) => filesBelow(`tests/${ring}`))
  .filter((path) => /\.test\.tsx?$/.test(path) && (wish.tests === undefined || fits(path, wish.tests)))
  .toSorted()
const possible = targets.flatMap((path) => mutantsIn(path, textOf(path)).map((mutant) => ({ ...mutant, path })))
const size = wish.sample === undefined ? null : Number(wish.sample)
const chosen = size === null ? possible : sampleOf(possible, size, Number(wish.seed))

const plant = (mutant) => writeFileSync(`${folder}planted.json`, JSON.stringify(mutant))
let runner = null
/** With the processes that it has made: an endless one hears nothing else. */
const stopRunner = () => {
  if (runner?.pid) process.kill(-runner.pid, 'SIGKILL')
  runner = null
}
process.on('exit', stopRunner)
const heard = (child, work, longest) =>
  new Promise((resolve) => {
    const clock = setTimeout(() => done(null), longest)
    const done = (answer) => {
      clearTimeout(clock)
      child.removeAllListeners()
      resolve(answer)
    }
    child.once('message', done)
    child.once('exit', () => done(null))
    if (work) child.send(work)
  })
/** What these test files say; `null` when they came to no end. */
const runTests = async (files, longest, isWhole = false) => {
  if (runner === null) {
    const args = [inScope.join(','), isWhole ? 'whole' : '']
    // A defect that 200 runs of a property do not find is one that a thousand may miss.
    const env = { ...process.env, PROPERTY_RUNS: '200' }
    runner = fork(`${root}scripts/mutation/runner.mjs`, args, { cwd: root, env, detached: true })
    await heard(runner, null, 60_000)
  }
  const answer = await heard(runner, { files }, longest)
  if (answer === null || answer.isStopped || isWhole) stopRunner()
  return answer
}

/** Which test files reach which defect, and how long each takes: one run of all of them without a defect. */
const lookOnce = async () => {
  const file = `${folder}reached.json`
  const marks = markOf(...[...inScope, ...tests].map(textOf))
  const kept = existsSync(file) ? JSON.parse(textOf('.cache/mutation/reached.json')) : null
  if (kept?.marks === marks) return kept
  console.log('Looking which tests reach what...')
  rmSync(`${folder}reached.jsonl`, { force: true })
  plant(null)
  const { times, failed } = { times: {}, failed: [] }
  for (const ring of rings) {
    const answer = await runTests(
      tests.filter((path) => path.startsWith(`tests/${ring}/`)),
      1_800_000,
      true,
    )
    if (answer === null) throw new Error(`The tests of ${ring} came to no end.`)
    Object.assign(times, answer.times)
    failed.push(...answer.failed)
  }
  if (failed.length > 0) {
    console.error('These tests fail without a defect:', failed)
    process.exit(1)
  }
  const reached = {}
  for (const line of textOf('.cache/mutation/reached.jsonl').trim().split('\n')) {
    const [test, names] = JSON.parse(line)
    for (const name of names) (reached[name] ??= []).push(test.slice(root.length).replaceAll('\\', '/'))
  }
  const seen = { marks, times, reached }
  writeFileSync(file, JSON.stringify(seen))
  return seen
}
const { times, reached } = wish.quick ? { times: {}, reached: {} } : await lookOnce()
const near = (path) => (one, other) =>
  nearnessOf(path, other) - nearnessOf(path, one) || (times[one] ?? 0) - (times[other] ?? 0)

const memory = `${folder}known.json`
const known = existsSync(memory) ? JSON.parse(textOf('.cache/mutation/known.json')) : {}
/** A killed one stays killed while its module and the test that found it are the same; any other, while all its tests are. */
const marksOf = ({ path }, { by, reached: files }) =>
  markOf(
    textOf(path),
    ...(by === null ? files : [by.split(' > ')[0]]).map((file) => (existsSync(`${root}${file}`) ? textOf(file) : '')),
  )

/** The test files that a defect is shown to, in their order. */
const shownTo = ({ path, id }) => {
  const all = (reached[`${path} ${id}`] ?? []).toSorted(near(path))
  return [...all.filter((file) => !isScreen(file)), ...all.filter(isScreen).slice(0, mostScreens)]
}
const tryOut = async (mutant) => {
  const files = shownTo(mutant)
  if (files.length === 0) return { result: 'unreached', by: null, reached: [] }
  plant({ path: mutant.path, id: mutant.id })
  const expected = files.reduce((sum, file) => sum + 1500 + (times[file] ?? 0), 0)
  const answer = await runTests(files, patience(expected))
  if (answer === null) return { result: 'killed', by: `${files[0]} > runs without end`, reached: [] }
  const { killedBy } = answer
  if (killedBy === null) return { result: 'survived', by: null, reached: files }
  return { result: 'killed', by: `${killedBy.file || files[0]} > ${killedBy.test}`, reached: [] }
}

const outcomes = []
const seenNames = new Map()
const nameWith = (mutant) => {
  const plain = nameOf(mutant, 0)
  const nth = seenNames.get(plain) ?? 0
  seenNames.set(plain, nth + 1)
  return nameOf(mutant, nth)
}
const names = new Map(possible.map((mutant) => [mutant, nameWith(mutant)]))
const showOneByOne = async () => {
  for (const mutant of chosen) {
    const name = names.get(mutant)
    const before = known[name]
    const isKnown =
      before !== undefined &&
      before.marks === marksOf(mutant, before) &&
      (before.result === 'killed' || shownTo(mutant).every((file) => before.reached.includes(file)))
    const outcome = isKnown ? before : await tryOut(mutant)
    outcomes.push({ planted: mutant, outcome })
    if (!isKnown) {
      known[name] = { ...outcome, marks: marksOf(mutant, outcome) }
      writeFileSync(memory, JSON.stringify(known))
    }
    const at = `${outcomes.length}/${chosen.length}`
    if (outcome.result === 'killed' && outcomes.length % 25 === 0) console.log(`${at} ...`)
    if (outcome.result !== 'killed')
      console.log(`${at} ${outcome.result}  ${mutant.path}:${mutant.line}  ${changeOf(mutant)}`)
  }
}

const showAllQuickly = async () => {
  const { showQuickly } = await import('./mutation/quick-host.mjs')
  // The rules first: what they notice in an instant need not be shown to those that start machines.
  const files = rings.flatMap((ring) => tests.filter((path) => path.startsWith(`tests/${ring}/`) && !isScreen(path)))
  const [defects, onFile] = [chosen, (line) => console.log(line)]
  const { killed, left } = await showQuickly({ root, defects, modules: inScope, files, nearness: nearnessOf, onFile })
  for (const planted of chosen) {
    const name = `${planted.path} ${planted.id}`
    const by = killed.get(name) ?? null
    const result = by === null ? (left.has(name) ? 'survived' : 'unreached') : 'killed'
    outcomes.push({ planted, outcome: { result, by, reached: [] } })
  }
}
if (wish.quick) await showAllQuickly()
else await showOneByOne()
stopRunner()

const drawn = size === null ? [] : [`--sample ${size} --seed ${wish.seed}`]
const wishes = [...(wish.quick ? ['--quick'] : []), ...drawn]
const figures = figuresOf(outcomes, {
  date: new Date(began).toISOString().slice(0, 10),
  command: `npm run test:mutation${wishes.length === 0 ? '' : ` -- ${wishes.join(' ')}`}`,
  seconds: Math.round((Date.now() - began) / 1000),
  possible: possible.length,
  sample: size === null ? null : { size, seed: Number(wish.seed) },
})
for (const { file, mutants, killed, score } of figures.files)
  console.log(
    `${String(score).padStart(5)} %  ${String(killed).padStart(4)} of ${String(mutants).padStart(4)}  ${file}`,
  )
console.log(`\n${figures.score} %: ${figures.killed} of ${figures.mutants} planted defects were noticed.`)
const left = figures.survivors.map(({ place, change }) => `${place}  ${change}\n`)
writeFileSync(`${folder}survivors.txt`, left.join(''))
// Thousands are for who mends them, not for a page.
const most = 200
if (wish.files === undefined && wish.tests === undefined) {
  await writeFigures('mutation', { ...figures, survivors: left.length > most ? [] : figures.survivors })
}
