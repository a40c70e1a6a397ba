import { fillCartIn } from './carts'
import { logInFrench, withLargeLetters } from './readable'
import { expect, test } from './support'

for (const [width, most] of [
  [390, 1],
  [320, 2],
] as const)
  test(`1.4.4 letters of twice the size, French cart at ${width} px: a word of a name stands on ${most} line(s) at most`, async ({
    page,
  }) => {
    await logInFrench(page)
    await fillCartIn(page, 'fr', 20)
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
