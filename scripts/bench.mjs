// `npm run bench`: how quick and how large the mock is, and how quick the order pad at its largest, as a table. Nothing here passes or
// fails: read the figures. `-- --only pad`, `mock`, `loads` (first visits) or `gestures` measures one of them, `--built` takes the portal as it was
// built last, `--rounds 9` loads each page as often.
import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { root } from './install.mjs'
import { openLoader } from './loader.mjs'
import { measureGestures } from './gesture-figures.mjs'
import { measureLoads } from './load-figures.mjs'
import { measurePad } from './pad-figures.mjs'

const { values: wish } = parseArgs({
  options: {
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
  },
})
const port = Number(process.env.BENCH_PORT ?? 5190)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const headers = { cookie: 'mock-world=bench', 'content-type': 'application/json' }

const ask = (method, path, body, more = {}) =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', method, path, agent, headers: { ...headers, ...more } },
      (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }))
      },
    )
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const lines = []
const note = (what, value, unit, goal = '') => lines.push([what, `${value} ${unit}`, goal])
const ms = (value) => Math.round(value * 10) / 10

const signIn = async () => {
  const { text } = await ask('POST', '/api/login', { email: 'buyer@acme.test', password: 'Passw0rd!', lang: 'en' })
  return { authorization: `Bearer ${JSON.parse(text).token}` }
}
const begin = async (name) => {
  const began = performance.now()
  await ask('POST', '/__mock/scenarios', { name })
  return performance.now() - began
}

const mix = [
  ...[1, 2, 5, 20, 60].map((page) => `/api/products/ACME?lang=en&page=${page}`),
  '/api/products/ACME?lang=en&search=bolt',
  '/api/products/ACME?lang=fr&per_page=48',
  '/api/products/ACME/details/1002?lang=en',
  '/api/categories/ACME?lang=en',
  '/api/tags?lang=en',
  '/api/settings/ACME?lang=en',
  '/api/orders/ACME?lang=en&status=draft',
]

/** Calls at a steady pace, whether or not the server keeps up; latencies in ms from the moment a call was due. */
const pace = async (perSecond, seconds, token) => {
  const began = performance.now()
  const calls = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = began + (index * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const { status } = await ask('GET', mix[index % mix.length], undefined, token)
    if (status !== 200) throw new Error(`${mix[index % mix.length]} answered ${status}`)
    return performance.now() - due
  })
  return (await Promise.all(calls)).sort((one, other) => one - other)
}

const rounds = async (paths, token, times) => {
  const took = []
  for (let turn = 0; turn < times; turn += 1) {
    for (const path of paths) {
      const began = performance.now()
      await ask('GET', path, undefined, token)
      took.push(performance.now() - began)
    }
  }
  return took.sort((one, other) => one - other)
}

const overHttp = async () => {
  const server = spawn(process.execPath, [`${root}scripts/mock.mjs`], { env: { ...process.env, PORT: String(port) } })
  try {
    await new Promise((resolve, reject) => {
      server.stdout.once('data', resolve)
      server.once('exit', (code) =>
        reject(new Error(`The mock ended with ${code}. Is port ${port} taken? Set BENCH_PORT.`)),
      )
    })
    await begin('thousand-products')
    const token = await signIn()
    await rounds(mix, token, 3)
    const steady = await pace(200, 10, token)
    note('200 calls a second, 1,000 products: median', ms(percentile(steady, 0.5)), 'ms')
    note('200 calls a second, 1,000 products: p99', ms(percentile(steady, 0.99)), 'ms', '100 ms')
    const single = await rounds(mix, token, 20)
    note('one call after another, 1,000 products: slowest', ms(single.at(-1)), 'ms', '20 ms')
    note('beginning the scenario of 50,000 products', ms(await begin('fifty-thousand-products')), 'ms')
    await rounds(mix, token, 1)
    const large = await rounds(mix, token, 20)
    note('one call after another, 50,000 products: p99', ms(percentile(large, 0.99)), 'ms', '50 ms')
  } finally {
    server.kill()
  }
}

const inProcess = async () => {
  const vite = await openLoader()
  const { createWorld } = await vite.ssrLoadModule('/mocks/world.ts')
  const began = performance.now()
  createWorld('first')
  note('the first world', ms(performance.now() - began), 'ms', '300 ms')
  const before = process.memoryUsage().rss
  const worlds = Array.from({ length: 100 }, (_, index) => createWorld(`world ${index}`))
  for (const { db } of worlds) db.catalogue('ACME')
  note('a further world', ms((performance.now() - began) / 101), 'ms', '300 ms')
  note('100 worlds as made', Math.round((process.memoryUsage().rss - before) / 1_000_000), 'MB', '1,000 MB')
  // A world after a day of work: its log is full, and the last 200 calls keep answers of a page of products.
  for (const { log } of worlds) {
    for (let turn = 0; turn < 2000; turn += 1) {
      const call = {
        time: new Date().toISOString(),
        method: 'GET',
        path: `/api/products/${turn}`,
        query: { lang: 'en' },
        body: null,
        status: 0,
        fault: null,
      }
      const id = log.add({
        ...call,
        headers: { authorization: `Bearer ${turn}`, cookie: `mock-world=${turn}`, 'user-agent': `${turn}`.padEnd(120) },
      })
      log.update(id, { status: 200, answer: `${turn}`.padEnd(8000), took: 1 })
    }
  }
  note('100 worlds with full logs', Math.round((process.memoryUsage().rss - before) / 1_000_000), 'MB', '1,000 MB')
  await vite.close()
}

const inBrowser = async () => {
  const { keys, scrolling, rows, slowing, goal, mountedRows } = await measurePad(wish.built)
  const what = `pad of ${rows} rows, slowed ${slowing} times:`
  for (const [field, { median, p95, dropped }] of Object.entries(keys))
    note(`${what} ${field}, p95 (median ${median} ms, ${dropped} dropped)`, p95, 'ms', `${goal} ms`)
  for (const [turn, { median, p95 }] of Object.entries(scrolling))
    note(`${what} a ${turn} of the wheel, p95 (median ${median} ms)`, p95, 'ms', `${goal} ms`)
  note(`${what} rows mounted at most`, mountedRows, 'rows', '100 rows')
}

const firstVisits = async () => {
  const pages = await measureLoads({ isBuilt: wish.built, rounds: Number(wish.rounds) })
  const floor = pages.find(({ name }) => name === 'floor login').largest
  for (const { name, script, requests, largest } of pages) {
    const what = `${name}: ${script} kB of script, ${requests} requests, LCP ${largest} ms`
    note(what, (largest / floor).toFixed(2), 'x floor')
  }
}

const atScale = async () => {
  for (const { what, name, small, large, nodes } of await measureGestures({
    isBuilt: wish.built,
    rounds: Number(wish.rounds),
  }))
    note(`${what}: ${name}, ${nodes} elements, small data ${small} ms`, large, 'ms', '100 ms')
}

const isWanted = (part) => wish.only === undefined || wish.only === part
if (isWanted('mock')) {
  await overHttp()
  await inProcess()
}
// What loads the mock makes this process one of development; what is built and measured from here on is as deployed.
process.env.NODE_ENV = 'production'
if (isWanted('pad')) await inBrowser()
if (isWanted('loads')) await firstVisits()
if (isWanted('gestures')) await atScale()
const widths = [0, 1].map((column) => Math.max(...lines.map((line) => line[column].length)))
console.log('')
for (const [what, value, goal] of lines)
  console.log(`${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${goal && `goal: below ${goal}`}`)
agent.destroy()
process.exit(0)
