import type { Locator, Page } from '@playwright/test'
import { fillCart } from './carts'
import { atCheckout, card, expect, logIn, test } from './support'
import { long, longUnless } from './length'
import { expectReadable, watchWidth, widestSince, withLargeLetters } from './readable'

const groundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
/** Only one of two that are alike is chosen: so much must be seen without the colours of the portal. */
const expectApart = async (chosen: Locator, other: Locator) => {
  await expect(chosen).toBeVisible()
  await expect(other).toBeVisible()
  expect(await groundOf(chosen)).not.toBe(await groundOf(other))
}
const openRows = async (page: Page) => {
  await logIn(page)
  await page.getByRole('button', { name: 'Rows', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'P-1001' })).toBeVisible()
}
const name = 'Hose clamp 20-32 mm, remainder'
/** Screens with tables, cards, bars and fields, and a word that is there when all of it is. */
const widePlaces = [
  ['/desk', 'SO-'],
  ['/products', 'P-1001'],
  ['/products/1001', 'P-1001'],
  ['/cart', 'P-1001'],
  ['/checkout', 'Payment option'],
  ['/orders', 'SO-'],
  ['/order-pad', 'Choose a file'],
  ['/lists', 'No lists yet'],
  ['/part-numbers', 'Part number'],
  ['/profile', 'Your details'],
] as const

test.describe('A21 forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('the screen one is on, the category, the view and the month are told from the others', async ({ page }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expectApart(menu.getByRole('link', { name: 'Products' }), menu.getByRole('link', { name: 'Orders' }))
    await expectApart(
      page.getByRole('button', { name: 'Cards', exact: true }),
      page.getByRole('button', { name: 'Rows', exact: true }),
    )
    const tree = page.getByRole('treeitem')
    await tree.nth(1).click()
    await expectApart(page.getByRole('treeitem', { selected: true }), tree.first())
    await menu.getByRole('link', { name: 'Orders' }).click()
    await expectApart(page.getByRole('tab', { name: 'Draft' }), page.getByRole('tab', { name: 'Processed' }))
    await page.getByRole('button', { name: 'Dates, totals, months' }).click()
    const months = page.getByRole('toolbar').getByRole('button', { name: /orders?, / })
    await expect(months.first()).toBeVisible()
    const bar = months.nth(1).locator('span')
    expect(await groundOf(bar)).not.toBe(await groundOf(page.locator('body')))
    await page.getByRole('button', { name: 'This year' }).click()
    await expectApart(page.getByRole('button', { name: 'This year' }), page.getByRole('button', { name: 'Last month' }))
  })

  test('the tools of the pad have edges that do not touch; the sign of an empty comment has no words under it', async ({
    page,
  }) => {
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await page.goto('/order-pad')
    await page.getByLabel('Part number, row 1').fill('P-1001')
    await page.getByLabel('Quantity, row 1').fill('2')
    const add = page.getByRole('button', { name: 'Add 1 of 1' })
    await expect(add).toBeVisible()
    const tools = page.getByRole('main').getByRole('button', { name: /^(?:Undo|Share|Add to a list|Clear)$/ })
    const boxes = await tools.evaluateAll((all) =>
      all.map((tool) => {
        const { left, right } = tool.getBoundingClientRect()
        return { left, right, edge: getComputedStyle(tool).borderTopWidth }
      }),
    )
    expect(boxes.map(({ edge }) => edge)).toEqual(['1px', '1px', '1px', '1px'])
    const sorted = boxes.toSorted((one, other) => one.left - other.left)
    for (const [at, { left }] of sorted.entries()) expect(left).toBeGreaterThan((sorted[at - 1]?.right ?? 0) + 4)
    await add.press('Enter')
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
    const comment = page.getByRole('textbox', { name: /^Comment for/ })
    await expect(comment).toBeVisible()
    expect(await comment.evaluate((field) => getComputedStyle(field, '::placeholder').opacity)).toBe('0')
  })

  test('the way of payment that is chosen, and the product that Enter would take', long, async ({ page }) => {
    await atCheckout(page)
    for (const group of ['Payment option', 'Delivery method']) {
      const options = page.getByRole('radiogroup', { name: group }).getByRole('radio')
      await expectApart(options.first(), options.nth(1))
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('HB-1')
    const hits = page.getByRole('dialog').getByRole('option')
    await expectApart(hits.first(), hits.nth(1))
    await page.keyboard.press('ArrowDown')
    await expectApart(hits.nth(1), hits.first())
  })
})

test.describe('A19 a phone held sideways', () => {
  test.use({ viewport: { width: 667, height: 375 }, hasTouch: true, isMobile: true })

  test('in rows each product has its number and its name, and no tool lies over them', long, async ({ page }) => {
    await openRows(page)
    await expectReadable(page.getByRole('link', { name, exact: true }))
    await expectReadable(page.getByRole('rowheader', { name: 'P-MIN6MAX20', exact: true }))
  })
})

test.describe('A19 letters of twice the size', () => {
  test.use({ viewport: { width: 640, height: 400 } })

  // As wide as 1280 px are to somebody whose letters are twice as large.
  test('a product in rows keeps its name, and the table of orders stays in its frame', long, async ({ page }) => {
    await openRows(page)
    await expectReadable(page.getByRole('link', { name, exact: true }))
    await page.goto('/orders')
    const again = page.getByRole('button', { name: 'Order again' }).first()
    await expect(again).toBeVisible()
    const out = await page.getByRole('table').evaluate((table) => {
      const frame = table.parentElement?.getBoundingClientRect().right ?? 0
      return [...table.querySelectorAll('th, td, button')].filter(
        (cell) => cell.getBoundingClientRect().right > frame + 1,
      ).length
    })
    expect(out).toBe(0)
  })
})

test.describe('A19 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the name of a product in rows is read whole', long, async ({ page }) => {
    await openRows(page)
    await expectReadable(page.getByRole('link', { name, exact: true }))
  })
})

for (const width of [390, 320])
  test(
    `A19 letters of twice the size on a phone ${String(width)} px wide: no screen is wider than the phone`,
    longUnless(width === 320),
    async ({ page }) => {
      await withLargeLetters(page, width)
      await logIn(page)
      await expect(card(page, 'P-1001')).toBeVisible()
      await fillCart(page, 3)
      await watchWidth(page)
      const wider: string[] = []
      for (const [path, shown] of widePlaces) {
        await page.goto(path)
        await expect(page.getByText(shown).first()).toBeVisible()
        const by = await widestSince(page)
        if (by > 0) wider.push(`${path} by ${String(by)}`)
      }
      expect(wider).toEqual([])
    },
  )

test('1.4.4 letters of twice the size on a phone: nothing lies over the name of the company, what was found, the trail or the total', async ({
  page,
}) => {
  await withLargeLetters(page, 390)
  await page.goto('/login/ACME')
  await expectReadable(page.getByRole('main').getByText('Acme Supply', { exact: true }))
  await page.goto('/browse/ACME')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth)).toBe(0)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto('/desk')
  const number = page.getByRole('link', { name: /^SO-/ }).first()
  await expect(number).toBeVisible()
  // One line of eight letters, not eight lines of one.
  expect(
    await number.evaluate((link) => link.clientWidth > link.clientHeight || link.getClientRects()[0]!.width > 100),
  ).toBe(true)
  await page.goto('/products')
  await expect(card(page, 'P-1001')).toBeVisible()
  await fillCart(page, 1)
  await page.goto('/products/1001')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(trail.first()).toBeVisible()
  for (const link of await trail.all()) await expectReadable(link)
  await page.goto('/cart')
  const total = page.getByText('Grand total').filter({ visible: true }).last().locator('xpath=..').locator('strong')
  expect(
    await total.evaluate((sum) => sum.getClientRects()[0]!.height / parseFloat(getComputedStyle(sum).lineHeight)),
  ).toBeLessThan(1.5)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('HB-1')
  const hit = page.getByRole('dialog').getByRole('option').first()
  await expectReadable(hit.locator('span').first())
})

test('A20 letters of twice the size on a phone: no field of the order pad stands behind its bar', async ({ page }) => {
  await withLargeLetters(page, 390)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto('/order-pad')
  const behind: string[] = []
  for (const row of [1, 2, 3])
    for (const [field, text] of [
      ['Part number', 'P-1001'],
      ['Quantity', '1'],
    ] as const) {
      const box = page.getByLabel(`${field}, row ${row}`, { exact: true })
      // What is found of the rows above makes them higher: it is there before the next field is gone to.
      await expect(page.locator('[data-pad-row][data-stands="open"]')).toHaveCount(0)
      await box.focus()
      await page.keyboard.type(text)
      const isFree = await box.evaluate((element) => {
        const { left, width, top, bottom } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + width / 2, y) === element)
      })
      if (!isFree) behind.push(`${field} ${row}`)
    }
  expect(behind).toEqual([])
})

test('A19 on a phone a long name of a company does not lie under the tools of its door', long, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  type Tenant = { readonly code: string; readonly publicSettings: object }
  const answer = await page.request.get('/__mock/tables/tenants')
  const { rows } = (await answer.json()) as { readonly rows: readonly Tenant[] }
  const before = rows.find(({ code }) => code === 'ACME')
  const company = 'Northwind Machining and Fastenings'
  const after = { ...before, name: company, publicSettings: { ...before?.publicSettings, name: company } }
  const changed = await page.request.post('/__mock/tables/tenants', { data: { before, after } })
  expect(changed.ok()).toBe(true)
  await page.goto('/login/ACME')
  await expectReadable(page.getByRole('main').getByText(company, { exact: true }))
})

test('2.4.11 on a phone what the Tab key comes to on a product stands above its bar', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto('/products/1002')
  const last = page.getByLabel('Quantity of Hex bolt M16 x 80, zinc plated')
  await expect(last).toBeVisible()
  // The stop before it has the focus, and it lies just inside the window: nothing has to scroll, but for the bar.
  await last.focus()
  await page.keyboard.press('Shift+Tab')
  await last.evaluate((field) => {
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 4)
  })
  await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  const bar = page.getByRole('button', { name: 'Add to cart' }).first()
  const edge = await bar.evaluate((button) => button.getBoundingClientRect().top)
  expect(await last.evaluate((field) => field.getBoundingClientRect().bottom)).toBeLessThanOrEqual(edge)
})

test('1.4.4 letters of twice the size on a phone: the bars at the foot stand where they belong, and cover nothing', async ({
  page,
}) => {
  await withLargeLetters(page, 390)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await fillCart(page, 3)
  for (const [path, name] of [
    ['/products/1002', 'Add to cart'],
    ['/checkout', 'Complete order'],
  ] as const) {
    await page.goto(path)
    const button = page.getByRole('button', { name, exact: true }).last()
    await expect(button).toBeAttached()
    const place = () =>
      button.evaluate((pressed) => {
        const bar = pressed.closest('[data-foot]')
        return bar === null ? 'no bar' : getComputedStyle(bar).position
      })
    expect(await place(), path).toBe('static')
    // What floats at the foot has no room kept free for a bar that is not there.
    expect(
      await page
        .locator('[data-floats]')
        .first()
        .evaluate((floats) => getComputedStyle(floats).marginBlockEnd),
    ).toBe('0px')
  }
})
