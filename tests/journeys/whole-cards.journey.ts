import type { Page } from '@playwright/test'
import { card, expect, logIn, stored, test } from './support'

/** A buyer who reads French. */
const logInFrench = async (page: Page) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.evaluate(() => window.localStorage.setItem('i18nextLng', 'fr'))
}

const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
  'p { margin-block-end: 2em !important }'

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
    const headers = { Authorization: `Bearer ${(await stored(page, 'authToken')) ?? ''}` }
    const answer = await page.request.get('/api/products/ACME?lang=fr&per_page=48&page=1', { headers })
    const { data } = (await answer.json()) as { readonly data: readonly { readonly selling_price: number | null }[] }
    const sold = data.filter((product) => (product.selling_price ?? 0) > 0).slice(0, 20)
    const lines = sold.map((product) => ({ product, quantity: 30, comment: '', tag1: null, tag2: null }))
    await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ tenantCode: 'ACME', lines }))
    const cut: (string | null)[] = []
    for (const path of ['/products?per_page=48', '/products?search=P-TAGS']) {
      await page.goto(path)
      await expect(page.getByRole('article').first()).toBeVisible()
      if (spaced)
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets = [sheet]
        }, spacing)
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
