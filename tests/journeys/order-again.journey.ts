import type { Page } from '@playwright/test'
import { violations } from './axe'
import { counting } from './gestures'
import { expect, logIn, stored, test, worldOf } from './support'
import { long } from './length'

/** The gestures of a buyer, counted as a stranger would: every press of the mouse, and every number that is typed. */
const counted = (page: Page) => {
  const gestures = { clicks: 0, numbers: 0 }
  const press = async (name: string | RegExp) => {
    gestures.clicks += 1
    await page.getByRole('button', { name }).click()
  }
  const enter = async (label: string, number: string) => {
    gestures.clicks += 1
    await page.getByLabel(label, { exact: true }).click()
    gestures.numbers += 1
    await page.keyboard.type(number)
  }
  return { gestures, press, enter }
}
type Line = { readonly quantity: number; readonly product: { readonly selling_price: number } }

test('last month’s order of 25 lines with two changes: four clicks and two numbers, and every difference shown', async ({
  page,
  context,
}) => {
  await worldOf(context).begin('last-months-order')
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/orders')
  const { gestures, press, enter } = counted(page)
  await press('Order again: SO-12001')
  await expect(page.getByText('25 lines, 2 changed, +$43.20 against the last time')).toBeVisible()
  await expect(page.getByText('Comments and the purchase order number are not carried over')).toBeVisible()
  await enter('Quantity, row 1', '40')
  await enter('Quantity, row 2', '50')
  await press('Add 25 of 25')
  await expect(page.getByRole('status').filter({ hasText: '25 rows added to the cart' })).toBeVisible()
  expect(gestures).toEqual({ clicks: 4, numbers: 2 })
  const { lines } = JSON.parse((await stored(page, 'cart')) ?? '{}') as { readonly lines: readonly Line[] }
  expect(lines.map(({ quantity }) => quantity).slice(0, 4)).toEqual([40, 50, 4, 18])
  expect(lines).toHaveLength(25)
})

/** What a browser counts: presses and keys, from whatever place the buyer is at. */
const repeated = async (page: Page, change: () => Promise<void>) => {
  const gestures = await counting(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('button', { name: 'Order again: SO-12001' }).click()
  await expect(page.getByText('25 lines, 2 changed, +$43.20 against the last time')).toBeVisible()
  await expect(page.getByLabel('Quantity, row 1', { exact: true })).toBeFocused()
  await change()
  await page.getByRole('button', { name: 'Add 25 of 25' }).click()
  await expect(page.getByRole('status').filter({ hasText: '25 rows added to the cart' })).toBeVisible()
  const { lines } = JSON.parse((await stored(page, 'cart')) ?? '{}') as { readonly lines: readonly Line[] }
  expect(lines).toHaveLength(25)
  return { ...(await gestures()), quantities: lines.map(({ quantity }) => quantity) }
}

test(
  'last month’s order from anywhere, the menu counted: four presses and two numbers',
  long,
  async ({ page, context }) => {
    await worldOf(context).begin('last-months-order')
    await logIn(page)
    await expect(page).toHaveURL('/products')
    // The first quantity has the focus and is chosen: it is typed over.
    const { clicks, keys, quantities } = await repeated(page, async () => {
      await page.keyboard.type('40')
      await page.getByLabel('Quantity, row 20', { exact: true }).click()
      await page.keyboard.type('50')
    })
    expect([quantities[0], quantities[19]]).toEqual([40, 50])
    expect(clicks).toBeLessThanOrEqual(4)
    expect(keys).toBeLessThanOrEqual(6)
  },
)

test(
  'last month’s order by keys: Enter walks to the next number, and three presses are enough',
  long,
  async ({ page, context }) => {
    await worldOf(context).begin('last-months-order')
    await logIn(page)
    await expect(page).toHaveURL('/products')
    const { clicks, quantities } = await repeated(page, async () => {
      await page.keyboard.type('40')
      await page.keyboard.press('Enter')
      await page.keyboard.type('50')
    })
    expect(quantities.slice(0, 2)).toEqual([40, 50])
    expect(clicks).toBe(3)
  },
)

test(
  'last month’s order is placed again with two other quantities: four presses and two numbers from its list',
  long,
  async ({ page, context }) => {
    await worldOf(context).begin('last-months-order')
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click()
    const gestures = await counting(page)
    await page.getByRole('button', { name: 'Order again: SO-12001' }).click()
    await expect(page.getByLabel('Quantity, row 1', { exact: true })).toBeFocused()
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await page.keyboard.type('50')
    await page.getByRole('button', { name: 'Add 25 of 25' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page).toHaveURL('/order-success')
    // Four letters and figures, and Enter.
    expect(await gestures()).toEqual({ clicks: 4, keys: 5 })
  },
)

test('only what changed: two of 25 rows, with old and new price; all 25 are added all the same', async ({
  page,
  context,
}) => {
  await worldOf(context).begin('last-months-order')
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/orders/2001')
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByRole('button', { name: 'Only what changed' }).click()
  await expect(page.getByText('2 of 25 rows shown')).toBeVisible()
  await expect(page.getByLabel(/^Part number, row/)).toHaveCount(3)
  await expect(page.getByText('Price changed')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add 25 of 25' }).click()
  await expect(page.getByRole('status').filter({ hasText: '25 rows added to the cart' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Only what changed' })).toHaveCount(0)
})

test(
  'all rows that can be ordered are ticked: by keys, on a phone, Add takes the ticked ones and the others stay',
  long,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await worldOf(context).begin('last-months-order')
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await page.goto('/orders/2001')
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(page.getByRole('checkbox', { name: 'Add row 2', exact: true })).toBeChecked()
    const all = page.getByRole('checkbox', { name: 'All that can be ordered' })
    // Rows come in one by one: all of them have their answer.
    await expect(page.getByRole('button', { name: 'Add 25 of 25' })).toBeVisible()
    await expect(all).toBeChecked()
    await all.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Ticked: 0 of 25')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Add row 1', exact: true }).focus()
    await page.keyboard.press('Space')
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // The bar is in sight: the way to its button by keys scrolls nothing, and row 1 stays where it was read.
    const add = page.getByRole('button', { name: 'Add 1 of 25' })
    await add.focus()
    await expect(add).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await add.press('Enter')
    await expect(page.getByText('1 row added to the cart. 24 rows stay')).toBeVisible()
    const { lines } = JSON.parse((await stored(page, 'cart')) ?? '{}') as { readonly lines: readonly Line[] }
    expect(lines).toHaveLength(1)
  },
)

test(
  'a part number of an order leads to its product, Back to the order, and the way to the products in no circle',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await page.goto('/orders/102')
    const part = page.getByRole('table').getByRole('link').first()
    const name = (await part.textContent()) ?? ''
    await part.click()
    await expect(page).toHaveURL(/\/products\/\d+$/)
    await expect(page.getByText(name).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/orders/102')
    await page.goForward()
    await page.getByRole('link', { name: 'Back to products' }).click()
    await expect(page).toHaveURL(new RegExp(`/products\\?search=${name}&per_page=48$`))
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

test('a guest who clicked a product lands on it after the login', long, async ({ page }) => {
  await page.goto('/browse/ACME')
  await page.getByRole('article').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/products\/\d+$/)
})
