import { fillCart, fillCartIn } from './carts'
import { logInFrench, setApart } from './readable'
import { expect, logIn, test } from './support'

for (const [width, spaced] of [
  [390, false],
  [390, true],
  [320, true],
] as const)
  test(`1.4.12 French cards at ${width} px, letters ${spaced ? 'set apart' : 'as they are'}: units and tags are read whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await logInFrench(page)
    // A unit says what a quantity comes to.
    await fillCartIn(page, 'fr', 20, 30)
    const cut: (string | null)[] = []
    for (const path of ['/products?per_page=48', '/products?search=P-TAGS']) {
      await page.goto(path)
      await expect(page.getByRole('article').first()).toBeVisible()
      if (spaced) await setApart(page)
      const texts = await page.getByRole('article').evaluateAll((cards) =>
        cards
          .flatMap((one) => [...one.querySelectorAll('[role="group"] > span, strong + span')])
          // A tag for which a phone has no room is one of the number beside it, and only heard.
          .filter((one) => getComputedStyle(one).clipPath === 'none')
          .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth)
          .map((one) => one.textContent),
      )
      cut.push(...texts)
    }
    expect(cut).toEqual([])
  })

/** What is drawn over the words of another cell, or reaches beyond its own field. */
const overprinted = (rows: readonly Element[]): readonly string[] =>
  rows.flatMap((row) => {
    const drawn = [...row.querySelectorAll('td, th, button, input, td span')]
      .flatMap((one) =>
        one instanceof HTMLInputElement ? [one] : [...one.childNodes].filter(({ nodeType }) => nodeType === 3),
      )
      .map((one) => {
        const range = document.createRange()
        range.selectNode(one)
        return {
          box: range.getBoundingClientRect(),
          words: one instanceof HTMLInputElement ? one.value : (one.textContent ?? ''),
          one,
        }
      })
      .filter(
        ({ one }) =>
          getComputedStyle(one instanceof Element ? one : (one.parentElement ?? row)).visibility === 'visible',
      )
      // Names and tags have cells of their own, in which they end.
      .filter(({ one }) => !one.parentElement?.closest('a, [role="group"], .visually-hidden'))
      .filter(({ box, words }) => box.width > 1 && words.trim() !== '')
    const over = drawn.flatMap((a, at) =>
      drawn
        .slice(at + 1)
        .filter(
          (b) =>
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 4,
        )
        .map((b) => `${a.words} over ${b.words}`),
    )
    const cut = [...row.querySelectorAll('input')]
      .filter((field) => field.scrollWidth > field.clientWidth)
      .map((field) => `cut: ${field.value}`)
    return [...over, ...cut]
  })

for (const width of [320, 390, 768, 1024, 1280])
  test(`LOOKS at ${width} px quantities of five figures are whole, and nothing lies over a price, in rows and in the cart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 860 })
    await logIn(page)
    await expect(page).toHaveURL(/\/products/)
    await fillCart(page, 6, 12_500)
    await page.evaluate(() => window.localStorage.setItem('goodsDensity', 'rows'))
    for (const path of ['/products?per_page=48', '/cart']) {
      await page.goto(path)
      const rows = page.locator('main tbody tr')
      await expect(rows.first()).toBeVisible()
      await expect(page.locator('main input[inputmode="numeric"]').first()).toBeVisible()
      expect(await rows.evaluateAll(overprinted), path).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })
