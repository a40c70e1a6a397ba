import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './studio'

export const folder = fileURLToPath(new URL('../../.cache/pictures/looks/', import.meta.url))
/** What a screen may move while it comes, as browsers count it. */
export const mostShift = 0.02

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
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect()
      return image.complete || top > window.innerHeight || left > window.innerWidth
    }),
  )
  await calm(page)
}

/** Minds from the beginning of each page what moves by itself. */
export const mindShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const shifts = { sum: 0, moved: [] as string[] }
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shifts.sum += value
        for (const { node } of sources)
          shifts.moved.push(node instanceof HTMLElement ? node.outerHTML.slice(0, 90) : String(node?.textContent))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What can be measured of a page as it stands. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const { sum, moved } = Reflect.get(window, 'shifts') as { sum: number; moved: string[] }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 50)}"`
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        hasText(element) && isSeen(element) && element.closest('svg, .visually-hidden, [aria-hidden=true]') === null,
    )
    const clipped: string[] = []
    const spilled: string[] = []
    const shortened: string[] = []
    const broken: string[] = []
    for (const element of all) {
      const style = getComputedStyle(element)
      const isWide = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline'
      const isHigh = element.scrollHeight > element.clientHeight + 4 && /hidden|clip/.test(style.overflowY)
      const isOneLine = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if ((isWide || isHigh) && isOneLine) shortened.push(name(element))
      else if ((isWide && /hidden|clip/.test(style.overflowX)) || isHigh) clipped.push(name(element))
      else if (isWide && style.overflowX === 'visible') spilled.push(name(element))
      const { left, right } = element.getBoundingClientRect()
      let around = isOneLine ? null : element.parentElement
      while (around !== null) {
        const { overflowX } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        const isCut = /hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)
        if (isCut) clipped.push(name(element))
        around = isCut || /auto|scroll/.test(overflowX) ? null : around.parentElement
      }
      // A word of a button that has lines: buttons and tabs have one.
      const button = element.closest('button, [role=tab], a[class*=button]')
      if (button === null || element.closest('[data-lines], [role=treeitem], article, td, th, li') !== null) continue
      const range = document.createRange()
      const lines = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
        .flatMap((node) => {
          range.selectNodeContents(node)
          return [...range.getClientRects()]
        })
      const tops = new Set(lines.filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 6)))
      if (tops.size > 1 && button.getBoundingClientRect().height > 30) broken.push(name(button))
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      // What is behind an icon has no room for words.
      if (field.value !== '' || !isSeen(field) || field.clientWidth < 60) continue
      // In a table the head of the column says it.
      if (getComputedStyle(field, '::placeholder').opacity === '0') continue
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
      const pen = document.createElement('canvas').getContext('2d')
      if (pen === null) continue
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (pen.measureText(field.placeholder).width > room + 1) clipped.push(`placeholder "${field.placeholder}"`)
    }
    const once = (list: readonly string[]) => [...new Set(list)]
    return {
      shift: Number(sum.toFixed(4)),
      moved: once(moved).slice(0, 6),
      wider: document.documentElement.scrollWidth - window.innerWidth,
      clipped: once(clipped),
      spilled: once(spilled),
      shortened: once(shortened),
      broken: once(broken),
    }
  })

/** The page as it stands, written to a file, and held against the numbers that every screen keeps. */
export const taken = async (
  page: Page,
  parts: readonly (string | number)[],
  {
    isTool = false,
    isPaper = false,
  }: { readonly isTool?: boolean | undefined; readonly isPaper?: boolean | undefined },
) => {
  const file = `${parts.join('_')}.png`
  const numbers = await measured(page)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}${file}`, animations: 'disabled' })
  const { wider, shift, moved, clipped, broken } = numbers
  expect.soft(wider, `${file} is wider than its window`).toBeLessThanOrEqual(0)
  if (!isPaper) expect.soft(shift, `${file} moves: ${moved.join(' | ')}`).toBeLessThanOrEqual(mostShift)
  if (isTool) return { file, ...numbers }
  expect.soft(clipped, `${file} cuts a text`).toEqual([])
  expect.soft(broken, `${file} breaks a button`).toEqual([])
  return { file, ...numbers }
}
