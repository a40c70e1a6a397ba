import journeys from '../../playwright.config'
import { expect, note, test } from './able-test'
import { clipped, findsWhatIsCut } from './clipped'
import { cramped } from './room'
import { walk } from './surfaces'

// The size of text that a reader has set in the browser, twice the usual one.
const launch = journeys.use?.launchOptions
test.use({ launchOptions: { ...launch, args: [...(launch?.args ?? []), '--blink-settings=defaultFontSize=32'] } })

test('every surface A19 with text of twice the size', async ({ page }) => {
  const findings: string[] = []
  const surfaces = await walk(page, { theme: 'light', language: 'en', viewport: 'wide' }, async ({ name }) => {
    const found = [...(await cramped(page, null)), ...(await clipped(page))]
    findings.push(...found.map((one) => `${name}: ${one}`))
  })
  // The check can fail: the browser has taken the size.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await findsWhatIsCut(page)
  note('adapted', { ways: 1, surfaces, findings: findings.length })
  expect(findings).toEqual([])
})
