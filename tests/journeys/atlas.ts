import { readFrame } from '../../src/flows/atlas/frame-address'
import { languages, type Language } from '../../src/languages'
import { note } from '../storms/storm-test'
import { violations } from './axe'
import { expect, test } from './demo-host'

/** What is looked at: every state of a machine in a language. */
export type Wall = { readonly machine: string; readonly language: Language }
/** Every machine in every language. */
export const wallsOf = (machines: readonly string[]): readonly Wall[] =>
  machines.flatMap((machine) => languages.map((language) => ({ machine, language })))

const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** Every state that can be seen of these machines: its screen comes up, accessible, light and dark, wide and on a phone, and no wider than it. */
export const atlas = (walls: readonly Wall[]): void => {
  test.use({ serviceWorkers: 'allow' })
  for (const { machine, language } of walls) {
    test(`A1 every state of ${machine} has its screen, accessible, light and dark, wide and on a phone: ${language}`, async ({
      page,
      address,
    }) => {
      test.setTimeout(900_000)
      await page.goto(address(`/__flows#/${machine}/atlas?lang=${language}`))
      const frames = page.locator('iframe[title^="Screen of"]')
      // The atlas walks through the machine first, which takes as long as the processor is shared.
      await expect(frames.first()).toBeAttached({ timeout: 60_000 })
      const screens = await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('src') ?? ''))
      const findings: string[] = []
      /** States that are drawn alike are looked at once. */
      const drawn = new Set<string>()
      let runs = 0
      for (const screen of screens) {
        await page.setViewportSize(sizes.wide)
        const { href } = new URL(screen, address('/'))
        expect(readFrame(new URL(href).search).language).toBe(language)
        await page.goto(href)
        await expect(page.locator('html[data-frame=ready]'), screen).toBeAttached()
        const markup = await page.locator('body').innerHTML()
        if (drawn.has(markup)) continue
        drawn.add(markup)
        for (const [size, room] of Object.entries(sizes)) {
          await page.setViewportSize(room)
          for (const theme of ['light', 'dark']) {
            await page.evaluate((wanted) => {
              document.documentElement.dataset['theme'] = wanted
            }, theme)
            runs += 1
            findings.push(...(await violations(page)).map((found) => `${screen}, ${size}, ${theme}: ${found}`))
          }
          const [needed, there] = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.clientWidth,
          ])
          if ((needed ?? 0) > (there ?? 0)) findings.push(`${screen}, ${size}: ${needed} px in ${there}`)
        }
      }
      note('atlas', { states: screens.length, screens: drawn.size, runs, findings: findings.length })
      expect(findings).toEqual([])
    })
  }
}
