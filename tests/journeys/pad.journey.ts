import type { Page } from '@playwright/test'
import { counting } from './gestures'
import { expect, logIn, stored, test } from './support'
import { long } from './length'

/** Pastes a text wherever the focus is, as Ctrl+V does. */
const paste = (page: Page, text: string, type = 'text/plain') =>
  page.evaluate(
    ([pasted, kind]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(kind, pasted)
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [text, type] as const,
  )

const openPad = async (page: Page) => {
  await logIn(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
}
/** Sixty rows of which three cannot be ordered as they stand. */
const sixty = async (page: Page): Promise<string> => {
  const parts = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    const answer = await fetch('/api/products/ACME?page=1&per_page=100&lang=en', { headers })
    const { data } = (await answer.json()) as {
      data: { part_number: string; min_order_qty?: number; max_order_qty?: number }[]
    }
    return data
      .filter(({ part_number }) => !['P-NOPRICE', 'P-NOPUOM'].includes(part_number))
      .filter(({ min_order_qty, max_order_qty }) => (min_order_qty ?? 1) === 1 && (max_order_qty ?? 0) === 0)
      .map(({ part_number }) => part_number)
  })
  const rows = parts.slice(0, 57).map((part) => `${part}\t${2}`)
  return ['Part number\tQty', ...rows, 'NO-SUCH-PART\t1', `${parts[57]}\t1,5`, '\t3', ''].join('\r\n')
}

const records = (page: Page): Promise<readonly { readonly rows: readonly object[] }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tradepost')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('records').objectStore('records').getAll()
          asking.addEventListener('success', () => resolve(asking.result))
        })
      }),
  )

test('PAD a reload right after a keystroke loses no letter, and nothing of it is left in local storage', async ({
  page,
}) => {
  await openPad(page)
  const part = page.getByLabel('Part number, row 1', { exact: true })
  await part.fill('P-1001')
  await part.press('Enter')
  await page.getByLabel('Part number, row 2', { exact: true }).pressSequentially('P-MAX')
  await page.reload()
  await expect(part).toHaveValue('P-1001')
  await expect(page.getByLabel('Part number, row 2', { exact: true })).toHaveValue('P-MAX')
  await expect.poll(() => stored(page, 'padLeft')).toBeNull()
  await expect.poll(async () => (await records(page))[0]?.rows.length).toBe(2)
  expect(await stored(page, 'pad')).toBeNull()
})

test(
  'PAD two tabs: what is typed in one is in the other, and what was added is gone from both',
  long,
  async ({ page, context }) => {
    await openPad(page)
    const other = await context.newPage()
    await other.goto('/order-pad')
    await page.getByLabel('Part number, row 1', { exact: true }).fill('P-1001')
    await expect(other.getByLabel('Part number, row 1', { exact: true })).toHaveValue('P-1001')
    await other.getByRole('button', { name: 'Add 1 of 1' }).click()
    await expect(page.getByLabel('Part number, row 1', { exact: true })).toHaveValue('')
    // A tab that is closed right after a keystroke leaves it to the other.
    await other.getByLabel('Part number, row 1', { exact: true }).pressSequentially('P-MAX0')
    await other.close({ runBeforeUnload: true })
    await expect(page.getByLabel('Part number, row 1', { exact: true })).toHaveValue('P-MAX0')
  },
)

test('PAD two tabs that press Add in the same instant add the rows once', async ({ page, context }) => {
  await openPad(page)
  await paste(page, 'P-1001\t2\nHB-100\t3')
  const other = await context.newPage()
  await other.goto('/order-pad')
  const tabs = [page, other]
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Add 2 of 2' })).toBeVisible()
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Add 2 of 2' }).evaluate((one: HTMLElement) => one.click())),
  )
  for (const tab of tabs) await expect(tab.getByLabel('Part number, row 1', { exact: true })).toHaveValue('')
  const { lines } = JSON.parse((await stored(page, 'cart')) ?? '{}') as { lines: { quantity: number }[] }
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 3])
})

test(
  'PAD a row that one tab adds while it is typed into in another stays there, and is not ordered twice unasked',
  long,
  async ({ page, context }) => {
    await page.clock.install()
    await openPad(page)
    await paste(page, 'P-1001\t2\nHB-100\t3')
    const other = await context.newPage()
    await other.goto('/order-pad')
    const add = other.getByRole('button', { name: 'Add 2 of 2' })
    await expect(add).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add 2 of 2' })).toBeVisible()
    // The letter is not written yet when the other tab adds the rows.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByLabel('Comment, row 1', { exact: true }).fill('Gate 4')
    await add.click()
    await expect(other.getByRole('status').filter({ hasText: '2 rows added to the cart' })).toBeVisible()
    await page.clock.resume()
    const stays = page.getByText('Was already added in another tab', { exact: false })
    await expect(stays.first()).toBeVisible()
    await expect(page.getByLabel('Comment, row 1', { exact: true })).toHaveValue('Gate 4')
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const lines = async () =>
      (JSON.parse((await stored(page, 'cart')) ?? '{}') as { lines: { quantity: number }[] }).lines.map(
        ({ quantity }) => quantity,
      )
    expect(await lines()).toEqual([2, 3])
    await page.getByRole('button', { name: 'Add it again' }).click()
    await page.getByRole('button', { name: 'Add 1 of 1' }).click()
    await expect.poll(lines).toEqual([4, 3])
  },
)

test('sixty parts from a sheet: one paste and two clicks from anywhere, and no row is lost', async ({ page }) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  const sheet = await sixty(page)
  const gestures = await counting(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
  await paste(page, sheet)
  // The other spellings of what is not found take their time; what is said of them comes last.
  await expect(page.getByText(/57 of 60 ready$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add 57 of 60' }).click()
  await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '57 rows added to the cart. 3 rows stay' })).toBeVisible()
  expect(JSON.parse((await stored(page, 'cart')) ?? '{}').lines).toHaveLength(57)
  // From anywhere in the portal: the menu, the paste, the press.
  expect(await gestures()).toEqual({ clicks: 2, keys: 0 })
  await page.reload()
  await expect(page.getByLabel('Part number, row 1')).toHaveValue('NO-SUCH-PART')
  await expect(page.getByText('The quantity must be a whole number')).toBeVisible()
})

test('PAD F8 in a long pad leads to a field that can be seen', async ({ page }) => {
  await openPad(page)
  const rows = Array.from({ length: 990 }, (_, at) => `P-1001\t${at === 880 ? 'tbd' : '1'}`)
  for (const size of [
    { width: 1280, height: 850 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(size)
    await page.getByRole('heading', { level: 1 }).click()
    await paste(page, rows.join('\n'))
    await expect(page.getByRole('button', { name: '1 problem' })).toBeVisible()
    // Led away from another field, far above: who stands there sees it, wherever the page was before.
    const first = page.getByLabel('Part number, row 1', { exact: true })
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 0))
      await first.focus({ timeout: 1_000 })
    }).toPass()
    await page.keyboard.press('F8')
    const field = page.getByLabel('Quantity, row 881', { exact: true })
    await expect(field).toBeFocused()
    // Nothing lies over it, neither the bar nor the header.
    await expect
      .poll(() =>
        field.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) === element
        }),
      )
      .toBe(true)
    // Who types goes on typing, wherever the page is.
    await page.mouse.wheel(0, -30_000)
    await page.keyboard.type('2')
    await expect(page.getByRole('button', { name: 'Add 990 of 990' })).toBeVisible()
    const more = page.getByRole('button', { name: 'More actions' })
    if (await more.isVisible()) await more.click()
    await page.getByRole('button', { name: 'Clear' }).click()
  }
})

test('PAD a table that was copied without a text is read, under the policy of the page', long, async ({ page }) => {
  await openPad(page)
  await paste(page, '<table><tr><td>P-1001</td><td>2</td></tr></table>', 'text/html')
  await expect(page.getByLabel('Part number, row 1', { exact: true })).toHaveValue('P-1001')
  await expect(page.getByLabel('Quantity, row 1', { exact: true })).toHaveValue('2')
})

test('PAD what a long paste leaves as text is nobody else’s change', long, async ({ page }) => {
  await openPad(page)
  await paste(page, ['Part\tQty', ...Array.from({ length: 1_010 }, () => 'P-1001\t1')].join('\n'))
  await expect(page.getByText('10 more lines are kept as text').first()).toBeVisible()
  await expect.poll(async () => (await records(page))[0]?.rows.length).toBe(1_000)
  await page.getByLabel('Quantity, row 1', { exact: true }).fill('7')
  await expect.poll(async () => JSON.stringify((await records(page))[0]?.rows[0])).toContain('"7"')
  await expect(page.getByText('Changed in another tab')).toHaveCount(0)
})
