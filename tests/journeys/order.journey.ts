import type { Page } from '@playwright/test'
import { atCheckout, card, expect, logIn, stored, test } from './support'
import { long } from './length'

test('GEN-01 a buyer finds parts, orders them and sees the order', async ({ page, world }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')

  await page.getByRole('textbox', { name: 'Search part number or description' }).fill('hex bolt m8')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?search=hex+bolt+m8')
  const bolt = card(page, 'P-MIN6MAX20')
  await bolt.getByRole('button', { name: 'More of Hex bolt M8' }).click()
  await expect(bolt.getByRole('spinbutton')).toHaveValue('6')
  await expect(page.getByRole('button', { name: 'Cart, 6 items' })).toBeVisible()

  await bolt.getByRole('link').click()
  await page.getByRole('button', { name: 'More of Hex bolt M8', exact: true }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('7 x Hex bolt M8 updated in cart!')).toBeVisible()

  await page.getByRole('button', { name: 'Cart, 7 items' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await page.getByLabel('Customer PO').fill('PO-77')
  await page.getByLabel('Special instructions').fill('Gate 4')
  await page.getByRole('button', { name: 'Complete order' }).dblclick()
  await expect(page).toHaveURL('/order-success')
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()

  const [call, ...others] = await world.calls('POST', '/api/orders/ACME')
  expect(others).toEqual([])
  expect(call?.body).toEqual({
    header: {
      customer_id: expect.any(Number),
      sale_date: await page.evaluate(() => new Date().toLocaleDateString('sv')),
      shipping_address_id: expect.any(Number),
      purchase_order: 'PO-77',
      note: 'Gate 4',
    },
    items: [{ puom_id: expect.any(Number), sale_qty: 7, price: 3, comment: '' }],
    lang: 'en',
  })
  expect(JSON.parse((await stored(page, 'cart')) ?? '')).toMatchObject({ lines: [] })

  await page.getByRole('link', { name: 'See orders' }).click()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('cell', { name: 'P-MIN6MAX20' })).toBeVisible()
  await expect(page.getByText('$21.00').last()).toBeVisible()
})

test('R31 the answer to an order gets lost: the buyer is led to the orders, and one order was stored', async ({
  page,
  world,
}) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await world.fault({ path: '/api/orders/ACME', method: 'POST', drop: 'after' })
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page.getByText('An unexpected error occurred.')).toBeVisible()
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await page.getByRole('button', { name: 'Send the same order again' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
  await expect(page).toHaveURL('/order-success')
  const calls = await world.calls('POST', '/api/orders/ACME')
  expect(calls).toHaveLength(2)
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  await page.goto('/orders')
  await expect(page.getByRole('row')).toHaveCount(5)
})

test(
  'R32 a page left in the middle of a sending says so and sends nothing by itself',
  long,
  async ({ page, world }) => {
    await logIn(page)
    await card(page, 'P-1001')
      .getByRole('button', { name: /^More of/ })
      .click()
    await page.goto('/checkout')
    await expect(page.getByText('C-1001')).toBeVisible()
    await world.fault({ path: '/api/orders/ACME', method: 'POST', delay: 60_000 })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page.getByText('Processing…')).toBeVisible()
    await page.reload()
    await expect(page.getByText('This page was left while an order was being sent.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    expect((await world.calls('POST', '/api/orders/ACME')).length).toBeLessThanOrEqual(1)
  },
)

const orders = '/api/orders/ACME'
const complete = (page: Page) => page.getByRole('button', { name: 'Complete order' })
const keysOf = (calls: readonly { readonly headers: Readonly<Record<string, string>> }[]) =>
  new Set(calls.map(({ headers }) => headers['idempotency-key'])).size

test('CHECK-32 two tabs press at once: one order, and both know', async ({ page, world }) => {
  await atCheckout(page)
  const other = await page.context().newPage()
  await other.goto('/checkout')
  await expect(other.getByText('C-1001')).toBeVisible()
  await world.fault({ path: orders, method: 'POST', delay: 1500 })
  await Promise.all([complete(page).click(), complete(other).click()])
  await expect(async () => {
    expect([page.url(), other.url()].some((url) => url.endsWith('/order-success'))).toBe(true)
  }).toPass()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  expect(await world.calls('POST', orders)).toHaveLength(1)
})

test(
  'CHECK-32 an answer lost in one tab is in doubt in the other, open already; what the buyer says in one goes for both',
  long,
  async ({ page, world }) => {
    await atCheckout(page)
    const other = await page.context().newPage()
    await other.goto('/checkout')
    await expect(complete(other)).toBeVisible()
    await world.fault({ path: orders, method: 'POST', drop: 'after' })
    await complete(page).click()
    const doubt = 'We do not know whether the order arrived.'
    await expect(page.getByText(doubt)).toBeVisible()
    await expect(other.getByText(doubt)).toBeVisible()
    await expect(complete(other)).toHaveCount(0)
    await expect(other.getByText('with the same total')).toBeVisible()
    await other.getByRole('button', { name: 'I have checked: it is there' }).click()
    await expect(other).toHaveURL('/order-success')
    await expect(page.getByText(doubt)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    expect(await world.calls('POST', orders)).toHaveLength(1)
  },
)

test(
  'R33 a sent order outlives its screen, and its outcome is told where the buyer is',
  long,
  async ({ page, world }) => {
    await atCheckout(page)
    await world.fault({ path: orders, method: 'POST', delay: 3000 })
    await complete(page).click()
    await expect(page.getByText('Processing…')).toBeVisible()
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await expect(page.getByText('Your order is being sent.')).toBeVisible()
    await expect(page.getByText('Your order was placed.')).toBeVisible()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    expect(await world.calls('POST', orders)).toHaveLength(1)
  },
)

test(
  'R31 lost, then refused, then the session ends: after the login the doubt is still told, the key the same',
  long,
  async ({ page, world }) => {
    await atCheckout(page)
    await page.getByLabel('Customer PO').fill('PO-1')
    await world.fault({ path: orders, method: 'POST', drop: 'after' })
    await world.fault({ path: orders, method: 'POST', status: 429 })
    await world.fault({ path: orders, method: 'POST', status: 401 })
    await complete(page).click()
    const again = async () => {
      await page.getByRole('button', { name: 'Send the same order again' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
    }
    await again()
    await expect.poll(async () => (await world.calls('POST', orders)).length).toBe(2)
    await again()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Email').fill('buyer@acme.test')
    await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
    await expect(page.getByLabel('Customer PO')).toHaveValue('PO-1')
    await again()
    await expect(page).toHaveURL('/order-success')
    const calls = await world.calls('POST', orders)
    expect([calls.length, keysOf(calls)]).toEqual([4, 1])
    await page.goto('/orders')
    await expect(page.getByRole('row')).toHaveCount(5)
  },
)

test('R31 the session ends with the first sending: after the login it is told that nothing was placed', async ({
  page,
  world,
}) => {
  await atCheckout(page)
  await world.fault({ path: orders, method: 'POST', status: 401 })
  await complete(page).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('It is not known yet what became of an order that was sent from here.')).toBeVisible()
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText('Your last order was refused, and Orders shows nothing new.')).toBeVisible()
  await complete(page).click()
  await expect(page).toHaveURL('/order-success')
  expect((await world.calls('POST', orders)).length).toBe(2)
})

test('R31 a logout while the order is sent: the doubt is told at the next login', long, async ({ page, world }) => {
  await atCheckout(page)
  await world.fault({ path: orders, method: 'POST', delay: 60_000 })
  await complete(page).click()
  await expect(page.getByText('Processing…')).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page)
  await expect(page.getByText('This page was left while an order was being sent.')).toBeVisible()
  expect((await world.calls('POST', orders)).length).toBeLessThanOrEqual(1)
})
