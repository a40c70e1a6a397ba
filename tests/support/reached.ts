import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** More names of tests than these say no more. */
const most = 8

type Parts = Map<string, Set<string>>
const reached = new Map<string, Parts>()

/** Notes that the test that runs now has reached a state or a transition of a machine. */
export const noteReached = (machine: string, part: string): void => {
  const parts = reached.get(machine) ?? new Map<string, Set<string>>()
  reached.set(machine, parts)
  const tests = parts.get(part) ?? new Set<string>()
  parts.set(part, tests)
  if (tests.size < most) tests.add(expect.getState().currentTestName ?? '')
}

/** What the tests of this file have reached, for the visualizer: a file for each machine, replaced by the next run. */
export const writeReached = (): void => {
  if (reached.size === 0) return
  const [root = '', file = ''] = (expect.getState().testPath ?? '').replaceAll('\\', '/').split(/\/(?=tests\/)/)
  const folder = `${root}/.cache/results/reached`
  mkdirSync(folder, { recursive: true })
  for (const [machine, parts] of reached) {
    const record = { file, parts: Object.fromEntries([...parts].map(([id, tests]) => [id, [...tests]])) }
    writeFileSync(`${folder}/${machine}--${file.replaceAll('/', '.')}.json`, JSON.stringify(record))
  }
}
