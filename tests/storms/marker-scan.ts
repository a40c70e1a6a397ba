import type { BrowserContext, Page, Request } from '@playwright/test'
import { plantAnswers } from './planting'
import { codes, tenants, type Tenant } from './companies'
import { follow, hurry, privateScreens, publicScreens } from './screens'
import { expect, note } from './storm-test'

/** A word that stands in every text of a company and in the addresses of its pictures, and nowhere else. */
export const markOf = (code: string): string => `mark-of-${code.toLowerCase()}-company`
const isTenant = (code: string | undefined): code is Tenant => codes.some((one) => one === code)

/** Marks every answer with the company whose server it is: by its address, else by the token, else by who signs in. */
export const markAnswers = async (context: BrowserContext): Promise<void> => {
  const owners = new Map<string, Tenant>()
  await plantAnswers(context, {
    seen: (_, answer) => {
      const { token, tenants: own } = (answer ?? {}) as { token?: string; tenants?: readonly { code: string }[] }
      if (token !== undefined && isTenant(own?.[0]?.code)) owners.set(token, own[0].code)
    },
    plantFor: (url, token, answer) => {
      const named = url.pathname.split('/').find(isTenant)
      const own = (answer as { tenants?: readonly { code: string }[] } | null)?.tenants?.[0]?.code
      const code = named ?? (token === null ? own : owners.get(token))
      if (code === undefined) return null
      return {
        text: (_, written) => `${written} ${markOf(code)}`,
        address: () => `https://trap.other.test/${markOf(code)}.gif`,
      }
    },
  })
}

/**
 * Answers come even to calls that were taken back, as if that had come too late: what the portal does with an answer of
 * the company that the reader has left is seen only when it arrives.
 */
export const deafToAborts = () => {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, headers, url } = request
    const body = method === 'GET' ? {} : { body: await request.text() }
    return real(url, { method, headers, ...body })
  }
}

/** Marks of other companies than the present one, wherever they may be: in the page, its attributes, its title, in storage. */
export const foreignIn = (page: Page, present: Tenant): Promise<readonly string[]> =>
  page.evaluate(
    (others) => {
      const places: Record<string, string> = { page: document.documentElement.outerHTML, title: document.title }
      places['fields'] = Array.from(document.querySelectorAll('input'), ({ value }) => value).join('\n')
      for (const area of [localStorage, sessionStorage])
        for (const [key, text] of Object.entries(area)) places[`stored ${key}`] = String(text)
      return Object.entries(places).flatMap(([place, text]) =>
        others
          .filter((mark) => text.includes(mark))
          .map(
            (mark) =>
              `${mark} in ${place}: ${text.slice(Math.max(0, text.indexOf(mark) - 120), text.indexOf(mark) + 40)}`,
          ),
      )
    },
    codes.filter((code) => code !== present).map(markOf),
  )

const hasOwn = (page: Page, code: Tenant) =>
  page.evaluate((mark) => document.documentElement.outerHTML.includes(mark), markOf(code))

type Scan = { screens: number; own: number; late: number; switches: number; open: Set<Request> }

/** Calls of the API that have no answer yet. */
const openCalls = (page: Page): Set<Request> => {
  const open = new Set<Request>()
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** Nothing of another company is to be seen on any screen of the present one, reached by links. */
export const scanScreens = async (page: Page, code: Tenant, scan: Scan): Promise<void> => {
  for (const path of [...privateScreens(tenants[code]), ...publicScreens(code)]) {
    await follow(page, path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await expect
      .poll(() => [...scan.open].map((request) => request.url()), { message: path, intervals: [20] })
      .toEqual([])
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    expect(await foreignIn(page, code), `${code} ${path}`).toEqual([])
    scan.screens += 1
    if (await hasOwn(page, code)) scan.own += 1
  }
}

const signIn = async (page: Page, code: Tenant) => {
  await page.locator('[name="email"]').fill(`buyer@${code.toLowerCase()}.test`)
  await page.locator('[name="password"]').fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * From one company to another in the same tab, without a load: while the answers to the first one's screens are on their
 * way, the buyer leaves and signs in at the second one. The answers arrive there.
 */
export const switchTenant = async (page: Page, from: Tenant, to: Tenant, scan: Scan): Promise<void> => {
  const { request } = page.context()
  const late = [`/api/*/${from}*`, '/api/tags']
  for (const path of late)
    await request.post('/__mock/faults', { data: { method: 'GET', path, delay: 1500, times: 'always' } })
  let arrived = 0
  const isOfFormer = (url: string) => url.includes(`/${from}`)
  page.on('response', (response) => void (isOfFormer(response.url()) && (arrived += 1)))
  for (const path of ['/orders', '/products', `/products/${tenants[from].product}`, '/profile', '/category'])
    await follow(page, path)
  const onTheirWay = arrived
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login\//)
  await follow(page, `/login/${to}`)
  await signIn(page, to)
  await expect.poll(() => arrived, { message: 'late answers' }).toBeGreaterThan(onTheirWay)
  scan.late += arrived - onTheirWay
  await request.delete('/__mock/faults')
  await scanScreens(page, to, scan)
  scan.switches += 1
}

/** Signs in at the first company and goes along a row of them. */
export const scanAlong = async (page: Page, way: readonly Tenant[]): Promise<void> => {
  const scan: Scan = { screens: 0, own: 0, late: 0, switches: 0, open: openCalls(page) }
  const [first = 'ACME', ...rest] = way
  await page.addInitScript(hurry)
  await page.addInitScript(deafToAborts)
  await markAnswers(page.context())
  await page.goto(`/login/${first}`)
  await signIn(page, first)
  await scanScreens(page, first, scan)
  let at = first
  for (const next of rest) {
    await switchTenant(page, at, next, scan)
    at = next
  }
  // A portal that shows nothing shows nothing foreign either.
  expect(scan.own, 'screens with marks of their own').toBeGreaterThan(scan.screens * 0.8)
  const { open: _open, ...numbers } = scan
  note('markers', { ...numbers, foreign: 0 })
}
