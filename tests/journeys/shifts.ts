import type { Page } from '@playwright/test'
import { expect } from './support'

/** Minds what moves by itself from now on, in every page that is opened: how far, and what. */
export const mindShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const shifts: [number, string][] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push([value, sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')])
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved since the page was opened. */
export const shiftsOf = (page: Page): Promise<[number, string][]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as [number, string][])

/** From here on: what moved before is forgotten. */
export const mindAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(Reflect.get(window, 'shifts') as unknown[]).length = 0
  })

export const expectStill = async (page: Page, what: string) => {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, [value]) => all + value, 0)
  expect(sum, `${what} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
}
