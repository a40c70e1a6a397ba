import { mirror } from '../able/pseudo'
import { fillCart, fillCartIn } from './carts'
import { expectReadable, logInFrench, setApart, withLargeLetters } from './readable'
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

for (const locale of ['en', 'es', 'fr'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('1.4.10 letters of twice the size, 320 px: nothing of a door, a cart of thirty lines, its order, a product, desk, profile and pad is wider', async ({
      page,
    }) => {
      await withLargeLetters(page, 320)
      const widest = async (path: string, sign: string) => {
        await page.goto(path)
        await expect(page.locator(sign).first()).toBeVisible()
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((one) => one.closest('.visually-hidden') === null && one.getBoundingClientRect().width > 1)
            .filter((one) => one.getBoundingClientRect().right > window.innerWidth)
            .map((one) => `${one.tagName} ${(one.textContent ?? '').slice(0, 30)}`),
        )
        expect(wide, path).toEqual([])
      }
      for (const path of ['/login/ACME', '/forgot-password/ACME', '/register/ACME']) await widest(path, 'form')
      await page.goto('/login/ACME')
      await page.locator('input[type=email]').fill('buyer@acme.test')
      await page.locator('input[type=password]').fill('Passw0rd!')
      await page.keyboard.press('Enter')
      await expect(card(page, 'P-1001')).toBeVisible()
      await expectReadable(page.getByRole('banner').getByText('Acme Supply', { exact: true }))
      await fillCartIn(page, locale, 30)
      await widest('/cart', 'main select')
      await widest('/checkout', 'main textarea')
      await widest('/products/1002', 'main table')
      await widest('/desk', 'main header a')
      await widest('/profile', 'main ul li')
      await widest('/order-pad', 'main input')
    })
  })

test('A21 forced colours: only the chosen tab has a stroke, and minus at its limit is as grey as a page that is not there', async ({
  page,
}) => {
  const forced = { forcedColors: 'active' } as const
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  const colour = (name: string) =>
    page.evaluate((keyword) => {
      document.documentElement.style.caretColor = keyword
      return getComputedStyle(document.documentElement).caretColor
    }, name)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ ...forced, colorScheme })
    await page.goto('/products')
    const minus = card(page, 'P-1001').getByRole('button', { name: /^Less of/ })
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    const before = page.getByRole('button', { name: 'Previous page' }).first()
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    const looks = (button: Element) => [getComputedStyle(button).color, getComputedStyle(button).opacity]
    expect(await minus.evaluate(looks)).toEqual(await before.evaluate(looks))
    await page.goto('/orders')
    const stroke = (tab: Element) => getComputedStyle(tab).borderBlockEndColor
    const chosen = page.getByRole('tab', { selected: true })
    await expect(chosen).toBeVisible()
    expect(await chosen.evaluate(stroke)).toBe(await colour('Highlight'))
    expect(await page.getByRole('tab', { selected: false }).first().evaluate(stroke)).toBe(await colour('Canvas'))
  }
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

/** Where a text stands on the screen: its first line, and on how many lines it is. */
const placeOf = (element: Element, words: string) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const at = (text.textContent ?? '').replaceAll('\u00a0', ' ').indexOf(words)
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + words.length)
    const rects = [...range.getClientRects()]
    return { left: rects[0]?.left ?? 0, right: rects[0]?.right ?? 0, lines: new Set(rects.map(({ top }) => top)).size }
  }
  return null
}

test('A21 forced colours: the words of a button in a row of the orders stand in the middle of its frame', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.goto('/orders')
  const again = page.getByRole('button', { name: /^Order again/ }).first()
  await expect(again).toBeVisible()
  const words = await again.evaluate(placeOf, 'Order again')
  const frame = await again.boundingBox()
  const before = (words?.left ?? 0) - (frame?.x ?? 0)
  const behind = (frame?.x ?? 0) + (frame?.width ?? 0) - (words?.right ?? 0)
  expect(Math.abs(before - behind)).toBeLessThanOrEqual(2)
})

test('A28 read from right to left the number of lines stands before its word in the heading of the cart', async ({
  page,
}) => {
  await mirror(page)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await fillCart(page, 30)
  await page.goto('/cart')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Cart 30 lines, 60 items')
  const [number, word] = [await heading.evaluate(placeOf, '30'), await heading.evaluate(placeOf, 'lines')]
  expect(number?.right).toBeLessThanOrEqual(word?.left ?? 0)
})

for (const width of [390, 360])
  test(`A19 1.4.12 letters and words set apart, in French at ${String(width)} px: the number of orders stays with its word, and nothing is wider`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await logInFrench(page)
    await page.goto('/orders')
    const sum = page.getByText(/^3\s?commandes, /)
    await expect(sum).toBeVisible()
    await setApart(page)
    const count = await sum.evaluate(placeOf, '3 commandes')
    expect(count?.lines).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
