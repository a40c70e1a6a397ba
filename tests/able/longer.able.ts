import type { Page } from '@playwright/test'
import { expect, note, test } from './able-test'
import { cramped } from './room'
import { languages, walk, type Look, type Words } from './surfaces'

/** Ends every text that was made longer. */
const sign = '\u2022'
type Texts = { readonly [key: string]: string | Texts }

/** A text with four tenths more letters; the places for values stay. */
const longer = (text: string): string => {
  const letters = text.replaceAll(/\{\{\w+\}\}/g, '').length
  return `${text}${' lorem'.repeat(Math.ceil((letters * 0.4) / 6)).slice(0, Math.max(1, Math.ceil(letters * 0.4)))}${sign}`
}
const allLonger = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? longer(text) : allLonger(text)]),
  )

/** The files of words as they were built, with longer words. What names files beforehand would refuse them, and is left out. */
const lengthenWords = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/first-[^/]+\.js$/, (route) => route.abort())
  await page.route(/\/assets\/en-(?:door|rest)-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const { default: texts } = (await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    )) as { default: Texts }
    await route.fulfill({ response, body: `export default ${JSON.stringify(allLonger(texts))}` })
  })
}

const looks: readonly Look[] = [
  { theme: 'light', language: 'en', viewport: 'wide' },
  { theme: 'light', language: 'en', viewport: 'narrow' },
]
for (const look of looks)
  test(`A28 no text of the portal is cut when it is four tenths longer: ${look.viewport}`, async ({ page }) => {
    const findings: string[] = []
    let lengthened = 0
    const surfaces = await walk(
      page,
      look,
      async (surface) => {
        findings.push(...(await cramped(page, sign)).map((one) => `${surface.name}: ${one}`))
        lengthened += (await page.locator('body').innerText()).split(sign).length - 1
      },
      () => lengthenWords(page),
      allLonger(languages.en) as Words,
    )
    note('longer', { surfaces, texts: lengthened, findings: findings.length })
    // The check can fail: most surfaces show many such texts.
    expect(lengthened).toBeGreaterThan(surfaces * 5)
    expect(findings).toEqual([])
  })
