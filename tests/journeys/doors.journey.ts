import { fillCart } from './carts'
import { card, expect, logIn, stored, test } from './support'
import { long } from './length'

test('C-125 a mistyped company code is mended at the login, and the login goes on there', async ({ page }) => {
  await page.goto('/login/zetta')
  await expect(page.getByText('No company ZETTA')).toBeVisible()
  const box = page.getByLabel('Company code')
  await expect(box).toHaveValue('ZETTA')
  await box.fill('acme')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login/ACME')
  await expect(page.getByText('Welcome to Acme Supply')).toBeVisible()
  await expect(box).toBeHidden()
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
})

test('DOORS a registration survives reload and Change code, its passwords nothing, and a success wipes it', async ({
  page,
}) => {
  await page.goto('/register/ZETTA')
  await expect(page.getByText('No company ZETTA')).toBeVisible()
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Website').fill('www.foo.com')
  await page.getByLabel('Choose a password (optional)').fill('Secret-123')
  await expect(page.getByLabel('Website')).toHaveValue('https://www.foo.com')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ann')
  await expect(page.getByLabel('Choose a password (optional)')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Secret-123')
  await page.getByRole('link', { name: 'Change code' }).click()
  await expect(page.getByLabel('Company code')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Ann')
  await page.getByLabel('Company code').fill('acme')
  for (const [label, text] of [
    ['Last name', 'Lee'],
    ['Company *', 'North Yard'],
    ['Phone', '4165550100'],
    ['Email', 'ann@north.test'],
    ['Address *', '1 King St'],
    ['City', 'Toronto'],
    ['Postal or ZIP code', 'M1M 1M1'],
  ] as const)
    await page.getByLabel(label, { exact: label.endsWith('*') }).fill(text)
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('State or province').selectOption('ON')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Registration successful! Your account is pending company approval.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('registrationDrafts'))).toBeNull()
})

test('C-117 a login that is refused with 401 stays at its company, with email and message', async ({ page, world }) => {
  await world.fault({ path: '/api/login', method: 'POST', status: 401, body: { message: 'Wrong password.' } })
  await logIn(page, 'buyer@bolt.test', 'BOLT')
  await expect(page.getByText('Wrong password.')).toBeVisible()
  await expect(page).toHaveURL('/login/BOLT')
  await expect(page.getByLabel('Email')).toHaveValue('buyer@bolt.test')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
})

test.describe('in a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' })
  test('C-124 the first visit is dark before the first paint, a choice stays', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset['atFirst'] = document.documentElement.dataset['theme'] ?? ''
      }),
    )
    await page.goto('/login/ACME')
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect(page.locator('html[data-theme="light"]')).toHaveAttribute('data-at-first', 'dark')
    expect(await stored(page, 'darkMode')).toBe('false')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-at-first', 'light')
  })
})

test('JUMP what is typed right after the key stands in the box', async ({ page }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.keyboard.type('/P-1001')
  await expect(page.getByRole('combobox', { name: /part/i })).toHaveValue('P-1001')
})

test('ORDERS previous and next order are there after a reload, too', long, async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/orders?status=processed')
  await page.getByRole('link', { name: /^SO-/ }).nth(1).click()
  await expect(page.getByRole('link', { name: 'Next order' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Next order' })).toBeVisible()
})

test('CART on paper a long cart has all its lines, also those that a search hides', long, async ({ page }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await fillCart(page, 65)
  await page.goto('/cart')
  const rows = page.locator('table tbody tr[data-index]')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(65)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(65)
  await expect(page.getByText('This is not an invoice')).toBeVisible()
  // No part number is cut: nobody can look up the rest of it on paper.
  const cut = await rows
    .locator('th')
    .evaluateAll(
      (cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX !== 'visible')
          .length,
    )
  expect(cut).toBe(0)
  await expect(page.getByRole('button', { name: 'Save as draft' })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows).not.toHaveCount(65)
})
