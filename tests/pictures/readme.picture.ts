import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { dress, expect, fillCart, signIn, type Studio, test } from './studio'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
/** A picture that is larger, in bytes, makes the page slow to read. */
const largest = 250_000

const subjects: Readonly<Record<string, (page: Page, studio: Studio) => Promise<void>>> = {
  list: async (page, { address }) => {
    await page.goto(address('/products'))
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  cart: async (page, { address }) => {
    await fillCart(page, 9)
    await page.goto(address('/cart'))
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(page.getByText(/^Checking prices/)).toHaveCount(0)
  },
  chart: async (page, { address }) => {
    await page.goto(address('/__flows#/checkout'))
    await expect(
      page
        .getByRole('group', { name: /customer/ })
        .or(page.getByText('customer.retried'))
        .first(),
    ).toBeVisible({
      timeout: 200_000,
    })
  },
  bench: async (page, { address }) => {
    await page.goto(address('/__mock#scenarios'))
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  },
}

for (const theme of ['light', 'dark'] as const) {
  test(`the pictures of the README, ${theme}`, async ({ page, studio }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 1280, height: 860 })
    await dress(page, theme)
    await signIn(page, studio, 'buyer@acme.test', 'ACME')
    for (const [name, show] of Object.entries(subjects)) {
      await show(page, studio)
      await studio.stands()
      const path = `${folder}${name}-${theme}.png`
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
      expect(statSync(path).size, path).toBeLessThan(largest)
    }
  })
}
