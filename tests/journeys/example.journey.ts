import { card, expect, logIn, test } from './support'

test('a buyer whose prices have gone up is asked before the order', async ({ page, world }) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await world.begin('prices-changed')
  await world.fault({ method: 'GET', path: '/api/customers/*', delay: 500 })
  // Five minutes later: what was just looked at counts as fresh.
  await page.clock.install({ time: Date.now() + 6 * 60_000 })
  await page.goto('/cart')
  await expect(page.getByText('$13.50').first()).toBeVisible()
  const calls = await world.calls('GET', '/api/products/ACME')
  expect(calls.length).toBeGreaterThan(0)
})
