import { defineConfig } from '@playwright/test'
import type { EngineName } from './launch'
import type { Settings } from './support'

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

/** The journeys in the browsers of Debian (`npm run test:engines`); no browser of Playwright's own is used. */
export default defineConfig<object, Settings>({
  testDir: '.',
  testMatch: '**/*.engine.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/engines.json' }]],
  outputDir: '../../.cache/engines',
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
})
