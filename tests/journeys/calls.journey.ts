import type { Page } from '@playwright/test'
import { card, expect, logIn, test, type LoggedCall, type worldOf } from './support'
import { long } from './length'

/** A call by its method, its path and what it asks for, in any language. */
const told = ({ method, path, query }: LoggedCall): string => {
  const { lang: _, ...rest } = query
  const asked = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`)
  return [method, path.replace('/api', ''), ...asked.toSorted()].join(' ')
}
/** Everything that was asked so far, when all that was on its way has come. */
const askedSoFar = async (page: Page, world: ReturnType<typeof worldOf>): Promise<readonly string[]> => {
  await page.waitForLoadState('networkidle')
  return (await world.allCalls()).map(told)
}
/** What was asked since the last time, sorted. */
const listening = (page: Page, world: ReturnType<typeof worldOf>) => {
  let heard = 0
  return async () => {
    const all = await askedSoFar(page, world)
    const since = all.slice(heard)
    heard = all.length
    return since.toSorted()
  }
}
/** Holds what was asked since the last time, sorted, against what was to be: what is refreshed may be asked for in a moment. */
const hearing = (page: Page, world: ReturnType<typeof worldOf>) => {
  let heard = 0
  return async (wanted: readonly unknown[]) => {
    let all: readonly string[] = []
    const since = async () => {
      all = await askedSoFar(page, world)
      return all.slice(heard).toSorted()
    }
    await expect.poll(since).toEqual(wanted)
    heard = all.length
  }
}
const tree = (path: string) => [1, 2, 3].map((page) => `GET ${path} page=${page}`)

test('PERF a buyer searches, looks, comes back, orders and looks at orders: nothing is asked for that is there, and once by who comes back', async ({
  page,
  world,
}) => {
  const hears = hearing(page, world)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await hears([
    ...tree('/categories/ACME'),
    'GET /products/ACME page=1 per_page=12',
    'GET /public/settings/ACME',
    'GET /settings/ACME',
    'POST /login',
  ])

  const search = 'GET /products/ACME page=1 per_page=12 search=hex bolt m8'
  await page.getByRole('textbox', { name: 'Search part number or description' }).fill('hex bolt m8')
  await page.keyboard.press('Enter')
  const bolt = card(page, 'P-MIN6MAX20')
  await expect(page).toHaveURL(/search=hex/)
  await expect(bolt).toBeVisible()
  await hears([search])
  await bolt.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hex bolt M8' })).toBeVisible()
  // Nothing belongs to it: others of its category are shown.
  await hears(['GET /products/ACME categoryId=13 page=1 per_page=12', 'GET /products/ACME/details/1002'])
  await page.goBack()
  await expect(bolt).toBeVisible()
  await hears([search])

  await bolt.getByRole('button', { name: 'More of Hex bolt M8' }).click()
  await page.getByRole('button', { name: 'Cart, 6 items' }).click()
  await page.getByRole('dialog').getByRole('link', { name: /cart/i }).first().click()
  await expect(page).toHaveURL('/cart')
  await hears([])
  const orders = ['draft', 'processed'].map((status) => `GET /orders/ACME status=${status}`)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('C-1001')).toBeVisible()
  const addresses = 'shippingAddresses.province,shippingAddresses.country'
  const customer = `GET /customers/ACME email=buyer@acme.test embed=${addresses}`
  await hears([customer, ...orders])
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page).toHaveURL('/order-success')
  // The order is written: what was known of orders before says nothing any more.
  await hears([...orders, 'POST /orders/ACME'])

  await page.getByRole('link', { name: 'See orders' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  // They were read for the number of the new one.
  await hears([])
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('cell', { name: 'P-MIN6MAX20' })).toBeVisible()
  await hears([expect.stringMatching(/^GET \/orders\/ACME\/\d+$/)])
  await page.goBack()
  await expect(page.getByRole('table')).toBeVisible()
  await hears(['GET /orders/ACME status=draft'])
})

test('PERF a guest opens a catalogue, pages and filters: each page once', long, async ({ page, world }) => {
  const hears = hearing(page, world)
  await page.goto('/browse/ACME')
  await expect(page.getByText('Page 1 of 8')).toBeVisible()
  await hears([...tree('/browse/ACME/categories'), 'GET /browse/ACME/products page=1', 'GET /public/settings/ACME'])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 8')).toBeVisible()
  await hears(['GET /browse/ACME/products page=2'])
  await page.goBack()
  await expect(page.getByText('Page 1 of 8')).toBeVisible()
  await hears(['GET /browse/ACME/products page=1'])
  await page.getByRole('treeitem', { name: 'Safety' }).click()
  await expect(page).toHaveURL(/category=/)
  await hears([expect.stringMatching(/^GET \/browse\/ACME\/products categoryId=\d+ page=1$/)])
})

test('PERF the order pad asks for a part number once, however often it stands there', long, async ({ page, world }) => {
  const since = listening(page, world)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await since()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  const part = (row: number) => page.getByLabel(`Part number, row ${row}`, { exact: true })
  await expect(part(1)).toBeVisible()
  expect(await since()).toEqual([])
  await part(1).fill('P-1001')
  await page.keyboard.press('Enter')
  await expect.poll(since).toEqual(['GET /products/ACME page=1 per_page=48 search=P-1001'])
  await part(2).fill('P-1001')
  await page.keyboard.press('Enter')
  await expect(part(3)).toBeVisible()
  expect(await since()).toEqual([])
})

const mark = (page: Page) => page.getByRole('main').getByText(/^As of \d{1,2}:\d{2}/)

test(
  'PERF what was there is there at once for who comes back, while the server is asked; it is marked when that fails',
  long,
  async ({ page, world }) => {
    const from = async (path: string, fault: { readonly delay?: number; readonly status?: number }) => {
      await world.clearFaults()
      await world.fault({ path, times: 'always', ...fault })
    }
    await logIn(page)
    const first = card(page, 'P-1001')
    await first.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    // Longer than any wait of this test: what is seen is what was there.
    const never = 300_000
    await from('/api/products/*', { delay: never })
    await page.goBack()
    await expect(first).toBeVisible()
    await first.getByRole('button', { name: /^More of/ }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(mark(page)).toHaveCount(0)
    await world.clearFaults()
    await first.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    await from('/api/products/*', { status: 403 })
    await page.goBack()
    await expect(first).toBeVisible()
    await expect(mark(page)).toBeVisible()
    await expect(page.getByText('The server did not say it again')).toBeVisible()
    await world.clearFaults()
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(mark(page)).toHaveCount(0)
    await expect(first).toBeVisible()

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click()
    const opened = page.getByRole('table').getByRole('link').first()
    const number = (await opened.textContent()) ?? ''
    await opened.click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await from('/api/orders/*', { delay: never })
    await page.goBack()
    await expect(page.getByRole('table').getByRole('link', { name: number })).toBeVisible()
    await expect(mark(page)).toHaveCount(0)
    await world.clearFaults()
    await page.getByRole('table').getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await from('/api/orders/*', { status: 403 })
    await page.goBack()
    await expect(mark(page)).toBeVisible()
    await expect(page.getByRole('table').getByRole('link', { name: number })).toBeVisible()
  },
)

test(
  'PERF a product and an order that were looked at are there at once again, and can be ordered while the server is asked',
  long,
  async ({ page, world }) => {
    const never = 300_000
    await logIn(page)
    const first = card(page, 'P-1001')
    await first.getByRole('link').click()
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toBeVisible()
    await page.goBack()
    await world.fault({ path: '/api/products/*/details/*', delay: never, times: 'always' })
    await first.getByRole('link').click()
    await page
      .getByRole('button', { name: /^More of/ })
      .first()
      .click()
    await add.click()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click()
    const order = page.getByRole('row').nth(1).getByRole('link')
    await order.click()
    const again = page.getByRole('button', { name: 'Order again' })
    await expect(again).toBeVisible()
    await page.goBack()
    await world.fault({ path: '/api/orders/*/*', delay: never, times: 'always' })
    await order.click()
    await again.click()
    await expect(page).toHaveURL('/order-pad')
  },
)

test('PERF what a link leads to is asked for while it is pointed at, and not once more by who follows it; not where data is saved', async ({
  page,
  world,
}) => {
  const since = listening(page, world)
  const details = async () => (await since()).filter((call) => call.includes('/details/'))
  await logIn(page)
  const name = card(page, 'P-1001').getByRole('link')
  await expect(name).toBeVisible()
  // What foresees comes with the code of carts and orders, a while after the shop is open.
  await page.goto('/orders')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: 'Products' }).click()
  await details()
  await name.hover()
  await expect.poll(details).toEqual(['GET /products/ACME/details/1001'])
  await name.click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await details()).toEqual([])
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await name.hover()
  await page.mouse.move(0, 0)
  await name.hover()
  await name.click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await details()).toEqual(['GET /products/ACME/details/1001'])
})
