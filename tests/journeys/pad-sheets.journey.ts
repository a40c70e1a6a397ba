import type { Page } from '@playwright/test'
import { violations } from './axe'
import { expect, logIn, stored, test } from './support'
import { long } from './length'

const openPad = async (page: Page) => {
  await logIn(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
}
const paste = (page: Page, text: string, html = '') =>
  page.evaluate(
    ([plain, rich]) => {
      const clipboardData = new DataTransfer()
      if (plain !== '') clipboardData.setData('text/plain', plain)
      if (rich !== '') clipboardData.setData('text/html', rich)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [text, html] as const,
  )
const part = (page: Page, row: number) => page.getByLabel(`Part number, row ${row}`, { exact: true })
const quantity = (page: Page, row: number) => page.getByLabel(`Quantity, row ${row}`, { exact: true })
const inCart = async (page: Page): Promise<readonly number[]> =>
  (JSON.parse((await stored(page, 'cart')) ?? '{"lines":[]}') as { lines: { quantity: number }[] }).lines.map(
    (line) => line.quantity,
  )

/** The part numbers of the rows that the device keeps, once the last letter is written. */
const keptParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tradepost')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('records').objectStore('records').getAll()
          asking.addEventListener('success', () => {
            const rows = (asking.result as { rows?: { part?: string; comment?: string }[] }[])[0]?.rows ?? []
            resolve(rows[0]?.comment === 'x' ? rows.map((row) => row.part ?? '') : [])
          })
        })
      }),
  )

test('PAD two tables in one paste, the second with other columns: stock is never ordered', async ({ page }) => {
  await openPad(page)
  await paste(page, 'Part\tQty\tPrice\nP-1001\t2\t12.5\n\nPart\tStock\tQty\nHN-100\t99\t3\nHN-110\t98\t4')
  await expect(quantity(page, 3)).toHaveValue('4')
  await page.getByRole('button', { name: 'Add 3 of 3' }).click()
  await expect.poll(() => inCart(page)).toEqual([2, 3, 4])
})

test(
  'PAD a table of Markdown, and a line with another separator than the rest: every row is ready',
  long,
  async ({ page }) => {
    await openPad(page)
    await paste(page, '| Part | Qty |\n|------|----:|\n| P-1001 | 2 |\n| HB-110 | 3 |')
    await expect(page.getByText('Read as the heading: Part | Qty')).toBeVisible()
    // Its borders hold nothing: there is nothing to choose about them.
    await expect(page.getByRole('region', { name: 'Columns' }).getByRole('combobox')).toHaveCount(2)
    await paste(page, 'HN-100\t4\nHN-110;5\nCB 110\t6')
    await expect(part(page, 4)).toHaveValue('HN-110')
    await expect(part(page, 5)).toHaveValue('CB 110')
    await page.getByRole('button', { name: 'Add 4 of 5' }).click()
    await expect.poll(() => inCart(page)).toEqual([2, 3, 4, 5])
  },
)

test('PAD a cell that reaches over two rows moves no other one', long, async ({ page }) => {
  await openPad(page)
  const head = '<tr><th>Part<th>Note<th>Qty<th>Box</tr>'
  await paste(
    page,
    '',
    `<table>${head}<tr><td>P-1001<td rowspan=2>x<td>2<td>50</tr><tr><td>HB-110<td>3<td>60</tr></table>`,
  )
  await expect(quantity(page, 2)).toHaveValue('3')
  await page.getByRole('button', { name: 'Add 2 of 2' }).click()
  await expect.poll(() => inCart(page)).toEqual([2, 3])
})

test('PAD columns and headings of an earlier sheet: chosen again after a second paste and a reload', async ({
  page,
}) => {
  await openPad(page)
  await paste(page, 'Part\tQty\tMin qty\nP-1001\t2\t10\nHN-100\t3\t20')
  await expect(quantity(page, 2)).toHaveValue('3')
  await paste(page, 'Article\tQty\nHB-110\t7')
  await expect(quantity(page, 3)).toHaveValue('7')
  // What is written last must be on the device before the page goes.
  await page.reload()
  await expect(quantity(page, 3)).toHaveValue('7')
  // The last sheet first: its heading is a row.
  await page.getByRole('button', { name: 'It is a row' }).first().click()
  await expect(part(page, 3)).toHaveValue('Article')
  await expect(quantity(page, 4)).toHaveValue('7')

  const earlier = page.getByText('Columns of 1 earlier sheet')
  await earlier.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('region', { name: /^Columns of Part \| Qty \| Min qty/ })
  await expect(sheet).toBeVisible()
  expect(await violations(page), 'the columns of an earlier sheet').toEqual([])
  await sheet.getByRole('combobox', { name: 'Column 3: Min qty' }).selectOption('Quantity')
  await expect(quantity(page, 1)).toHaveValue('10')
  await expect(quantity(page, 2)).toHaveValue('20')
  await sheet.getByRole('button', { name: 'It is a row' }).click()
  await expect(part(page, 1)).toHaveValue('Part')
  await expect(quantity(page, 5)).toHaveValue('7')
  await expect(sheet.getByRole('button', { name: 'It is a row' })).toHaveCount(0)
  // Written and read again, it still stands where it stood in the sheet.
  await expect(page.getByText('Changed in another tab')).toHaveCount(0)
  await page.getByLabel('Comment, row 1', { exact: true }).fill('x')
  await expect.poll(() => keptParts(page)).toEqual(['Part', 'P-1001', 'HN-100', 'Article', 'HB-110'])
  await page.reload()
  await expect(part(page, 1)).toHaveValue('Part')
  await expect(quantity(page, 5)).toHaveValue('7')
})

test(
  'PAD on a phone the first row stands in the upper half of the screen after a paste; columns and deeds open with a press',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await logIn(page)
    await expect(page).not.toHaveURL(/login/)
    await page.goto('/order-pad')
    await expect(part(page, 1)).toBeVisible()
    await paste(page, 'Part number\tQty\tComment\nP-1001\t2\t\nNO-SUCH\t1\tx')
    await expect(part(page, 2)).toHaveValue('NO-SUCH')
    await expect(page.getByText('Not found')).toBeVisible()
    const top = await part(page, 1).evaluate((field) => field.getBoundingClientRect().top + window.scrollY)
    expect(top).toBeLessThanOrEqual(420)
    await expect(page.getByText('Kept on this device until added or removed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Columns of what was pasted' }).click()
    await expect(page.getByLabel('Column 1: Part number')).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(part(page, 1)).toHaveValue('')
  },
)

test('PAD on a phone a long description takes two lines of its row', long, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await expect(page).not.toHaveURL(/login/)
  await world.begin('huge-texts')
  await page.goto('/order-pad')
  await expect(part(page, 1)).toBeVisible()
  await paste(page, 'P-1001\t2')
  await expect(page.getByText('Found')).toBeVisible()
  const row = page.getByRole('row').filter({ has: part(page, 1) })
  expect((await row.boundingBox())?.height).toBeLessThan(330)
})
