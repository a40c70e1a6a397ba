import type { Page } from '@playwright/test'
import { expect, note, test } from './able-test'
import { walk, type Look } from './surfaces'

type Stop = {
  readonly what: string
  readonly isMarked: boolean
  readonly isCovered: boolean
  readonly isSmall: boolean
  /** The way has come round. */
  readonly isKnown: boolean
}

/** What has the focus: how it is marked, whether something lies over it, and whether it is large enough to be hit. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // A field that is only heard, and a small mark of a choice, are hit by their label.
    const isField = element instanceof HTMLInputElement || element instanceof HTMLButtonElement
    const [label] = isField && element.clientWidth < 24 ? (element.labels ?? []) : []
    const box = (label ?? element).getBoundingClientRect()
    // Of a name that is cut after two lines, the first is what is seen.
    const [line = box] = (label ?? element).getClientRects()
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    // A field in a frame of its own lets the frame show it; a hidden radio lets its label.
    const around = [element.closest('label'), label, element.parentElement, element.closest('article')]
      .filter((one) => one instanceof HTMLElement)
      .map((one) => getComputedStyle(one))
    const marks = (style: { outlineStyle: string; outlineWidth: string; boxShadow: string }): boolean =>
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none'
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
    const above = document.elementFromPoint(x, y)
    const isOver = above !== null && (above === element || element.contains(above) || above.contains(element))
    const isInText = element.tagName === 'A' && getComputedStyle(element).display === 'inline'
    const isKnown = element.dataset['stop'] !== undefined
    element.dataset['stop'] = ''
    return {
      isKnown,
      what: `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      // A browser tells the page nothing of the focus in a frame; what stands in it is marked by the browser.
      isMarked: element.tagName === 'IFRAME' || marks({ outlineStyle, outlineWidth, boxShadow }) || around.some(marks),
      isCovered: element.tagName !== 'IFRAME' && !isOver && above?.closest('label') === null,
      isSmall: !isInText && element.tagName !== 'IFRAME' && (box.width < 24 || box.height < 24),
    }
  })

/** The heads of a page: headings, landmarks, title, language. */
const headsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.closest('[aria-hidden=true], [hidden]') === null,
      )
    const unnamed = shown('nav, [role=navigation], section[aria-label=""], [role=region]').filter(
      (element) => !element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby'),
    )
    return {
      headings: shown('h1').length,
      mains: shown('main').length,
      unnamed: unnamed.length,
      title: document.title,
      language: document.documentElement.lang,
    }
  })

const mostStops = 80
const looks: readonly Look[] = [
  { theme: 'light', language: 'en', viewport: 'wide' },
  { theme: 'dark', language: 'fr', viewport: 'phone' },
]
for (const look of looks)
  test(`A2 A3 A20 A25 heads and stops of every surface: ${look.language}, ${look.viewport}`, async ({ page }) => {
    const findings: string[] = []
    let stops = 0
    const surfaces = await walk(page, look, async ({ name, act }) => {
      const { headings, mains, unnamed, title, language } = await headsOf(page)
      const hasDialog = (await page.getByRole('dialog').count()) + (await page.getByRole('menu').count()) > 0
      if (!hasDialog && (headings !== 1 || mains !== 1 || unnamed > 0))
        findings.push(`${name}: ${headings} h1, ${mains} main, ${unnamed} places without a name`)
      if (!/\S - \S|^Tradepost$/.test(title)) findings.push(`${name}: the title is ${title}`)
      if (language !== look.language) findings.push(`${name}: the language is ${language}`)
      // From the beginning of the page, as after a load; what was pressed has put the focus elsewhere.
      if (act === undefined) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      let first: Stop | null = null
      const seen = new Set<string>()
      for (let at = 0; at < mostStops; at += 1) {
        await page.keyboard.press('Tab')
        const stop = await stopOf(page)
        if (stop === null) break
        first ??= stop
        if (stop.isKnown) break
        stops += 1
        if (stop.isMarked && !stop.isCovered && !stop.isSmall) continue
        const why = [!stop.isMarked && 'not marked', stop.isCovered && 'covered', stop.isSmall && 'small'].filter(
          Boolean,
        )
        const finding = `${name}: ${stop.what}: ${why.join(', ')}`
        if (!seen.has(finding)) findings.push(finding)
        seen.add(finding)
      }
    })
    note('keys', { surfaces, stops, findings: findings.length })
    expect(findings).toEqual([])
  })
