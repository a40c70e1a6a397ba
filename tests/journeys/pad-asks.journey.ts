import type { Page } from '@playwright/test'
import { expect, logIn, stored, test } from './support'
import { paste } from './paste'
import { long } from './length'

const openPad = async (page: Page) => {
  await logIn(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
}
const part = (page: Page, row: number) => page.getByLabel(`Part number, row ${row}`, { exact: true })
const quantity = (page: Page, row: number) => page.getByLabel(`Quantity, row ${row}`, { exact: true })
const linesOf = async (page: Page) =>
  (JSON.parse((await stored(page, 'cart')) ?? '{"lines":[]}') as { lines: { quantity: number }[] }).lines

test('PAD what is on order, the pieces of a box and days of delivery are never ordered unasked', async ({ page }) => {
  await openPad(page)
  await paste(page, 'Part number\tOn hand\tQty on order\tQty\nP-1001\t40\t500\t2')
  await expect(quantity(page, 1)).toHaveValue('2')
  await page.getByRole('button', { name: 'Clear' }).click()
  for (const heading of ['Qty on order', 'Qty/Box', 'Lead time (days)']) {
    await paste(page, `Part number\t${heading}\nP-1001\t14\nHB-100\t21`)
    await expect(page.getByText('Which column is the quantity?').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('button', { name: 'Clear' }).click()
  }
  expect(await linesOf(page)).toEqual([])
})

test(
  'PAD the question lives as long as its rows: through a second paste and a reload it can be answered',
  long,
  async ({ page }) => {
    await openPad(page)
    await paste(page, 'P-1001\t40\t2\nHB-100\t50\t3')
    const question = page.getByRole('status').filter({ hasText: 'Which column holds the quantity' })
    await expect(question).toBeVisible()
    await paste(page, 'Part number\tQty\nHB-110\t7')
    await expect(quantity(page, 3)).toHaveValue('7')
    await expect(question.getByText('P-1001 | 40 | 2')).toBeVisible()
    await page.reload()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: /2, 3/ }).click()
    await expect(quantity(page, 1)).toHaveValue('2')
    await expect(quantity(page, 2)).toHaveValue('3')
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: 'Add 3 of 3' }).click()
    await expect.poll(async () => (await linesOf(page)).map((line) => line.quantity)).toEqual([2, 3, 7])
  },
)

test('PAD how the row stands that is typed is read out; F8 leads to it', async ({ page }) => {
  await openPad(page)
  await paste(page, 'P-1001\t2')
  const said = page.getByRole('status')
  await expect(said.filter({ hasText: 'Checked: 1 of 1 ready' })).toHaveCount(1)
  await part(page, 2).fill('ZZ-99')
  await expect(said.filter({ hasText: /^Row 2: not found$/ })).toBeVisible()
  await part(page, 2).fill('P-MIN6MAX20')
  await expect(said.filter({ hasText: /^Row 2: Hex bolt M8$/ })).toBeVisible()
  await quantity(page, 2).fill('2')
  await expect(said.filter({ hasText: /^Row 2: minimum 6$/i })).toBeVisible()
  await page.keyboard.press('Alt+Enter')
  await expect(quantity(page, 2)).toHaveValue('6')
  await expect(said.filter({ hasText: /^Row 2: Hex bolt M8$/ })).toBeVisible()
  await quantity(page, 2).fill('tbd')
  await part(page, 1).focus()
  await page.keyboard.press('F8')
  await expect(quantity(page, 2)).toBeFocused()
  await page.getByRole('button', { name: 'Remove row 2', exact: true }).click()
  await expect(said.filter({ hasText: 'Row removed: 1 of 1 ready' })).toBeVisible()
})

test(
  'PAD a CSV and a picture that are dropped together: the rows are read, and the picture is refused',
  long,
  async ({ page }) => {
    await openPad(page)
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
      dataTransfer.items.add(new File([picture], 'sheet.png', { type: 'image/png' }))
      dataTransfer.items.add(new File(['Part number;Qty\nP-1001;2\nHB-100;3'], 'sheet.csv', { type: 'text/csv' }))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect(quantity(page, 2)).toHaveValue('3')
    await expect(page.getByRole('alert').filter({ hasText: /picture/i })).toBeVisible()
    await expect(page.getByText(/2 rows read|Checked: 2 of 2 ready/).first()).toBeVisible()
  },
)

test('PAD 200 lines are too many for a link: that is said, and a file holds them', long, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPad(page)
  const rows = Array.from({ length: 200 }, (_, at) => `NO-SUCH-${1000 + at}\t${at + 1}\tGate ${at}, second floor`)
  await paste(page, ['Part number\tQty\tComment', ...rows].join('\n'))
  await expect(page.getByText(/^200 rows read/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(
    page.getByText('There are too many lines for a link. Save them as a file instead.').first(),
  ).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: /file/i }).click()
  const stream = await (await saving).createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  expect(text.trim().split('\n')).toHaveLength(201)
})
