import { barFilm, withCamera } from '../support/films'
import { expect, logIn, stored, test } from './support'

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  permissions: ['camera'],
  launchOptions: withCamera(barFilm('CB-120')),
})

test('mechanic: a part by scan in 3 taps, and one more of the same after a while', async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await page.getByRole('button', { name: /^Find and add a part/ }).tap()
  await page.getByRole('button', { name: 'Scan codes' }).tap()
  await expect(page.getByText(/x CB-120 added/)).toBeVisible()
  const quantity = async (): Promise<number> =>
    (JSON.parse((await stored(page, 'cart')) ?? '{}') as { lines?: { quantity: number }[] }).lines?.[0]?.quantity ?? 0
  const first = await quantity()
  expect(first).toBeGreaterThan(0)
  await expect.poll(quantity).toBeGreaterThan(first)
  await page.getByRole('button', { name: 'Close the camera' }).tap()
  await expect(page.getByRole('button', { name: 'Scan codes' })).toBeVisible()
})
