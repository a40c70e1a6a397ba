import type { CDPSession, Page } from '@playwright/test'
import { logIn } from '../journeys/support'
import { tenants } from './companies'
import { follow, hurry, privateScreens } from './screens'
import { expect, note } from './storm-test'

/** Bytes that scripts hold, and nodes of documents, once everything that nobody holds is gone. */
const held = async (cdp: CDPSession) => {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}

/** From screen to screen, in order, by links; each is waited for. */
const change = async (page: Page, paths: readonly string[], from: number, to: number) => {
  for (let at = from; at < to; at += 1) {
    await follow(page, paths[at % paths.length] ?? '/products')
    await page.locator('h1').first().waitFor()
  }
}

/** What the portal holds after 20 screen changes and after 200: it may not grow by more than a tenth. */
export const growth = async (page: Page, changes: number): Promise<void> => {
  await page.addInitScript(hurry)
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  // The screens that there are; the last two lead elsewhere.
  const paths = privateScreens(tenants.ACME).slice(1, -2)
  const cdp = await page.context().newCDPSession(page)
  // Every screen has been there: its code is loaded, and what is kept once is kept.
  const warm = Math.ceil(20 / paths.length) * paths.length
  const last = Math.floor(changes / paths.length) * paths.length
  const end = async () => {
    await page.waitForLoadState('networkidle')
    return held(cdp)
  }
  await change(page, paths, 0, warm)
  const early = await end()
  await change(page, paths, warm, warm + last)
  const late = await end()
  const percent = (now: number, before: number) => Math.round((now / before - 1) * 1000) / 10
  const grown = { heap: percent(late.bytes, early.bytes), nodes: percent(late.nodes, early.nodes) }
  note('heap', { changes: last, early: early.bytes, late: late.bytes, ...grown })
  expect(grown.heap, 'heap growth in percent').toBeLessThanOrEqual(10)
  expect(grown.nodes, 'growth of nodes in percent').toBeLessThanOrEqual(10)
}
