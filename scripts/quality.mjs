// `npm run quality`: writes docs/quality.md from the figures in docs/figures. `-- --count` first counts anew what can be counted
// without running anything (docs/figures/census.json), in the tree and in what was built last.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { root } from './install.mjs'
import { writeFigures } from './figures.mjs'

const load = async (name) => (await runnerImport(`${root}scripts/quality/${name}.ts`)).module
const text = (path) => readFileSync(`${root}${path}`, 'utf8')
const json = (path) => (existsSync(`${root}${path}`) ? JSON.parse(text(path)) : null)

/** What the registry knows against the packages that are shipped; `null` when it does not answer. */
const askRegistry = () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  try {
    const { low, moderate, high, critical } = JSON.parse(stdout).metadata.vulnerabilities
    return { low, moderate, high, critical }
  } catch {
    console.warn('The registry did not answer: advisories are not measured.')
    return null
  }
}

if (process.argv.includes('--count')) {
  if (!existsSync(`${root}dist`)) throw new Error('Build first: the origins are looked for in dist.')
  const { censusOf } = await load('census')
  const { languages } = (await runnerImport(`${root}src/languages.ts`)).module
  const below = (folder, ending) =>
    readdirSync(`${root}${folder}`, { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => ending.test(path))
      .toSorted()
      .map((path) => [path, text(path)])
  const census = censusOf({
    tests: below('tests', /\.tsx?$/),
    machines: below('src/machines', /\.machine\.ts$/),
    locales: languages.map((language) => [language, json(`locales/${language}.json`)]),
    dependencies: Object.keys(json('package.json').dependencies).length,
    asvs: text('docs/asvs.md'),
    built: below('dist', /\.(?:html|js|css|json|webmanifest|svg)$/),
    advisories: askRegistry(),
  })
  await writeFigures('census', { date: new Date().toISOString().slice(0, 10), ...census })
}

const { goalsIn, qualityPage } = await load('page')
const names = [
  'faults',
  'engines',
  'explore',
  'mutation',
  'protections',
  'census',
  'properties',
  'journeys',
  'repeat',
  'storms',
  'able',
]
const figures = Object.fromEntries(names.map((name) => [name, json(`docs/figures/${name}.json`)]))
writeFileSync(
  `${root}docs/quality.md`,
  qualityPage(goalsIn(text('docs/quality-rules.md')), figures, text('docs/risks.md')),
)
console.log('docs/quality.md is written.')
