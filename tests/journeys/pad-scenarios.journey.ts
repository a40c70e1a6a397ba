import type { BrowserContext, Page } from '@playwright/test'
import type { ScenarioName } from '../../mocks/scenario-looks'
import { expect, logIn, stored, test, worldOf } from './support'
import { paste } from './paste'
import { long } from './length'

/** The order pad in a scenario of the test bench, with a text pasted into it. */
const padIn = async (page: Page, context: BrowserContext, name: ScenarioName, text: string) => {
  await logIn(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
  await worldOf(context).begin(name)
  await paste(page, text)
}

test(
  'slow-search: rows say that they are being checked, and can be typed over meanwhile',
  long,
  async ({ page, context }) => {
    await padIn(page, context, 'slow-search', 'P-1001\t2\nHB-100\t3')
    await expect(page.getByText('2 rows are being checked').first()).toBeVisible()
    await expect(page.getByText('Checking…')).toHaveCount(2)
    await page.getByLabel('Quantity, row 2', { exact: true }).fill('7')
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(page.getByRole('button', { name: 'Add 2 of 2' })).toBeVisible({ timeout: 40_000 })
    await expect(page.getByLabel('Quantity, row 2', { exact: true })).toHaveValue('7')
  },
)

test('ambiguous-parts: a number that two products have is chosen, other spellings are offered, none is taken', async ({
  page,
  context,
}) => {
  await padIn(page, context, 'ambiguous-parts', 'DX-7\t2\nP-1001\t1')
  await expect(page.getByText('Several products fit: choose one')).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 of 2' }).click()
  await expect(page.getByText('1 row added to the cart. 1 row stays').first()).toBeVisible()
  expect((await stored(page, 'cart')) ?? '').not.toMatch(/dx-7/i)
  await page.getByRole('button', { name: /^Choose of \d+, row 1$/ }).click()
  await page.getByRole('menuitem').first().click()
  await expect(page.getByRole('button', { name: 'Add 1 of 1' })).toBeVisible()
})
