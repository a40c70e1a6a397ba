import { barFilm, withCamera } from '../support/films'
import { counting } from './gestures'
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
  const gestures = await counting(page)
  await page.getByRole('button', { name: /^Find and add a part/ }).tap()
  await page.getByRole('button', { name: 'Scan codes' }).tap()
  await expect(page.getByText(/x CB-120 added/)).toBeVisible()
  const quantity = async (): Promise<number> =>
    (JSON.parse((await stored(page, 'cart')) ?? '{}') as { lines?: { quantity: number }[] }).lines?.[0]?.quantity ?? 0
  const first = await quantity()
  expect(first).toBeGreaterThan(0)
  // Two so far; the third closes the camera.
  expect(await gestures()).toEqual({ clicks: 2, keys: 0 })
  await expect.poll(quantity).toBeGreaterThan(first)
  await page.getByRole('button', { name: 'Close the camera' }).tap()
  expect((await gestures()).clicks).toBe(3)
  await expect(page.getByRole('button', { name: 'Scan codes' })).toBeVisible()
})
