import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { card, expect, logIn, test } from './support'

const compressed = (path: string): number =>
  brotliCompressSync(readFileSync(fileURLToPath(new URL(`../../dist${path}`, import.meta.url)))).length

/** What a fresh page asks for until its screen stands: pictures apart. */
const loadOf = async (page: Page, address: string, isThere: () => Promise<unknown>) => {
  const asked: { readonly path: string; readonly kind: string }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    asked.push({ path: `${pathname}${search}`, kind: request.resourceType() })
  })
  await page.goto(address)
  await isThere()
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[href]')].map((tag) =>
      new URL(tag.getAttribute('src') ?? tag.getAttribute('href') ?? '', location.href).pathname.toString(),
    ),
  )
  // The colours of a logo are worked out when the browser has nothing else to do.
  const isLate = (path: string) => path.endsWith('favicon.svg') || path.startsWith('/assets/app-accent')
  const files = asked.filter(({ kind, path }) => kind !== 'image' && !isLate(path))
  const scripts = files.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  return {
    requests: files.length,
    calls: files.map(({ path }) => path).filter((path) => path.startsWith('/api/')),
    unnamed: scripts.filter((path) => !named.includes(path)),
    kilobytes: scripts.reduce((sum, path) => sum + compressed(path), 0) / 1000,
  }
}
const twice = (calls: readonly string[]) => calls.filter((call, at) => calls.indexOf(call) !== at)

test('PERF the login form stands after eight requests at most, in one wave', async ({ page }) => {
  const load = await loadOf(page, '/login/ACME', () => expect(page.locator('input[type=password]')).toBeVisible())
  expect(load.requests).toBeLessThanOrEqual(8)
  expect(load.unnamed).toEqual([])
  expect(twice(load.calls)).toEqual([])
  expect(load.kilobytes).toBeLessThan(132)
  // The check can fail: the code is there.
  expect(load.kilobytes).toBeGreaterThan(90)
})

const surfaces = [
  ['/products', 17, 270],
  ['/products/1002', 18, 270],
  ['/cart', 17, 282],
  ['/orders', 17, 282],
  ['/desk', 25, 292],
  ['/order-pad', 17, 292],
  ['/lists', 17, 292],
  ['/profile', 17, 280],
] as const
for (const [address, requests, kilobytes] of surfaces)
  test(`PERF ${address} comes in one wave: nothing is asked for twice, and no file that was not named`, async ({
    page,
  }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    const fresh = await page.context().newPage()
    const load = await loadOf(fresh, address, () => expect(fresh.getByRole('heading', { level: 1 })).toBeVisible())
    expect(load.unnamed).toEqual([])
    expect(twice(load.calls)).toEqual([])
    expect(load.requests).toBeLessThanOrEqual(requests)
    expect(load.kilobytes).toBeLessThan(kilobytes)
  })
