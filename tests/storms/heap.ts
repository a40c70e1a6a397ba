import type { CDPSession, Page } from '@playwright/test'
import { logIn } from '../journeys/support'
import { tenants } from './companies'
import { follow, hurry, privateScreens } from './screens'
import { expect, note } from './storm-test'

type Held = { readonly bytes: number; readonly nodes: number }

/** Bytes that scripts hold, and nodes of documents, once everything that nobody holds is gone. */
const held = async (cdp: CDPSession): Promise<Held> => {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}

/** From screen to screen, in order, by links; each is waited for. */
const change = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await follow(page, path)
    await page.locator('h1').first().waitFor()
  }
}

/** The portal keeps the last screen or two for a while, and it is chance which: of two rounds, the one that says less. */
const rounds = async (count: number, round: () => Promise<Held>) => {
  const seen: Held[] = []
  for (let at = 0; at < count; at += 1) seen.push(await round())
  const of = (pick: (...numbers: number[]) => number, some: readonly Held[]) => ({
    bytes: pick(...some.map(({ bytes }) => bytes)),
    nodes: pick(...some.map(({ nodes }) => nodes)),
  })
  return { early: of(Math.max, seen.slice(0, 2)), late: of(Math.min, seen.slice(-2)) }
}

/** What the portal holds after 20 screen changes and after 200: it may not grow by more than a tenth. */
export const growth = async (page: Page, changes: number): Promise<void> => {
  await page.addInitScript(hurry)
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  // The screens that there are; the last two lead elsewhere.
  const paths = privateScreens(tenants.ACME).slice(1, -2)
  const cdp = await page.context().newCDPSession(page)
  const round = async () => {
    await change(page, paths)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    return held(cdp)
  }
  // Every screen has been there: its code is loaded, and what is kept once is kept.
  await round()
  const { early, late } = await rounds(Math.ceil(changes / paths.length), round)
  const percent = (now: number, before: number) => Math.round((now / before - 1) * 1000) / 10
  const grown = { heap: percent(late.bytes, early.bytes), nodes: percent(late.nodes, early.nodes) }
  note('heap', { changes, early: early.bytes, late: late.bytes, ...grown })
  expect(grown.heap, 'heap growth in percent').toBeLessThanOrEqual(10)
  expect(grown.nodes, 'growth of nodes in percent').toBeLessThanOrEqual(10)
}
