import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** The whole fault matrix (`npm run test:faults`): as the journeys, but for where it stands and what it writes. */
export default defineConfig(journeys, {
  testDir: 'tests/faults',
  testMatch: '**/*.cells.ts',
  outputDir: '.cache/faults',
  reporter: [['list'], ['json', { outputFile: '.cache/results/faults.json' }]],
})
