import type { Page } from '@playwright/test'
import { card, expect, logIn, stored, test } from './support'
import { long, longUnless } from './length'

const addBolt = (page: Page) =>
  card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()

test(
  'R1 ERR-01 to ERR-07 a stored user that cannot be read: the error screen, one report, and one click back',
  long,
  async ({ page, world }) => {
    await logIn(page)
    await addBolt(page)
    await page.evaluate(() => localStorage.setItem('user', '{bad'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
    const reports = await world.calls('POST', '/api/log/error')
    expect(reports).toHaveLength(1)
    expect(reports[0]?.body).toEqual({
      error: { message: expect.any(String), stack: expect.any(String) },
      errorInfo: { componentStack: expect.any(String) },
      lang: 'en',
    })
    await page.getByRole('button', { name: 'Return to Login' }).click()
    await expect(page).toHaveURL('/login/ACME')
    for (const key of ['authToken', 'user', 'manufacturer', 'logoUrl']) expect(await stored(page, key)).toBeNull()
    expect(await stored(page, 'lastManufacturerCode')).toBe('ACME')
    await logIn(page)
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  },
)

for (const key of [
  'manufacturer',
  'cart',
  'drafts',
  'orderAttempt',
  'darkMode',
  'i18nextLng',
  'lastManufacturerCode',
  'logoUrl',
  'tenantName',
]) {
  test(
    `R6 whatever is stored under ${key}, the portal starts`,
    longUnless(['cart', 'orderAttempt'].includes(key)),
    async ({ page }) => {
      await logIn(page)
      await expect(page).toHaveURL('/products')
      for (const value of ['{bad', 'null', '5', '[]', '"x"', '{}', '[{"product":{}}]', '../../x', '\u0000']) {
        await page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value])
        await page.goto('/products')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/All products|Log in/)
        if (key !== 'manufacturer') continue
        await logIn(page)
        await expect(page).toHaveURL('/products')
      }
    },
  )
}

test('R5 a browser that forbids storage: the cart lasts as long as the tab, and the buyer is told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    Storage.prototype.setItem = refuse
    Storage.prototype.getItem = refuse
  })
  // It is said once and for three seconds: watched for from the beginning.
  const told = page.getByText('This browser does not let us save the cart.').first().waitFor()
  await logIn(page)
  await addBolt(page)
  await told
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

const broken = [
  { name: 'HTML', fault: { status: 200, body: '<!doctype html><p>Bad gateway' } },
  { name: 'a cut connection', fault: { drop: 'before' as const } },
  { name: 'a list of wrong shapes', fault: { status: 200, body: { data: 'none', meta: [] } } },
  { name: 'nothing', fault: { status: 200, body: '' } },
]
for (const { name, fault } of broken) {
  test(
    `R13 ${name} instead of products: a clear message, Retry, and the cart still there`,
    longUnless(name === 'HTML'),
    async ({ page, world }) => {
      await logIn(page)
      await expect(page).toHaveURL('/products')
      await addBolt(page)
      await world.fault({ path: '/api/products/ACME', times: 'always', ...fault })
      // A page that this device has not seen: one that it has would be shown as it was (decision 052).
      await page.goto('/products?per_page=24')
      await expect(page.getByRole('alert')).toContainText('Could not load products.')
      await expect(page.getByRole('alert')).toContainText('No se pudieron cargar los productos.')
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
      await world.clearFaults()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(card(page, 'P-1001')).toBeVisible()
    },
  )
}

test('R14 a bad row is left out, the good ones show', long, async ({ page, world }) => {
  const row = { id: 1, part_number: 'OK-1', description: 'Good row', selling_price: '12.50' }
  await world.fault({
    path: '/api/products/ACME',
    times: 'always',
    status: 200,
    body: { data: [null, { id: {} }, row, 'x'] },
  })
  await logIn(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, 'OK-1')).toContainText('$12.50')
})

test('R16 offline says so; what failed is asked for again when the network is back', async ({ page, context }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  // The code of the orders is there, the orders are not: those would be shown as they were seen (decision 052).
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Products' }).click()
  await expect(card(page, 'P-1001')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await addBolt(page)
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('alert')).toContainText('Could not load the orders.')
  await context.setOffline(false)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('S7 what the server sends is text, never markup', long, async ({ page, world }) => {
  const evil = '<img src=x onerror="window.hacked=1"><b>bold</b>'
  const product = {
    id: 1,
    part_number: evil,
    description: evil,
    uom_code: evil,
    cf: 2,
    tags: [{ id: 1, name: evil, colour: evil }],
  }
  await world.fault({ path: '/api/products/ACME', times: 'always', status: 200, body: { data: [product] } })
  await logIn(page)
  await expect(page.getByRole('heading', { level: 2, name: evil })).toBeVisible()
  await page.getByRole('button', { name: /^More of/ }).click()
  await page.getByRole('button', { name: /^Cart,/ }).click()
  await expect(page.getByRole('dialog')).toContainText('<b>bold</b>')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
