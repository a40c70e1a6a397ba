import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/**
 * What is taken as pictures (`npm run pictures`, `npm run test:pictures`): the static demo, in a browser whose letters and
 * clock are the same each time. Where the stored pictures lie is said by the script.
 */
const { webServer: _, ...rest } = journeys
export default defineConfig({
  ...rest,
  testDir: 'tests/pictures',
  testMatch: '**/*.picture.ts',
  outputDir: '.cache/pictures/differences',
  timeout: 600_000,
  snapshotPathTemplate: `${process.env['PICTURES_AT'] ?? '.cache/pictures/here'}/{arg}{ext}`,
  reporter: [['list'], ['json', { outputFile: '.cache/results/pictures.json' }]],
  expect: {
    timeout: 20_000,
    // A curve is smoothed differently now and then, by a pixel or two of 300,000; a corner rounded by one px more has dozens.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 4, threshold: 0.1 },
  },
  use: {
    ...journeys.use,
    serviceWorkers: 'allow',
    deviceScaleFactor: 1,
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [
        ...(journeys.use?.launchOptions?.args ?? []),
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
