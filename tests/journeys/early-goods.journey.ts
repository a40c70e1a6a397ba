import type { Locator, Page } from '@playwright/test'
import { card, expect, logIn, test } from './support'
import { longUnless } from './length'

/** A page that gets everything but the code of the portal, which comes when it is let go. */
const withheld = async (page: Page, address: string): Promise<() => void> => {
  let letGo = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/entry-.*\.js$/, async (route) => {
    await gone
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letGo
}
const early = (page: Page) => page.locator('[data-early]')
/** Where pictures, names and prices of the first two goods stand. */
const placesIn = (page: Page, cards: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].slice(0, 2).flatMap((one) =>
        [one, ...one.querySelectorAll('img, h2, strong')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y, width, height].map(Math.round).join(' ')
        }),
      ),
    cards,
  )

/** A buyer who comes back, on a window so wide and in a language. */
const beginAs = async (page: Page, width: number, language: string) => {
  await page.setViewportSize({ width, height: 860 })
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language)
}

for (const [width, language] of [
  [1280, 'en'],
  [768, 'es'],
  [390, 'fr'],
  [412, 'es'],
] as const)
  test(
    `PERF goods stand in the page before any of its code runs, where the portal puts them (${width}, ${language})`,
    longUnless(width === 1280 || width === 390),
    async ({ page }) => {
      await beginAs(page, width, language)
      const letGo = await withheld(page, '/products')
      await expect(early(page).getByRole('link')).toHaveCount(12)
      await expect(early(page).getByRole('presentation').first()).toBeVisible()
      const before = await placesIn(page, '[data-early] > li > div')
      letGo()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(early(page)).toHaveCount(0)
      expect(await placesIn(page, 'article')).toEqual(before)
    },
  )

/** Where picture, part number, name and price of a product stand. */
const placesOf = (product: Locator) =>
  product.evaluate((article) =>
    ['img', 'p', '.screen-title', 'section', 'section strong'].map((selector) => {
      const { x, y, width } = article.querySelector(selector)?.getBoundingClientRect() ?? {}
      return [selector, x, y, width].join(' ')
    }),
  )
for (const [width, language, id, part] of [
  [1920, 'en', 1001, 'P-1001'],
  [1280, 'fr', 1002, 'P-MIN6MAX20'],
  [768, 'es', 1002, 'P-MIN6MAX20'],
  [390, 'fr', 1001, 'P-1001'],
] as const)
  test(
    `PERF a product stands in its page before any of the code runs, where the portal puts it (${width}, ${language})`,
    longUnless(width === 1280 || width === 390),
    async ({ page }) => {
      await beginAs(page, width, language)
      const letGo = await withheld(page, `/products/${String(id)}`)
      const first = early(page)
      await expect(first.getByText(part, { exact: true })).toBeVisible()
      await expect(first.getByRole('img')).toBeVisible()
      const before = await placesOf(first)
      letGo()
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(early(page)).toHaveCount(0)
      expect(await placesOf(page.getByRole('article'))).toEqual(before)
    },
  )

test('PERF a good that stands early is a link, and keeps the focus when the portal draws it', async ({ page }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  const letGo = await withheld(page, '/products')
  const link = early(page).getByRole('link').nth(1)
  await link.focus()
  const address = await link.getAttribute('href')
  letGo()
  await expect(early(page)).toHaveCount(0)
  await expect(page.locator('article a:focus')).toHaveAttribute('href', address ?? '')
})

/** Whether goods are on their way into the page, once its first answers have been looked at. */
const isBegun = async (page: Page): Promise<boolean> => {
  await page.evaluate(async () => {
    const calls = window.firstCalls ?? new Map<never, never>()
    for (const { answer } of calls.values()) await (await answer).clone().json()
  })
  // Asked anew: whoever waited for the same answers has had its turn.
  return page.evaluate(() => document.querySelector('link[rel=stylesheet][href*="/shop-"]') !== null)
}

test('PERF nothing stands early where the page begins otherwise, or has no goods', async ({ page }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.route(/\/assets\/(?!first-)[^/]*\.js$/, () => undefined)
  const begins = async (address: string) => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'firstCalls' in window)
    return isBegun(page)
  }
  expect(await begins('/products')).toBe(true)
  expect(await begins('/products/1002')).toBe(true)
  expect(await begins('/products/no-such')).toBe(false)
  expect(await begins('/products?search=bolt')).toBe(false)
  expect(await begins('/cart')).toBe(false)
  await page.evaluate(() => localStorage.setItem('goodsDensity', 'rows'))
  expect(await begins('/products')).toBe(false)
})
