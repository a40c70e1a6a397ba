// `npm run test:properties`: every property 100,000 times (`-- --runs 5000` for another number), in ten minutes or twenty;
// writes docs/figures/properties.json. A file that would take more than four minutes for them (`-- --minutes 2`) gets
// as many runs as fit in those, and the figures say how many. `-- --named order` takes the files whose name holds that.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { installMissing, root } from './install.mjs'
import { writeFigures } from './figures.mjs'

installMissing()
const told = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : process.argv[at + 1]
}
const wanted = Number(told('runs', 100_000))
const named = told('named', '')
const probe = 1_000
const longest = Number(told('minutes', 4)) * 60_000
const results = `${root}.cache/properties/`
mkdirSync(results, { recursive: true })

const files = readdirSync(`${root}tests`, { recursive: true })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path) && path.includes(named))
  .filter((path) =>
    /^import .*\bruns\b.* from '\.\.\/rules\/samples'|^import .*\bruns\b.* from '\.\/samples'/m.test(
      readFileSync(`${root}${path}`, 'utf8'),
    ),
  )
  .toSorted()

/** Runs the properties of a file so many times; answers the tests named after a family, and how long the file took. */
const play = (file, runs) =>
  new Promise((resolve) => {
    const output = `${results}${file.replaceAll('/', '.')}.json`
    const began = Date.now()
    spawn(
      `${root}node_modules/.bin/vitest`,
      ['run', file, '--testTimeout=0', '--reporter=json', `--outputFile=${output}`],
      { cwd: root, stdio: 'ignore', env: { ...process.env, PROPERTY_RUNS: String(runs) } },
    ).once('exit', () => {
      const [{ assertionResults }] = JSON.parse(readFileSync(output, 'utf8')).testResults
      resolve({
        file,
        runs,
        milliseconds: Date.now() - began,
        spent: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
        passed: assertionResults.filter(({ status }) => status === 'passed').length,
        failed: assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            test: fullName,
            says: failureMessages.join('\n').slice(0, 1_500),
          })),
        families: [...new Set(assertionResults.flatMap(({ title }) => title.match(/\bP\d{1,2}\b/g) ?? []))],
      })
    })
  })

const began = Date.now()
const queue = [...files]
const rows = []
const work = async () => {
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const began = Date.now()
    let row = await play(file, Math.min(probe, wanted))
    // Once more and once more, each time with other samples, as long as there is time for them.
    while (row.runs < wanted && row.failed.length === 0) {
      const left = longest - (Date.now() - began)
      const fitting = Math.floor((left / Math.max(1, row.spent)) * row.runs)
      const more = Math.min(wanted - row.runs, Math.max(0, fitting - (fitting % probe)), row.runs * 20)
      if (more <= 0) break
      const next = await play(file, more)
      row = { ...next, runs: row.runs + more, spent: row.spent + next.spent, milliseconds: Date.now() - began }
    }
    rows.push(row)
    console.log(
      `${row.failed.length === 0 ? 'ok    ' : 'FAILED'} ${file}: ${row.runs} runs, ${Math.round(row.milliseconds / 1000)} s`,
    )
    for (const { test, says } of row.failed) console.log(`${test}\n${says}`)
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))

/** The fewest runs that a property of the family had. */
const fewest = new Map()
for (const { families, runs } of rows)
  for (const family of families) fewest.set(family, Math.min(runs, fewest.get(family) ?? runs))
const families = [...fewest]
  .map(([family, runs]) => ({ family, runs }))
  .toSorted((one, other) => Number(one.family.slice(1)) - Number(other.family.slice(1)))
const failed = rows.flatMap((row) => row.failed.map(({ test }) => test))
const figures = {
  date: new Date().toISOString().slice(0, 10),
  command: `npm run test:properties${process.argv.length > 2 ? ` -- ${process.argv.slice(2).join(' ')}` : ''}`,
  seconds: Math.round((Date.now() - began) / 1000),
  wanted,
  failed,
  families,
  files: rows
    .map(({ file, runs, passed }) => ({ file, runs, passed }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1)),
}
if (named === '') {
  await writeFigures('properties', figures)
}
console.log(`${families.length} families, ${rows.length} files, ${failed.length} failed, ${figures.seconds} s`)
process.exit(failed.length === 0 ? 0 : 1)
