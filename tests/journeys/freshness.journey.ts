import type { Page } from '@playwright/test'
import { fillCart } from './carts'
import { counting } from './gestures'
import { expect, logIn, stored, test, worldOf, type LoggedCall } from './support'
import { long } from './length'

type Row = { readonly product: { readonly id: number; readonly part_number: string; readonly selling_price: number } }

const bodyOf = (call: LoggedCall | undefined) =>
  call?.body as { readonly items: readonly { readonly puom_id: number; readonly price: number }[] }
const rowsOf = async (page: Page): Promise<readonly Row[]> =>
  (JSON.parse((await stored(page, 'cart')) ?? '{}') as { readonly lines: readonly Row[] }).lines
const orders = '/api/orders/ACME'
const details = (calls: readonly LoggedCall[]) => calls.filter(({ path }) => path.includes('/details/'))
const complete = (page: Page) => page.getByRole('button', { name: 'Complete order' })

test('60 lines of which every price went up: one click more, and no price is sent that was not on the screen', async ({
  page,
  context,
  world,
}) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await fillCart(page, 60)
  await worldOf(context).begin('prices-changed')
  await page.goto('/cart')
  const gestures = await counting(page)
  await expect(page.getByText(/prices? changed, \+\$/)).toBeVisible()
  // Both prices can be read: nothing lies over them.
  const cells = page.getByRole('cell').filter({ hasText: '→' })
  await expect(cells.first()).toBeVisible()
  expect(await cells.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
  const inView = details(await world.allCalls()).length
  expect(inView).toBeGreaterThan(0)
  expect(inView).toBeLessThan(60)
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).first().click()
  await expect(page.getByText('60 prices changed, +$120.00')).toBeVisible()
  // Each was read once, but for what was on its way when the cart was left.
  const read = details(await world.allCalls())
  expect(new Set(read.map(({ path }) => path)).size).toBe(60)
  expect(read.length).toBeLessThanOrEqual(60 + 12)
  await expect(page.getByText('C-1001')).toBeVisible()

  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(page.getByText('60 prices changed')).toHaveCount(0)
  // What stands on the screen, line by line: each is scrolled into view.
  const shown = new Map<string, string>()
  const numbers = (await rowsOf(page)).map(({ product }) => product.part_number)
  const list = page.getByRole('list', { name: 'Cart' })
  await expect(async () => {
    // Down, and from the end to the top again: a row that was not drawn in time is met once more.
    await list.locator('..').evaluate((box) => {
      const top = box.scrollTop
      box.scrollBy(0, 200)
      if (box.scrollTop === top) box.scrollTo(0, 0)
    })
    // All at once: sixty questions one after another take longer than a busy machine has.
    for (const item of await list.getByRole('listitem').allInnerTexts()) {
      const text = item.split('\n')
      const number = /^\S+(?= · )/.exec(text.find((one) => one.includes(' · ')) ?? '')?.[0]
      if (number !== undefined) shown.set(number, text.join(' '))
    }
    expect(numbers.filter((number) => !shown.has(number))).toEqual([])
  }).toPass({ intervals: [50] })
  const total = await page.getByText('Total', { exact: true }).locator('..').innerText()
  const rows = await rowsOf(page)
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
  // Checkout and complete are what every order takes.
  expect((await gestures()).clicks - 2).toBe(1)

  const [call, ...others] = await world.calls('POST', orders)
  expect([others.length, call?.status]).toEqual([0, 201])
  const { items } = bodyOf(call)
  expect(items.map(({ price }) => price)).toEqual(rows.map(({ product }) => product.selling_price))
  for (const { product } of rows) {
    expect(shown.get(product.part_number)).toContain(`$${product.selling_price.toFixed(2)}`)
  }
  const sum = items.reduce((cents, { price }) => cents + Math.round(price * 100) * 2, 0)
  expect(total.replaceAll(/\s/g, '')).toContain(`$${(sum / 100).toFixed(2)}`)
  // All were checked a moment ago: the press asked nothing more.
  expect(details(await world.allCalls())).toHaveLength(read.length)
})

test(
  'offers survive a reload and are the same in another tab; what one accepts, the other shows',
  long,
  async ({ page, context, world }) => {
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await fillCart(page, 3)
    await worldOf(context).begin('prices-changed')
    await page.goto('/cart')
    await expect(page.getByText('3 prices changed, +$6.00')).toBeVisible()
    await page.reload()
    await expect(page.getByText('3 prices changed, +$6.00')).toBeVisible()
    expect(details(await world.allCalls())).toHaveLength(3)
    const other = await context.newPage()
    await other.goto('/cart')
    await expect(other.getByText('3 prices changed, +$6.00')).toBeVisible()
    await page
      .getByRole('button', { name: /^Accept \$/ })
      .first()
      .click()
    await expect(page.getByText('2 prices changed, +$4.00')).toBeVisible()
    await expect(other.getByText('2 prices changed, +$4.00')).toBeVisible()
    expect(details(await world.allCalls())).toHaveLength(3)
  },
)

test('a product that is gone stays in the cart with its reason, is not sent, and comes back by itself', async ({
  page,
  context,
  world,
}) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await fillCart(page, 6)
  await worldOf(context).begin('parts-gone')
  await page.goto('/checkout')
  const reason = page.getByText('No longer available. Not ordered.')
  await expect(page.getByText(/^\d products? (?:is|are) no longer available/)).toBeVisible()
  await expect(page.getByText(/^Checking prices/)).toHaveCount(0)
  const gone = await reason.count()
  expect(gone).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: `${6 - gone} lines, ${12 - 2 * gone} items` })).toBeVisible()
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
  const [call] = await world.calls('POST', orders)
  expect([bodyOf(call).items.length, call?.status]).toEqual([6 - gone, 201])
  expect(await rowsOf(page)).toHaveLength(gone)

  await page.goto('/cart')
  await expect(reason).toHaveCount(gone)
  await expect(page.getByText('Nothing in the cart can be ordered')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).first().click()
  await expect(page.getByText('Nothing in the cart can be ordered at the moment.')).toBeVisible()
  // F8 leads to what speaks against a line, row by row.
  const reasons = page.getByRole('row').locator('[tabindex="-1"]').filter({ has: reason })
  await page.keyboard.press('F8')
  await expect(reasons.first()).toBeFocused()
  await page.keyboard.press('Shift+F8')
  await expect(reasons.last()).toBeFocused()
  await worldOf(context).begin('demo')
  await page.goto('/products')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.clock.install({ time: Date.now() + 6 * 60_000 })
  await page.goto('/cart')
  await expect(reason).toHaveCount(0)
  await expect(page.getByRole('spinbutton')).toHaveCount(gone)
})

test('a minimum that went up is mended with one press, and held until then', long, async ({ page, context, world }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await fillCart(page, 1)
  await worldOf(context).begin('minimum-raised')
  await page.goto('/checkout')
  const mend = page.getByRole('button', { name: /^Set .* to 6$/ })
  await expect(mend).toBeVisible()
  await complete(page).click()
  await expect(page.getByText(/requires a minimum quantity of 6/)).toBeVisible()
  expect(await world.calls('POST', orders)).toEqual([])
  await page.goto('/cart')
  await expect(mend).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('F8')
  await expect(page.getByRole('main').getByRole('spinbutton')).toBeFocused()
  await page.goto('/checkout')
  await mend.click()
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
})

test('a check that hangs holds the order for some seconds, then the buyer decides; trusted, it is sent at once', async ({
  page,
  world,
}) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await fillCart(page, 2)
  await world.fault({ path: '/api/products/ACME/details/*', method: 'GET', delay: 600_000, times: 'always' })
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await complete(page).click()
  await expect(page.getByText('Checking prices: 0 of 2')).toBeVisible()
  await expect(page.getByText('2 lines could not be checked')).toBeVisible()
  expect(await world.calls('POST', orders)).toEqual([])
  await page.getByRole('button', { name: 'Order at the prices shown' }).click()
  await expect(page).toHaveURL('/order-success')
  expect(await world.calls('POST', orders)).toHaveLength(1)
})

test('an order refused for a price leads to the lines that differ', long, async ({ page, context, world }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await fillCart(page, 3)
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await expect.poll(async () => details(await world.allCalls()).length).toBe(3)
  await expect(page.getByText(/^Checking prices/)).toHaveCount(0)
  await worldOf(context).begin('prices-changed')
  await complete(page).click()
  await expect(page.getByText('The price of a product has changed.')).toBeVisible()
  await expect(page.getByText('3 prices changed, +$6.00')).toBeVisible()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
  expect((await world.calls('POST', orders)).map(({ status }) => status)).toEqual([422, 201])
})
