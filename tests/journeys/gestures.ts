import type { Page } from '@playwright/test'

export type Gestures = { readonly clicks: number; readonly keys: number }

/**
 * Counts what a person does with the page from now on, over reloads as well: presses of a pointer or a finger, and keys
 * going down. What the page does to itself counts for nothing.
 */
export const counting = async (page: Page): Promise<() => Promise<Gestures>> => {
  const listen = () => {
    if (window !== window.top || Reflect.get(window, 'isCounted') === true) return
    Reflect.set(window, 'isCounted', true)
    const more = (name: 'clicks' | 'keys') =>
      sessionStorage.setItem(`counted ${name}`, String(Number(sessionStorage.getItem(`counted ${name}`) ?? 0) + 1))
    document.addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && more('clicks'), true)
    document.addEventListener('keydown', ({ isTrusted }) => isTrusted && more('keys'), true)
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  await page.evaluate(() => ['clicks', 'keys'].forEach((name) => sessionStorage.removeItem(`counted ${name}`)))
  return () =>
    page.evaluate(() => ({
      clicks: Number(sessionStorage.getItem('counted clicks') ?? 0),
      keys: Number(sessionStorage.getItem('counted keys') ?? 0),
    }))
}
