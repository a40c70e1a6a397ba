// What a run in the browser wrote down: which tests passed, and the numbers that they noted (`note` of storm-test.ts).
import { existsSync, readFileSync } from 'node:fs'

/** A test may be declared in a file that many share: the one that was played is that of its outermost suite. */
export const specsOf = ({ suites = [], specs = [] }, from) => [
  ...specs.map((spec) => ({ ...spec, from })),
  ...suites.flatMap((suite) => specsOf(suite, from ?? suite.file)),
]
/** The tests of a report of Playwright; `part` is the name of the file before `.ending.ts`. */
export const playedIn = (file, ending) => {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return specsOf(report).map(({ title, from, tests: [{ status, annotations }] }) => ({
    title,
    part: from.split('/').at(-1).replace(`.${ending}.ts`, ''),
    isPassed: status === 'expected',
    notes: annotations,
  }))
}
/** Numbers of one kind, added up; of those in `largest` the largest is kept. */
export const summed = (played, kind, largest = new Set()) => {
  const sums = {}
  for (const { notes } of played)
    for (const { type, description } of notes)
      if (type === kind)
        for (const [name, value] of Object.entries(JSON.parse(description)))
          sums[name] = largest.has(name) ? Math.max(sums[name] ?? value, value) : (sums[name] ?? 0) + value
  return sums
}
