import type { Around, Sight } from './sights'
import { expect } from './studio'

/** A chart is laid out after its page stands there, and all machines are walked for some tabs; that is not how they look. */
const isDrawn = async ({ page }: Pick<Around, 'page'>): Promise<void> => {
  await expect(
    page
      .getByRole('group', { name: /^Chart of/ })
      .or(page.getByRole('toolbar', { name: 'Map of system' }))
      .first(),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText(/^(?:Drawing the chart|Walking)/)).toHaveCount(0, { timeout: 60_000 })
}
/** Each screen of the atlas that is in sight has been painted. */
const isPainted = async ({ page }: Pick<Around, 'page'>): Promise<void> => {
  await expect(page.locator('[data-screen=drawn]').first()).toBeAttached({ timeout: 120_000 })
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-screen]:not([data-screen=drawn])')].every(
        (screen) => screen.getBoundingClientRect().top > window.innerHeight,
      ),
    null,
    { timeout: 120_000 },
  )
}
/** What of a tab has to be there before it is looked at. */
const stands: Readonly<Record<string, (around: Pick<Around, 'page'>) => Promise<void>>> = {
  '/atlas': isPainted,
  // Beside the live view a portal opens, which it has to hear of.
  '/live': async ({ page }) => {
    await expect(page.getByRole('combobox', { name: 'Tab of the portal' })).toBeVisible({ timeout: 60_000 })
    await isDrawn({ page })
  },
  // Chart and screen stand side by side.
  '/stories': async ({ page }) => {
    await isDrawn({ page })
    await expect(page.frameLocator('iframe[title="The screen"]').locator('h1').first()).toBeVisible({ timeout: 60_000 })
  },
}

/** The test bench and the visualizer: in English, of no company; what is drawn there is cut on purpose. */
export const tools: readonly Sight[] = [
  ...['scenarios', 'calls', 'faults', 'data', 'world'].map((tab): Sight => ({
    name: `bench-${tab}`,
    path: () => `/__mock#${tab}`,
    isPublic: true,
    isTool: true,
  })),
  ...['', '/simulate', '/atlas', '/live', '/stories', '/coverage'].map((tab): Sight => ({
    name: `flows${tab.replace('/', '-')}`,
    path: () => `/__flows#/${tab === '/live' ? 'session' : 'checkout'}${tab}`,
    isPublic: true,
    isTool: true,
    act: stands[tab] ?? isDrawn,
  })),
  { name: 'flows-system', path: () => '/__flows#/system', isPublic: true, isTool: true, act: isDrawn },
]
