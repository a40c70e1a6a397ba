import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { bytesOf } from './bytes'
import { card, expect, logIn, test } from './support'

const compressed = (path: string): number =>
  bytesOf(readFileSync(fileURLToPath(new URL(`../../dist${path}`, import.meta.url)), 'utf8'))

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
  // The colours of a logo are worked out, and the worker is brought up, answers are kept, and what happened is
  // written down, when the browser has nothing else to do.
  const isLate = (path: string) =>
    path.endsWith('favicon.svg') || /^\/(?:assets\/(?:app-accent|edition|recall|recorder)-|edition\.txt)/.test(path)
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
  expect(load.kilobytes).toBeLessThan(138.5)
  // The check can fail: the code is there.
  expect(load.kilobytes).toBeGreaterThan(90)
})

const surfaces = [
  ['/products', 16, 255.2],
  ['/products/1002', 18, 262.9],
  ['/cart', 14, 291.2],
  ['/orders', 15, 291.2],
  ['/desk', 23, 329.8],
  ['/order-pad', 16, 329.8],
  ['/lists', 16, 329.8],
  ['/profile', 16, 271.1],
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

test('LOOK the frame of the shop is painted before any module runs, with its name and logo as the device remembers them', async ({
  page,
}) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.route(/\/assets\/(?!first-)[^/]*\.js$/, (route) => route.abort())
  const drawn = (part: '::before' | '::after') =>
    page.evaluate((which) => {
      const { content, height, backgroundImage } = getComputedStyle(
        document.getElementById('root') ?? document.body,
        which,
      )
      return { content, height, backgroundImage }
    }, part)
  for (const [address, shape] of [
    ['/products', 'goods'],
    ['/products/1002', 'pair'],
    ['/category', 'goods'],
    ['/orders', 'sheet'],
  ] as const) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.dataset['shell'])).toBe(shape)
    expect(await drawn('::before')).toEqual({
      content: '"Acme Supply"',
      height: '56px',
      backgroundImage: expect.stringContaining('/media/ACME/logo.svg'),
    })
    expect((await drawn('::after')).backgroundImage).toContain('gradient')
  }
  // A logo from an address that no picture may come from is none (S8).
  for (const logo of [
    '//trap.other.test/a.gif',
    'http://trap.other.test/a.gif',
    'https://a@trap.other.test/a.gif',
    'x.gif',
  ]) {
    await page.evaluate((text) => localStorage.setItem('logoUrl', text), logo)
    await page.goto('/orders')
    expect((await drawn('::before')).backgroundImage, logo).toMatch(/^linear-gradient/)
  }
  // Nothing is drawn for who is not signed in.
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await page.goto('/orders')
  expect(await page.evaluate(() => document.documentElement.dataset['shell'])).toBeUndefined()
})

test('PERF the pictures of the first goods are on their way before the code that shows them has run', async ({
  page,
}) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const [first] = await page
    .getByRole('article')
    .getByRole('presentation')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  // No module runs.
  await page.route(/\/assets\/entry-.*\.js$/, () => undefined)
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === first)
  await page.goto('/products', { waitUntil: 'commit' })
  await asked
})

test('PERF the dialog of a report is 6 kB at most when it is first opened, and what writes it down 5.5 kB', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + compressed(path), 0)
  const code = () => asked.filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path))
  const isRecorder = (path: string) => path.includes('/recorder-')
  await logIn(page)
  await expect.poll(() => code().some(isRecorder)).toBe(true)
  expect(sizeOf(code().filter(isRecorder).slice(0, 1))).toBeLessThan(5_500)
  await page.getByRole('button', { name: /^Account of/ }).click()
  const before = new Set(code())
  await page.getByRole('menuitem', { name: 'Report a problem' }).click()
  await expect(page.getByRole('button', { name: 'Save as file' })).toBeVisible()
  const dialog = [...new Set(code())].filter((path) => !before.has(path) && /report/.test(path))
  expect(dialog.length).toBeGreaterThan(1)
  expect(sizeOf(dialog)).toBeLessThan(6_000)
})
