import { fillCart } from './carts'
import { expect, logIn, test } from './support'

test('A12 a line that went out of a short cart can be had back: the way is seen, wide and on a phone', async ({
  page,
}) => {
  await logIn(page)
  await fillCart(page, 2)
  await page.goto('/cart')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  }
})
