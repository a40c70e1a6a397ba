import type { Page } from '@playwright/test'
import { card, expect, logIn, test } from './support'
import { long } from './length'

/** The code of a part does not come through, until it is let through. */
const withhold = async (page: Page, part: string) => {
  const files = `**/assets/${part}-*.js`
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

test('PERF a cart whose code cannot be fetched says so and is there with Retry; nothing of it is lost', async ({
  page,
}) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  const letThrough = await withhold(page, 'ordering')
  await page.goto('/cart')
  const failed = page.getByText('This page could not be fetched')
  await expect(failed).toBeVisible()
  await letThrough()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Cart 1 line/ })).toBeVisible()
  await expect(failed).toBeHidden()
})

test(
  'PERF C-59 a product goes on a list that is not there yet; where its code cannot be fetched, that is said',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    const letThrough = await withhold(page, 'ordering')
    await page.goto('/products/1001')
    const add = page
      .getByRole('button', { name: 'Add to a list' })
      .or(page.getByRole('button', { name: /^Add .+ to a list$/ }))
    await add.first().click()
    await expect(page.getByText('The lists could not be loaded. Check the network and press again.')).toBeVisible()
    await letThrough()
    await expect(async () => {
      await add.first().click({ timeout: 2000 })
      await expect(page.getByRole('dialog', { name: 'Add to which list?' })).toBeVisible({ timeout: 5000 })
    }).toPass()
  },
)

test(
  'PERF PAD where what reads the search for the order pad cannot be fetched, the search goes on, and it is read later',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    const letThrough = await withhold(page, 'tools')
    await page.goto('/products')
    const offer = page.getByRole('button', { name: /on the order pad$/ })
    const search = page.getByLabel('Search part number or description')
    await search.fill('P-1001 x 6')
    await search.press('Enter')
    await expect(page).toHaveURL(/search=P-1001/)
    await expect(offer).toHaveCount(0)
    await letThrough()
    await page.reload()
    await offer.click()
    await expect(page.getByLabel('Part number, row 1')).toHaveValue('P-1001')
  },
)

const lateOnes = [
  {
    what: 'a part of the portal',
    code: 'ordering',
    heading: 'Orders',
    open: (page: Page) => page.getByRole('link', { name: 'Orders', exact: true }).click(),
  },
  {
    what: 'a screen',
    code: 'part-numbers-screen',
    heading: 'My part numbers',
    open: async (page: Page) => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitem', { name: 'My part numbers' }).click()
    },
  },
]
for (const { what, code, heading, open } of lateOnes)
  test(
    `R9 R16 ${what} that could not be fetched in a dead spot is there by itself once that is left`,
    long,
    async ({ page }) => {
      const letThrough = await withhold(page, code)
      await logIn(page)
      await expect(card(page, 'P-1001')).toBeVisible()
      // No event of the browser tells that nothing gets through.
      const anything = '**/*'
      await page.route(anything, (route) => route.abort())
      const look = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
      await open(page)
      const failed = page.getByText('This page could not be fetched')
      await expect(failed).toBeVisible()
      await look
      await letThrough()
      await page.unroute(anything)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 60_000 })
      await expect(failed).toBeHidden()
    },
  )
