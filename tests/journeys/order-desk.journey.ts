import type { Page } from '@playwright/test'
import { counting } from './gestures'
import { expect, logIn, test } from './support'

/** So many orders of last month as the company answers them. */
const manyOrders = (count: number) => {
  const now = new Date()
  const last = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 8)
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    sale_no: `SO-${String(at + 1).padStart(5, '0')}`,
    customer_name: 'Northwind Machining Ltd.',
    order_date: `${last}${String((at % 28) + 1).padStart(2, '0')}`,
    total: 10.5,
  }))
}
/** What the browser would print, by the numbers on it. */
const onPaper = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility()
    return {
      rows: document.querySelectorAll('tbody tr th').length,
      isHeaderShown: [...document.querySelectorAll('header')].some(shown),
      text: document.body.innerText.slice(0, 2000),
    }
  })

test.describe('on paper', () => {
  // The medium that is played here hides the pressed button, as a browser that prints does not.
  test.use({ isFocusWatched: false })

  test('manager: last month on paper in 4 clicks, 5,000 of 5,000 rows', async ({ page, world }) => {
    await page.addInitScript(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'))
        document.documentElement.dataset['printed'] = 'yes'
      }
    })
    await logIn(page)
    await world.fault({
      path: '/api/orders/ACME',
      method: 'GET',
      status: 200,
      body: { data: manyOrders(5000) },
      times: 'always',
    })
    const gestures = await counting(page)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('tab', { name: 'Processed' }).click()
    await page.getByRole('button', { name: 'Last month' }).click()
    await expect(page.getByText('5,000 orders, $52500.00')).toBeVisible()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('html[data-printed=yes]')).toHaveCount(1)
    expect(await gestures()).toEqual({ clicks: 4, keys: 0 })
    await page.emulateMedia({ media: 'print' })
    const paper = await onPaper(page)
    expect([paper.rows, paper.isHeaderShown]).toEqual([5000, false])
    expect(paper.text).toContain('This is not an invoice')
    expect(paper.text).toContain('Processed')
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect.poll(async () => (await onPaper(page)).rows).toBeLessThan(100)
  })
})

test('an order is sent, its receipt stands on the screen, and the order holds your note', async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('button', { name: /^Find and add a part/ })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /^Part number or words/ })).toBeFocused()
  await page.keyboard.type('CB-120')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/x CB-120 added/)).toBeVisible()
  await page.goto('/checkout')
  await page.getByLabel('Customer PO').fill('PO-77')
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByText('PO-77')).toBeVisible()
  await expect(receipt.getByText('Pick Up (your choice; not part of the order)')).toBeVisible()
  await receipt.getByRole('link', { name: /^SO-/ }).click()
  await expect(page.getByText('Your note')).toBeVisible()
  await expect(page.getByText('PO-77')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: /^Find and add a part/ })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /^Part number or words/ })).toBeFocused()
  await page.keyboard.type('CB-120')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/x CB-120 added/)).toBeVisible()
  await page.goto('/checkout')
  await page.getByLabel('Customer PO').fill('po-77')
  await expect(page.getByText(/This number went out before/)).toBeVisible()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
})

test('2.1.1 the months of the orders are one stop of the Tab key once what holds them is open', async ({
  page,
  world,
}) => {
  const data = [
    ...manyOrders(3),
    ...manyOrders(2).map((one, at) => ({ ...one, id: 100 + at, order_date: '2025-03-04' })),
  ]
  await logIn(page)
  await expect(page).toHaveURL(/\/products/)
  await world.fault({ path: '/api/orders/*', method: 'GET', status: 200, body: { data }, times: 'always' })
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Dates, totals, months' }).press('Enter')
  const months = page.getByRole('toolbar', { name: 'Orders by time' })
  await expect(months.locator('button[tabindex="0"]')).toHaveCount(1)
  await page.getByLabel('Total to').press('Tab')
  await expect(months.locator('button[tabindex="0"]')).toBeFocused()
})
