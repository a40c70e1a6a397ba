import { fileURLToPath } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'
import { demoPolicy } from '../../deploy/headers'
import { conformance } from '../mocks/conformance'
import { serveFiles } from '../support/static-files'
import { reportRefusals } from './support'
import { long } from './length'

/** Whatever the policy of a page refuses is told; a test of the demo fails of it. */
const test = base.extend<{ refusals: readonly string[] }>({
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = []
      await context.addInitScript(reportRefusals)
      context.on('console', (message) => {
        if (/^Refused by the policy|Content Security Policy|requires? 'Trusted/.test(message.text()))
          refusals.push(message.text())
      })
      await use(refusals)
      expect(refusals).toEqual([])
    },
    { auto: true },
  ],
})
test.use({ serviceWorkers: 'allow' })

let host: Awaited<ReturnType<typeof serveFiles>>
const address = (path: string) => `${host.origin}/shop${path}`
test.beforeAll(async () => {
  host = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
})
test.afterAll(() => host.close())

const signIn = async (page: Page) => {
  await page.goto(address('/login/ACME'))
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.locator('input[name=password]').fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('/products'))
}

/** A fetch that runs in the page, whose calls the worker answers. */
const fetchIn =
  (page: Page) =>
  async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', headers = {}, body = null, signal } = init
    const asked = {
      path,
      method,
      headers: headers as Record<string, string>,
      body: body as string | null,
      isLeaving: Boolean(signal),
    }
    const answer = await page.evaluate(async ({ path: target, isLeaving, ...rest }) => {
      try {
        const response = await fetch(target, { ...rest, ...(isLeaving ? { signal: AbortSignal.timeout(300) } : {}) })
        return { status: response.status, headers: [...response.headers], text: await response.text() }
      } catch {
        return null
      }
    }, asked)
    if (answer === null) throw new TypeError('Failed to fetch')
    const isBodyless = answer.status === 204
    return new Response(isBodyless ? null : answer.text, {
      status: answer.status,
      headers: answer.headers as [string, string][],
    })
  }

test('QA: the demo works in a folder of a host that knows only files, also at a deep first address', async ({
  page,
}) => {
  await signIn(page)
  await expect(page.getByText('HB-100').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('HB-100').first()).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(address('/orders'))
  await page.goto(address('/__mock'))
  await expect(page).toHaveTitle('Tradepost test bench')
})

test('QA: the demo works on a host that answers every address with the first page, at a deep first address', async ({
  page,
}) => {
  const lenient = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/', true)
  try {
    await page.goto(`${lenient.origin}/shop/login/BOLT`)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveTitle('Log in - Bolt Industrial')
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${lenient.origin}/shop/products/1002`)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    const workers = asked.filter((path) => path.endsWith('mock-worker.js'))
    expect(new Set(workers)).toEqual(new Set(['/shop/mock-worker.js']))
  } finally {
    lenient.close()
  }
})

test('QA: the bench opens at its first address on a host that answers every address with the first page', async ({
  page,
}) => {
  const lenient = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/', true)
  try {
    await page.goto(`${lenient.origin}/shop/__mock`)
    await expect(page).toHaveTitle('Tradepost test bench')
  } finally {
    lenient.close()
  }
})

test('QA: the demo works without its host once it was there: one worker keeps the portal and plays the server', async ({
  page,
}) => {
  const own = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
  await page.goto(`${own.origin}/shop/login/ACME`)
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.locator('input[name=password]').fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page.getByText('HB-100').first()).toBeVisible()
  const files = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('tradepost-code /shop/'))
      const kept = name === undefined ? [] : await (await caches.open(name)).keys()
      return kept.some(({ url }) => url.includes('edition.txt'))
    })
  await expect.poll(files, { timeout: 60_000 }).toBe(true)
  own.close()
  for (const [path, name] of [
    ['orders', 'Orders'],
    ['cart', 'Cart'],
    ['profile', 'Profile'],
  ] as const) {
    await page.goto(`${own.origin}/shop/${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('S4 every page of the demo says its policy, and no screen breaks it', long, async ({ page, refusals }) => {
  await signIn(page)
  const policyOf = () => page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(await policyOf()).toBe(demoPolicy('portal'))
  const places = [
    '/dashboard',
    '/products/101',
    '/category',
    '/cart',
    '/checkout',
    '/orders',
    '/orders/101',
    '/profile',
  ]
  for (const place of [...places, '/about-us', '/browse/ACME', '/about-us/ACME']) {
    await page.goto(address(place))
    await expect(page.getByRole('heading', { level: 1 }).first(), place).toBeVisible()
    await expect(page.locator('[aria-busy=true]'), place).toHaveCount(0)
  }
  for (const tab of ['chart', 'simulate', 'atlas', 'live', 'stories', 'compare', 'sign-off', 'coverage']) {
    await page.goto(address(`/__flows#/cart/${tab}`))
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  }
  expect(await policyOf()).toBe(demoPolicy('visualizer'))
  for (const tab of ['scenarios', 'calls', 'faults', 'data', 'world']) {
    await page.goto(address(`/__mock#${tab}`))
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  }
  expect(refusals).toEqual([])
})

test('S4 what is not of the demo does not run in it', long, async ({ page, refusals }) => {
  await page.goto(address('/login/ACME'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isRefused = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work()
        return false
      } catch {
        return true
      }
    }
    return [
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
      attempt(() => void new Worker('https://elsewhere.test/worker.js')),
    ]
  })
  expect(isRefused).toEqual([true, true])
  await expect.poll(() => refusals.length).toBeGreaterThan(0)
  ;(refusals as string[]).splice(0)
})

test('QA: the demo keeps its world when the browser stops the worker', long, async ({ page, context }) => {
  await signIn(page)
  await page.goto(address('/products?scenario=empty-catalogue'))
  await expect(page.getByRole('main').getByText('No products found')).toBeVisible()
  await expect(page).toHaveURL(address('/products'))
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await page.goto(address('/products'))
  await expect(page.getByRole('main').getByText('No products found')).toBeVisible()
})

test('QA: the worker of the demo does what the other hosts of the mock do', long, async ({ page }) => {
  await page.goto(address('/login'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { name, run } of conformance) await test.step(name, () => run(fetchIn(page)))
})
