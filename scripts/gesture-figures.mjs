// How long a gesture takes until what it changes is painted, with small data and with large, the processor slowed 4 times: a cart and a pad
// of 1,000 lines, 5,000 categories, 2,000 tags, 5,000 orders, 50,000 products. `npm run bench -- --only gestures` measures nothing else, `--built` takes the
// portal as it was built last, `--rounds 9` does each as often. Writes docs/figures/gestures.json and docs/performance.md.
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { writeFigures } from './figures.mjs'
import { freePort } from './free-port.mjs'
import { buildPortal, servePreview } from './pad-figures.mjs'
import { enter, groups } from './gestures.mjs'
import { writePerformance } from './performance-page.mjs'

const slowing = 4

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
const measure = async (browser, origin, { gestures }, data, rounds) => {
  const page = await enter(browser, origin, data)
  const count = await data.open(page)
  await page.waitForTimeout(2000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowing })
  const found = []
  for (const { name, act, before, after } of gestures(count)) {
    const took = []
    // The first time is warm-up: code that has not run yet.
    try {
      for (let round = 0; round <= rounds; round += 1) {
        await before?.(page)
        await page.waitForTimeout(250)
        took.push(await act(page))
        await after?.(page)
        await page.waitForTimeout(250)
      }
    } catch (cause) {
      throw new Error(`"${name}" could not be measured.`, { cause })
    }
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    found.push({ name, took: Math.round(median(took.slice(1))), nodes })
  }
  await page.context().close()
  return found
}

/** Measures and writes; answers the rows. */
export const measureGestures = async ({ isBuilt, rounds }) => {
  if (!isBuilt) buildPortal()
  const port = await freePort()
  const server = await servePreview(port)
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const origin = `http://localhost:${port}`
    const rows = []
    for (const group of groups) {
      const small = await measure(browser, origin, group, group.small, rounds)
      const large = await measure(browser, origin, group, group.large, rounds)
      large.forEach(({ name, took, nodes }, place) =>
        rows.push({ what: group.what, name, small: small[place].took, large: took, nodes }),
      )
      // After each of them: who breaks it off has what was measured so far.
      await writeFigures('gestures', {
        date: new Date().toISOString().slice(0, 10),
        command: 'npm run bench -- --only gestures',
        slowing,
        rounds,
        browser: browser.version(),
        rows,
      })
      await writePerformance()
      console.log(`${group.what}: measured`)
    }
    return rows
  } finally {
    await browser.close()
    server.kill()
  }
}
