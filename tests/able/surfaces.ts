import type { Page } from '@playwright/test'
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }
import { card, expect, logIn } from '../journeys/support'

export const languages = { en, es, fr }
export type LanguageCode = keyof typeof languages
export type Words = typeof en
export const viewports = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
}
export type Viewport = keyof typeof viewports
/** How the portal is looked at. */
export type Look = {
  readonly theme: 'light' | 'dark'
  readonly language: LanguageCode
  readonly viewport: Viewport
}

/** Something that has a face of its own: an address, and what is pressed there. */
export type Surface = {
  readonly name: string
  readonly path: string
  readonly act?: (page: Page, words: Words, look: Look) => Promise<void>
}

/** A text with any values in its places, as a pattern; a no-break space stands in a name as any other. */
const pattern = (text: string): RegExp => {
  const literal = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`)
  return new RegExp(literal.replaceAll(/\{\{[^}]+\}\}/g, '.+'))
}
const dialogIn = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible()

export const publicSurfaces: readonly Surface[] = [
  { name: 'login without a code', path: '/login' },
  { name: 'login', path: '/login/ACME' },
  {
    name: 'a refused login',
    path: '/login/ACME',
    act: async (page, { login }) => {
      await page.getByRole('button', { name: login.submit, exact: true }).click()
    },
  },
  { name: 'registration', path: '/register/ACME' },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'about us, public', path: '/about-us/ACME' },
  { name: 'guest browse', path: '/browse/ACME' },
  { name: 'guest browse, failed', path: '/browse/NOPE' },
  {
    name: 'guest, asked to log in',
    path: '/browse/ACME',
    act: async (page) => {
      await page.getByRole('article').first().getByRole('button').click()
      await dialogIn(page)
    },
  },
]

export const privateSurfaces: readonly Surface[] = [
  { name: 'home', path: '/dashboard' },
  { name: 'products', path: '/products' },
  { name: 'products, none found', path: '/products?search=zzzz' },
  { name: 'product', path: '/products/1002' },
  { name: 'product, not there', path: '/products/999999' },
  { name: 'categories', path: '/category' },
  { name: 'category', path: '/category/11' },
  { name: 'cart', path: '/cart' },
  {
    name: 'cart panel',
    path: '/products',
    act: async (page, { shell }) => {
      await page.getByRole('button', { name: pattern(shell.cart_other) }).click()
      await dialogIn(page)
    },
  },
  { name: 'checkout', path: '/checkout' },
  { name: 'order success', path: '/order-success' },
  { name: 'orders', path: '/orders' },
  { name: 'order', path: '/orders/101' },
  { name: 'profile', path: '/profile' },
  { name: 'about us, private', path: '/about-us' },
  { name: 'catalogs', path: '/catalogs' },
  { name: 'order pad', path: '/order-pad' },
  { name: 'lists', path: '/lists' },
  { name: 'own part numbers', path: '/part-numbers' },
  { name: 'order link', path: '/order-link#1/ACME/0/P-1001:2' },
  { name: 'nowhere', path: '/nowhere/at/all' },
  {
    name: 'menu',
    path: '/catalogs',
    act: async (page, { shell }) => {
      // Large letters leave a wide window as little room as a phone has.
      const all = page.getByRole('button', { name: shell.openMenu })
      const isWide = !(await all.isVisible())
      await (isWide ? page.getByRole('button', { name: pattern(shell.userMenu) }) : all).click()
      await expect(page.getByRole(isWide ? 'menu' : 'dialog')).toBeVisible()
    },
  },
]
/** Comes last: it ends the session. */
export const errorSurface: Surface = {
  name: 'error screen',
  path: '/catalogs',
  act: async (page, { error }) => {
    await page.evaluate(() => localStorage.setItem('user', '{bad'))
    await page.reload()
    await expect(page.getByRole('heading', { name: error.title })).toBeVisible()
  },
}

/** The portal in a theme, a language and a size. */
export const dress = async (page: Page, { theme, language, viewport }: Look): Promise<void> => {
  await page.setViewportSize(viewports[viewport])
  await page.addInitScript(
    ([isDark, code]) => {
      // Frames of documents and empty pages have no storage.
      if (window.origin === 'null' || window !== window.top) return
      localStorage.setItem('darkMode', String(isDark))
      localStorage.setItem('i18nextLng', code)
    },
    [theme === 'dark', language] as const,
  )
}
/** Two parts in the cart of a buyer. */
export const shop = async (page: Page): Promise<void> => {
  await page.setViewportSize(viewports.wide)
  await logIn(page)
  for (const part of ['P-MIN6MAX20', 'P-1001'])
    await card(page, part)
      .getByRole('button', { name: /^More of/ })
      .click()
  await expect(page.getByRole('button', { name: 'Cart, 7 items' })).toBeVisible()
}
/** The surface with everything that it fetches. */
export const open = async (
  page: Page,
  surface: Surface,
  look: Look,
  words: Words = languages[look.language],
): Promise<void> => {
  // Addresses that differ in their fragment alone are no new load.
  await page.goto('about:blank')
  await page.goto(surface.path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await surface.act?.(page, words, look)
}

/** Every surface in one look, the public ones first. */
export const walk = async (
  page: Page,
  look: Look,
  visit: (surface: Surface) => Promise<void>,
  prepare: () => Promise<unknown> = async () => {},
  words: Words = languages[look.language],
): Promise<number> => {
  await shop(page)
  const session = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  await page.evaluate(() => localStorage.clear())
  await dress(page, look)
  await prepare()
  for (const surface of publicSurfaces) {
    await open(page, surface, look, words)
    await visit(surface)
  }
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, session)
  for (const surface of [...privateSurfaces, errorSurface]) {
    await open(page, surface, look, words)
    await visit(surface)
  }
  return publicSurfaces.length + privateSurfaces.length + 1
}
