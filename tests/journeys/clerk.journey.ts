import { counting } from './gestures'
import { expect, logIn, stored, test } from './support'
import { long } from './length'

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
  '/category/11',
  '/order-success',
  '/order-link#nothing',
  '/lists/none',
  '/browse/ACME',
  '/products?search=zzzz',
  '/products/999999',
  '/orders/999999',
]
const part = 'CB-120'

test('clerk: a part number and at most 3 keys from anywhere to the cart', async ({ page }) => {
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
    // The desk shows the box itself: no second one opens beside it.
    const box = page.getByRole('combobox', { name: /^Part number or words/ })
    await expect(box).toBeFocused()
    await expect(box, place).toHaveCount(1)
    await expect(page.getByRole('dialog'), place).toHaveCount(place === '/desk' ? 0 : 1)
    await page.keyboard.type(part)
    await page.keyboard.press('Enter')
    await expect.poll(quantity, place).toBeGreaterThan(before)
    const { clicks, keys } = await gestures()
    expect(clicks, place).toBe(0)
    expect(keys - part.length, place).toBeLessThanOrEqual(3)
    // The box stays open and empty for the next part.
    await expect(box).toHaveValue('')
  }
})

test('clerk: part numbers ended with Enter without a pause all come into the cart; one that nobody knows is named', async ({
  page,
}) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: /^Part number or words/ })
  await expect(box).toBeFocused()
  for (const typed of ['P-NOCAT', 'nope-77', part, 'P-NOSTOCK']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  const parts = async (): Promise<unknown> =>
    (JSON.parse((await stored(page, 'cart')) ?? '{}') as { lines?: { product: { part_number: string } }[] }).lines?.map(
      ({ product }) => product.part_number,
    )
  await expect.poll(parts).toEqual(['P-NOCAT', part, 'P-NOSTOCK'])
  await expect(page.getByRole('dialog').getByText('Not added, please check: nope-77')).toBeVisible()
  await expect(box).toHaveValue('')
})

const fields = [
  { place: '/products', name: /^Search part number/ },
  { place: '/order-pad', name: /^Part number, row 1/ },
  { place: '/checkout', name: 'Customer PO' },
  { place: '/cart', name: /^Quantity of/ },
  { place: '/part-numbers', name: 'My number' },
]

test(
  'clerk: in the middle of typing elsewhere Ctrl+K does the same, and takes nothing of what was typed',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(page).toHaveURL(/\/products$/)
    const quantity = async (): Promise<number> =>
      (JSON.parse((await stored(page, 'cart')) ?? '{}') as { lines?: { quantity: number }[] }).lines?.[0]?.quantity ?? 0
    await expect(page.getByRole('button', { name: /^Find and add a part/ })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: /^Part number or words/ })).toBeFocused()
    await page.keyboard.type(part)
    await page.keyboard.press('Enter')
    await expect.poll(quantity).toBeGreaterThan(0)
    for (const { place, name } of fields) {
      await page.goto(place)
      const field = page.getByRole('textbox', { name }).or(page.getByRole('spinbutton', { name })).first()
      await field.fill('7')
      const before = await quantity()
      const gestures = await counting(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox', { name: /^Part number or words/ })).toBeFocused()
      await page.keyboard.type(part)
      await page.keyboard.press('Enter')
      await expect.poll(quantity, place).toBeGreaterThan(before)
      const { clicks, keys } = await gestures()
      expect([clicks, keys - part.length], place).toEqual([0, 3])
      // The box closes, and what was typed before stands there; a quantity in the cart became another one.
      await page.keyboard.press('Escape')
      if (place !== '/cart') await expect(field, place).toHaveValue('7')
    }
  },
)
