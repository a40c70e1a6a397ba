import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockPanel } from './mocks/hosts/panel-plugin.ts'
import { words } from './scripts/words.ts'

export default defineConfig({
  plugins: [react(), words(), mockPanel()],
  // As it is built (vite.config.ts).
  resolve: {
    alias: { 'react-i18next': resolve(import.meta.dirname, 'src/ui/words-on-screen.ts') },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Generous, so that a busy machine fails nothing: no test measures time, and a quick one waits for none of these.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
