// `npm run test:explore`: walks session, cart, sender and checkout of two tabs through all orders of events, up to a depth or a
// number of joint states (`-- --depth 12 --most 600000`), and looks at the rules of an order after each. Ends with 0 when none is broken.
// The whole walk writes its figures to docs/figures/explore.json. A story that breaks a rule is written to src/flows/explored/found, where
// the state visualizer finds and plays it. `-- --planted` writes those of the planted defects anew (src/flows/explored/planted).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format } from 'prettier'
import { root } from './install.mjs'
import { openLoader } from './loader.mjs'
import { writeFigures } from './figures.mjs'

const { values: wish } = parseArgs({
  options: {
    depth: { type: 'string', default: '40' },
    most: { type: 'string', default: '520000' },
    planted: { type: 'boolean', default: false },
  },
})
const folder = `${root}src/flows/explored/`
const write = async (path, story) => {
  const text = await format(JSON.stringify(story), { parser: 'json', printWidth: 120 })
  writeFileSync(`${folder}${path}`, text)
  console.log(`Written: src/flows/explored/${path}. Play it under Stories at /__flows.`)
}
const tell = ({ steps, fault }) =>
  console.log(`\nBroken: ${fault}\n${steps.map((did, at) => `${at + 1}. ${did}`).join('\n')}`)
const vite = await openLoader()
try {
  const { explore } = await vite.ssrLoadModule('/tests/explore/explore.ts')
  const { openTables } = await vite.ssrLoadModule('/tests/explore/tables.ts')
  const { recorded } = await vite.ssrLoadModule('/tests/explore/record.ts')
  if (wish.planted) {
    const { defects, plantedWalk } = await vite.ssrLoadModule('/tests/explore/defects.ts')
    for (const { name, planted, machine } of defects) {
      const tables = openTables(machine)
      const { story } = explore(tables, plantedWalk)
      if (story) await write(`planted/${name}.json`, recorded(tables, story, { name, planted }))
      else process.exitCode = 1
      if (!story) console.log(`Not found: ${planted}`)
    }
  } else {
    const tables = openTables()
    const began = Date.now()
    const { states, steps, depth, story } = explore(tables, { depth: Number(wish.depth), most: Number(wish.most) })
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(`${states} joint states, ${steps} steps, depth ${depth}, ${seconds} s`)
    if (process.argv.length === 2) {
      const figures = {
        date: new Date().toISOString().slice(0, 10),
        states,
        steps,
        depth,
        seconds,
        broken: story?.fault ?? null,
      }
      await writeFigures('explore', figures)
    }
    rmSync(`${folder}found`, { recursive: true, force: true })
    if (story) {
      tell(story)
      mkdirSync(`${folder}found`)
      await write('found/found.json', recorded(tables, story, { name: 'found', planted: null }))
      process.exitCode = 1
    }
  }
} finally {
  await vite.close()
}
