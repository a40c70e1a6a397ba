import type { Page } from '@playwright/test'
import { isPortalKept, logIn, test } from './kept-portal'
import { card, expect, stored } from './support'
import { long } from './length'

test.use({ serviceWorkers: 'allow' })

const editionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['edition'])
const keptVersions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tradepost-code')).length)
/**
 * A new version is looked for until it is offered: a browser that looks for one already asks for no second answer, and a
 * version that cannot be had whole is not taken.
 */
const isOffered = (page: Page) =>
  expect(async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    const offer = page.getByRole('status').filter({ hasText: 'There is a new version' })
    await expect(offer).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 90_000 })

test('KEEPER a second visit opens without a network, login and every part of the portal', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.origin}/login/ACME`)
  await isPortalKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('input[type=password]')).toBeVisible()
  await context.setOffline(false)
  await logIn(page, host.origin)
  await context.setOffline(true)
  for (const [path, name] of [
    ['/cart', 'Cart'],
    ['/order-pad', 'Order pad'],
    ['/lists', 'Lists'],
    ['/profile', 'Profile'],
  ] as const) {
    await page.goto(host.origin + path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('KEEPER a page of which half is lost on the way opens as it is kept', async ({ page, host }) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  host.halve()
  await page.goto(`${host.origin}/order-pad`)
  await expect(page.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
})

test('KEEPER a second visit asks the host for the page alone', long, async ({ page, host }) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  host.asked.length = 0
  await page.goto(`${host.origin}/products`)
  await expect(card(page, 'P-1001')).toBeVisible()
  // What looks for a newer version comes later.
  expect(host.asked.filter((path) => path !== '/keeper.js')).toEqual(['/products'])
})

test('KEEPER a new version waits until the buyer wants it; the old tab goes on with its own files, and no cart is lost', async ({
  page,
  host,
}) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  const first = await editionOf(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  const cart = await stored(page, 'cart')
  expect(cart).not.toBeNull()
  host.release('00000000000000b2')
  await isOffered(page)
  expect(await editionOf(page)).toBe(first)
  // Nothing of the old version is on the host any more: what this tab still needs is on the device.
  host.remove((path) => path.startsWith('/assets/'))
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(await keptVersions(page)).toBe(2)
  await page.getByRole('button', { name: 'Load it now' }).click()
  await expect.poll(() => editionOf(page)).toBe('00000000000000b2')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(await stored(page, 'cart')).toBe(cart)
  // Nobody runs the old one any more.
  await page.reload()
  await expect.poll(() => keptVersions(page)).toBe(1)
})

test('KEEPER a version that cannot be had whole is not taken: the former one stays', long, async ({ page, host }) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  const first = await editionOf(page)
  host.release('00000000000000a2')
  host.remove((path) => path === '/edition.txt')
  // What becomes of the new worker is known when it is redundant.
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const found = new Promise<ServiceWorker | null>((resolve) =>
      registration?.addEventListener('updatefound', () => resolve(registration.installing)),
    )
    await registration?.update()
    const worker = await found
    return new Promise((resolve) => {
      const look = () => (worker?.state === 'redundant' || worker?.state === 'activated') && resolve(worker.state)
      worker?.addEventListener('statechange', look)
      look()
    })
  })
  expect(end).toBe('redundant')
  host.cut()
  await page.goto(`${host.origin}/cart`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  expect(await editionOf(page)).toBe(first)
})

test('KEEPER who wants the new version later is left in peace', long, async ({ page, host }) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  host.release('00000000000000c2')
  await isOffered(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('There is a new version')).toHaveCount(0)
  await page.reload()
  await expect(card(page, 'P-1001')).toBeVisible()
  expect(await editionOf(page)).toBe('00000000000000c2')
})

test(
  'KEEPER what the browser threw away is fetched again, and a worker that was stopped comes back',
  long,
  async ({ page, context, host }) => {
    await logIn(page, host.origin)
    await isPortalKept(page)
    const files = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('tradepost-code'))
        return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
      })
    const all = await files()
    expect(all).toBeGreaterThan(25)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    const browser = await context.newCDPSession(page)
    await browser.send('ServiceWorker.enable')
    await browser.send('ServiceWorker.stopAllWorkers')
    await page.goto(`${host.origin}/products`)
    await expect(card(page, 'P-1001')).toBeVisible()
    await expect.poll(files, { timeout: 60_000 }).toBe(all)
    await browser.send('ServiceWorker.stopAllWorkers')
    host.cut()
    await page.goto(`${host.origin}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  },
)

test.describe('a worker that was taken off the host', () => {
  // The browser's own words for the script that is not there, and for one that it was fetching when the page went.
  test.use({
    expectedErrors:
      /^(?:A bad HTTP response code \(404\) was received|An unknown error occurred) when fetching the script/,
  })
  test('KEEPER it goes, with what it kept', async ({ page, host }) => {
    await logIn(page, host.origin)
    await isPortalKept(page)
    host.remove((path) => path === '/keeper.js')
    await page.reload()
    await expect(card(page, 'P-1001')).toBeVisible()
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
    // What it kept goes after it: what it kept while it still answered for that page, too.
    await page.reload()
    await expect(card(page, 'P-1001')).toBeVisible()
    await expect.poll(() => keptVersions(page)).toBe(0)
  })
})

test(
  'KEEPER without a worker, a part that is gone with its version says so and offers the new one',
  long,
  async ({ page, host }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          throw new DOMException('Forbidden.', 'SecurityError')
        },
      }),
    )
    await logIn(page, host.origin)
    host.release('00000000000000d2')
    host.remove((path) => path.startsWith('/assets/account-'))
    await page.getByRole('button', { name: 'Account of' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    const gone = page.getByRole('alert').filter({ hasText: 'This page could not be fetched' })
    await expect(gone).toContainText('There is a new version')
    host.remove(() => false)
    await page.getByRole('main').getByRole('button', { name: 'Load it now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    expect(await editionOf(page)).toBe('00000000000000d2')
  },
)

test(
  'KEEPER pictures of goods are kept as they are seen, and go with a logout; the API and the test bench are never kept',
  long,
  async ({ page, host }) => {
    await logIn(page, host.origin)
    await isPortalKept(page)
    await page.reload()
    await expect(card(page, 'P-1001')).toBeVisible()
    const keptPaths = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return lists.flat().map(({ url }) => new URL(url).pathname)
      })
    const pictures = async () =>
      (await keptPaths()).filter((path) => /^\/media\/(?!.*\/(?:logo|banner))/.test(path)).length
    await expect.poll(pictures).toBeGreaterThan(3)
    const kept = await keptPaths()
    expect(kept).toContain('/index.html')
    expect(kept.filter((path) => /^\/(?:api|__)/.test(path))).toEqual([])
    const answer = await page.request.get(`${host.origin}/__mock`)
    expect(answer.ok()).toBe(true)
    await page.getByRole('button', { name: 'Account of' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.locator('input[type=password]')).toBeVisible()
    await expect.poll(pictures).toBe(0)
  },
)
