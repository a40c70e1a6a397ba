import type { Page } from '@playwright/test'

/** Ends every text that was made longer. */
export const sign = '\u2022'
type Texts = { readonly [key: string]: string | Texts }

const accents: Readonly<Record<string, string>> = { a: 'å', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', u: 'ü', y: 'ÿ' }
/** A text with accents above and below the line, and with four tenths more letters; the places for values stay. */
const longer = (text: string): string => {
  const letters = text.replaceAll(/\{\{[^}]+\}\}/g, '').length
  const more = Math.max(1, Math.ceil(letters * 0.4))
  const accented = text.replaceAll(/\{\{[^}]+\}\}|[a-z]/g, (part) => accents[part] ?? part)
  return `${accented}${' lorem'.repeat(Math.ceil(more / 6)).slice(0, more)}${sign}`
}
/** A pseudo-language: every text of a language, longer and with accents. */
export const allLonger = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? longer(text) : allLonger(text)]),
  )

/** The files of words as they were built, in the pseudo-language. What names files beforehand would refuse them, and is left out. */
export const lengthenWords = async (page: Page): Promise<void> => {
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

/** Another pseudo-language: English that is read from right to left, whatever the portal says of its direction. */
export const mirror = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(HTMLElement.prototype, 'dir', {
      get(this: HTMLElement) {
        return this === document.documentElement ? 'rtl' : (this.getAttribute('dir') ?? '')
      },
      set(this: HTMLElement, wanted: string) {
        this.setAttribute('dir', this === document.documentElement ? 'rtl' : wanted)
      },
    })
  })
