import type { Page } from '@playwright/test'
import { expect, logIn, test } from './support'
import { long } from './length'

/** Presses Tab until somebody is reached; answers how often. */
const tabsTo = async (page: Page, selector: string): Promise<number> => {
  for (let tabs = 1; tabs <= 60; tabs += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return tabs
  }
  return Number.POSITIVE_INFINITY
}
const shelf = async (page: Page) => {
  await logIn(page)
  await expect(page.getByRole('spinbutton').first()).toBeVisible()
}

test('A2 from the search the first quantity is at most four stops away, also while a search is applied', async ({
  page,
}) => {
  await shelf(page)
  const box = page.getByRole('textbox', { name: 'Search part number or description' })
  await box.focus()
  expect(await tabsTo(page, '[role="spinbutton"]')).toBeLessThanOrEqual(4)
  await box.fill('bolt')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
  await expect(page.getByRole('spinbutton').first()).toBeVisible()
  await box.focus()
  expect(await tabsTo(page, '[role="spinbutton"]')).toBeLessThanOrEqual(4)
})

test(
  'A2 from the search F6 leads to the goods, and the first quantity is two stops away; the further pages are one F6 behind',
  long,
  async ({ page }) => {
    await shelf(page)
    await page.getByRole('textbox', { name: 'Search part number or description' }).focus()
    await page.keyboard.press('F6')
    expect(await tabsTo(page, '[role="spinbutton"]')).toBeLessThanOrEqual(3)
    await page.keyboard.press('F6')
    // Of the first page there is no way back: the focus goes where a press does something.
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Next/ })).toBeFocused()
    await page.keyboard.press('Shift+F6')
    await page.keyboard.press('Shift+F6')
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test('A2 from the heading to a way to the next page are at most 20 stops', async ({ page }) => {
  await shelf(page)
  await page.getByRole('heading', { level: 1 }).focus()
  expect(await tabsTo(page, 'button[aria-label^="Next"]')).toBeLessThanOrEqual(20)
})

test('A2 F6 goes from region to region also where nobody has signed in, and back', long, async ({ page }) => {
  const where = () =>
    page.evaluate(() => {
      const region = document.activeElement?.closest('main, header, aside, #goods, [data-region]')
      return region?.id || region?.tagName.toLowerCase() || 'nowhere'
    })
  for (const [address, regions] of [
    ['/login/ACME', ['header', 'content']],
    ['/register/ACME', ['header', 'content']],
    ['/forgot-password/ACME', ['header', 'content']],
    ['/about-us/ACME', ['header', 'content']],
    ['/browse/ACME', ['header', 'aside', 'content', 'goods', 'nav']],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The form of a login stands in the page before the portal does; its keys come with the portal.
    await expect(page.locator('html:not([data-door])')).toBeAttached()
    if (address === '/browse/ACME') await expect(page.getByRole('navigation', { name: 'Pages' }).first()).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const walk = async (key: string) => {
      await page.keyboard.press(key)
      return await where()
    }
    const on: string[] = []
    for (const _ of regions) on.push(await walk('F6'))
    expect(on, address).toEqual(regions)
    expect(await walk('F6'), address).toBe(regions[0])
    expect(await walk('Shift+F6'), address).toBe(regions.at(-1))
  }
})

/** Ten parts of the company of which nine can be ordered. */
const tenParts = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    type Row = { part_number: string; min_order_qty: number | null; max_order_qty: number | null }
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    const answer = await fetch('/api/products/ACME?page=1&per_page=48&lang=en', { headers })
    const { data } = (await answer.json()) as { data: Row[] }
    const fits = ({ min_order_qty: least, max_order_qty: most }: Row) => 9 % (least ?? 1) === 0 && (most ?? 9) >= 9
    return data
      .filter(fits)
      .slice(0, 10)
      .map(({ part_number: part }) => part)
  })

/** Ten known parts are typed into the jump box; `pressed` counts the keys, also those that follow. */
const tenPartsTyped = async (page: Page) => {
  await shelf(page)
  const parts = await tenParts(page)
  expect(parts).toHaveLength(10)
  let keys = 0
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
    keys += pressed.length
  }
  const to = async (name: string) => {
    const goal = page.getByRole('button', { name, exact: true }).first()
    await expect(goal).toBeEnabled()
    const isThere = () => goal.evaluate((button) => button === document.activeElement)
    for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await press('Tab')
    await press('Enter')
  }
  await press('/')
  const box = page.getByRole('combobox', { name: /^Part number or words/ })
  await expect(box).toBeFocused()
  for (const part of parts) {
    await press(...`${part} x9`, 'Enter')
    await expect(box).toHaveValue('')
  }
  return { press, to, pressed: () => keys }
}

test('A2 ten known parts are ordered with at most 150 keys, from the list of products to the thanks', async ({
  page,
}) => {
  const { press, to, pressed } = await tenPartsTyped(page)
  await press('Escape')
  await expect(page.getByRole('button', { name: 'Cart, 90 items' })).toBeVisible()
  const isAt = (role: 'banner' | 'main') =>
    page.getByRole(role).evaluate((region, name) => {
      const { activeElement } = document
      return name === 'main' ? region === activeElement : region.contains(activeElement)
    }, role)
  /** The header is the first region; the way to the cart stands before it. */
  for (let regions = 0; regions < 6 && !(await isAt('banner')); regions += 1) await press('F6')
  await press('Shift+Tab', 'Enter')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('button', { name: 'Checkout', exact: true }).first()).toBeVisible()
  await press('F6')
  if (await isAt('banner')) await press('F6')
  if (await isAt('main')) await press('F6')
  await to('Checkout')
  await expect(page).toHaveURL('/checkout')
  await to('Complete order')
  await expect(page).toHaveURL('/order-success')
  expect(pressed()).toBeLessThanOrEqual(150)
})

test(
  'A2 Ctrl+Enter in the empty box leads to the cart: the same ten parts, with at most 130 keys',
  long,
  async ({ page }) => {
    const { press, to, pressed } = await tenPartsTyped(page)
    await press('Control+Enter')
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await press('F6')
    await to('Checkout')
    await expect(page).toHaveURL('/checkout')
    await to('Complete order')
    await expect(page).toHaveURL('/order-success')
    expect(pressed()).toBeLessThanOrEqual(130)
  },
)

test('A1 a pager below a page of more rows is still seen by who turned with the keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await shelf(page)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: 'Last' }).press('Enter')
  await expect(pages.getByRole('button', { name: 'Last' })).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Previous', 'First']) {
    const turn = pages.getByRole('button', { name })
    const before = await pages.innerText()
    await turn.press('Enter')
    await expect(pages).not.toHaveText(before)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(turn).toBeFocused()
    await expect(turn).toBeInViewport({ ratio: 1 })
  }
})

test('A1 after the last filter the focus goes to the one before it, and not to what clears them all', async ({
  page,
}) => {
  await shelf(page)
  await page.goto('/products?search=bolt&tag=1&tag=2')
  const filters = page.getByRole('list', { name: 'Active filters' })
  const removals = filters.getByRole('button', { name: /^Remove / })
  await expect(removals).toHaveCount(3)
  await removals.nth(2).press('Enter')
  await expect(removals).toHaveCount(2)
  await expect(removals.nth(1)).toBeFocused()
  await removals.nth(0).press('Enter')
  await expect(removals).toHaveCount(1)
  await expect(removals.nth(0)).toBeFocused()
})
