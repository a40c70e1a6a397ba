// `npm run licences`: writes docs/licences.md, the list of what the production build holds of other people's work.
// Fails when a licence is not among those that may be shipped so.
import { writeFileSync } from 'node:fs'
import { build, runnerImport } from 'vite'
import { root } from './install.mjs'

const welcome = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'])
// Else the modules of development would be counted.
process.env.NODE_ENV = 'production'
const { module } = await runnerImport(`${root}scripts/licences.ts`)
const result = await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn', build: { write: false } })
const files = [result].flat().flatMap(({ output }) => output)
// The text that is really shipped: the worker, a build of its own, has put what it holds there as well.
const shipped = module.listedIn(String(files.find(({ fileName }) => fileName === 'licences.txt')?.source))
const rows = shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
writeFileSync(
  `${root}docs/licences.md`,
  `# Licences of what is shipped

Written by \`npm run licences\` from the modules and files that are really in the production build. The texts stand in
\`licences.txt\` beside the built page. \`npm run sbom\` prints the same and what it depends on as CycloneDX.

| Package | Version | Licence |
|---|---|---|
${rows.join('\n')}
`,
)
const strange = shipped.filter(({ licence, text }) => !welcome.has(licence) || text === null)
for (const { name, licence, text } of strange) console.log(`${name}: ${licence}${text === null ? ', no text' : ''}`)
console.log(`${shipped.length} packages are shipped; docs/licences.md is written.`)
process.exit(shipped.some(({ licence }) => !welcome.has(licence)) ? 1 : 0)
