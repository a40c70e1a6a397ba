import { card, expect, logIn, test } from './support'

for (const width of [390, 1280])
  test(`2.4.11 a notice lies over nothing that can be pressed in the cart panel, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await logIn(page)
    await card(page, 'P-1001').getByRole('spinbutton').fill('4')
    await page.keyboard.press('Enter')
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    // The panel hides it from readers, not from the eye.
    const notice = page.locator('[data-tone]').filter({ hasText: 'Saved on this device' })
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: /^Cart, / }).click()
    const panel = page.getByRole('dialog', { name: /^Cart/ })
    for (const name of ['Checkout', 'Close and continue shopping'])
      await expect(panel.getByRole('button', { name })).toBeInViewport()
    const edge = (await notice.boundingBox()) ?? { y: 0, height: 0 }
    const first = await panel.getByRole('button', { name: 'Checkout' }).boundingBox()
    expect(edge.height).toBeGreaterThan(0)
    expect(edge.y + edge.height).toBeLessThan(first?.y ?? 0)
  })
