import type { Page } from '@playwright/test'

/**
 * Texts that do not have the room they need, and whether the page is wider than the window. Asked for a sign, only texts
 * that end with it count: words of the portal, not names of goods, which may be cut.
 */
export const cramped = (page: Page, sign: string | null): Promise<readonly string[]> =>
  page.evaluate((mark) => {
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > window.innerWidth) found.push(`the page: ${scrollWidth} px in ${window.innerWidth}`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ')
      if (mark === null || !words.includes(mark)) continue
      const box = element.getBoundingClientRect()
      // What is only heard has no room on purpose, and what is not shown needs none.
      if (box.width <= 1 || box.height <= 1 || element.checkVisibility({ visibilityProperty: true }) === false) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
      if (isCut) found.push(`${element.tagName.toLowerCase()}: ${words.slice(0, 60)}`)
    }
    return found
  }, sign)
