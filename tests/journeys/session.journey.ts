import { card, expect, logIn, stored, test } from './support'

test('SESSION-08 a session that expires in the middle of the checkout comes back to the checkout', async ({
  page,
  world,
}) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await world.fault({ path: '/api/orders/ACME', method: 'POST', status: 401, body: { message: 'Token expired.' } })
  await page.getByRole('button', { name: 'Complete order' }).click()

  await expect(page).toHaveURL('/login/ACME')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  for (const key of ['authToken', 'user', 'manufacturer']) expect(await stored(page, key)).toBeNull()
  expect(await stored(page, 'lastManufacturerCode')).toBe('ACME')

  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText('1 line, 1 item')).toBeVisible()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page).toHaveURL('/order-success')
})

test('SESSION-10 twenty calls that answer 401 at once end the session once', async ({ page, world }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await world.fault({ path: '/api/*', status: 401, times: 'always' })
  await page.reload()
  await expect(page).toHaveURL('/login/ACME')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
})

test('LOGIN-31 a login to another tenant empties the cart, a login to the same one keeps it', async ({ page }) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login\//)
  }
  await logOut()
  await logIn(page)
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await logOut()
  await logIn(page, 'buyer@bolt.test', 'BOLT')
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Bolt Industrial')
  expect(await stored(page, 'logoUrl')).toBeNull()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
})

test('R23 two tabs follow each other: cart, logout and login', async ({ page, context }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  const other = await context.newPage()
  await other.goto('/orders')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login/ACME')
  await expect(other.getByText('SO-10103')).toHaveCount(0)

  await logIn(page)
  await expect(other).toHaveURL('/products')
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('ROUTE-33 the sixteenth change of path within five seconds ends the session, the fifteenth does not', async ({
  page,
}) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  const click = (times: number) =>
    page.evaluate((count) => {
      const links = ['/orders', '/catalogs'].map((to) => document.querySelector<HTMLElement>(`nav a[href="${to}"]`))
      for (let at = 0; at < count; at += 1) links[at % 2]?.click()
    }, times)
  await click(15)
  await expect(page).toHaveURL('/orders')
  expect(await stored(page, 'authToken')).not.toBeNull()
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/catalogs"]')?.click())
  await expect(page).toHaveURL('/login/ACME')
  expect(await stored(page, 'authToken')).toBeNull()
})
