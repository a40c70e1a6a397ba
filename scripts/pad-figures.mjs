// The order pad at its largest, measured in a browser: how long a key or a turn of the wheel takes until it is painted, with 1,000 rows
// and a processor slowed 4 times. `npm run bench` calls it after the mock; `npm run bench -- --only pad` measures nothing else,
// `--built` takes the portal as it was built last. The figures go to docs/figures/pad.json.
import { spawn, spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { writeFigures } from './figures.mjs'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'
import { writePerformance } from './performance-page.mjs'

const vite = `${root}node_modules/.bin/vite`
const isWindows = process.platform === 'win32'
const slowing = 4
const rowCount = 1000
const keyCount = 120
const turns = 60
/** A notch of the wheel, and turns of it that leap by a screen, in px. */
const notch = 100
const leaps = [700, -600]
/** A busy machine is slow, not wrong; in ms. */
const patience = 600_000

/** The built portal with its pretend server, by a port. */
export const servePreview = async (port) => {
  const server = spawn(vite, ['preview', '--port', String(port), '--strictPort'], {
    cwd: root,
    shell: isWindows,
    stdio: 'ignore',
  })
  const until = Date.now() + 60_000
  for (;;) {
    const isUp = await fetch(`http://localhost:${port}/login`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return server
    if (Date.now() > until) throw new Error('The preview does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export const buildPortal = () => {
  const made = spawnSync(vite, ['build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit', shell: isWindows })
  if (made.status !== 0) throw new Error('The portal could not be built.')
}

/** In the page: notes for each event of a kind how long it took until what it changed was painted, in ms. */
const watch = (kind) => {
  const took = []
  globalThis.tookNow = took
  addEventListener(
    kind,
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => took.push(performance.now() - timeStamp))
        channel.port1.start()
        channel.port2.postMessage(null)
      }),
    { capture: true, passive: true },
  )
}
const rounded = (value) => Math.round(value * 10) / 10
const summed = (took) => {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { count: sorted.length, median: at(0.5), p95: at(0.95), slowest: rounded(sorted.at(-1) ?? 0) }
}
const taken = async (page) => {
  await page.waitForTimeout(500)
  return page.evaluate(() => globalThis.tookNow.splice(0))
}

const fill = async (page) => {
  await page.goto('/login/ACME')
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await page.getByLabel('Part number, row 1', { exact: true }).waitFor()
  const text = await page.evaluate(async (count) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    const parts = []
    for (let at = 1; parts.length < count; at += 1) {
      const { data } = await (await fetch(`/api/products/ACME?page=${at}&per_page=48&lang=en`, { headers })).json()
      if (data.length === 0) break
      parts.push(
        ...data.map(({ part_number, min_order_qty }) => `${part_number}\t${Math.max(2, Number(min_order_qty ?? 1))}`),
      )
    }
    return parts.slice(0, count).join('\n')
  }, rowCount)
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
  await page.getByText(/^Checked: /).waitFor()
}

/** Types into one field of a row in the middle, a key each 50 ms, and waits for each to be taken. */
const typeInto = async (page, label, keys) => {
  const field = page.getByLabel(label, { exact: true })
  await field.scrollIntoViewIfNeeded()
  await field.click()
  await taken(page)
  for (let at = 0; at < keyCount; at += 1) {
    await page.keyboard.press(keys[at % keys.length])
    await page.waitForTimeout(50)
  }
  const took = await taken(page)
  return { ...summed(took), dropped: keyCount - took.length }
}
/** Walks down the column with Enter, a row each 100 ms. */
const walkDown = async (page, label) => {
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await page.getByLabel(label, { exact: true }).click()
  await taken(page)
  for (let at = 0; at < turns; at += 1) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(100)
  }
  const took = await taken(page)
  return { ...summed(took), dropped: turns - took.length }
}
/** Turns the wheel by so many px, each 80 ms; the second half of the turns by the second figure. */
const turnWheel = async (page, [first, second]) => {
  await page.mouse.move(640, 400)
  await taken(page)
  let most = await mounted(page)
  for (let at = 0; at < turns; at += 1) {
    await page.mouse.wheel(0, at < turns / 2 ? first : second)
    await page.waitForTimeout(80)
    most = Math.max(most, await mounted(page))
  }
  return { took: summed(await taken(page)), most }
}
const mounted = (page) => page.evaluate(() => document.querySelectorAll('[data-pad-row]').length)

/** Measures the pad and writes its figures; answers them. */
export const measurePad = async (isBuilt) => {
  if (!isBuilt) buildPortal()
  const port = await freePort()
  const server = await servePreview(port)
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    })
    await context.addCookies([{ name: 'mock-world', value: 'bench-pad', url: `http://localhost:${port}` }])
    await context.request.post('/__mock/scenarios', { data: { name: 'thousand-products' }, timeout: patience })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await fill(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowing })
    await page.evaluate(watch, 'keydown')
    const digits = ['1', '2', 'Backspace', 'Backspace']
    const letters = ['a', 'b', 'c', 'Backspace']
    const keys = {
      quantity: await typeInto(page, 'Quantity, row 5', digits),
      comment: await typeInto(page, 'Comment, row 6', letters),
      partNumber: await typeInto(page, 'Part number, row 7', letters),
      enter: await walkDown(page, 'Quantity, row 5'),
    }
    await page.evaluate(watch, 'wheel')
    const notches = await turnWheel(page, [notch, notch])
    const screens = await turnWheel(page, leaps)
    const figures = {
      date: new Date().toISOString().slice(0, 10),
      command: 'npm run bench -- --only pad',
      rows: rowCount,
      slowing,
      browser: browser.version(),
      goal: 50,
      keys,
      scrolling: { notch: notches.took, leap: screens.took },
      mountedRows: Math.max(notches.most, screens.most),
    }
    await writeFigures('pad', figures)
    await writePerformance()
    return figures
  } finally {
    await browser.close()
    server.kill()
  }
}
