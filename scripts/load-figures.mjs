// How long first visits take, in a browser: processor slowed 4 times, 1.6 Mbit/s with 150 ms, nothing cached, files by brotli. The portal is
// held against pages of React alone (tests/bench/floor), loaded in turns with it: only the ratios of one run mean something.
// `npm run bench` calls it; `-- --only loads` measures nothing else, `--rounds 9` as often. Writes docs/figures/loads.json and
// docs/performance.md.
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { findBrowser } from './browser.mjs'
import { writeFigures } from './figures.mjs'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'
import { buildPortal } from './pad-figures.mjs'
import { writePerformance } from './performance-page.mjs'

const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
const slowing = 4
/** A busy machine is slow, not wrong; in ms. */
const patience = 120_000
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Files of a folder, compressed; addresses without a file are the page, and those of the server go to it. */
const serve = async (folder, page, apiPort) => {
  const packed = new Map()
  const pack = (file) => {
    if (!packed.has(file)) packed.set(file, brotliCompressSync(readFileSync(file)))
    return packed.get(file)
  }
  const server = createServer((incoming, outgoing) => {
    const path = decodeURI(incoming.url.split('?')[0])
    if (apiPort && /^\/(?:api|media|documents|__mock)\//.test(path)) {
      const { method, headers, url } = incoming
      const asked = request({ port: apiPort, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(asked)
      return
    }
    const found = join(folder, path)
    const file = existsSync(found) && statSync(found).isFile() ? found : join(folder, page)
    const type = types[extname(file)] ?? 'text/plain'
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store'
    if (/\.(?:html|js|css|svg)$/.test(file)) {
      outgoing.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': cache })
      outgoing.end(pack(file))
    } else {
      outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache })
      createReadStream(file).pipe(outgoing)
    }
  })
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() }
}

const startMock = async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [`${root}scripts/mock.mjs`], { env: { ...process.env, PORT: String(port) } })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', (code) => reject(new Error(`The mock ended with ${code}.`)))
  })
  return { port, close: () => child.kill() }
}

/** In the page, before anything of it: what is painted, what moves, what holds the processor up. */
const watch = () => {
  const seen = { largest: 0, first: 0, moved: 0, blocked: 0 }
  globalThis.seenNow = seen
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.first = startTime))
  on('layout-shift', ({ value, hadRecentInput }) => (seen.moved += hadRecentInput ? 0 : value))
  on('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)))
}

/** At a login: when its form is painted, and when the portal has taken it over. */
const watchDoor = () => {
  const seen = globalThis.seenNow
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries()) seen.form ??= renderTime
  }).observe({ type: 'element', buffered: true })
  const look = () => {
    document.querySelector('form label')?.setAttribute('elementtiming', 'form')
    const stands = document.documentElement.dataset.door !== undefined
    if (seen.stands && !stands) seen.taken ??= performance.now()
    seen.stands ||= stands
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-door'],
  })
}

/** In the page: every page of 5,000 categories has come, 100 on each; answers when the last one had, in ms. */
const categoriesCame = () => {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => /\/api\/categories\//.test(name))
  return calls.length >= 50 && calls.every(({ responseEnd }) => responseEnd > 0)
    ? Math.max(...calls.map(({ responseEnd }) => responseEnd))
    : false
}

/** One visit of a page. Scripts that are asked for once it is usable are counted apart. */
const visit = async (browser, { address, state, isThere, isWarm, isDoor, hasCategories }) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(state && { storageState: state }),
  })
  context.setDefaultTimeout(patience)
  const load = async () => {
    const page = await context.newPage()
    await page.addInitScript(watch)
    if (isDoor) await page.addInitScript(watchDoor)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowing })
    const asked = new Map()
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      asked.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 }),
    )
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = asked.get(requestId)
      if (one) one.bytes = encodedDataLength
    })
    await page.goto(address)
    // What the first script draws stands beside the portal.
    await page.locator(`#root ${isThere}`).first().waitFor()
    const requests = [...asked.values()].filter(({ type, path }) => type !== 'Image' && path !== '/favicon.svg').length
    if (isDoor) await page.waitForFunction(() => globalThis.seenNow.taken !== undefined)
    const needed = new Set(asked.values())
    const complete = hasCategories ? await (await page.waitForFunction(categoriesCame)).jsonValue() : undefined
    await page.waitForLoadState('networkidle')
    const painted = await page.evaluate(() => globalThis.seenNow)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    await page.close()
    const scripts = [...asked.values()].filter(({ type }) => type === 'Script')
    const kilobytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return {
      ...painted,
      ...(complete && { complete }),
      requests,
      script: kilobytes(scripts.filter((file) => needed.has(file))),
      later: kilobytes(scripts.filter((file) => !needed.has(file))),
      styles: [...asked.values()].filter(({ type }) => type === 'Stylesheet').map(({ path }) => path),
      heap: usedSize / 1_000_000,
      nodes,
    }
  }
  let found = await load()
  if (isWarm) found = await load()
  await context.close()
  return found
}

const signIn = async (browser, origin, scenario) => {
  const context = await browser.newContext()
  if (scenario) {
    await context.addCookies([{ name: 'mock-world', value: `loads-${scenario}`, url: origin }])
    await context.request.post(`${origin}/__mock/scenarios`, { data: { name: scenario }, timeout: patience })
  }
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto(`${origin}/login/ACME`)
  await page.locator('input[type=email]').fill('buyer@acme.test')
  await page.locator('input[type=password]').fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/products')
  await page.locator('article').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

const assets = `${root}dist/assets/`
/** All code of the portal in one language, without the reader of codes: brotli, in kB. */
const allCode = () =>
  readdirSync(assets)
    .filter((name) => name.endsWith('.js') && !/^(?:es|fr)-|^square-reader-/.test(name))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(assets + name)).length, 0) / 1000
/** Styles that a page asked for: gzip, in kB. */
const gzipped = (paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`${root}dist${path}`)).length, 0) / 1000

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
const rounded = (value, digits = 0) => Number(value.toFixed(digits))

/** Measures and writes; answers the rows. */
export const measureLoads = async ({ isBuilt, rounds }) => {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('No browser. Install Chromium, or name one in CHROME_PATH.')
  if (!isBuilt) buildPortal()
  const outDir = mkdtempSync(join(tmpdir(), 'floor-'))
  // Each by itself: what two of them share would be a file of its own, and hold more than either needs.
  const floor = async (name) => {
    await build({
      configFile: false,
      root: `${root}tests/bench/floor`,
      logLevel: 'error',
      plugins: [react()],
      build: {
        outDir: join(outDir, name),
        modulePreload: { polyfill: false },
        rolldownOptions: { input: `${root}tests/bench/floor/${name}.html` },
      },
    })
    return serve(join(outDir, name), `${name}.html`)
  }
  const mock = await startMock()
  const servers = {
    hello: await floor('hello'),
    floor: await floor('login'),
    full: await floor('full'),
    portal: await serve(`${root}dist`, 'index.html', mock.port),
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    const { origin } = servers.portal
    const state = await signIn(browser, origin)
    const categories = await signIn(browser, origin, 'five-thousand-categories')
    const card = 'article'
    const pages = [
      { name: 'hello', address: servers.hello.origin, isThere: 'h1' },
      { name: 'floor login', address: servers.floor.origin, isThere: 'input[type=password]' },
      { name: 'floor full', address: servers.full.origin, isThere: 'h1' },
      { name: 'login', address: `${origin}/login/ACME`, isThere: 'input[type=password]', isDoor: true },
      { name: 'login, warm', address: `${origin}/login/ACME`, isThere: 'input[type=password]', isWarm: true },
      { name: 'products, 48 a page', address: `${origin}/products?per_page=48`, isThere: card, state },
      {
        name: '5,000 categories',
        address: `${origin}/products`,
        isThere: card,
        state: categories,
        hasCategories: true,
      },
      { name: 'product', address: `${origin}/products/1002`, isThere: 'h1', state },
      { name: 'cart', address: `${origin}/cart`, isThere: 'h1', state },
      { name: 'orders', address: `${origin}/orders`, isThere: 'table', state },
      { name: 'order pad', address: `${origin}/order-pad`, isThere: 'h1', state },
    ]
    const found = new Map(pages.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const page of pages) found.get(page.name).push(await visit(browser, page))
    const figures = {
      date: new Date().toISOString().slice(0, 10),
      command: 'npm run bench -- --only loads',
      rounds,
      pages: pages.map(({ name }) => {
        const all = found.get(name)
        const of = (field, digits) => rounded(median(all.map((one) => one[field])), digits)
        return {
          name,
          script: of('script', 1),
          later: of('later', 1),
          css: rounded(gzipped(all[0].styles.filter((path) => existsSync(`${root}dist${path}`))), 1),
          requests: of('requests'),
          first: of('first'),
          largest: of('largest'),
          moved: of('moved', 3),
          blocked: of('blocked'),
          heap: of('heap', 1),
          nodes: of('nodes'),
          ...(all[0].form && { form: of('form'), taken: of('taken') }),
          ...(all[0].complete && { complete: of('complete') }),
        }
      }),
      code: rounded(allCode(), 1),
    }
    await writeFigures('loads', figures)
    await writePerformance()
    return figures.pages
  } finally {
    await browser.close()
    mock.close()
    Object.values(servers).forEach(({ close }) => close())
    rmSync(outDir, { recursive: true, force: true })
  }
}
