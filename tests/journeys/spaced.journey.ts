import type { Locator } from '@playwright/test'
import { fillCartIn } from './carts'
import { logInFrench, setApart, withLargeLetters } from './readable'
import { card, expect, logIn, test } from './support'

/** Those that hold more than is seen of them, or leave the window. */
const cutOf = (all: Locator) =>
  all.evaluateAll((parts) =>
    parts
      .filter((one) => {
        const line = parseFloat(getComputedStyle(one).lineHeight)
        const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + line / 2
        return (one.clientWidth > 0 && isCut) || one.getBoundingClientRect().right > window.innerWidth
      })
      .map((one) => one.textContent),
  )

// On the narrowest phone, in the language of long words.
test.use({ viewport: { width: 320, height: 700 } })

test('A19 1.4.12 letters, words and lines set apart, in French at 320 px: nothing is wider than the phone', async ({
  page,
}) => {
  await logInFrench(page)
  const wider: string[] = []
  for (const [path, shown] of [
    ['/products', 'En rupture de stock'],
    ['/orders/101', 'Total de la commande'],
    ['/orders', 'SO-'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    await setApart(page)
    const by = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth)
    if (by > 0) wider.push(`${path} by ${String(by)}`)
  }
  expect(wider).toEqual([])
})

test('1.4.12 the same in French and Spanish: the tags of a card and the trail of a product are read whole', async ({
  page,
}) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const cut: string[] = []
  for (const language of ['fr', 'es']) {
    await page.evaluate((chosen) => window.localStorage.setItem('i18nextLng', chosen), language)
    for (const [path, words] of [
      ['/products?search=P-TAGS', 'article [role="group"] > span:not(:has(span))'],
      ['/products/1001', 'nav ol :is(a, [aria-current])'],
    ] as const) {
      await page.goto(path)
      const parts = page.getByRole('main').locator(words)
      await expect(parts.first()).toBeVisible()
      await setApart(page)
      const texts = await parts.evaluateAll((all) =>
        all
          // A tag for which a phone has no room is one of the number beside it, and only heard.
          .filter((one) => getComputedStyle(one).clipPath === 'none')
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
          .map((one) => one.textContent),
      )
      if (texts.length > 0) cut.push(`${language} ${path}: ${texts.join(', ')}`)
    }
  }
  expect(cut).toEqual([])
})

test('1.4.10 letters of twice the size, 320 px, in French: the buttons of an order stand one below the other with all of their words, its figures are not broken, also with letters set apart', async ({
  page,
}) => {
  await withLargeLetters(page, 320)
  await logInFrench(page)
  // The first has one after it, the last one before it, and the other both.
  for (const at of [0, 1, 2]) {
    await page.goto('/orders')
    await page.getByRole('main').getByRole('row').getByRole('link').nth(at).click()
    const copies = page.getByRole('button', { name: 'Copier les numéros de pièce' })
    await expect(copies).toBeVisible()
    const buttons = copies.locator('xpath=..').getByRole('button')
    const neighbours = page.getByRole('navigation', { name: 'Commandes de la liste' }).getByRole('link')
    await expect(neighbours).toHaveCount(at === 1 ? 2 : 1)
    for (const isApart of [false, true]) {
      if (isApart) await setApart(page)
      expect([...(await cutOf(buttons)), ...(await cutOf(neighbours))], `order ${String(at)}`).toEqual([])
      const lines = page.locator('tbody td', { hasText: /\$/ })
      const broken = await lines.evaluateAll((all) =>
        all
          .filter((cell) => {
            const range = document.createRange()
            range.selectNodeContents(cell)
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1
          })
          .map((cell) => cell.textContent),
      )
      expect(broken, `order ${String(at)}`).toEqual([])
      const tops = await buttons.evaluateAll((all) =>
        all.map(
          (one, place) => one.getBoundingClientRect().top - (all[place - 1]?.getBoundingClientRect().bottom ?? 0),
        ),
      )
      expect(Math.min(...tops), `order ${String(at)}`).toBeGreaterThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `order ${String(at)}`).toBe(320)
    }
  }
})

for (const { language, width } of [
  { language: 'fr', width: 320 },
  { language: 'es', width: 390 },
])
  test(`1.4.12 ${width === 320 ? 'letters of twice the size' : 'letters as they are'}, set apart, ${language} at ${String(width)} px: names of goods and the button of the categories are whole`, async ({
    page,
  }) => {
    if (width === 320) await withLargeLetters(page, width)
    else await page.setViewportSize({ width, height: 844 })
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    await page.evaluate((chosen) => window.localStorage.setItem('i18nextLng', chosen), language)
    for (const [path, names] of [
      ['/products?per_page=48', 'article h2'],
      ['/products/1001', 'td a'],
    ] as const) {
      await page.goto(path)
      const goods = page.getByRole('main').locator(names)
      await expect(goods.first()).toBeVisible()
      // One that is as long as a paragraph takes five lines where two cards stand beside each other.
      const whole = width === 320 ? goods : goods.filter({ hasText: /^.{1,120}$/ })
      for (const isApart of [false, true]) {
        if (isApart) await setApart(page)
        expect(await cutOf(whole), path).toEqual([])
        expect(await cutOf(page.getByRole('main').locator('[aria-haspopup="dialog"]:has(.lucide-layers)'))).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  })

test('1.4.10 letters of twice the size, 320 px, in French: the lines of a checkout scroll with the page, its choices stay in their frames, and its bar stands where it belongs', async ({
  page,
}) => {
  await withLargeLetters(page, 320)
  await logInFrench(page)
  await fillCartIn(page, 'fr', 12)
  await page.goto('/checkout')
  const lines = page.getByRole('main').getByRole('list', { name: 'Panier' })
  await expect(lines).toBeVisible()
  for (const isApart of [false, true]) {
    if (isApart) await setApart(page)
    await expect(lines.getByRole('listitem')).toHaveCount(12)
    // Rows are laid out anew in the frame after they have grown.
    await expect.poll(() => cutOf(lines.locator('xpath=..'))).toEqual([])
    expect(await cutOf(page.getByRole('radiogroup').locator('label'))).toEqual([])
    const foot = page.getByRole('button', { name: 'Confirmer la commande' }).locator('xpath=ancestor::*[@data-foot]')
    expect(await foot.evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
  }
})
