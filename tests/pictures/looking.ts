import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './studio'

export const folder = fileURLToPath(new URL('../../.cache/pictures/looks/', import.meta.url))
export const widths = (process.env['LOOKS_WIDTHS'] ?? '390,768,1280,1920').split(',').map(Number)
const only = process.env['LOOKS_ONLY']
/** Whether a screen is looked at: all are, unless `LOOKS_ONLY` says which, as a pattern of their names. */
export const isWanted = ({ name }: { readonly name: string }): boolean =>
  only === undefined || new RegExp(only).test(name)
/** What a screen may move while it comes, as browsers count it. */
const mostShift = 0.02

export const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: width === 390 ? 844 : 860 })

/** What comes late, comes now: a third of a second without a change. */
export const calm = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 300)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 300)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )

/** The screen with its heading, its rows and its pictures. */
export const here = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  )
  await calm(page)
}

/** What the page moved by itself since it was opened, and whether it is wider than the window. */
const measured = (page: Page) =>
  page.evaluate(async () => {
    const moved: string[] = []
    const shift = await new Promise<number>((resolve) => {
      let sum = 0
      type Shift = PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly { readonly node: Node | null }[]
      }
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
          if (hadRecentInput) continue
          sum += value
          for (const { node } of sources) moved.push(node instanceof HTMLElement ? node.outerHTML.slice(0, 80) : '')
        }
      }).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve(sum), 50)
    })
    return { shift, moved, wider: document.documentElement.scrollWidth - window.innerWidth }
  })

/** The page as it stands, written to a file, and held against the two numbers that every screen keeps. */
export const taken = async (page: Page, parts: readonly (string | number)[]) => {
  const file = `${parts.join('_')}.png`
  const numbers = await measured(page)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}${file}`, animations: 'disabled' })
  expect.soft(numbers.wider, `${file} is wider than its window`).toBeLessThanOrEqual(0)
  expect.soft(numbers.shift, `${file} moves: ${numbers.moved.join(' | ')}`).toBeLessThanOrEqual(mostShift)
  return { file, ...numbers }
}
