import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { listedIn } from '../../scripts/licences'
import { bytesOf } from './bytes'

const everyFileOf = (build: string) =>
  readdirSync(fileURLToPath(new URL(`../../${build}/`, import.meta.url)), { recursive: true, encoding: 'utf8' })
const filesOf = (build: string) => {
  const directory = fileURLToPath(new URL(`../../${build}/`, import.meta.url))
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|html)$/.test(name))
    .map((name) => ({ name, text: readFileSync(`${directory}${name}`, 'utf8') }))
}
const traces = [
  '[MSW]',
  'buyer@acme.test',
  '__flows',
  'tradepost-flows',
  'tradepost-drawn',
  'eclipse.elk',
  '__mock',
  'tradepost-world',
  'Passw0rd!',
]

test('S28 production holds nothing of the visualizer, the mock and the test bench', () => {
  const production = filesOf('dist')
  expect(production.length).toBeGreaterThan(10)
  const found = production.flatMap(({ name, text }) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`),
  )
  expect(found).toEqual([])
  // No map of the sources, no way to one, and no key of anybody.
  expect(everyFileOf('dist').filter((name) => /\.map(?:\.br|\.gz)?$/.test(name))).toEqual([])
  const secret =
    /sourceMappingURL|-----BEGIN|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}|\bsk_live_|@statelyai\/inspect/
  expect(production.filter(({ text }) => secret.test(text)).map(({ name }) => name)).toEqual([])
  const isKeeper = ({ name }: { readonly name: string }) => name === 'keeper.js'
  const sumOf = (files: typeof production) => files.reduce((sum, { text }) => sum + bytesOf(text), 0)
  const code = production.filter(({ name }) => name.endsWith('.js'))
  // All of it, whenever it is loaded: the reader of sheets and the drawer of codes come when they are asked for.
  expect(sumOf(code.filter((file) => !isKeeper(file)))).toBeLessThan(476_000)
  // The service worker is no code of a page: it comes when all else is there.
  expect(code.filter(isKeeper)).toHaveLength(1)
  expect(sumOf(code.filter(isKeeper))).toBeLessThan(8_000)
  // The check can fail: the demo holds most of it.
  const demo = filesOf('dist-demo')
    .map(({ text }) => text)
    .join('')
  expect(traces.filter((trace) => !demo.includes(trace))).toEqual([])
})

test('flows: the visualizer costs at most 600 kB, compressed', () => {
  const own = filesOf('dist-demo').filter(({ name }) => !name.includes('mock-worker'))
  const shared = new Set(filesOf('dist').map(({ text }) => text))
  const extra = own.filter(
    ({ text }) => !shared.has(text) && /eclipse\.elk|tradepost-flows|__flows|samples|checkout!/.test(text),
  )
  const bytes = extra.reduce((sum, { text }) => sum + bytesOf(text), 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(600_000)
})

test('S27 docs/licences.md lists what the build ships, the worker included', () => {
  const fileOf = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const shipped = listedIn(fileOf('dist/licences.txt')).map(({ name, version }) => `${name} ${version}`)
  expect(shipped).toEqual(
    expect.arrayContaining([expect.stringMatching(/^react \d/), expect.stringMatching(/^workbox-/)]),
  )
  const listed = [...fileOf('docs/licences.md').matchAll(/^\| ([@a-z]\S*) \| (\d\S*) \|/gm)]
  expect(listed.map(([, name, version]) => `${name} ${version}`)).toEqual(shipped)
})
