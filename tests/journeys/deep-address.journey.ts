import { expect, test } from './demo-host'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('QA: a deep first address of the demo says that it is loading while its worker comes', async ({
  page,
  address,
}) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/mock-worker.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address('/login/BOLT'), { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading...')
  await expect(page.getByText('Not found.')).toHaveCount(0)
  // As wide as the phone, and dark where the device is.
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(390)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(255, 255, 255)')
  release()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('QA: an address that has no worker above it is not found', async ({ page, address }) => {
  await page.route('**/mock-worker.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(address('/login/BOLT'), { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Not found.')
})
