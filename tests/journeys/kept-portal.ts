import type { Page } from '@playwright/test'
import { serveBuild } from './host'
import { expect, test as base } from './support'

/** A production build with its service worker, on a host of its own. */
export const test = base.extend<{ host: Awaited<ReturnType<typeof serveBuild>> }>({
  host: async ({ baseURL, context }, use, info) => {
    const host = await serveBuild(baseURL ?? '')
    await context.addCookies([{ name: 'mock-world', value: info.testId, url: host.origin }])
    await use(host)
    host.close()
  },
})

export const logIn = async (page: Page, origin: string, email = 'buyer@acme.test', code = 'ACME') => {
  await page.goto(`${origin}/login/${code}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
}

/** The worker has the whole version on the device, and looks after this page. */
export const isPortalKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), { timeout: 60_000 })
    .toBe('activated')
