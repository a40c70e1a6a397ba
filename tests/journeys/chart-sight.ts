import { expect, type Page } from '@playwright/test'

/** The parts of a chart that are lit and stand outside its view, by their names; of what is larger the beginning counts. */
export const litOutside = (page: Page): Promise<readonly string[]> =>
  page.getByRole('group', { name: /^Chart of / }).evaluate((view) => {
    const pane = view.getBoundingClientRect()
    const lit = [...view.querySelectorAll<SVGElement>('[data-state]')].filter((one) =>
      / active/.test(one.getAttribute('aria-label') ?? ''),
    )
    const ids = lit.map(({ dataset }) => dataset['state'] ?? '')
    const innermost = lit.filter((one) => !ids.some((id) => id.startsWith(`${one.dataset['state']}.`)))
    const isOutside = (one: SVGElement): boolean => {
      const box = one.querySelector('.flow-box')?.getBoundingClientRect()
      if (!box) return true
      const misses = (from: number, to: number, start: number, end: number): boolean =>
        from < start - 1 || (to > end + 1 && (to - from < end - start || from > end - 1))
      return misses(box.left, box.right, pane.left, pane.right) || misses(box.top, box.bottom, pane.top, pane.bottom)
    }
    const outside = innermost.filter(isOutside)
    // Where parts run side by side the one that was just entered is what counts: one is in sight at least.
    return outside.length < innermost.length ? [] : outside.map(({ dataset }) => dataset['state'] ?? '')
  })
/** How large a chart is drawn, in per cent. */
export const percentOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByRole('button', { name: 'Show in full size (0)' }).textContent()) ?? '0', 10)
/** The states that are lit are in sight, at a size that can be read: letters of 11 px, unless told. */
export const isInSight = async (page: Page, where: string, least = 92): Promise<void> => {
  await expect.poll(() => litOutside(page), { message: where }).toEqual([])
  expect(await percentOf(page), where).toBeGreaterThanOrEqual(least)
}
