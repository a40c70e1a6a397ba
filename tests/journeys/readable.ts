import { expect, type Locator, type Page } from '@playwright/test'
import { card, logIn } from './support'

/** A word that can be read whole: it stands in the window, and nothing is cut off it or lies over it. */
export const expectReadable = async (text: Locator) => {
  await text.scrollIntoViewIfNeeded()
  const shown = await text.evaluate((element) => {
    const { left, right, top, height, width } = element.getBoundingClientRect()
    const at = [left + 2, left + width / 2, right - 2].map((x) => document.elementFromPoint(x, top + height / 2))
    const isWhole = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1
    return { isWide: width > 40, isWhole, isFree: at.every((one) => element.contains(one)) }
  })
  expect(shown).toEqual({ isWide: true, isWhole: true, isFree: true })
}

/** The browser's own size of letters, not its zoom: what is measured in letters grows, the phone does not. */
export const withLargeLetters = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
}

/** Looks at every frame of the pages to come, those that only hold the place of what is fetched included. */
export const watchWidth = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const by = (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth
      const root = document.documentElement
      if (by > Number(root.dataset['wider'] ?? 0)) root.dataset['wider'] = String(by)
      requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
  })
/** How much wider than the window the page is or was since it was opened, in px: 0 where it never was. */
export const widestSince = async (page: Page) =>
  Number((await page.evaluate(() => document.documentElement.dataset['wider'])) ?? 0)

const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
  'p { margin-block-end: 2em !important }'
/** What a reader may ask of letters, words and lines (WCAG 1.4.12); until the page is left. */
export const setApart = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spacing)

/** A buyer who reads French, from the next page on. */
export const logInFrench = async (page: Page) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  await page.evaluate(() => window.localStorage.setItem('i18nextLng', 'fr'))
}
