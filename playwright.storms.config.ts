import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** The storms (`npm run test:storms`): as the journeys, but for where they stand and what they write. */
export default defineConfig(journeys, {
  testDir: 'tests/storms',
  testMatch: '**/*.storm.ts',
  outputDir: '.cache/storms',
  // They wait for weather more than they work.
  workers: 3,
  // A part of the soak is thousands of steps long.
  timeout: 1_800_000,
  reporter: [['list'], ['json', { outputFile: '.cache/results/storms.json' }]],
})
