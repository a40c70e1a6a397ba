import { expect, logIn, test } from './support'
import { long } from './length'

test('GEN-10 GEN-11 GEN-12 a guest looks through a catalogue by its code, and is asked to log in', async ({
  page,
  world,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Browse products' }).click()
  await page.getByLabel('Company code').fill('acme')
  await expect(page.getByLabel('Company code')).toHaveValue('ACME')
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(page).toHaveURL('/browse/ACME')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse catalog for Acme Supply')
  await expect(page.getByText('Page 1 of 8')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('$')).toHaveCount(0)
  await expect(main.getByText(/in stock|out of stock/i)).toHaveCount(0)
  await expect(main.getByRole('spinbutton')).toHaveCount(0)

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 8')).toBeVisible()
  await page.getByRole('treeitem', { name: 'Safety' }).click()
  await expect(page).toHaveURL(/^[^?]+\?category=\d+$/)
  await page.getByRole('article').first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Details, prices and adding to the cart need a login.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/category=/)
  const [first] = await world.calls('GET', '/api/browse/ACME/products')
  expect(first?.query).toEqual({ page: '1', lang: 'en' })
  await page.getByRole('article').first().getByRole('button').click()
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login/ACME')
})

test('GUEST-13 GUEST-14 a code that leads nowhere says so', long, async ({ page }) => {
  await page.goto('/browse/NOPE')
  await expect(page.getByRole('alert')).toContainText('There is no company with this code.')
  await page.goto('/browse/NOMSG')
  await expect(page.getByRole('alert')).toContainText('Could not retrieve products or invalid company code.')
})

test(
  'ROUTE-16 HEAD-22 C-06 a buyer sees the own catalogue at the address of any code',
  long,
  async ({ page, world }) => {
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await page.goto('/browse/BOLT')
    await expect(page.getByRole('article').first()).toContainText('$')
    await expect(page.getByRole('button', { name: /^Cart,/ })).toBeVisible()
    expect(await world.calls('GET', '/api/browse/BOLT/products')).toEqual([])
  },
)

test('CATB-01 to CATB-19 a buyer walks down the categories', async ({ page, world }) => {
  await logIn(page, 'buyer@catx.test', 'CATX')
  await expect(page).toHaveURL('/catalogs')
  await page.goto('/category')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Categories')
  await expect(page.getByRole('heading', { name: 'Subcategories' })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Power distribution/ }).click()
  await main.getByRole('link', { name: /Protection/ }).click()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Power distribution', 'Protection'])
  await trail.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/category')

  await page.getByRole('textbox', { name: /^Search/ }).fill('drill')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: /Power distribution/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /Drills/ })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()

  await page.getByRole('treeitem', { name: 'Fasteners' }).click()
  await expect(page.getByRole('heading', { name: 'Products in this Category' })).toBeVisible()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.getByRole('treeitem', { name: 'Surplus' }).click()
  await expect(page.getByRole('main').getByText('This category is empty.')).toBeVisible()
  await expect(page.getByText(/^Page /)).toHaveCount(0)
  expect((await world.calls('GET', '/api/categories/CATX/browse')).length).toBeGreaterThan(0)
  await page.goto('/category/500')
  await expect(page.getByRole('alert')).toContainText('Could not load category data.')
})
