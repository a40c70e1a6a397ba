import type { BrowserContext, Page } from '@playwright/test'
import { isPortalKept, isSeen, keptQuestions, logIn, lookAround, test } from './kept-portal'
import { card, expect } from './support'
import { long } from './length'

test.use({ serviceWorkers: 'allow' })

/** A portal that is on the device, with one part in its cart. */
const fillKeptCart = async (page: Page, origin: string) => {
  await logIn(page, origin)
  await isPortalKept(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
}
const asOf = (page: Page) => page.getByRole('main').getByText(/^As of \d{1,2}:\d{2}/)
const offline = (context: BrowserContext) => context.setOffline(true)
/** Browsers tell a page that the network is back; not every one tells it to a page that was opened while it was only pretended away. */
const online = async (context: BrowserContext, page: Page) => {
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

test('C-122 what was seen opens again without a network, after a reload, and says since when', async ({
  page,
  context,
  host,
}) => {
  test.slow()
  await logIn(page, host.origin)
  await isPortalKept(page)
  const order = await lookAround(page, host.origin)
  const number = await page.getByRole('heading', { level: 1 }).textContent()
  await offline(context)
  await page.goto(`${host.origin}/products`)
  await expect(card(page, 'P-1001')).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await expect(page.getByRole('complementary').getByText(/^As of/)).toBeVisible()
  await page.getByRole('button', { name: /^Find and add a part/ }).click()
  const found = page.getByRole('dialog')
  await found.getByRole('combobox').fill('P-1001 x 3')
  await expect(found.getByText(/^As of \d{1,2}:\d{2}.* only what this device has seen was searched/)).toBeVisible()
  await found.getByRole('option').first().click()
  await expect(found.getByText(/^3 x P-1001/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${host.origin}/products/1002`)
  await expect(page.getByRole('heading', { level: 1, name: 'Hex bolt M8' })).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  // Seen in a list only.
  await page.goto(`${host.origin}/products/1003`)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(asOf(page)).toBeVisible()

  await page.goto(`${host.origin}/category`)
  await expect(page.getByRole('heading', { level: 2, name: 'Subcategories' })).toBeVisible()
  await expect(asOf(page)).toBeVisible()

  await page.goto(`${host.origin}/orders`)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await page.goto(host.origin + order)
  await expect(page.getByRole('heading', { level: 1, name: number ?? '' })).toBeVisible()
  await expect(asOf(page)).toBeVisible()

  await page.goto(`${host.origin}/orders?status=processed`)
  await expect(page.getByText('This device has not kept it, either.')).toBeVisible()

  await page.goto(`${host.origin}/products?search=P-1001`)
  await expect(page.getByText('only what this device has seen was searched')).toBeVisible()
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto(`${host.origin}/products?search=zzzz`)
  await expect(page.getByRole('main').getByText('Nothing that this device has seen fits')).toBeVisible()

  // Another language: what is kept is there all the same, and says in which it is.
  await page.goto(`${host.origin}/products?lng=fr`)
  await expect(card(page, 'P-1001')).toBeVisible()
  await expect(page.getByText('Les textes sont en anglais.')).toBeVisible()
  await page.goto(`${host.origin}/catalogs?lng=en`)
  await expect(asOf(page)).toBeVisible()

  // The network comes back: the same is asked for, and the mark goes.
  await page.goto(`${host.origin}/products`)
  await expect(asOf(page)).toBeVisible()
  await online(context, page)
  await expect(asOf(page)).toHaveCount(0)
  await expect(card(page, 'P-1001')).toBeVisible()
})

test(
  'C-122 the desk shows the last orders and what was bought as this device kept them, and asks again with the network',
  long,
  async ({ page, context, host }) => {
    await logIn(page, host.origin)
    await isPortalKept(page)
    await page.goto(`${host.origin}/desk`)
    await isSeen(page, /\/api\/orders\/ACME \{"status":"processed"/)
    await isSeen(page, /\/api\/orders\/ACME\/[^ ]+ \{\}/)
    const first = page.getByRole('main').getByRole('link', { name: /^SO-/ }).first()
    const number = (await first.textContent()) ?? ''
    await offline(context)
    await page.goto(`${host.origin}/desk`)
    await expect(first).toHaveText(number)
    await expect(asOf(page)).toBeVisible()
    await expect(page.getByText('Could not load the orders.')).toHaveCount(0)
    await online(context, page)
    await expect(asOf(page)).toHaveCount(0)
    await expect(first).toHaveText(number)
  },
)

test(
  'C-122 profile, About us and checkout are there without a network, with their time, and nothing is ordered by them',
  long,
  async ({ page, context, host }) => {
    await fillKeptCart(page, host.origin)
    await page.goto(`${host.origin}/profile`)
    const phone = page.getByRole('main').getByRole('definition').nth(2)
    await expect(phone).toHaveText(/\d{3}/)
    const known = (await phone.textContent()) ?? ''
    await isSeen(page, /\/api\/customers\/ACME .*"embed":null/)
    await page.goto(`${host.origin}/about-us`)
    const document = page.frameLocator('main iframe').locator('body')
    await expect(document).toContainText(/\w{4}/)
    const told = (await document.textContent()) ?? ''
    await isSeen(page, / \/about-us\/ACME /)
    await page.goto(`${host.origin}/checkout`)
    await expect(page.getByText('C-1001')).toBeVisible()
    await isSeen(page, /\/api\/customers\/ACME .*shippingAddresses/)

    await offline(context)
    await page.goto(`${host.origin}/profile`)
    await expect(phone).toHaveText(known)
    await expect(asOf(page)).toBeVisible()
    await page.goto(`${host.origin}/about-us`)
    await expect(document).toHaveText(told)
    await expect(asOf(page)).toBeVisible()
    await page.goto(`${host.origin}/checkout`)
    await expect(page.getByText('C-1001')).toBeVisible()
    await expect(asOf(page)).toBeVisible()
    await expect(page.getByText('Orders cannot be sent without a network.')).toBeVisible()
    await online(context, page)
    await expect(asOf(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page).toHaveURL(/\/order-success/)
  },
)

test('C-122 a logout wipes it, a 401 locks it until the same buyer is back, and another buyer sees nothing of it', async ({
  page,
  context,
  host,
}) => {
  test.slow()
  await logIn(page, host.origin)
  await isPortalKept(page)
  await isSeen(page, /\/api\/products\/ACME \{/)

  // A 401: nothing is shown, and nothing is lost.
  await page.evaluate(() => localStorage.setItem('authToken', 'no-such-token'))
  await page.goto(`${host.origin}/orders`)
  await expect(page.locator('input[type=password]')).toBeVisible()
  expect(await keptQuestions(page)).not.toEqual([])
  await offline(context)
  await page.goto(`${host.origin}/products`)
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect(card(page, 'P-1001')).toHaveCount(0)
  await context.setOffline(false)
  await logIn(page, host.origin)
  await offline(context)
  await page.goto(`${host.origin}/products`)
  await expect(asOf(page)).toBeVisible()

  // Another buyer of another company.
  await context.setOffline(false)
  await page.evaluate(() => localStorage.setItem('authToken', 'no-such-token'))
  await page.goto(`${host.origin}/orders`)
  await expect(page.locator('input[type=password]')).toBeVisible()
  await logIn(page, host.origin, 'buyer@bolt.test', 'BOLT')
  await isSeen(page, /\/api\/products\/BOLT /)
  expect((await keptQuestions(page)).filter((question) => question.includes('ACME'))).toEqual([])

  // A logout.
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expect.poll(() => keptQuestions(page)).toEqual([])
})

test(
  'sending is off without a network, says why, and comes back by itself; nothing goes out on its own',
  long,
  async ({ page, context, host }) => {
    await fillKeptCart(page, host.origin)
    await page.goto(`${host.origin}/checkout`)
    await expect(page.getByText('C-1001')).toBeVisible()
    await offline(context)
    const reason = page.getByText('Orders cannot be sent without a network.')
    await expect(reason).toHaveCount(1)
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page.getByRole('alert').filter({ has: reason })).toBeVisible()
    await context.setOffline(false)
    await expect(reason).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Order Summary' })).toBeVisible()
    const log = (await (await context.request.get(`${host.origin}/__mock/log`)).json()) as { readonly method: string }[]
    expect(log.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(log.length).toBeGreaterThan(5)
  },
)
