// `npm run flows`: the chart of every machine into docs/flows, as SVG, Mermaid and JSON, with an index; and the walks that take long to find,
// into src/flows/walk.
// `npm run flows -- --since REF`: what differs from the machines of another revision, in sentences; writes nothing.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openLoader } from './loader.mjs'
import { machinesAt } from './revisions.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}docs/flows/`
const at = process.argv.indexOf('--since')
const since = at === -1 ? null : (process.argv[at + 1] ?? '')
/** Says beside the result what is begun: all of it takes more than a minute. */
const progress = (what) => (machine, place, count) => process.stderr.write(`${what} ${place} of ${count}: ${machine}\n`)
const vite = await openLoader()
try {
  if (since === null) {
    const { flowCharts, flowFiles, recordFiles, sinceSigned } = await vite.ssrLoadModule('/src/flows/flow-files.ts')
    const { readSignOff, nothingSigned } = await vite.ssrLoadModule('/src/flows/signing/sign-off.ts')
    const signed = `${folder}sign-off.json`
    const signOff = (existsSync(signed) ? readSignOff(readFileSync(signed, 'utf8')) : null) ?? nothingSigned
    // First: what is found anew is what the records are written from.
    const { knownWalksOf } = await vite.ssrLoadModule('/src/flows/walk/walked.ts')
    const { allMachines } = await vite.ssrLoadModule('/src/flows/all-machines.ts')
    const known = knownWalksOf(
      allMachines.map(({ machine }) => machine),
      progress('Walks'),
    )
    const charts = await flowCharts(progress('Chart'))
    const files = new Map([...flowFiles(charts, signOff), ...recordFiles(charts, progress('Record'))])
    mkdirSync(folder, { recursive: true })
    // What was signed is written by people, through the page.
    const isOurs = (name) => name !== 'sign-off.json' && name !== 'signed'
    for (const name of readdirSync(folder)) if (isOurs(name) && !files.has(name)) rmSync(`${folder}${name}`)
    for (const [name, text] of files) writeFileSync(`${folder}${name}`, text)
    // Last: a file that changes is loaded anew.
    writeFileSync(`${root}src/flows/walk/known-walks.json`, `${JSON.stringify(known, null, 2)}\n`)
    console.log(`docs/flows: ${files.size} files`)
    const changed = sinceSigned(
      signOff,
      charts.map(({ layout }) => layout.graph),
    )
    for (const line of changed) console.log(line)
    if (signOff.approvals.length > 0 && changed.length === 0) console.log('Nothing has changed since it was signed.')
  } else {
    const { commit, text, from } = await machinesAt(since)
    const { sinceWords } = await vite.ssrLoadModule('/src/flows/difference/since.ts')
    console.log(
      `Since ${since} (${commit.slice(0, 9)})${from === 'code' ? ', read from its code: it has no docs/flows/*.json' : ''}:`,
    )
    console.log(sinceWords(text))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await vite.close()
}
