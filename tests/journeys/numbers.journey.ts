import type { Locator, Page } from '@playwright/test'
import { card, expect, logIn, test } from './support'

/** A press selects all of a number, a second one places the caret. */
const expectTypedOver = async (page: Page, field: Locator) => {
  await field.fill('18')
  await page.keyboard.press('Shift+Tab')
  await field.click()
  await page.keyboard.type('7')
  await expect(field).toHaveValue('7')
  await field.click()
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await expect(field).toHaveValue('75')
}

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch })

    test('PAD CARD who presses on a quantity types over it: on a card and in the pad', async ({ page }) => {
      await logIn(page)
      await expectTypedOver(page, card(page, 'P-1001').getByRole('spinbutton'))
      await page.goto('/order-pad')
      await page.getByLabel('Part number, row 1', { exact: true }).fill('P-1001')
      await expectTypedOver(page, page.getByLabel('Quantity, row 1', { exact: true }))
    })
  })
