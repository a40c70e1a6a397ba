import { defineConfig } from '@playwright/test'

const port = Number(process.env['JOURNEY_PORT'] ?? 4873)
/** A portal that is served already (`npm run test:deploy`); else the journeys start the preview themselves. */
const served = process.env['JOURNEY_ORIGIN']

const webServer = () => ({
  command: `node_modules/.bin/vite preview --port ${port}`,
  url: `http://localhost:${port}/login`,
  // The other host that about-us.journey.ts plays; the policy of the page names it.
  env: { TRADEPOST_ABOUT_US_ORIGINS: 'https://docs.other.test' },
  reuseExistingServer: false,
  timeout: 60_000,
})

/** `npm run test:journeys` goes all of them; a host that is served already chooses its own. */
const isWhole = process.env['JOURNEYS'] === 'all' || served !== undefined

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...(isWhole ? {} : { grepInvert: /@long/ }),
  timeout: 240_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }]],
  outputDir: '.cache/journeys',
  use: {
    baseURL: served ?? `http://localhost:${port}`,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  ...(served === undefined ? { webServer: webServer() } : {}),
})
