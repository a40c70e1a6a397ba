import type { Page } from '@playwright/test'
import { card, expect, logIn, test } from './support'
import { long } from './length'

const atCheckout = async (page: Page) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
}

test('R26 after a logout the way back shows nothing private, nor does the way forth', async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/orders')
  await expect(page.getByText('SO-10103')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('buyer@acme.test').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login/ACME')
  const seen: string[] = []
  for (const turn of [() => page.goBack(), () => page.goBack(), () => page.goForward()]) {
    await turn()
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
    seen.push(await page.locator('body').innerText())
  }
  expect(seen).toHaveLength(3)
  expect(seen.filter((text) => /SO-10103|\$\d|C-1001|P-1001/.test(text))).toEqual([])
})

test('R26 after a refusal the way back shows nothing private', long, async ({ page, world }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/orders')
  await expect(page.getByText('SO-10103')).toBeVisible()
  await world.fault({ path: '/api/*', status: 401, times: 'always' })
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page).toHaveURL('/login/ACME')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(page.getByText('SO-10103')).toHaveCount(0)
})

test('R26 from the thanks for an order the way back orders nothing again', long, async ({ page, world }) => {
  await atCheckout(page)
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page).toHaveURL('/order-success')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await world.calls('POST', '/api/orders/ACME')).toHaveLength(1)
})

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('R35 a page that was opened before midnight orders for the day after it, not for the day in Greenwich', async ({
    page,
    world,
  }) => {
    // 23:50 on the 21st there.
    await page.clock.setFixedTime('2026-11-21T10:50:00Z')
    await atCheckout(page)
    // Ten past midnight: the 22nd there, the 21st in Greenwich.
    await page.clock.setFixedTime('2026-11-21T11:10:00Z')
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page).toHaveURL('/order-success')
    const [call] = await world.calls('POST', '/api/orders/ACME')
    expect(call?.body).toMatchObject({ header: { sale_date: '2026-11-22' } })
  })
})

test.describe('in Toronto', () => {
  test.use({ timezoneId: 'America/Toronto' })

  test('R35 late in the evening an order is for that day, although Greenwich has the next one', async ({
    page,
    world,
  }) => {
    await page.clock.setFixedTime('2026-11-22T04:30:00Z')
    await atCheckout(page)
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page).toHaveURL('/order-success')
    const [call] = await world.calls('POST', '/api/orders/ACME')
    expect(call?.body).toMatchObject({ header: { sale_date: '2026-11-21' } })
  })
})
