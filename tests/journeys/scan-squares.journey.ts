import { squareFilm, withCamera } from '../support/films'
import { expect, logIn, test } from './support'

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  permissions: ['camera'],
  launchOptions: withCamera(squareFilm('CB-120')),
})

test('a square code before the camera goes into the order pad', async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await page.goto('/order-pad')
  await page.getByRole('button', { name: 'Scan codes' }).tap()
  await expect(page.getByLabel('Part number, row 1', { exact: true })).toHaveValue('CB-120')
  await page.getByRole('button', { name: 'Close the camera' }).tap()
})
