import { expect, logIn, test } from './support'

// WCAG 1.4.12: what a reader may ask of letters, words and lines, on the narrowest phone, in the language of long words.
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
  'p { margin-block-end: 2em !important }'

test.use({ viewport: { width: 320, height: 700 } })

test('A19 1.4.12 letters, words and lines set apart, in French at 320 px: nothing is wider than the phone', async ({
  page,
}) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.localStorage.setItem('i18nextLng', 'fr'))
  const wider: string[] = []
  for (const [path, shown] of [
    ['/products', 'En rupture de stock'],
    ['/orders/101', 'Total de la commande'],
    ['/orders', 'SO-'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    const by = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      return (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth
    }, spacing)
    if (by > 0) wider.push(`${path} by ${String(by)}`)
  }
  expect(wider).toEqual([])
})
