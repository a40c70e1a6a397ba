import { fillCartIn } from './carts'
import { logInFrench, setApart } from './readable'
import { expect, test } from './support'

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
