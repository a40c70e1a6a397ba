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

/** The questions whose answers the device keeps. */
export const keptQuestions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'tradepost-answers')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('tradepost-answers')
      opening.addEventListener('error', () => reject(opening.error as Error))
      opening.addEventListener('success', () => {
        const database = opening.result
        if (!database.objectStoreNames.contains('answers')) {
          database.close()
          return resolve([])
        }
        const keys = database.transaction('answers').objectStore('answers').getAllKeys()
        keys.addEventListener('success', () => {
          database.close()
          resolve(keys.result.map((key) => String((key as unknown[])[3] ?? '')).filter(Boolean))
        })
      })
    })
  })
/** The answer to a question is on the device. */
export const isSeen = (page: Page, path: RegExp) =>
  expect.poll(async () => (await keptQuestions(page)).some((question) => path.test(question))).toBe(true)

/** Opens what a buyer looks at, and waits until the device has it. */
export const lookAround = async (page: Page, origin: string) => {
  const seen: readonly (readonly [string, RegExp])[] = [
    ['/products', /\/api\/products\/ACME \{/],
    ['/products/1002', /\/details\/1002 /],
    ['/category', /\/categories\/ACME\/browse /],
    ['/orders', /\/api\/orders\/ACME \{"status":"draft"/],
  ]
  for (const [path, question] of seen) {
    await page.goto(origin + path)
    await isSeen(page, question)
  }
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Back to orders' })).toBeVisible()
  await isSeen(page, /\/api\/orders\/ACME\/[^ ]+ \{\}/)
  await isSeen(page, /\/api\/categories\/ACME \{"page":1/)
  return new URL(page.url()).pathname
}
