import { card, expect, logIn, test } from './support'

test('A13 a quantity of 0 that is left asks; Cancel and Escape lead back to it, not to the stop before it', async ({
  page,
}) => {
  await logIn(page)
  await card(page, 'P-1001').getByRole('spinbutton').fill('4')
  for (const place of ['/products', '/cart']) {
    await page.keyboard.press('Enter')
    await page.goto(place)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Carriage bolt M6 x 50' })
    const question = page.getByRole('alertdialog')
    for (const [leave, answer] of [
      ['Tab', 'Escape'],
      ['Shift+Tab', 'Enter'],
    ] as const) {
      await quantity.focus()
      // Where the focus was before this is what it must not come back to.
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(quantity).toBeFocused()
      await page.keyboard.type('0')
      await page.keyboard.press(leave)
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press(answer)
      await expect(question).toHaveCount(0)
      await expect(quantity, place).toBeFocused()
    }
  }
})
