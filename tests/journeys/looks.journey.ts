import type { Page } from '@playwright/test'
import { violations } from './axe'
import { fillCart as fillLongCart } from './carts'
import { card, expect, logIn, test } from './support'
import { long, longUnless } from './length'
import { expectStill, mindShifts } from './shifts'

const publicPlaces = ['/login', '/login/ACME', '/browse/ACME', '/register/ACME', '/forgot-password', '/about-us/ACME']
const places = [
  '/products',
  '/products?search=zzzz',
  '/products/1002',
  '/products/999999',
  '/category',
  '/cart',
  '/checkout',
  '/orders',
  '/orders/101',
  '/order-success',
  '/profile',
  '/about-us',
  '/catalogs',
  '/lists',
  '/part-numbers',
  '/order-link#1/ACME/0/P-1001:2',
  '/order-link#nothing',
]

/** The screen of an address, with everything that it fetches. */
const open = async (page: Page, place: string) => {
  await page.goto(place)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}
const fillCart = async (page: Page) => {
  await logIn(page)
  await card(page, 'P-MIN6MAX20')
    .getByRole('button', { name: /^More of/ })
    .click()
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
}

// The frame of About Us says so when the checker tries to run in it.
test.use({ expectedErrors: /^Blocked script execution in 'about:srcdoc'/ })

// Nineteen screens each, looked at one after the other.
test.describe.configure({ timeout: 150_000 })

for (const theme of ['light', 'dark']) {
  test(
    `A1 THEME-06 no screen breaks a rule of accessibility, ${theme}`,
    longUnless(theme === 'light'),
    async ({ page }) => {
      await page.addInitScript((isDark) => {
        if (window === window.top) localStorage.setItem('darkMode', String(isDark))
      }, theme === 'dark')
      for (const place of publicPlaces) {
        await open(page, place)
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
        expect(await violations(page), place).toEqual([])
      }
      await fillCart(page)
      for (const place of places) {
        await open(page, place)
        expect(await violations(page), place).toEqual([])
      }
      await page.getByRole('button', { name: /^Cart,/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove Hex bolt M8' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await violations(page), 'panel and question').toEqual([])
    },
  )
}

test('A19 nothing is wider than the screen, from 320 to 1920', async ({ page }) => {
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const widths = [320, 390, 768, 1280, 1920]
  const look = async (place: string) => {
    await open(page, place)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await isTooWide(), `${place} at ${width}`).toBe(false)
    }
  }
  for (const place of publicPlaces) await look(place)
  await page.setViewportSize({ width: 1280, height: 800 })
  await fillCart(page)
  for (const place of places) await look(place)
})

test('LIST-08 CONST-13 LIST-16 CART-09 HEAD-17 what changes with the width of the screen', async ({ page }) => {
  await fillCart(page)
  await expect(page.getByRole('combobox', { name: 'Products per page' })).toBeVisible()
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  const list = page.getByRole('listbox')
  await expect(list).toHaveCSS('max-height', '240px')
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('combobox', { name: 'Products per page' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/products')
  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('dialog').getByRole('treeitem', { name: 'Safety' }).click()
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/cart')
  await expect(page.getByRole('columnheader')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()

  // In one column the total and the one main button stay in sight.
  await page.goto('/checkout')
  const complete = page.getByRole('button', { name: 'Complete order' })
  await expect(complete).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Clear order' }).scrollIntoViewIfNeeded()
  await expect(complete).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 768, height: 844 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(complete).toBeInViewport({ ratio: 1 })
})

test('LOGIN-43 REG-47 login and registration can be used on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/login/ACME')
  for (const name of ['Forgot password?', 'Register', 'Browse products', 'About us']) {
    await expect(page.getByRole('link', { name })).toBeInViewport()
  }
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/products')
  await page.evaluate(() => localStorage.clear())

  await open(page, '/register/ACME')
  const texts = {
    'First name': 'Ada',
    'Last name': 'Byron',
    Company: 'Engines',
    Phone: '4165550100',
    Email: 'ada@engines.test',
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Mill Road')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('State or province').selectOption('ON')
  await page.getByLabel('City').fill('Toronto')
  await page.getByLabel('Postal or ZIP code').fill('M5V 1A1')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Registration successful! Your account is pending company approval.')).toBeVisible()
})

test(
  'CART-09 LOOKS the cart shows part numbers and arithmetic whole, beside what stands next to them',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    await fillLongCart(page, 40, 150)
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto('/cart')
      await expect(page.getByRole('rowheader', { name: 'P-NOSTOCK' })).toBeVisible()
      const cut = await page
        .locator('tbody :is(th, td)')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
        )
      expect(cut, String(width)).toEqual([])
    }
  },
)

for (const width of [390, 768])
  test(`LOOKS at ${width} a door does not move when its code, or what its company says of itself, comes late`, async ({
    page,
    world,
  }) => {
    await mindShifts(page)
    await page.setViewportSize({ width, height: 860 })
    for (const place of ['/register/ACME', '/about-us/ACME']) {
      let letThrough = (): void => undefined
      const held = new Promise<void>((resolve) => (letThrough = resolve))
      await page.route('**/assets/account-*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(place)
      // Its shape is painted meanwhile.
      await expect(page.locator('[data-loading] > [aria-hidden]').last()).toHaveCSS('opacity', '1')
      letThrough()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectStill(page, place)
      await page.unroute('**/assets/account-*.js')
    }
    await page.evaluate(() => localStorage.clear())
    await world.fault({ path: '/api/public/settings/ACME', delay: 2000 })
    await page.goto('/login/ACME')
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByText('Welcome to Acme Supply')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectStill(page, '/login/ACME')
  })
