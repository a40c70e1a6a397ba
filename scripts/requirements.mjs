// `npm run requirements`: per area of docs/requirements.md, which ids a passing test of the last `npm test` names, and which none does.
import { existsSync, readFileSync } from 'node:fs'
import { root } from './install.mjs'

const read = (file) => (existsSync(`${root}${file}`) ? readFileSync(`${root}${file}`, 'utf8') : null)
const json = (file) => JSON.parse(read(file) ?? 'null')

/** Ids in a text; `CATB-01 to CATB-04` stands for all four. */
const idsIn = (text) => {
  const ids = new Set(text.match(/\b[A-Z][A-Z0-9]*-\d{2}\b/g))
  for (const [, area, from, to] of text.matchAll(/\b([A-Z][A-Z0-9]*)-(\d{2}) to \1-(\d{2})\b/g)) {
    for (let at = Number(from); at <= Number(to); at += 1) ids.add(`${area}-${String(at).padStart(2, '0')}`)
  }
  return ids
}

const units = ['rules', 'screens'].map((name) => json(`.cache/results/${name}.json`))
const browser = json('.cache/results/browser.json')
if (units.includes(null) || !browser) {
  console.error('There are no results yet: run `npm test` first.')
  process.exit(1)
}
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
const passed = [
  ...units
    .flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults))
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName),
  ...browser.suites
    .flatMap(specsOf)
    .filter(({ ok }) => ok)
    .map(({ title }) => title),
]
const shown = new Set(passed.flatMap((name) => [...idsIn(name)]))

const areas = new Map()
// A line of the law begins `- **CART-22** R(C-57)`; those about the mock carry no marker.
const lines = read('docs/requirements.md').matchAll(/^- \*\*(([A-Z][A-Z0-9]*)-\d{2})\*\*(?: ([ERXN])\b)?/gm)
for (const [, id, area, mark = 'M'] of lines) areas.set(area, [...(areas.get(area) ?? []), { id, mark }])
console.log(`${'area'.padEnd(10)}${'named'.padStart(6)}${'of'.padStart(6)}   named by none`)
let total = 0
let named = 0
for (const [area, list] of areas) {
  const missing = list.filter(({ id }) => !shown.has(id))
  total += list.length
  named += list.length - missing.length
  const names = missing.map(({ id, mark }) => `${id.slice(area.length + 1)}${mark}`).join(' ')
  console.log(
    `${area.padEnd(10)}${String(list.length - missing.length).padStart(6)}${String(list.length).padStart(6)}   ${names}`,
  )
}
console.log(`${'all'.padEnd(10)}${String(named).padStart(6)}${String(total).padStart(6)}`)
