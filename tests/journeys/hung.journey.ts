import { isPortalKept, isSeen, logIn, lookAround, test } from './kept-portal'
import { long } from './length'
import { card, expect } from './support'

test.use({ serviceWorkers: 'allow' })
// Pages that hang, and the moments in which nothing but time goes by.
test.slow()

test('KEEPER pages that the host never answers take no connection from those that are asked for later', async ({
  page,
  host,
}) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  host.hang()
  // A browser has six connections to a host.
  for (const path of ['/desk', '/cart', '/checkout', '/order-pad', '/lists', '/catalogs', '/profile'])
    await page.goto(host.origin + path, { waitUntil: 'commit' })
  host.hang(false)
  await page.goto(`${host.origin}/products`)
  await expect(card(page, 'P-1001')).toBeVisible()
})

test('C-100 C-122 what was seen stands there, marked, while the server hangs, and what it says at last takes its place', async ({
  page,
  host,
}) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  await page.goto(`${host.origin}/products/1002`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).not.toHaveText('Product')
  const name = await title.innerText()
  await isSeen(page, /\/details\/1002 /)
  host.hang()
  await page.goto(`${host.origin}/products/1002`)
  const told = page.getByRole('main').getByText(/^As of .+ Still loading\./)
  await expect(told).toBeVisible()
  await expect(title).toHaveText(name)
  await expect(page.getByText('Still loading.')).toHaveCount(1)
  host.hang(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(told).toBeHidden()
  await expect(title).toHaveText(name)
})

test('C-100 the same of lists, a category and an order', long, async ({ page, host }) => {
  await logIn(page, host.origin)
  await isPortalKept(page)
  const order = await lookAround(page, host.origin)
  host.hang()
  for (const path of ['/products', '/category', '/orders', order]) {
    await page.goto(host.origin + path)
    await expect(page.getByRole('main').getByText(/^As of .+ Still loading\./)).toBeVisible()
    // The tree beside them has a word of its own.
    await expect(page.getByRole('main').getByText('Still loading.')).toHaveCount(1)
    await expect(page.getByRole('main').locator('[data-skeleton]')).toHaveCount(0)
  }
})
