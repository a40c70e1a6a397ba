import type { Locator, Page } from '@playwright/test'
import { expect, logIn, stored, test } from './support'
import { long, longUnless } from './length'
import { mindShifts, shiftsOf } from './shifts'

type Sold = { readonly id: number; readonly [name: string]: unknown }

/** Fills the cart with one product in several quantities of its unit: `name` and `cf` as the test wants them. */
const fillCart = async (page: Page, lines: readonly { name: string; quantity: number; cf: number }[]) => {
  // The cart of the portal is read by then, and nothing is written over what is put there.
  await expect(page.getByRole('article').first()).toBeVisible()
  const token = (await stored(page, 'authToken')) ?? ''
  const answer = await page.request.get('/api/products/ACME?lang=en&per_page=12&page=1&search=P-10', {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { readonly data: readonly Sold[] }
  const cart = lines.map(({ name, quantity, cf }, at) => ({
    product: { ...data[at], description: name, uom_code: 'BOX', cf },
    quantity,
    comment: '',
    tag1: null,
    tag2: null,
  }))
  // Just checked: the server has other names and units for them.
  await page.evaluate((lines) => {
    const check = { at: Date.now(), offer: null, was: null }
    const text = JSON.stringify({ tenantCode: 'ACME', lines: lines.map((line) => ({ ...line, check })) })
    window.localStorage.setItem('cart', text)
  }, cart)
}

for (const width of [320, 390, 768, 1280])
  test(
    `LOOKS at ${width} a product does not move when the way to it comes late`,
    longUnless(width === 390),
    async ({ page, world }) => {
      await page.setViewportSize({ width, height: 844 })
      await logIn(page)
      await expect(page).toHaveURL('/products')
      await mindShifts(page)
      await world.fault({ path: '/api/categories/*', delay: 1500 })
      await page.goto('/products/1002')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hex bolt M8')
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
    },
  )

test('LOOKS at 1280 a product without related ones fills its page with others of its category, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await logIn(page)
  await expect(page).toHaveURL(/\/products/)
  await mindShifts(page)
  await page.goto('/products/1002')
  const rows = page.getByRole('table', { name: 'More in Hex bolts' }).getByRole('row')
  await expect(rows.nth(2)).toBeInViewport()
  expect(await shiftsOf(page)).toEqual([])
})

for (const [search, said] of [
  ['bolt', /^Showing 1–/],
  ['zzzz', 'No products found.'],
] as const)
  test(
    `LOOKS at 390 a search for ${search} does not move when its answer comes`,
    longUnless(search === 'bolt'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await logIn(page)
      await expect(page).toHaveURL(/\/products/)
      await mindShifts(page)
      await page.goto(`/products?search=${search}`)
      await expect(page.getByRole('main').getByText(said)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
    },
  )

test('LOOKS at 390 each month of the orders is 24 px wide, and the last ones are in sight', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await expect(page).toHaveURL(/\/products/)
  const orders = Array.from({ length: 30 }, (_, at) => ({
    id: at,
    sale_no: `SO-${at}`,
    customer_name: 'Northwind',
    order_date: `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-05`,
    total: 10 + at,
  }))
  await page.route('**/api/orders/ACME?*', (route) => route.fulfill({ json: { data: orders } }))
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Filter, sort…' }).click()
  const months = page.getByRole('toolbar', { name: 'Orders by time' }).getByRole('button')
  expect(
    Math.min(...(await months.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width)))),
  ).toBeGreaterThanOrEqual(24)
  await expect(months.last()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

const heights = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))

for (const width of [1280, 1920])
  test(
    `LOOKS at ${width} a row of the cart is as high with arithmetic of four figures as with three`,
    longUnless(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 860 })
      await logIn(page)
      await expect(page).toHaveURL('/products')
      await fillCart(page, [
        { name: 'Hex bolt', quantity: 2, cf: 200 },
        { name: 'Hex bolt', quantity: 6, cf: 200 },
        { name: 'Hex bolt', quantity: 60, cf: 200 },
      ])
      await page.goto('/cart')
      await expect(page.getByText('6 x BOX 200', { exact: false }).first()).toBeVisible()
      const [first, ...others] = await heights(page)
      for (const other of others) expect(Math.abs(other - (first ?? 0))).toBeLessThanOrEqual(1)
    },
  )

test('LOOKS at 1280 both columns of the desk end on one line, whatever they hold', async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products/)
  await page.goto('/desk')
  await expect(page.getByText(/^Last: /).first()).toBeVisible()
  const ends = await page.getByRole('main').evaluate((main) => {
    const bottomOf = (heading: string) => {
      const title = [...main.querySelectorAll('h2')].find(({ textContent }) => textContent === heading)
      return Math.round(title?.closest('section')?.getBoundingClientRect().bottom ?? 0)
    }
    return [bottomOf('Lists'), bottomOf('Bought before')]
  })
  expect(ends[0]).toBe(ends[1])
})

test('LOOKS on a phone the first order stands within 310 px, and the tools are one press away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await expect(page).toHaveURL(/\/products/)
  await page.goto('/orders')
  const first = page.getByRole('row').filter({ hasText: 'SO-1010' }).first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(310)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.getByRole('button', { name: 'Filter, sort…' }).click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Last month' })).toBeVisible()
})

/** Whether the last line of a text stands within its box. */
const isWhole = (place: Locator) =>
  place.evaluate((box) => {
    const words = document.createRange()
    const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode()
    if (text) words.selectNodeContents(text)
    const ends = [...words.getClientRects()]
    const { right, bottom } = box.getBoundingClientRect()
    return ends.length > 0 && ends.every((line) => line.bottom <= bottom + 2 && line.right <= right + 1)
  })

test('LOOKS at 320 the name of a card is read to its end, which is its size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/api/products/ACME?*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { description: string }[] }
    await route.fulfill({
      response,
      json: { ...json, data: json.data.map((one) => ({ ...one, description: 'Wedge anchor, stainless M8 x 75' })) },
    })
  })
  await logIn(page)
  const name = page.getByRole('article').first().getByRole('heading')
  await expect(name).toHaveText('Wedge anchor, stainless M8 x 75')
  expect(await isWhole(name)).toBe(true)
})

test(
  'LOOKS in French the name of a category stands whole in the sidebar, in a row as high as the others',
  long,
  async ({ page }) => {
    await page.goto('/login/ACME?lng=fr')
    await page.getByRole('textbox').first().fill('buyer@acme.test')
    await page.locator('input[type=password]').fill('Passw0rd!')
    await page.locator('form button[type=submit]').first().click()
    const category = page.getByRole('treeitem', { name: 'Peintures et produits chimiques' })
    await expect(category).toBeVisible()
    expect(await isWhole(category.getByText('Peintures et produits chimiques'))).toBe(true)
    expect((await category.boundingBox())?.height).toBe(32)
  },
)

for (const [width, height] of [
  [1280, 720],
  [390, 664],
] as const)
  test(
    `LOOKS at ${width} x ${height} the switch for single keys is in sight below the keys`,
    longUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await logIn(page)
      await expect(page).toHaveURL(/\/products/)
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: 'Keys' })
      await expect(dialog.getByRole('checkbox')).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByText(/^Next quantity/).first()).toBeVisible()
      const hidden = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)
      expect(hidden).toBe(0)
    },
  )

test(
  'LOOKS on a phone of 320 the icon of a comment stands beside a name of two lines',
  long,
  async ({ browser, baseURL }) => {
    const phone = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    })
    const page = await phone.newPage()
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await fillCart(page, [{ name: 'Wedge anchor, stainless M8 x 75', quantity: 2, cf: 20 }])
    await page.goto('/cart')
    const name = await page.getByRole('link', { name: /^Wedge anchor/ }).boundingBox()
    const comment = await page.getByRole('textbox', { name: /^Comment/ }).boundingBox()
    expect(comment?.y ?? 0).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0) / 2)
    await phone.close()
  },
)

test('PRODUCT a category is a link among words: nothing frames it as a field', async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/products/1002')
  const category = page.locator('dd').getByRole('link', { name: 'Hex bolts' })
  await expect(category).toHaveCSS('border-top-width', '0px')
  expect((await category.boundingBox())?.width).toBeLessThan(100)
})
