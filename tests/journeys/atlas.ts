import { staged } from '../../src/flows/atlas/stages'
import { languages } from '../../src/languages'
import { violations } from './axe'
import { expect, test } from './demo-host'
import { longUnless } from './length'

/** Every machine that draws anything, in every language. */
export const sights = staged.flatMap((machine) => languages.map((language) => ({ machine, language })))

/** Every state that can be seen of these machines: its screen comes up, accessible, light and dark, and no wider than a phone. */
export const atlas = (chosen: typeof sights): void => {
  test.use({ serviceWorkers: 'allow' })
  for (const [at, { machine, language }] of chosen.entries()) {
    test(
      `every state of ${machine} has its screen, accessible, in ${language}, light and dark, wide and on a phone`,
      longUnless(at < 1),
      async ({ page, address }) => {
        await page.goto(address(`/__flows#/${machine}/atlas`))
        const links = page.getByRole('link', { name: /: open the screen alone$/ })
        // A machine that is another one since its chart was written is walked first, which takes as long as the processor is shared.
        await expect(links.first()).toBeAttached({ timeout: 60_000 })
        const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
        for (const screen of screens) {
          await page.setViewportSize({ width: 1280, height: 800 })
          const frame = new URL(screen, address('/'))
          frame.searchParams.set('lang', language)
          await page.goto(frame.href)
          await expect(page.locator(`html[data-frame=ready][lang=${language}]`), screen).toBeAttached()
          expect(await violations(page), `${screen}, light`).toEqual([])
          await page.setViewportSize({ width: 390, height: 844 })
          await page.evaluate(() => {
            document.documentElement.dataset['theme'] = 'dark'
          })
          expect(await violations(page), `${screen}, dark`).toEqual([])
          const [needed, there] = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.clientWidth,
          ])
          expect(needed, `${screen} is wider than a phone`).toBeLessThanOrEqual(there ?? 0)
        }
      },
    )
  }
}
