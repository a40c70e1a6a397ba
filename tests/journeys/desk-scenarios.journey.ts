import type { BrowserContext, Page } from '@playwright/test'
import type { ScenarioName } from '../../mocks/scenario-looks'
import { atCheckout, expect, logIn, stored, test, worldOf } from './support'
import { long } from './length'

/** The desk in a scenario of the test bench. */
const deskIn = async (page: Page, context: BrowserContext, name: ScenarioName): Promise<void> => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await worldOf(context).begin(name)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Desk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
}

test('desk-without-orders: the desk says what would stand there, and the rest of it works', async ({
  page,
  context,
}) => {
  await deskIn(page, context, 'desk-without-orders')
  await expect(page.getByRole('main').getByText('No orders found.')).toBeVisible()
  await expect(page.getByText('What your last orders held appears here.')).toBeVisible()
  await page.getByRole('combobox', { name: /^Part number or words/ }).fill('CB-120')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/x CB-120 added/)).toBeVisible()
  await page.getByRole('link', { name: 'Open the cart' }).click()
  await expect(page.getByRole('link', { name: /^Carriage bolt M10 x 90/ })).toBeVisible()
})

test(
  'order-lines-missing: the orders stand there, and nothing is said to have been bought',
  long,
  async ({ page, context }) => {
    await deskIn(page, context, 'order-lines-missing')
    await expect(page.getByRole('link', { name: 'SO-10103' })).toBeVisible()
    await expect(page.getByText('What your last orders held appears here.')).toBeVisible()
  },
)

test(
  'receipt-without-number: what was sent stands there, and where its number is to be found',
  long,
  async ({ page, context }) => {
    await atCheckout(page)
    await worldOf(context).begin('receipt-without-number')
    await page.getByLabel('Customer PO').fill('PO-90')
    await page.getByRole('button', { name: 'Complete order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
    const receipt = page.getByRole('region', { name: 'Receipt' })
    await expect(receipt.getByText('PO-90')).toBeVisible()
    await expect(receipt.getByText('Not known yet: see your orders')).toBeVisible()
    // What was typed for it is not proposed for the next one.
    expect(await stored(page, 'checkoutForm')).toBeNull()
  },
)

test(
  'label-codes: without a camera the code of a label is typed, and its product lies in the cart',
  long,
  async ({ page, context }) => {
    await deskIn(page, context, 'label-codes')
    await expect(page.getByRole('button', { name: 'Scan codes' })).toHaveCount(0)
    await page.getByRole('combobox', { name: /^Part number or words/ }).fill('4006381333931')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 x 4006381333931 added')).toBeVisible()
  },
)
