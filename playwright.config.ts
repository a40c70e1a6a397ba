import { defineConfig } from '@playwright/test'

const port = Number(process.env['JOURNEY_PORT'] ?? 4873)

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }]],
  outputDir: '.cache/journeys',
  use: {
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: `node_modules/.bin/vite preview --port ${port}`,
    url: `http://localhost:${port}/login`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
