import type { Page, Route } from '@playwright/test'
import { expect, logIn, stored, test } from './support'
import { long } from './length'

const bearerOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
  headers['authorization']?.replace('Bearer ', '') ?? null
/** Where a page goes from now on, in order, and how often a document is loaded. */
const wayOf = (page: Page) => {
  const way = { places: [] as string[], loads: 0 }
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && pathname !== '/') way.places.push(pathname)
  })
  page.on('domcontentloaded', () => void (way.loads += 1))
  return way
}
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

test('R20 SESSION-10 twenty calls of eight tabs are refused at once: each tab is led to the login once', async ({
  page,
  context,
}) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  const tabs = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))]
  // Away from the portal, so that all of them begin together.
  for (const tab of tabs) await tab.goto('about:blank')
  const held: Route[] = []
  let refused = 0
  let isOver = false
  const refuse = (route: Route) => {
    refused += 1
    return route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } })
  }
  await context.route('**/api/**', (route) => {
    if (route.request().headers()['authorization'] === undefined) return route.continue()
    return isOver ? refuse(route) : void held.push(route)
  })
  const ways = tabs.map(wayOf)
  await Promise.all(tabs.map((tab) => tab.goto('/products')))
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(20)
  isOver = true
  await Promise.all(held.map(refuse))
  for (const tab of tabs) await expect(tab).toHaveURL('/login/ACME')
  for (const tab of tabs) await expect(tab.getByRole('textbox', { name: 'Password' })).toBeVisible()
  expect(refused).toBeGreaterThanOrEqual(20)
  // One redirection each, and nobody goes back and forth.
  expect(ways).toEqual(tabs.map(() => ({ places: ['/products', '/login/ACME'], loads: 1 })))
  for (const key of ['authToken', 'user', 'manufacturer']) expect(await stored(page, key)).toBeNull()
  expect(await stored(page, 'lastManufacturerCode')).toBe('ACME')
})

test('R20 a refusal that comes after the next login ends nothing', long, async ({ page, context }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  const former = await stored(page, 'authToken')
  // The call of another tab is on its way when the session ends and the next one begins.
  const other = await context.newPage()
  const held: Route[] = []
  await other.route('**/api/orders/**', (route) => void held.push(route))
  await other.goto('/orders')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await logOut(page)
  await logIn(page)
  await expect(page).toHaveURL('/products')
  const token = await stored(page, 'authToken')
  expect(token).not.toBe(former)
  const answers = held.splice(0)
  expect(answers.map((route) => route.request().headers()['authorization'])).toEqual(
    answers.map(() => `Bearer ${former}`),
  )
  // Whoever gave the call up hears nothing at all.
  await Promise.all(answers.map((route) => route.fulfill({ status: 401, json: {} }).catch(() => undefined)))
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.getByRole('button', { name: /^Account of/ })).toBeVisible()
  }
  expect(await stored(page, 'authToken')).toBe(token)
})

test(
  'R23 a logout and a login as another company in one tab: the other follows at once, and no call mixes the two',
  long,
  async ({ page, context, world }) => {
    const tenants = new Map<string, string>()
    const remember = async (code: string) => {
      await expect.poll(() => stored(page, 'authToken')).not.toBeNull()
      tenants.set((await stored(page, 'authToken')) ?? '', code)
    }
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await remember('ACME')
    const other = await context.newPage()
    await other.goto('/orders')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Orders')
    // Where the other tab is when it has heard: no timer, no second thought.
    await other.evaluate(() => {
      const places: string[] = []
      Object.assign(window, { places })
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key !== 'authToken') return
        setTimeout(() => places.push(`${newValue === null ? 'left' : 'came'} ${window.location.pathname}`))
      })
    })
    const before = (await world.allCalls()).length
    await world.fault({ path: '/api/*', delay: 200, times: 'always' })
    await logOut(page)
    await expect(other).toHaveURL('/login/ACME')
    await expect(other.getByText('SO-10103')).toHaveCount(0)
    await logIn(page, 'buyer@bolt.test', 'BOLT')
    await expect(page).toHaveURL(/\/(?:products|dashboard)$/)
    await remember('BOLT')
    await expect(other).toHaveURL(/\/(?:products|dashboard)$/)
    await expect(other.getByRole('banner')).toContainText('Bolt Industrial')
    expect(await other.evaluate(() => Reflect.get(window, 'places') as string[])).toEqual([
      'left /login/ACME',
      expect.stringMatching(/^came \/(?:products|dashboard)$/),
    ])

    await other.goto('/orders')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Orders')
    const calls = (await world.allCalls()).slice(before)
    const owned = calls.filter((call) => bearerOf(call) !== null)
    expect(owned.length).toBeGreaterThan(5)
    for (const call of owned) {
      const code = /\/(ACME|BOLT)(?:\/|$)/.exec(call.path)?.[1]
      if (code !== undefined) expect([call.path, tenants.get(bearerOf(call) ?? '')]).toEqual([call.path, code])
    }
  },
)
