import type { Page } from '@playwright/test'
import { violations } from './axe'
import { fillCart } from './carts'
import { long, longUnless } from './length'
import { expect, logIn, stored, test } from './support'

type Row = {
  readonly product: { readonly part_number: string; readonly default_puom_id: number }
  readonly quantity: number
}
const rowsOf = async (page: Page): Promise<readonly Row[]> =>
  (JSON.parse((await stored(page, 'cart')) ?? '{}') as { readonly lines: readonly Row[] }).lines
const partsOf = async (page: Page) => (await rowsOf(page)).map(({ product }) => product.part_number)
const open = async (page: Page, count: number, quantity = 2) => {
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await fillCart(page, count, quantity)
  await page.goto('/cart')
  await expect(page.getByRole('searchbox', { name: 'Find in the cart' })).toBeVisible()
}
const paste = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

// Sixty lines in a browser, on a machine that has other things to do, too.
test.describe.configure({ timeout: 150_000 })

test('60 lines: one is found, all are sorted, a column is filled in and undone, a line is removed and comes back', async ({
  page,
  world,
}) => {
  await open(page, 60)
  const parts = await partsOf(page)
  const bar = page.getByRole('button', { name: 'Checkout' })
  await expect(bar).toHaveCount(1)
  await expect(bar).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeHidden()

  const find = page.getByRole('searchbox', { name: 'Find in the cart' })
  await find.fill(parts[41]?.toLowerCase() ?? '')
  await expect(page.getByText(/^1 of 60 lines shown/)).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await page.getByRole('spinbutton').fill('7')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show all lines' }).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(60)

  await page.getByRole('combobox', { name: 'Sort lines' }).selectOption('By part number')
  // The rows follow the gesture: the line that was looked for stands first by its number.
  await expect(page.getByRole('spinbutton').first()).toHaveValue('7')
  await page.getByRole('spinbutton').first().focus()
  await paste(page, Array.from({ length: 61 }, (_, at) => String(at + 10)).join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Fill in quantities' })
  await expect(dialog.getByText('from 7 to 10')).toBeVisible()
  await expect(dialog.getByText('1 number has no line: it is left out.')).toBeVisible()
  expect(await violations(page), 'the preview').toEqual([])
  await dialog.getByRole('button', { name: /^Fill in \d+ quantities$/ }).click()
  await expect(page.getByText(/^\d+ quantities filled in\.$/)).toBeVisible()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('10')
  await expect(page.getByRole('spinbutton').first()).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('7')
  expect((await rowsOf(page)).map(({ quantity }) => quantity)).toEqual(parts.map((_, at) => (at === 41 ? 7 : 2)))

  await page.getByRole('button', { name: 'Show all lines' }).click()
  // The rows follow the gesture here, too.
  await expect(page.getByRole('rowheader').first()).toHaveText(parts[0] ?? '')
  await page
    .getByRole('button', { name: /^Remove / })
    .nth(30)
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(59)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('spinbutton').nth(30)).toBeFocused()
  expect(await partsOf(page)).toEqual(parts)
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveCount(60)
  expect(await partsOf(page)).toEqual(parts)

  // However it is looked at, it is ordered in the order as added.
  const ordered = (await rowsOf(page)).map(({ product }) => product.default_puom_id)
  await page.getByRole('combobox', { name: 'Sort lines' }).selectOption('By total, highest first')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('C-1001')).toBeVisible()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page).toHaveURL('/order-success')
  const [call] = await world.calls('POST', '/api/orders/ACME')
  const body = call?.body as { readonly items: readonly { readonly puom_id: number }[] } | undefined
  expect(body?.items.map(({ puom_id }) => puom_id)).toEqual(ordered)
})

test('Enter walks through a cart whose rows are mounted in windows, down and up again', long, async ({ page }) => {
  await open(page, 70)
  const boxes = page.getByRole('spinbutton')
  expect(await boxes.count()).toBeLessThan(70)
  await boxes.first().focus()
  const focused = page.getByRole('row').filter({ has: page.locator('input:focus') })
  for (let at = 0; at < 69; at += 1) {
    await expect(focused).toHaveAttribute('data-index', String(at))
    await page.keyboard.press('Enter')
  }
  await expect(focused).toHaveAttribute('data-index', '69')
  const box = await page.locator(':focus').boundingBox()
  const bar = await page.getByRole('button', { name: 'Checkout' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.keyboard.press('Shift+Enter')
  await expect(focused).toHaveAttribute('data-index', '68')
})

for (const theme of ['light', 'dark']) {
  test(
    `A1 A19 a long cart breaks no rule of accessibility and fits every width, ${theme}`,
    longUnless(theme === 'light'),
    async ({ page }) => {
      await page.addInitScript((isDark) => {
        if (window === window.top) localStorage.setItem('darkMode', String(isDark))
      }, theme === 'dark')
      await open(page, 20)
      await page.getByRole('button', { name: /^Needs attention/ }).click()
      await expect(page.getByText(/^\d+ of 20 lines shown/)).toBeVisible()
      await page.getByRole('button', { name: 'Show all lines' }).click()
      await page.getByRole('combobox', { name: 'Sort lines' }).selectOption('By part number')
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
      // So high that the bar begins between two rows: a bin that it covers in part counts as a small target.
      await page.setViewportSize({ width: 1280, height: 800 })
      const excess = await page.evaluate(() => {
        window.scrollTo(0, 0)
        const bar = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? 0
        const ends = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().bottom)
        return bar - Math.max(...ends.filter((end) => end <= bar))
      })
      await page.setViewportSize({ width: 1280, height: 800 - Math.floor(excess) })
      expect(await violations(page)).toEqual([])
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), `${width}`).toBe(
          false,
        )
        const way = page.getByRole('button', { name: /^(?:Checkout|Place order)$/ })
        await expect(way).toHaveCount(1)
        await expect(way).toBeInViewport()
        // Scrolled to it, the last line is whole above what stays at the bottom. Rows come and are measured on the way.
        const last = page.locator('[data-index="18"]').getByRole('spinbutton')
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          await last.focus({ timeout: 2_000 })
          const [line, bar] = [await last.boundingBox(), await way.boundingBox()]
          expect((line?.y ?? 1e9) + (line?.height ?? 0), `${width}`).toBeLessThanOrEqual(bar?.y ?? 0)
        }).toPass()
      }
    },
  )
}

test(
  'Ctrl+Z takes back what the cart offers to take back, never what was typed into another line before',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await fillCart(page, 4)
    await page.goto('/cart')
    const quantity = (at: number) => page.getByRole('spinbutton').nth(at)
    const quantities = async () => (await rowsOf(page)).map((row) => row.quantity)
    await quantity(0).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('77')
    await page.keyboard.press('Tab')
    await expect.poll(quantities).toEqual([77, 2, 2, 2])
    await quantity(1).focus()
    await paste(page, '31\n32')
    await page.getByRole('button', { name: 'Fill in 2 quantities' }).click()
    await expect.poll(quantities).toEqual([77, 31, 32, 2])
    await page.keyboard.press('Control+Z')
    await expect.poll(quantities).toEqual([77, 2, 2, 2])
    // Nothing more is offered: nothing more is taken back.
    await page.keyboard.press('Control+Z')
    await page
      .getByRole('button', { name: /^Remove / })
      .nth(3)
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(quantities).toEqual([77, 2, 2])
    await page.keyboard.press('Control+Z')
    await expect.poll(quantities).toEqual([77, 2, 2, 2])
    // What is being typed is the field's own.
    await quantity(2).click()
    await page.keyboard.type('9')
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Tab')
    await expect(quantity(2)).toHaveValue('2')
    expect(await quantities()).toEqual([77, 2, 2, 2])
  },
)

test('A5 60 lines: the company refuses the 55th; its link in the summary leads to the line, far below as it stands', async ({
  page,
  world,
}) => {
  await logIn(page)
  await fillCart(page, 60)
  await page.goto('/checkout')
  await expect(page.getByText('Northwind Machining Ltd.').first()).toBeVisible()
  const errors = { 'items.54.sale_qty': ['At most 1 of these.'] }
  await world.fault({ method: 'POST', path: '/api/orders/ACME', status: 422, body: { message: 'Bad.', errors } })
  await page.getByRole('button', { name: 'Complete order' }).click()
  const link = page.getByRole('group', { name: '1 thing needs your attention.' }).getByRole('link')
  const product = (await link.textContent())?.replace(': At most 1 of these.', '') ?? '-'
  await link.press('Enter')
  const line = page.getByRole('listitem').filter({ has: page.locator(':focus') })
  await expect(line).toContainText(product)
  await expect(line).toBeInViewport()
  // Those that nothing leads to come as they are scrolled to, as before.
  expect(await page.getByRole('list', { name: 'Cart' }).getByRole('listitem').count()).toBeLessThan(40)
})
