import type { Page } from '@playwright/test'
import { fillCart } from './carts'
import { long } from './length'
import { card, expect, logIn, test } from './support'

const begin = async (page: Page, lines: number) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await fillCart(page, lines)
}

test('A20 A22 the lines of a checkout are a stop, and keys scroll to the last of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await begin(page, 30)
  // Each line is higher than it is thought to be before it is measured.
  await page.evaluate((comment) => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '') as { readonly lines: readonly object[] }
    localStorage.setItem('cart', JSON.stringify({ ...cart, lines: cart.lines.map((line) => ({ ...line, comment })) }))
  }, 'For the machine in hall two. '.repeat(6))
  await page.goto('/checkout')
  const lines = page.getByRole('main').getByRole('group', { name: 'Cart' })
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit cart' })
  await expect(lines).toBeVisible()
  await edit.focus()
  await page.keyboard.press('Tab')
  await expect(lines).toBeFocused()
  await page.keyboard.press('End')
  await expect(lines.locator('li[aria-posinset="30"]')).toBeInViewport()
})

for (const { width, height } of [
  { width: 390, height: 667 },
  { width: 640, height: 430 },
])
  test(`2.4.7 the marked hit of the jump box is in sight, ${String(width)} x ${String(height)}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await begin(page, 1)
    await page.goto('/catalogs')
    await expect(page.getByRole('heading', { level: 1, name: 'Catalogs' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Part number or words/ })).toBeFocused()
    await page.keyboard.type('bolt')
    const hits = page.getByRole('option')
    // What is marked is moved in the answer to the whole word, not in what came for its first letters.
    await expect(page.getByRole('dialog').getByText(/products found$/)).toBeVisible()
    await expect(hits.nth(7)).toBeAttached()
    for (let at = 1; at < 8; at += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(hits.nth(at)).toHaveAttribute('aria-selected', 'true')
      await expect(hits.nth(at)).toBeInViewport({ ratio: 0.9 })
    }
  })

test('A12 in the cart panel a removed line hands the focus to the next one', long, async ({ page }) => {
  await begin(page, 20)
  await page.goto('/catalogs')
  await page.getByRole('button', { name: /^Cart, / }).click()
  const panel = page.getByRole('dialog', { name: 'Cart' })
  const removals = panel.getByRole('button', { name: /^Remove / })
  const next = (await removals.nth(3).getAttribute('aria-label')) ?? ''
  await removals.nth(2).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(panel.getByRole('button', { name: next, exact: true })).toBeFocused()
})

test('1.3.1 on a phone the figures of a cart have their names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, 2)
  await page.goto('/cart')
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton') })
    .first()
  await expect(row.getByRole('cell', { name: /^Price \$/ })).toHaveCount(1)
  await expect(row.getByRole('cell', { name: /^Line total \$/ })).toHaveCount(1)
})
