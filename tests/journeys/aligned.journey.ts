import type { Locator, Page } from '@playwright/test'
import { atCheckout, card, expect, logIn, test } from './support'
import { long } from './length'

const room = { width: 768, height: 860 }
const edges = async (place: Locator) => {
  const { left, right, top, bottom } = await place.first().evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = range.getBoundingClientRect()
    return { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
  })
  return { left, right, top, bottom }
}
const boxOf = async (place: Locator) => {
  const box = await place.first().boundingBox()
  if (box === null) throw new Error('Not on the screen.')
  return box
}
const inTheCart = async (page: Page) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
}

test('LOOKS the grand total stands below the sums of the lines, at 768 and at 390', async ({ page }) => {
  await inTheCart(page)
  for (const width of [768, 390]) {
    await page.setViewportSize({ ...room, width })
    await page.goto('/cart')
    const total = page.locator('tfoot strong')
    const line = page.locator('tbody strong').last()
    await expect(total).toBeVisible()
    expect(Math.abs((await edges(total)).right - (await edges(line)).right), String(width)).toBeLessThanOrEqual(1)
  }
})

test('LOOKS in rows the head of a quantity begins where the steppers begin', long, async ({ page }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.getByRole('button', { name: 'Rows', exact: true }).click()
  const head = page.getByRole('columnheader', { name: 'Quantity' })
  await expect(head).toBeVisible()
  const minus = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Less of/ })
  expect(Math.abs((await edges(head)).left - (await boxOf(minus)).x)).toBeLessThanOrEqual(2)
})

test('LOOKS in the jump box prices stand in one column, also beside a mark', long, async ({ page }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('P-1001')
  const marked = page.getByRole('option', { name: /exact/i })
  await expect(marked).toBeVisible()
  await page.getByRole('dialog').getByRole('combobox').fill('bolt')
  await expect(page.getByRole('option').nth(1)).toBeVisible()
  const inset = async (option: Locator) => {
    const { x, width } = await boxOf(option)
    return Math.round(x + width - (await edges(option.getByText(/^\$\d/).last())).right)
  }
  const plain = await inset(page.getByRole('option').last())
  await page.getByRole('dialog').getByRole('combobox').fill('P-1001')
  await expect(marked).toBeVisible()
  expect(await inset(marked)).toBe(plain)
})

test(
  'LOOKS what can be done about a message stands below its words, not below its icon',
  long,
  async ({ page, world }) => {
    await page.setViewportSize({ ...room, width: 390 })
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    await world.fault({ path: '/api/customers/*', method: 'GET', delay: 30_000, times: 'always' })
    await page.goto('/profile')
    const said = page.getByText('Still loading.')
    await expect(said).toBeVisible({ timeout: 15_000 })
    const notice = page.locator('[data-notice]').filter({ has: said })
    // It takes no room among what waits (decision 084).
    expect((await boxOf(notice.getByRole('button'))).x).toBeGreaterThanOrEqual((await boxOf(said)).x)
  },
)

test('LOOKS R31 an order in doubt is said at once as it is: nothing of another page, and nothing moves', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ ...room, width: 390 })
  await atCheckout(page)
  await world.fault({ path: '/api/orders/ACME', method: 'POST', drop: 'after' })
  await page.getByRole('button', { name: 'Complete order' }).click()
  const doubt = page.getByText('We do not know whether the order arrived.')
  await expect(doubt.first()).toBeVisible()
  const heard: string[] = []
  await page.exposeFunction('heard', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const told = (globalThis as unknown as { heard: (text: string) => void }).heard
    new MutationObserver(() => told(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(doubt).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter((text) => text.includes('from another page'))).toEqual([])
  // Where it does not fit beside the words, the way on begins where they begin.
  const way = page.getByRole('link', { name: 'To the checkout' })
  const [words, link] = [await edges(doubt), await edges(way)]
  if (link.top >= words.bottom) expect(Math.abs(link.left - words.left)).toBeLessThanOrEqual(1)
})

test(
  'LOOKS what speaks against a quantity takes the line that was kept for its sum: nothing grows',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    await page.goto('/products/1002')
    const add = page.getByRole('button', { name: 'Add to cart', exact: true })
    const box = page.locator('section').filter({ has: add })
    const before = await boxOf(box)
    await add.click()
    await expect(box.getByRole('alert')).toContainText('Minimum quantity')
    expect((await boxOf(box)).height).toBe(before.height)
  },
)

test('LOOKS on a phone language and theme stand level with the name of the company', long, async ({ page }) => {
  await page.setViewportSize({ ...room, width: 390 })
  await page.goto('/login/ACME')
  const middle = ({ y, height }: { readonly y: number; readonly height: number }) => y + height / 2
  const name = page.getByText('Acme Supply', { exact: true })
  await expect(name).toBeVisible()
  const theme = page.getByRole('button', { name: /theme|dark|light/i })
  expect(Math.abs(middle(await boxOf(theme)) - middle(await boxOf(name)))).toBeLessThanOrEqual(2)
})

test(
  'LOOKS at 1280 the order pad with rows says no more how rows come, and keeps its tools in one line',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    await page.goto('/order-pad')
    const how = page.getByText('Paste part numbers and quantities anywhere on this page')
    await expect(how).toBeVisible()
    await page.getByRole('textbox').first().fill('P-1001')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Found', { exact: true })).toBeVisible()
    await expect(how).toBeHidden()
    const [undo, clear] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'Clear' })]
    expect((await boxOf(clear)).y).toBe((await boxOf(undo)).y)
  },
)
