import type { Page } from '@playwright/test'
import { hostileValues, type StoredKey } from './hostile-values'
import { expect, note } from './storm-test'

/** What a signed-in buyer's browser holds. */
export const soundStorage = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const data = { email: 'buyer@acme.test', password: 'Passw0rd!', lang: 'en' }
  const answer = await page.context().request.post('/api/login', { data })
  const { token, tenants, user } = (await answer.json()) as { token: string; tenants: readonly object[]; user: object }
  return {
    authToken: token,
    manufacturer: JSON.stringify(tenants[0]),
    user: JSON.stringify(user),
    lastManufacturerCode: 'ACME',
    i18nextLng: 'en',
  }
}

type Start = 'products' | 'refused' | 'login' | 'error'

/** A screen that can be gone on with: products, why there are none, the login, or the error screen with its one way back. */
const startOf = async (page: Page): Promise<Start> => {
  const products = page.getByRole('heading', {
    level: 1,
    name: /^(?:All products|Todos los productos|Tous les produits)$/,
  })
  const login = page.locator('form [name="password"]')
  const error = page.getByRole('button', { name: 'Return to Login' })
  await expect(products.or(login).or(error).first()).toBeVisible()
  if (await error.isVisible()) return 'error'
  const refused = page.getByRole('alert')
  await expect(page.getByRole('article').or(refused).or(login).first()).toBeVisible()
  if (await login.isVisible()) return 'login'
  return (await refused.isVisible()) ? 'refused' : 'products'
}

/** Starts the portal with each of the values under a key; from an error screen one click leads to the login. */
export const startWith = async (page: Page, key: StoredKey, values = hostileValues): Promise<void> => {
  const sound = await soundStorage(page)
  let [errors, logins, refused] = [0, 0, 0]
  // A page of our origin that is not the portal: nothing there writes to storage.
  await page.goto('/__mock/state')
  for (const value of values) {
    await page.evaluate(
      ([entries, name, text]) => {
        localStorage.clear()
        for (const [known, content] of Object.entries(entries)) localStorage.setItem(known, content)
        localStorage.setItem(name, text)
      },
      [sound, key, value] as const,
    )
    await page.goto('/products')
    const start = await startOf(page)
    if (start === 'error') {
      errors += 1
      await page.getByRole('button', { name: 'Return to Login' }).click()
      await expect(page.locator('form [name="password"]'), `${key}: ${value.slice(0, 60)}`).toBeVisible()
    }
    if (start === 'login') logins += 1
    // Signed in at a company that the server does not know (C-65): the buyer logs out, by the menu.
    if (start === 'refused') {
      refused += 1
      await page.locator('header button[aria-haspopup="menu"]').last().click()
      await page.getByRole('menuitem').last().click()
      await expect(page.locator('form [name="password"]'), `${key}: ${value.slice(0, 60)}`).toBeVisible()
    }
    expect(await page.evaluate(() => 'hacked' in window || 'isAdmin' in {})).toBe(false)
  }
  const mostClicks = refused > 0 ? 2 : Math.sign(errors)
  note('storage', { starts: values.length, errorScreens: errors, logins, refused, unusable: 0, mostClicks })
}
