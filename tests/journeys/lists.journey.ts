import { expect, logIn, test } from './support'
import { long } from './length'

test('LISTS a list of 300 lines opens in its first quantity, and Enter walks further than what was mounted', async ({
  page,
}) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await page.goto('/lists')
  const rows = Array.from({ length: 300 }, (_, at) => `X-${at},${at % 7}`)
  await page.getByLabel('From a file').setInputFiles({
    name: 'van.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Part number,Qty', ...rows].join('\n')),
  })
  await page.getByRole('link', { name: 'van', exact: true }).click()
  await expect(page.getByLabel('Quantity of X-0', { exact: true })).toBeFocused()
  for (let at = 1; at <= 40; at += 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(`Quantity of X-${at}`, { exact: true })).toBeFocused()
  }
  await page.keyboard.type('12')
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByLabel('Quantity of X-39', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Quantity of X-40', { exact: true })).toHaveValue('12')
})

test(
  'PARTS the numbers of a file that were not taken are listed clear of the sign before them',
  long,
  async ({ page }) => {
    await logIn(page)
    await expect(page).toHaveURL(/\/products$/)
    await page.goto('/part-numbers')
    const file = (text: string) => ({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const input = page.getByLabel('From a file')
    await input.setInputFiles(file('My number,Part number\nBOLT-A,P-1001'))
    await expect(page.getByText(/^1 number was added/)).toBeVisible()
    await input.setInputFiles(file('My number,Part number\nBOLT-A,HB-100'))
    const reason = page.getByRole('listitem').filter({ hasText: 'BOLT-A stands for P-1001, not for HB-100.' })
    await expect(reason).toBeVisible()
    const gap = await reason.evaluate((item) => {
      const sign = item.closest('[data-notice]')?.querySelector('svg')
      return item.getBoundingClientRect().left - (sign?.getBoundingClientRect().right ?? 0)
    })
    // The mark of the list stands in it.
    expect(gap).toBeGreaterThanOrEqual(24)
  },
)

test('LISTS a file of which something is asked is asked again after a reload, and becomes one list', async ({
  page,
}) => {
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await page.goto('/lists')
  await page.getByLabel('From a file').setInputFiles({
    name: 'van.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Part number;Qty\nHB-100;1.000\nCB-120;6'),
  })
  const asked = page.getByRole('heading', { name: 'van', exact: false }).first()
  await expect(page.getByRole('button', { name: '1.000 is 1000' })).toBeVisible()
  await expect(asked).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '1.000 is 1000' }).click()
  await expect(page.getByRole('link', { name: 'van', exact: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('link', { name: 'van', exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: '1.000 is 1000' })).toHaveCount(0)
})
