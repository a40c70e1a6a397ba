import type { Page } from '@playwright/test'

/** What a watched page answers at the end of a journey. */
type Watched = { readonly focusTrouble?: () => string | null }

/**
 * Watches the focus in a page: when a person acts again, what was done before must have left the focus on something, in the
 * dialog that is open, and not behind a bar. What is wrong is a `console.error`, which fails every journey.
 */
export const watchFocus = (): void => {
  if (window !== window.top || window.origin === 'null') return
  const reachable = 'a[href], button, input, select, textarea, label, summary, iframe, [tabindex]'
  const nameOf = (element: Element | null): string =>
    element === null ? 'nothing' : element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120)
  /** What had the focus after the last gesture began, or what was pressed; nothing when a person pressed beside everything. */
  let before: string | null = null
  /** The Tab key leads out of a page, too; where it leads in the page is looked at. */
  let mayLeave = false
  const isLoading = (): boolean => document.querySelector('[aria-busy="true"]') !== null
  const openDialog = (): Element | undefined =>
    [...document.querySelectorAll('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]')].at(-1)

  const wrong = (): string | null => {
    const element = document.activeElement
    if (element === null || element === document.body) return mayLeave ? null : 'on the body'
    const dialog = openDialog()
    // What a popover or a question shows is in a place of its own, and closes with the dialog.
    const isModal = dialog !== undefined && document.querySelector('main')?.closest('[aria-hidden="true"]') !== null
    if (isModal && !dialog.contains(element) && element.closest('[data-radix-popper-content-wrapper]') === null)
      return `outside of the open dialog: ${nameOf(element)}`
    if (isModal || !element.matches(':focus-visible')) return null
    const [line] = element.getClientRects()
    if (line === undefined || line.width < 4 || line.height < 4) return null
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
    const above = x < 0 || y < 0 ? null : document.elementFromPoint(x, y)
    for (let one: Element | null = above; one !== null && !one.contains(element); one = one.parentElement) {
      if (element.contains(one)) return null
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position))
        return `behind a bar: ${nameOf(element)} under ${nameOf(one)}`
    }
    return null
  }
  const look = (next: string): void => {
    if (before === null || isLoading() || !document.hasFocus()) return
    const what = wrong()
    if (what !== null) console.error(`Focus ${what}; after ${before}; seen at ${next}`)
  }
  const keep = (what: string, element: Element | null): void => {
    before = element === null || element === document.body ? null : `${what} on ${nameOf(element)}`
    mayLeave = false
  }
  Object.assign(window, {
    focusTrouble: () => {
      if (before === null || isLoading() || !document.hasFocus()) return null
      const what = wrong()
      return what === null ? null : `Focus ${what}; after ${before}; seen at the end`
    },
  })
  document.addEventListener(
    'pointerdown',
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof Element)) return
      look('a press')
      const pressed = target.closest(reachable)
      keep('a press', pressed)
    },
    true,
  )
  document.addEventListener(
    'keydown',
    ({ isTrusted, key }) => {
      if (!isTrusted) return
      look(`the key ${key}`)
      keep(`the key ${key}`, document.activeElement)
      mayLeave = key === 'Tab'
    },
    true,
  )
}

/** What the last gesture left wrong in a page that is still open; `null` when nothing is. */
export const focusLeft = (page: Page): Promise<string | null> =>
  page.evaluate(() => (window as Watched).focusTrouble?.() ?? null).catch(() => null)
