import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** Whether everybody can use every surface (`npm run test:able`): as the journeys, but for where they stand. */
export default defineConfig(journeys, {
  testDir: 'tests/able',
  testMatch: '**/*.able.ts',
  outputDir: '.cache/able',
  // A walk comes to every surface.
  timeout: 900_000,
  // One gesture that finds nothing ends the walk, and does not wait as long as it.
  use: { ...journeys.use, actionTimeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/able.json' }]],
})
