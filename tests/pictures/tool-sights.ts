import type { Around, Sight } from './sights'
import { expect } from './studio'

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
    path: () => `/__flows#/checkout${tab}`,
    isPublic: true,
    isTool: true,
    // Beside the live view a portal opens, which it has to hear of.
    ...(tab === '/live' && {
      act: async ({ page }: Around) => {
        await expect(page.getByRole('combobox', { name: 'Tab of the portal' })).toBeVisible({ timeout: 60_000 })
      },
    }),
  })),
  { name: 'flows-system', path: () => '/__flows#/system', isPublic: true, isTool: true },
]
