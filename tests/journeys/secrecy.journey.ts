import type { BrowserContext, Page, Request } from '@playwright/test'
import { card, expect, logIn, stored, test } from './support'
import { long } from './length'

const password = 'Passw0rd!'
const addOne = (page: Page) =>
  card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login\//)
}
/** Every request of the browser from now on. */
const watch = (context: BrowserContext) => {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  return requests
}

test('S1 S26 through a purchase nothing is asked of another origin, and the bearer goes to the API alone', async ({
  page,
  context,
  baseURL,
}) => {
  const requests = watch(context)
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await addOne(page)
  for (const place of ['/dashboard', '/category', '/orders', '/profile', '/catalogs', '/cart']) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page).toHaveURL('/order-success')
  await logOut(page)
  await page.goto('/browse/ACME')
  await expect(card(page, 'P-1001')).toBeVisible()

  const origin = new URL(baseURL ?? '').origin
  const foreign = requests.map((request) => new URL(request.url())).filter((url) => url.origin !== origin)
  expect(foreign.filter(({ protocol }) => protocol !== 'data:' && protocol !== 'blob:').map(String)).toEqual([])
  const bearing = requests.filter((request) => request.headers()['authorization'] !== undefined)
  expect(bearing.length).toBeGreaterThan(10)
  expect(
    bearing.filter((request) => !request.url().startsWith(`${origin}/api/`)).map((request) => request.url()),
  ).toEqual([])
})

test('S26 every script and style of the page comes from our host, the built ones with their integrity', async ({
  request,
}) => {
  const html = await (await request.get('/login')).text()
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const addresses = tags.flatMap((tag) => /\b(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? [])
  expect(addresses.length).toBeGreaterThan(2)
  expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
  const built = tags.filter((tag) => /\/assets\/[^"]+\.(?:js|css)"/.test(tag))
  expect(built.length).toBeGreaterThan(1)
  expect(built.filter((tag) => !/ integrity="sha(?:256|384|512)-/.test(tag))).toEqual([])
})

test('S18 a guest is shown neither price nor stock nor quantity, whatever the server sends, and no token goes out', async ({
  page,
  context,
  world,
}) => {
  const requests = watch(context)
  const row = { id: 1, part_number: 'P-SECRET', description: 'Hex bolt', selling_price: 77.31, price: 77.31 }
  await world.fault({
    path: '/api/browse/ACME/products',
    status: 200,
    times: 'always',
    body: {
      manufacturer_name: 'Acme Supply',
      manufacturer_code: 'ACME',
      data: [{ ...row, available: 4821, min_order_qty: 6, max_order_qty: 20, uom_code: 'BOX', cf: 12 }],
      meta: { from: 1, to: 1, total: 1, last_page: 1, current_page: 1 },
    },
  })
  await page.goto('/browse/ACME')
  await expect(card(page, 'P-SECRET')).toBeVisible()
  const html = await page.content()
  const tree = await page.locator('body').ariaSnapshot()
  for (const seen of [html, tree]) {
    expect(seen).toContain('P-SECRET')
    expect(seen).not.toMatch(/77[.,]31|4821|in stock|out of stock/i)
  }
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(?:More|Less) of|cart/i })).toHaveCount(0)
  expect(requests.filter((request) => request.headers()['authorization'] !== undefined)).toEqual([])
})

test('S20 a password stands in no address, no storage and no log, and in no call but its own', async ({
  page,
  context,
  world,
}) => {
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  const places: string[] = []
  context.on('request', (request) => places.push(request.url()))
  const next = 'N3w-Secret!'
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/profile')
  await page.locator('[name="current_password"]').fill(password)
  await page.locator('[name="new_password"]').fill(next)
  await page.locator('[name="new_password_confirmation"]').fill(next)
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]))
  const whileTyped = await kept()
  // An error is reported while both stand in the form.
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('boom') })))
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('[name="current_password"]')).toHaveValue('')
  await expect.poll(async () => (await world.calls('POST', '/api/log/error')).length).toBe(1)

  const all = await world.allCalls()
  const own = /^\/api\/(?:login|user\/ACME\/password)$/
  const others = JSON.stringify(all.filter(({ path }) => !own.test(path)))
  const ours = JSON.stringify(all.filter(({ path }) => own.test(path)).map(({ body }) => body))
  for (const secret of [password, next]) {
    expect(ours).toContain(secret)
    expect([whileTyped, await kept(), others, ...said, ...places].filter((text) => text.includes(secret))).toEqual([])
    await expect(page.getByText(secret)).toHaveCount(0)
  }
  // What looks into the machines is not there.
  expect(
    await page.evaluate(() => Object.keys(window).filter((name) => /xstate|inspect|devtools/i.test(name))),
  ).toEqual([])
})

test(
  'S23 a price that was changed on the device is refused by the server, checked at once, and sent as it is only with consent',
  long,
  async ({ page, world }) => {
    await logIn(page)
    await addOne(page)
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    const text = (await stored(page, 'cart')) ?? ''
    expect(text).toContain('"selling_price":12.5')
    // A page of ours in which no portal runs that would write its own cart over it.
    await page.goto('/edition.txt')
    await page.evaluate(
      (cheap) => window.localStorage.setItem('cart', cheap),
      text.replace('"selling_price":12.5', '"selling_price":0.01'),
    )
    await page.goto('/checkout')
    await expect(page.getByText('C-1001')).toBeVisible()
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page.getByText('1 price changed, +$12.49').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    expect((await world.calls('POST', '/api/orders/ACME')).map(({ status }) => status)).toEqual([422])
    await page.getByRole('button', { name: 'Accept all' }).click()
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page).toHaveURL('/order-success')
    const calls = await world.calls('POST', '/api/orders/ACME')
    expect(calls.map(({ status }) => status)).toEqual([422, expect.any(Number)])
    expect(calls.at(-1)).toMatchObject({ body: { items: [{ price: 12.5 }] } })
  },
)
