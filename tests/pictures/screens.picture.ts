import { staged } from '../../src/flows/atlas/stages'
import { expect, test } from './studio'

const looks = [
  { name: 'wide-light', theme: 'light', size: { width: 1280, height: 800 } },
  { name: 'phone-dark', theme: 'dark', size: { width: 390, height: 844 } },
] as const

const leads = ': open the screen alone'
/** The file of a screen: its state in the atlas, without signs that a file cannot bear. */
const fileOf = (title: string): string => title.replaceAll(/[^\w.-]/g, '-')

for (const machine of staged) {
  test(`${machine} looks as it was accepted`, async ({ page, studio }, info) => {
    await page.goto(studio.address(`/__flows#/${machine}/atlas`))
    // What stands on the wall is a copy: the link of each leads to the screen itself.
    const links = page.locator(`a[aria-label$="${leads}"]`)
    // The atlas walks through the machine first, which takes as long as the processor is shared.
    await expect(links.first()).toBeAttached({ timeout: 120_000 })
    const screens = await links.evaluateAll((all) =>
      all.map((link) => ({ name: link.getAttribute('aria-label') ?? '', source: link.getAttribute('href') ?? '' })),
    )
    for (const { name: label, source } of screens) {
      const title = label.replace(leads, '')
      for (const { name, theme, size } of looks) {
        await page.setViewportSize(size)
        const address = new URL(source, studio.address('/'))
        address.searchParams.set('theme', theme)
        await page.goto(address.href)
        await expect(page.locator('html[data-frame=ready]'), title).toBeAttached()
        await page.evaluate(() => document.fonts.ready)
        // Each screen is compared, however many differ.
        await expect.soft(page, title).toHaveScreenshot([machine, `${fileOf(title)}-${name}.png`], { fullPage: true })
      }
    }
    info.annotations.push({
      type: 'screens',
      description: JSON.stringify({ pictures: screens.length * looks.length }),
    })
  })
}
