import type { Page } from '@playwright/test'
import { expect, note, test } from './able-test'
import { walk, type Look } from './surfaces'

// A phone: its pointer is a finger, and it has no other.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** What a finger presses: how far around its middle a press still reaches it. What is part of a sentence is left out, as the criterion has it. */
const smallIn = (page: Page): Promise<{ readonly targets: number; readonly small: readonly string[] }> =>
  page.evaluate(() => {
    const least = 44
    const selector =
      'button, summary, a[href], input:not([type=hidden]), select, textarea, [role=tab], [role=treeitem], [role=option]'
    const modal = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1)
    const small: string[] = []
    let targets = 0
    for (const control of (modal ?? document).querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true], [inert]'))
        continue
      // A link that is all that its place says is part of no sentence.
      const isInText =
        control.tagName === 'A' &&
        getComputedStyle(control).display === 'inline' &&
        control.parentElement?.textContent.trim() !== control.textContent.trim()
      // Instant, also where the page scrolls softly.
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width <= 1 || height <= 1 || isInText) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const labels = [...((control as HTMLInputElement).labels ?? [])]
      // A press on a card, beside its own controls, does what its name does (src/ui/card-click.ts).
      const card = control.closest('h2, h3') === null ? null : control.closest('article')
      const isHit = (across: number, down: number): boolean => {
        const above = document.elementFromPoint(x + across, y + down)
        if (above === null) return false
        const isOnCard = card?.contains(above) === true && above.closest('a, button, input, [data-controls]') === null
        return isOnCard || [control, ...labels].some((place) => place.contains(above))
      }
      const reach = (across: number, down: number): number => {
        let steps = 0
        while (steps < least && isHit(across * (steps + 1), down * (steps + 1))) steps += 1
        return steps
      }
      // Something lies over its middle: whether that may be is the business of the stops.
      if (!isHit(0, 0)) continue
      targets += 1
      const wide = reach(-1, 0) + reach(1, 0) + 1
      const high = reach(0, -1) + reach(0, 1) + 1
      if (wide < least - 1 || high < least - 1)
        small.push(
          `${control.tagName.toLowerCase()} ${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}: ${wide} x ${high}`,
        )
    }
    return { targets, small: [...new Set(small)] }
  })

/** What slides in has arrived: a finger finds it there. */
const arrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)))
    await Promise.allSettled(moves.map(({ finished }) => finished))
  })

const look: Look = { theme: 'light', language: 'en', viewport: 'phone' }
test('A20 what a finger presses is 44 px wide and high on every surface', async ({ page }) => {
  const findings: string[] = []
  let pressed = 0
  const surfaces = await walk(page, look, async ({ name }) => {
    await arrived(page)
    const { targets, small } = await smallIn(page)
    pressed += targets
    findings.push(...small.map((one) => `${name}: ${one}`))
  })
  // The check can fail: the browser says that its pointer is coarse, and most surfaces have several targets.
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  expect(pressed).toBeGreaterThan(surfaces * 3)
  note('touched', { surfaces, targets: pressed, findings: findings.length })
  expect(findings).toEqual([])
})
