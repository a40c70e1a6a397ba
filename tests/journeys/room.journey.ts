import type { Page } from '@playwright/test'
import { expect, logIn, test } from './support'

/** How far what is seen moved by itself since the page was opened. */
const mindShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const width of [320, 390, 768])
  test(`LOOKS at ${width} a product does not move when the way to it comes late`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 844 })
    await logIn(page)
    await mindShifts(page)
    await world.fault({ path: '/api/categories/*', delay: 1500 })
    await page.goto('/products/1002')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hex bolt M8')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })
