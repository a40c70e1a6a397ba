// `npm run flows`: the chart of every machine into docs/flows, as SVG, Mermaid and JSON, with an index.
// `npm run flows -- --since REF`: what differs from the machines of another revision, in sentences; writes nothing.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openLoader } from './loader.mjs'
import { machinesAt } from './revisions.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}docs/flows/`
const at = process.argv.indexOf('--since')
const since = at === -1 ? null : (process.argv[at + 1] ?? '')
const vite = await openLoader()
try {
  if (since === null) {
    const { flowCharts, flowFiles } = await vite.ssrLoadModule('/src/flows/flow-files.ts')
    const files = flowFiles(await flowCharts())
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(`${folder}${name}`)
    for (const [name, text] of files) writeFileSync(`${folder}${name}`, text)
    console.log(`docs/flows: ${files.size} files`)
  } else {
    const { commit, text, from } = await machinesAt(since)
    const { sinceWords } = await vite.ssrLoadModule('/src/flows/difference/since.ts')
    console.log(`Since ${since} (${commit.slice(0, 9)})${from === 'code' ? ', read from its code: it has no docs/flows/*.json' : ''}:`)
    console.log(sinceWords(text))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await vite.close()
}
