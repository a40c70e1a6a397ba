import { counting } from './gestures'
import { expect, logIn, stored, test } from './support'

const places = [
  '/products',
  '/products/1002',
  '/category',
  '/orders',
  '/orders/101',
  '/cart',
  '/checkout',
  '/lists',
  '/order-pad',
  '/part-numbers',
  '/desk',
  '/profile',
  '/about-us',
  '/catalogs',
]
const part = 'CB-120'

test('clerk: a part number and at most 3 keys from anywhere to the cart', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  const quantity = async (): Promise<number> =>
    (JSON.parse((await stored(page, 'cart')) ?? '{}') as { lines?: { quantity: number }[] }).lines?.[0]?.quantity ?? 0
  for (const place of places) {
    await page.goto(place)
    await expect(page.getByRole('button', { name: /^Find and add a part/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const before = await quantity()
    const gestures = await counting(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog').getByRole('combobox', { name: /^Part number or words/ })).toBeFocused()
    await page.keyboard.type(part)
    await page.keyboard.press('Enter')
    await expect.poll(quantity, place).toBeGreaterThan(before)
    const { clicks, keys } = await gestures()
    expect(clicks, place).toBe(0)
    expect(keys - part.length, place).toBeLessThanOrEqual(3)
    // The box stays open and empty for the next part.
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('')
  }
})
