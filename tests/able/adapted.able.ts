import type { Page } from '@playwright/test'
import { expect, note, test } from './able-test'
import { clipped, findsWhatIsCut } from './clipped'
import { cramped } from './room'
import { walk, type Look } from './surfaces'

const wide: Look = { theme: 'light', language: 'en', viewport: 'wide' }
/** The spaces of criterion 1.4.12. A sheet that is made by script passes the policy of the page. */
const spaced = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
type Way = {
  readonly name: string
  readonly look: Look
  readonly prepare: (page: Page) => Promise<unknown>
}
const ways: readonly Way[] = [
  {
    name: 'at 320 px, as at 400 %',
    look: { ...wide, viewport: 'narrow' },
    prepare: async () => {},
  },
  {
    name: 'in forced colours',
    look: wide,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'with reduced motion',
    look: wide,
    prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  {
    name: 'with more space between lines, words and letters',
    look: wide,
    prepare: spaced,
  },
  {
    name: 'on a phone held sideways, with more contrast',
    look: wide,
    prepare: async (page) => {
      await page.setViewportSize({ width: 844, height: 390 })
      await page.emulateMedia({ contrast: 'more' })
    },
  },
]

/** What still moves, and controls that forced colours leave without an edge or a word. */
const restless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const timing = animation.effect?.getComputedTiming()
        return animation.playState === 'running' && Number(timing?.duration ?? 0) > 10
      })
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80) ?? 'something'),
  )
const edgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input:not([type=hidden], [type=radio], [type=checkbox]), select')]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }) && field.getBoundingClientRect().width > 2)
      .filter((field) => {
        // The edge may be that of the frame around field and buttons.
        const framed = [field, field.parentElement, field.parentElement?.parentElement]
        return !framed.some((box) => box && parseFloat(getComputedStyle(box).borderTopWidth) > 0)
      })
      .map((field) => field.outerHTML.slice(0, 80)),
  )

for (const { name, look, prepare } of ways)
  test(`A19 A21 every surface ${name}`, async ({ page }) => {
    const findings: string[] = []
    const surfaces = await walk(
      page,
      look,
      async (surface) => {
        const found = [...(await cramped(page, null))]
        if (name.includes('motion')) found.push(...(await restless(page)))
        if (name.includes('space')) found.push(...(await clipped(page)))
        if (name.includes('forced')) found.push(...(await edgeless(page)))
        findings.push(...found.map((one) => `${surface.name}: ${one}`))
      },
      () => prepare(page),
    )
    if (name.includes('space')) await findsWhatIsCut(page)
    note('adapted', { ways: 1, surfaces, findings: findings.length })
    expect(findings).toEqual([])
  })
