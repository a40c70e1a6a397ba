// `npm run flows`: the chart of every machine into docs/flows, as SVG and Mermaid, with an index.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openLoader } from './loader.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}docs/flows/`
const vite = await openLoader()
try {
  const { flowCharts, flowFiles } = await vite.ssrLoadModule('/src/flows/flow-files.ts')
  const files = flowFiles(await flowCharts())
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(`${folder}${name}`)
  for (const [name, text] of files) writeFileSync(`${folder}${name}`, text)
  console.log(`docs/flows: ${files.size} files`)
} finally {
  await vite.close()
}
