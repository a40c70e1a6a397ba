// Shows defects to the cases of test files in one process a file: thousands in the time in which a fresh process shows ten.
import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** A process that says nothing for so long hangs in the defect that it named last, in ms. */
const patience = 30_000
const keyOf = ({ path, id }) => `${path} ${id}`

/** Test files that read a module anew for each defect in what it builds when it is read. */
const mostAnew = 3

/**
 * `defects` as `{ path, id }`, `modules` all that have switches, `files` the test files in their order; `nearness(path, file)` says how much a
 * test file has to do with a module. Hands out a map from `path id` to what found it, and the set of those that no case told apart.
 */
export const showQuickly = async ({ root, defects, modules, files, nearness, onFile }) => {
  const folder = `${root}.cache/mutation/`
  const [killed, left] = [new Map(), new Set()]
  /** What each test file reaches by reading alone, and how long it took. */
  const [whenRead, times] = [new Map(), new Map()]

  const environmentOf = (file) =>
    /@vitest-environment (\w+)/.exec(readFileSync(`${root}${file}`, 'utf8'))?.[1] ?? 'jsdom'
  /** Runs until the process ends, or hangs; what it said. */
  const runOnce = async (task, lane) => {
    const [work, answers] = [`${folder}task-${lane}.json`, `${folder}said-${lane}.jsonl`]
    writeFileSync(work, JSON.stringify(task))
    writeFileSync(answers, '')
    const child = fork(`${root}scripts/mutation/quick-runner.mjs`, [modules.join(','), environmentOf(task.file)], {
      cwd: root,
      env: { ...process.env, PROPERTY_RUNS: '20', MUTATION_TASK: work, MUTATION_SAID: answers },
      detached: true,
      stdio: 'ignore',
    })
    const isOver = () => child.exitCode !== null || child.signalCode !== null
    const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL')
    const end = () => isOver() || stop()
    process.once('exit', end)
    const said = () => readFileSync(answers, 'utf8')
    for (let [length, silent] = [0, 0]; !isOver() && silent < patience; silent += 250) {
      await setTimeout(250)
      const now = said().length
      if (now !== length) [length, silent] = [now, 0]
    }
    if (!isOver()) stop()
    process.off('exit', end)
    return said()
      .split('\n')
      .filter((line) => line.endsWith(']'))
      .map((line) => JSON.parse(line))
  }

  const show = async (file, lane, among, anew) => {
    const began = Date.now()
    const counts = { killed: 0, left: 0 }
    const shown = new Set()
    let useless = 0
    for (let isWhole = false; !isWhole;) {
      const open = among.filter((one) => !killed.has(keyOf(one)) && !shown.has(keyOf(one)))
      const said = await runOnce({ file, open: open.map(({ path, id }) => [path, id]), anew }, lane)
      for (const [word, key, by] of said) {
        if (word === 'shown') shown.add(key)
        if (word === 'done') whenRead.set(file, new Set(key))
        if (word === 'left') left.add(key)
        if (word === 'left') counts.left += 1
        if ((word !== 'killed' && word !== 'spoilt') || killed.has(key)) continue
        killed.set(key, `${file} > ${by}`)
        counts.killed += 1
      }
      const [word, key] = said.at(-1) ?? ['useless']
      // The process hung, or died, in what it showed last.
      if (word === 'shown') killed.set(key, `${file} > runs without end`)
      if (word === 'shown') counts.killed += 1
      // Once may be the fault of a busy machine.
      if (word === 'useless') useless += 1
      isWhole = word === 'done' || useless > 1
      if (useless > 1) onFile(`${file} fails without a defect when it is run this way`)
    }
    times.set(file, Date.now() - began)
    onFile(`${file}: ${counts.killed} noticed, ${counts.left} not, ${Math.round((Date.now() - began) / 1000)} s`)
  }
  const inLanes = async (tasks) => {
    const waiting = [...tasks]
    const lane = async (at) => {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await task(at)
    }
    await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, (_, at) => lane(at)))
  }
  await inLanes(files.map((file) => (lane) => show(file, lane, defects, [])))

  const builtWhenRead = defects.filter((one) => !killed.has(keyOf(one)) && !left.has(keyOf(one)))
  const readersOf = (path) => {
    const built = builtWhenRead.filter((one) => one.path === path).map(keyOf)
    return files
      .filter((file) => built.some((key) => whenRead.get(file)?.has(key)))
      .toSorted((one, other) => nearness(path, other) - nearness(path, one) || times.get(one) - times.get(other))
      .slice(0, mostAnew)
  }
  const readers = new Map(modules.map((path) => [path, readersOf(path)]))
  const again = files
    .map((file) => ({ file, anew: modules.filter((path) => readers.get(path).includes(file)) }))
    .filter(({ anew }) => anew.length > 0)
  await inLanes(
    again.map(
      ({ file, anew }) =>
        (lane) =>
          show(
            file,
            lane,
            builtWhenRead.filter(({ path }) => anew.includes(path)),
            anew,
          ),
    ),
  )
  return { killed, left: new Set([...left].filter((key) => !killed.has(key))) }
}
