import { expectReadable, withLargeLetters } from './readable'
import { card, expect, logIn, test } from './support'

test('1.4.4 letters of twice the size on a phone: the company can be read in the header, and no screen on its way is wider than the phone', async ({
  page,
}) => {
  await withLargeLetters(page, 390)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await expectReadable(page.getByRole('banner').getByText('Acme Supply', { exact: true }))
  const wider: string[] = []
  for (const [path, file] of [
    ['/order-link', 'order-link-screen'],
    ['/part-numbers', 'part-numbers-screen'],
    // Before there is a frame around it.
    ['/profile', 'shop'],
  ] as const) {
    // It never comes.
    await page.route(new RegExp(`/assets/${file}-[^/]*\\.js`), () => undefined)
    await page.goto(path)
    await expect(page.locator('[data-loading]')).toBeAttached()
    const by = await page.evaluate(() => {
      const pieces = [...document.querySelectorAll('[data-loading] i')]
      return Math.max(...pieces.map((piece) => piece.getBoundingClientRect().right)) - window.innerWidth
    })
    if (by > 0) wider.push(`${path} by ${String(by)}`)
  }
  expect(wider).toEqual([])
})

test('A21 forced colours: a tag has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto('/products?search=P-TAGS')
  const tag = page.getByRole('article').getByRole('group').locator('span').first()
  await expect(tag).toBeVisible()
  expect(await tag.evaluate((pill) => getComputedStyle(pill).borderTopStyle)).toBe('solid')
})
