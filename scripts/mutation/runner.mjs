// Runs test files against modules with switches. A process of its own, so that an endless loop can be ended from outside.
// Hears `{ files }`, answers `{ killedBy, failed, times, isStopped }`: the first test that failed, all test files that failed,
// milliseconds by file, and whether files are still running (then this process is of no more use).
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createVitest } from 'vitest/node'
import { runnerImport } from 'vite'

const root = process.cwd()
const [targets, isWhole] = [process.argv[2].split(','), process.argv[3] === 'whole']
const { mutantsIn, withSwitches } = (await runnerImport(`${root}/scripts/mutation/mutants.ts`)).module

const switches = {
  name: 'switches',
  enforce: 'pre',
  transform(_, id) {
    const path = id.split('?')[0].slice(root.length + 1)
    if (!targets.includes(path)) return null
    const text = readFileSync(`${root}/${path}`, 'utf8')
    return { code: withSwitches(path, text, mutantsIn(path, text)), map: null }
  },
}
/** Test files run in the order in which they were asked for: the nearest first. */
class InOrder {
  constructor(vitest) {
    this.vitest = vitest
  }
  sort(specifications) {
    return specifications
  }
  shard(specifications) {
    return specifications
  }
}
const vitest = await createVitest(
  'test',
  {
    watch: false,
    root,
    bail: isWhole ? 0 : 1,
    maxWorkers: 1,
    fileParallelism: false,
    pool: 'forks',
    // A defect that piles up without end is over after a gigabyte, not after all memory that there is.
    execArgv: ['--max-old-space-size=1024'],
    isolate: true,
    reporters: [{}],
    setupFiles: ['tests/setup.ts', 'scripts/mutation/stage.ts'],
    expect: { poll: { timeout: 4000 } },
    sequence: { sequencer: InOrder },
    cache: false,
  },
  { plugins: [switches], logLevel: 'silent' },
)

const testsIn = (tasks) => tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]))
const failedIn = ({ filepath, tasks, result }) => {
  const test = testsIn(tasks).find((one) => one.result?.state === 'fail')
  if (test === undefined && result?.state !== 'fail') return null
  return { file: filepath.slice(root.length + 1), test: test?.name ?? 'the file itself' }
}

/** A worker that dies of a defect would be begun anew for each of the other files, and die again: its first death is enough. */
const firstError = async (isOver) => {
  while (!isOver() && vitest.state.getUnhandledErrors().length === 0) await setTimeout(250)
  return true
}
process.on('message', async ({ files }) => {
  vitest.state.filesMap.clear()
  vitest.state.clearErrors?.()
  const specifications = await vitest.getRelevantTestSpecifications(files.map((file) => `${root}/${file}`))
  const byFile = new Map(specifications.map((one) => [one.moduleId.slice(root.length + 1), one]))
  let isOver = false
  const end = async () => {
    await vitest.runTestSpecifications(files.map((file) => byFile.get(file)).filter(Boolean))
    isOver = true
    return false
  }
  const isStopped = isWhole ? await end() : await Promise.race([end(), firstError(() => isOver)])
  const ran = vitest.state.getFiles()
  const failed = ran.map(failedIn).filter(Boolean)
  const errors = vitest.state.getUnhandledErrors()
  process.send({
    killedBy:
      failed[0] ??
      (errors.length > 0 ? { file: '', test: `an error that nobody caught: ${errors[0]?.message}` } : null),
    failed,
    isStopped,
    times: Object.fromEntries(
      ran.map(({ filepath, result }) => [filepath.slice(root.length + 1), result?.duration ?? 0]),
    ),
  })
})
process.send({ isReady: true })
