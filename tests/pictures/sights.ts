import type { Page } from '@playwright/test'
import type en from '../../locales/en.json'
import { sealOf } from '../../src/machines/rules/order-link'
import { expect, listOfCart, refusing, usedBefore } from './studio'
import { deedSights } from './deed-sights'
import { tools } from './tool-sights'

/** What a shop has: where its things stand. */
export type Places = {
  readonly code: string
  readonly product: number
  readonly part: string
  /** A word that finds it, in the language of the look. */
  readonly word: string
  readonly category: number
  readonly order: number
}
export type Around = { readonly page: Page; readonly words: typeof en; readonly places: Places }

/** A screen in one of its states. */
export type Sight = {
  readonly name: string
  readonly path: (places: Places) => string
  readonly isPublic?: true
  /** The bench or the visualizer: waited for in another way. */
  readonly isTool?: true
  /** As it is printed: it becomes another page at once. */
  readonly isPaper?: true
  /** What happens to calls meanwhile. */
  readonly faults?: (language: keyof typeof usedBefore) => readonly object[]
  /** How many lines the cart holds; five when missing. */
  readonly lines?: number
  /** A screen that waits has nothing to wait for. */
  readonly isBusy?: true
  readonly act?: (around: Around) => Promise<void>
}

/** A text with any values in its places, from beginning to end; a no-break space of ours is found as a plain one. */
const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .replaceAll('\u00a0', ' ')
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{\{[^}]+\}\}/g, '.+')}$`,
  )
const failing = (path: string) => () => [{ method: 'GET', path, status: 500, times: 'always' }]
const waiting = (path: string) => () => [{ method: 'GET', path, delay: 30_000, times: 'always' }]
/** Grey blocks in the place of words. */
export const blocks = 'main [data-skeleton]'
const placing = { method: 'POST', path: '/api/orders/*' }

const press =
  (name: (words: typeof en) => string, role: 'button' | 'link' | 'tab' | 'menuitem' = 'button') =>
  async ({ page, words }: Around) => {
    await page
      .getByRole(role, { name: pattern(name(words)) })
      .first()
      .click()
  }
const complete = async ({ page, words: { checkout } }: Around): Promise<void> => {
  await page.getByLabel(checkout.po).first().fill('PO-2231')
  await page.getByRole('button', { name: checkout.complete, exact: true }).click()
}
const chooseRows = async ({ page, words: { products } }: Around): Promise<void> => {
  await page.getByRole('button', { name: products.rows, exact: true }).click()
  await page.mouse.move(0, 0)
}
/** By the keys of a person: what moves while somebody types is no shift of the page's own. */
const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.locator('h1').first().click()
  await page.keyboard.press('Control+v')
}
/** What fails is asked for again by itself first: it is seen once all of it has given up. */
const fails = async ({ page, words: { common } }: Around): Promise<void> => {
  const retry = page.getByRole('main').getByRole('button', { name: common.retry, exact: true })
  await expect(retry.first()).toBeVisible()
  await expect(page.locator(blocks)).toHaveCount(0)
}
const noToasts = (page: Page) => expect(page.locator('[data-floats] button')).toHaveCount(0)
const dialogIn = (page: Page) => expect(page.locator('[role=dialog], [role=alertdialog]').first()).toBeVisible()

const doors: readonly Sight[] = [
  { name: 'login-nobody', path: () => '/login' },
  { name: 'login', path: ({ code }) => `/login/${code}` },
  { name: 'login-unknown', path: () => '/login/ZETTA' },
  {
    name: 'login-refused',
    path: ({ code }) => `/login/${code}`,
    act: async ({ page }) => {
      await page.locator('input[name=email]').fill('buyer@acme.test')
      await page.locator('input[name=password]').fill('wrong')
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-errors]')).toBeVisible()
    },
  },
  { name: 'register', path: ({ code }) => `/register/${code}` },
  {
    name: 'register-incomplete',
    path: ({ code }) => `/register/${code}`,
    act: press(({ register }) => register.submit),
  },
  { name: 'register-unknown', path: () => '/register/ZETTA' },
  { name: 'forgot', path: ({ code }) => `/forgot-password/${code}` },
  { name: 'browse', path: ({ code }) => `/browse/${code}` },
  { name: 'browse-rows', path: ({ code }) => `/browse/${code}`, act: chooseRows },
  {
    name: 'browse-prompt',
    path: ({ code }) => `/browse/${code}`,
    act: async ({ page }) => {
      await page.getByRole('article').first().getByRole('button').first().click()
      await dialogIn(page)
    },
  },
  { name: 'browse-unknown', path: () => '/browse/ZETTA' },
  { name: 'browse-loading', path: ({ code }) => `/browse/${code}`, faults: waiting('/api/browse/*'), isBusy: true },
  { name: 'about-public', path: ({ code }) => `/about-us/${code}` },
]

const shopping: readonly Sight[] = [
  { name: 'products', path: () => '/products' },
  { name: 'products-rows', path: () => '/products', act: chooseRows },
  { name: 'products-found', path: ({ word }) => `/products?search=${encodeURIComponent(word)}` },
  { name: 'products-none', path: () => '/products?search=zzzz' },
  { name: 'category-top', path: () => '/category' },
  { name: 'category', path: ({ category }) => `/category/${category}` },
  { name: 'category-rows', path: ({ category }) => `/category/${category}`, act: chooseRows },
  { name: 'product', path: ({ product }) => `/products/${product}` },
  { name: 'product-gone', path: () => '/products/999999' },
  { name: 'desk', path: () => '/desk' },
  { name: 'order-pad', path: () => '/order-pad' },
  {
    name: 'pad-rows',
    path: () => '/order-pad',
    act: async ({ page, places: { part } }) => {
      await paste(page, `${part}\t12\n${part}\t4\nnot a part\t3\n${part.replace('-', '')}\t2\n${part}\t-1`)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('textbox').first()).toHaveValue(part)
    },
  },
  { name: 'lists', path: () => '/lists' },
  {
    name: 'list',
    path: () => '/lists',
    act: ({ page, words: { lists } }) => listOfCart(page, lists),
  },
  { name: 'part-numbers', path: () => '/part-numbers' },
  {
    name: 'part-numbers-some',
    path: () => '/part-numbers',
    act: async ({ page, words: { pad, partNumbers }, places: { part } }) => {
      for (const own of ['BOX-A', 'SHELF 12 LEFT']) {
        await page.getByLabel(partNumbers.own, { exact: true }).first().fill(own)
        await page.getByLabel(pad.part, { exact: true }).first().fill(part)
        await page.keyboard.press('Enter')
      }
      await noToasts(page)
    },
  },
  { name: 'order-link', path: ({ code, part }) => `/order-link#1/${code}/${sealOf(`${part}:2`)}/${part}:2` },
  { name: 'order-link-broken', path: () => '/order-link#nothing' },
  { name: 'profile', path: () => '/profile' },
  { name: 'about-us', path: () => '/about-us' },
  { name: 'catalogs', path: () => '/catalogs' },
  { name: 'nowhere', path: () => '/nowhere/at/all' },
]

const ordering: readonly Sight[] = [
  { name: 'cart', path: () => '/cart' },
  { name: 'cart-60', path: () => '/cart', lines: 60 },
  { name: 'cart-empty', path: () => '/cart', lines: 0 },
  { name: 'checkout', path: () => '/checkout' },
  { name: 'checkout-empty', path: () => '/checkout', lines: 0 },
  {
    name: 'success',
    path: () => '/checkout',
    act: async (around) => {
      await complete(around)
      await expect(around.page).toHaveURL(/order-success/)
      await expect(around.page.locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  { name: 'success-none', path: () => '/order-success' },
  {
    name: 'order-refused',
    path: () => '/checkout',
    faults: (language) => [{ ...placing, ...refusing('purchase_order', usedBefore[language]) }],
    act: async (around) => {
      await complete(around)
      await expect(around.page.getByText(new RegExp(Object.values(usedBefore).join('|'))).first()).toBeVisible()
    },
  },
  {
    name: 'order-doubt',
    path: () => '/checkout',
    faults: () => [{ ...placing, drop: 'after' }],
    act: async (around) => {
      await complete(around)
      await expect(around.page.getByText(around.words.checkout.unknownOutcome).first()).toBeVisible()
    },
  },
  { name: 'orders', path: () => '/orders?status=processed' },
  { name: 'orders-draft', path: () => '/orders' },
  { name: 'orders-none', path: () => '/orders?q=zzzz' },
  { name: 'order', path: ({ order }) => `/orders/${order}` },
  { name: 'order-gone', path: () => '/orders/999999' },
]

const over: readonly Sight[] = [
  {
    name: 'cart-panel',
    path: () => '/catalogs',
    act: async ({ page, words: { shell } }) => {
      await page.getByRole('button', { name: pattern(shell.cart_other) }).click()
      await dialogIn(page)
      await page.mouse.move(0, 0)
    },
  },
  { name: 'dialog-remove', path: () => '/cart', act: press(({ cart }) => cart.removeProduct) },
  { name: 'dialog-clear', path: () => '/checkout', act: press(({ checkout }) => checkout.clear) },
  {
    name: 'jump',
    path: () => '/catalogs',
    act: async ({ page, places: { part } }) => {
      await page.keyboard.press('Control+k')
      await dialogIn(page)
      await page.keyboard.type(part.slice(0, 3))
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'keys',
    path: () => '/catalogs',
    act: async ({ page }) => {
      await page.keyboard.press('?')
      await dialogIn(page)
    },
  },
  {
    name: 'menu',
    path: () => '/desk',
    act: async ({ page, words: { shell } }) => {
      const all = page.getByRole('button', { name: shell.openMenu })
      const opened = page.locator('[role=menu], [role=dialog]').first()
      // A press that comes before its code is there opens nothing.
      await expect(async () => {
        await ((await all.isVisible()) ? all : page.getByRole('button', { name: pattern(shell.userMenu) })).click()
        await expect(opened).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 60_000 })
    },
  },
  {
    name: 'toast',
    path: ({ product }) => `/products/${product}`,
    act: async ({ page, words: { product } }) => {
      await page.getByRole('main').getByRole('spinbutton').first().fill('3')
      await page.getByRole('button', { name: product.add, exact: true }).click()
    },
  },
]

const waited: readonly (readonly [string, Sight['path'], string])[] = [
  ['products', () => '/products', '/api/products/*'],
  ['product', ({ product }) => `/products/${product}`, '/api/products/*'],
  ['category', ({ category }) => `/category/${category}`, '/api/categories/*'],
  ['checkout', () => '/checkout', '/api/customers/*'],
  ['orders', () => '/orders?status=processed', '/api/orders/*'],
  ['order', ({ order }) => `/orders/${order}`, '/api/orders/*'],
  ['desk', () => '/desk', '/api/orders/*'],
  ['about-us', () => '/about-us', '/documents/*'],
  ['profile', () => '/profile', '/api/customers/*'],
]
const states: readonly Sight[] = waited.flatMap(([name, path, calls]): Sight[] => [
  { name: `${name}-loading`, path, faults: waiting(calls), isBusy: true },
  { name: `${name}-failed`, path, faults: failing(calls), act: fails },
])

/** Every screen with its states, the public ones first. */
export const sights: readonly Sight[] = [
  ...doors.map((one): Sight => ({ ...one, isPublic: true })),
  ...shopping,
  ...ordering,
  ...over,
  ...states,
  ...tools,
  ...deedSights,
]
