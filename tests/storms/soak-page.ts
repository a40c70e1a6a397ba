import type { Page } from '@playwright/test'

/** A control on the screen: where it is, and what pressing it may do. */
export type Control = {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly isField: boolean
  /** It leads somewhere, or changes looks: no gesture on it may touch the cart. */
  readonly isHarmless: boolean
}

/** What can be pressed or typed into now, in the visible part of the page. */
export const controlsOn = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const fields = 'input:not([type="checkbox"]):not([type="radio"]), textarea'
    const all = document.querySelectorAll<HTMLElement>(
      `a[href], button, [role="tab"], [role="menuitem"], [role="treeitem"], [role="option"], input, textarea`,
    )
    const found: Control[] = []
    for (const element of all) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width < 2 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) continue
      const hit = document.elementFromPoint(x, y)
      if (hit === null || !(element.contains(hit) || hit.contains(element))) continue
      const isLink = element.matches('a[href]')
      const isHarmless =
        isLink || element.closest('header, nav, [role="tablist"], [role="tree"], [role="menu"]') !== null
      const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
      found.push({ x, y, label, isField: element.matches(fields), isHarmless })
    }
    return found
  })

/** What the page looks like to an invariant. */
export type Look = {
  /** A heading or an error can be read. */
  readonly isReadable: boolean
  readonly isFocused: boolean
  readonly cart: string
  readonly isInDoubt: boolean
  readonly path: string
  /** What the focus is on. */
  readonly focus: string
  readonly isHacked: boolean
}

export const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && element.textContent.trim() !== ''
    }
    const lines = (): string => {
      const stored = JSON.parse(localStorage.getItem('cart') ?? '{}') as {
        tenantCode?: string
        lines?: readonly { product: { id: unknown }; quantity: number; comment: string }[]
      }
      const rows = (stored.lines ?? []).map(({ product, quantity, comment }) => {
        if (!Number.isInteger(quantity) || quantity <= 0) throw new Error(`A quantity of ${quantity} is in storage.`)
        return `${String(product.id)} x ${quantity} ${comment}`
      })
      return rows.length === 0 ? '' : `${stored.tenantCode}: ${rows.toSorted().join(', ')}`
    }
    const active = document.activeElement
    return {
      isReadable: [...document.querySelectorAll('h1, h2, h3, [role="heading"], [role="alert"]')].some(isSeen),
      isFocused: active !== null && active !== document.body,
      cart: lines(),
      isInDoubt: /"state":"(?:sending|lost)"/.test(localStorage.getItem('orderAttempt') ?? ''),
      path: window.location.pathname,
      focus: (active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim().slice(0, 80),
      isHacked: 'hacked' in window,
    }
  })
