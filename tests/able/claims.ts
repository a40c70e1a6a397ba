import type { Locator, Page } from '@playwright/test'
import { expect, note, test } from './able-test'
import { known } from './known'

/** What stands in the focus, as it is announced: its role, and the name that it has. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing'
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
    const labels = (element as HTMLInputElement).labels
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? ''
    return `${role} ${name.trim()}`.replaceAll(/\s+/g, ' ').trim()
  })

/** Sentences about a pattern, each waited for and counted; what does not hold is told together at the end. */
export const claimsOf = (page: Page, name: string) => {
  let made = 0
  const broken: string[] = []
  const excused = new Set(known.filter((one) => one.pattern === name).map((one) => one.claim))
  const is = async (what: string, read: () => Promise<unknown>, wanted: unknown): Promise<void> => {
    made += 1
    try {
      await expect.poll(read, { timeout: 4000 }).toEqual(wanted)
      if (excused.has(what)) broken.push(`${what}: holds by now; take it out of known.ts`)
    } catch {
      if (excused.has(what)) return
      broken.push(`${what}: ${JSON.stringify(await read().catch(String))} instead of ${JSON.stringify(wanted)}`)
    }
  }
  return {
    is,
    has: (what: string, element: Locator, attribute: string, wanted: string | null) =>
      is(what, () => element.getAttribute(attribute, { timeout: 2000 }), wanted),
    focus: (what: string, wanted: string) => is(what, () => focused(page), wanted),
    /** A key, and where the focus is after it. */
    key: async (key: string, wanted: string) => {
      await page.keyboard.press(key)
      await is(`${key}`, () => focused(page), wanted)
    },
    end: () => {
      note('apg', { claims: made, broken: broken.length })
      expect(broken).toEqual([])
    },
  }
}

/** One pattern of the ARIA Authoring Practices. */
export const pattern = (name: string, play: (page: Page, claims: ReturnType<typeof claimsOf>) => Promise<void>): void =>
  test(`APG ${name}`, async ({ page }) => {
    const claims = claimsOf(page, name)
    await play(page, claims)
    claims.end()
  })
