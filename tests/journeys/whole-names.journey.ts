import type { Page } from '@playwright/test'
import { withLargeLetters } from './readable'
import { card, expect, logIn, stored, test } from './support'

/** A buyer who reads French. */
const logInFrench = async (page: Page) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.evaluate(() => window.localStorage.setItem('i18nextLng', 'fr'))
}

for (const [width, most] of [
  [390, 1],
  [320, 2],
] as const)
  test(`1.4.4 letters of twice the size, French cart at ${width} px: a word of a name stands on ${most} line(s) at most`, async ({
    page,
  }) => {
    await logInFrench(page)
    const headers = { Authorization: `Bearer ${(await stored(page, 'authToken')) ?? ''}` }
    const answer = await page.request.get('/api/products/ACME?lang=fr&per_page=48&page=1', { headers })
    const { data } = (await answer.json()) as { readonly data: readonly { readonly selling_price: number | null }[] }
    const sold = data.filter((product) => (product.selling_price ?? 0) > 0).slice(0, 20)
    const lines = sold.map((product) => ({ product, quantity: 2, comment: '', tag1: null, tag2: null }))
    await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ tenantCode: 'ACME', lines }))
    await withLargeLetters(page, width)
    await page.goto('/cart')
    const names = page.locator('main td a')
    await expect(names.first()).toBeVisible()
    const broken = await names.evaluateAll(
      (links, most) =>
        links.flatMap((link) => {
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          const pieces: string[] = []
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              if (lines.size > most) pieces.push(`${word} on ${String(lines.size)}`)
            }
          return pieces
        }),
      most,
    )
    expect(broken).toEqual([])
  })
