import { fillCart } from './carts'
import { atCheckout, expect, logIn, stored, test } from './support'
import { long } from './length'
import type { Page } from '@playwright/test'

const orders = '/api/orders/ACME'
const keysOf = (calls: readonly { readonly headers: Readonly<Record<string, string>> }[]) =>
  new Set(calls.map(({ headers }) => headers['idempotency-key'])).size
const complete = (page: Page) => page.getByRole('button', { name: 'Complete order' })
/** Fills local storage to the last byte. */
const fillUp = () => {
  for (let size = 1 << 22; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let at = 0; ; at += 1) window.localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size))
    } catch {
      // The next smaller piece.
    }
  }
}
test('R31 an order that is there, said not to be there, and completed anew is kept once', async ({ page, world }) => {
  await atCheckout(page)
  await world.fault({ path: orders, method: 'POST', drop: 'after' })
  await complete(page).click()
  await expect(page.getByText('with the same total')).toBeVisible()
  await page.getByRole('button', { name: 'I have checked: it is not there' }).click()
  // The order that is pointed at is the one: the question is answered against what one sees.
  const question = page.getByRole('alertdialog', { name: 'Is it really not there?' })
  await question.getByRole('button', { name: 'It is another order' }).click()
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
  await page.goto('/orders')
  await expect(page.getByRole('row')).toHaveCount(5)
})

/** A browser that is killed has not written to the disk what local storage was told last: it holds what it held before. */
const killed = async (page: Page, before: string) => {
  // A page of ours on which no portal runs.
  await page.goto('/edition.txt')
  await page.evaluate((text) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>))
      localStorage.setItem(key, value)
  }, before)
  await page.goto('/checkout')
}
const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('R32 a browser that is killed while an order is on its way tells of the doubt when it is opened again', async ({
  page,
  world,
}) => {
  await atCheckout(page)
  const before = await storedTexts(page)
  await world.fault({ path: orders, method: 'POST', drop: 'after' })
  await complete(page).click()
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
  await killed(page, before)
  await expect(page.getByText('with the same total')).toBeVisible()
  await expect(complete(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send the same order again' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
  await expect(page).toHaveURL('/order-success')
  const calls = await world.calls('POST', orders)
  expect([calls.length, keysOf(calls), new Set(calls.map(({ body }) => JSON.stringify(body))).size]).toEqual([2, 1, 1])
})

test('R33 a browser that is killed after an order was stored does not order its goods a second time without a word', async ({
  page,
  world,
}) => {
  await atCheckout(page)
  const before = await storedTexts(page)
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
  await killed(page, before)
  await expect(page.getByText('with the same total')).toBeVisible()
  await page.getByRole('button', { name: 'I have checked: it is there' }).click()
  await expect(page).toHaveURL('/order-success')
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  expect(await world.calls('POST', orders)).toHaveLength(1)
})

test('R31 not there is asked once more where an order is pointed at', long, async ({ page, world }) => {
  await atCheckout(page)
  await world.fault({ path: orders, method: 'POST', drop: 'after' })
  await complete(page).click()
  await expect(page.getByText('with the same total')).toBeVisible()
  await page.getByRole('button', { name: 'I have checked: it is not there' }).click()
  const question = page.getByRole('alertdialog', { name: 'Is it really not there?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
  await page.getByRole('button', { name: 'I have checked: it is there' }).click()
  await expect(page).toHaveURL('/order-success')
  expect(await world.calls('POST', orders)).toHaveLength(1)
})

test('R32 C-122 a session that ends with an order open says so at the login', long, async ({ page, world }) => {
  await atCheckout(page)
  await world.fault({ path: orders, method: 'POST', delay: 60_000 })
  await complete(page).click()
  await expect(page.getByText('Processing…')).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('It is not known yet what became of an order that was sent from here.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.getByText('An order that was sent from here')).toBeHidden()
})

test(
  'R4 a damaged record of an order is told, cannot be sent again, and ends by one click',
  long,
  async ({ page, world }) => {
    await atCheckout(page)
    await page.evaluate(() => window.localStorage.setItem('orderAttempt', '{"half'))
    await page.reload()
    await expect(page.getByText('what was kept of it can no longer be read')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send the same order again' })).toHaveCount(0)
    await page.getByRole('button', { name: 'I have checked: it is not there' }).click()
    await complete(page).click()
    await expect(page).toHaveURL('/order-success')
    expect(await world.calls('POST', orders)).toHaveLength(1)
  },
)

test('R5 storage that another tab wipes ends no doubt', long, async ({ page, context, world }) => {
  await atCheckout(page)
  await world.fault({ path: orders, method: 'POST', drop: 'after' })
  await complete(page).click()
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/theme.js')
  await other.evaluate(() => window.localStorage.removeItem('orderAttempt'))
  await expect.poll(async () => (await stored(page, 'orderAttempt')) ?? '').toContain('"state":"lost"')
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
})

test('R31 on a phone the doubt is told at the top, with what can be done about it', long, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atCheckout(page)
  await world.fault({ path: orders, method: 'POST', drop: 'after' })
  await complete(page).click()
  await expect(page.getByText('with the same total')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('group', { name: 'What to do with this order' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'See orders' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'I have checked: it is not there' })).toBeInViewport({ ratio: 1 })
})

test('R5 R32 a device that is full to the last byte: a reload and another tab know of the doubt, one order is kept', async ({
  page,
  context,
  world,
}) => {
  await atCheckout(page)
  await page.evaluate(fillUp)
  await world.fault({ path: orders, method: 'POST', drop: 'after' })
  await complete(page).click()
  const doubt = (where: Page) => where.getByText('We do not know whether the order arrived.')
  await expect(doubt(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/checkout')
  await expect(doubt(other)).toBeVisible()
  await expect(complete(other)).toHaveCount(0)
  await page.reload()
  await expect(doubt(page)).toBeVisible()
  await page.getByRole('button', { name: 'I have checked: it is there' }).click()
  await expect(page).toHaveURL('/order-success')
  await expect(doubt(other)).toBeHidden()
  expect(await world.calls('POST', orders)).toHaveLength(1)
})

test(
  'R5 R32 a full device and an order too long for its room: another tab, open already, knows of the doubt and sends nothing',
  long,
  async ({ page, context, world }) => {
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await fillCart(page, 12)
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('cart') ?? '') as { lines: { comment: string }[] }
      for (const line of cart.lines) line.comment = 'for the machine in hall 7, '.repeat(60)
      localStorage.setItem('cart', JSON.stringify(cart))
    })
    await page.goto('/checkout')
    const other = await context.newPage()
    await other.goto('/checkout')
    for (const tab of [page, other]) await expect(complete(tab)).toBeVisible()
    await page.evaluate(fillUp)
    await world.fault({ path: orders, method: 'POST', drop: 'after' })
    await complete(page).click()
    await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
    await expect(other.getByText('this tab does not hold all of it')).toBeVisible()
    await expect(complete(other)).toHaveCount(0)
    await other.getByRole('button', { name: 'I have checked: it is there' }).click()
    await other.getByRole('button', { name: 'Yes, it is there' }).click()
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await expect(page.getByText('We do not know whether the order arrived.')).toBeHidden()
    expect(await world.calls('POST', orders)).toHaveLength(1)
  },
)

test('R31 who leaves while the prices are checked is told that nothing was sent', long, async ({ page, world }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await fillCart(page, 3)
  await world.fault({ path: '/api/products/*/details/*', delay: 60_000 })
  await page.goto('/checkout')
  await complete(page).click()
  await expect(page.getByText(/^Checking prices/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Products' }).first().click()
  await expect(page.getByText('Nothing was sent: you left the checkout while')).toBeVisible()
  expect(await world.calls('POST', orders)).toHaveLength(0)
})

test(
  'R24 R31 without locks a second tab waits while the first one is sending, and hears how it ends',
  long,
  async ({ page, context, world }) => {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
    await atCheckout(page)
    const other = await context.newPage()
    await other.goto('/checkout')
    await expect(complete(other)).toBeVisible()
    const heard: string[] = []
    await other.exposeFunction('heard', (text: string) => void heard.push(text))
    await other.evaluate(() => {
      const note = () => (globalThis as unknown as { heard: (text: string) => void }).heard(document.body.innerText)
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    await world.fault({ path: orders, method: 'POST', delay: 3_000 })
    await complete(page).click()
    await expect(other.getByText('What becomes of an order from this browser is not known yet.')).toBeVisible()
    await expect(page).toHaveURL('/order-success')
    await expect(other.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    // In a notice that goes, and at the checkout for as long as that stays.
    await expect(other.getByText('Your order was placed.').first()).toBeVisible()
    expect(heard.filter((text) => text.includes('This page was left') || text.includes('removed'))).toEqual([])
    expect(await world.calls('POST', orders)).toHaveLength(1)
  },
)

test(
  'C-91 who shares the cart with an order in doubt of another user is told in the cart and beside the button',
  long,
  async ({ page, world }) => {
    await atCheckout(page)
    await world.fault({ path: orders, method: 'POST', drop: 'after' })
    await complete(page).click()
    await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, 'rep@acme.test')
    await expect(page).toHaveURL('/products')
    const warning = page.getByText('Another user has sent an order from this device, and it is not known yet')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/cart')
      await expect(warning).toBeVisible()
      await page.goto('/checkout')
      await expect(complete(page)).toBeVisible()
      await complete(page).scrollIntoViewIfNeeded()
      await expect(warning).toBeInViewport()
    }
  },
)
