import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { serveFiles } from '../support/static-files'
import { reportRefusals } from './support'

/** The demo in a folder of a static host; a console error, or a crash of a page, fails the test. */
export const test = base.extend<
  { address: (path: string) => string },
  { host: Awaited<ReturnType<typeof serveFiles>> }
>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture that needs no other says so in this way
    async ({}, use) => {
      const host = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
      await use(host)
      host.close()
    },
    { scope: 'worker' },
  ],
  address: async ({ context, host }, use) => {
    const problems: string[] = []
    context.on('weberror', (problem) => problems.push(problem.error().message))
    context.on('console', (message) => {
      // The frame of About Us says so when the checker of accessibility tries to run in it.
      const isExpected = /^(?:Failed to load resource|Blocked script execution in 'about:srcdoc')/.test(message.text())
      if (message.type() === 'error' && !isExpected) problems.push(message.text())
    })
    await context.addInitScript(reportRefusals)
    await use((path) => `${host.origin}/shop${path}`)
    expect(problems).toEqual([])
  },
})
export { expect }
