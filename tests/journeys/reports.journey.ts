import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Report } from '../../src/recorder/report'
import { serveFiles } from '../support/static-files'
import { atCheckout, card, expect, logIn, test, type worldOf } from './support'

type World = ReturnType<typeof worldOf>
type Trouble = {
  readonly name: string
  readonly happens: (page: Page, world: World) => Promise<void>
  /** What the report says of it. */
  readonly says: RegExp
}

const shown = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const goods = async (page: Page) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
}
const order = async (page: Page, world: World, fault: object) => {
  await atCheckout(page)
  await world.fault({ method: 'POST', path: '/api/orders/ACME', ...fault })
  await page.getByRole('button', { name: 'Complete order' }).click()
}
const panel = (page: Page) => expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()

const troubles: readonly Trouble[] = [
  {
    name: 'products that the server cannot give',
    happens: async (page, world) => {
      await goods(page)
      await world.fault({ path: '/api/products/ACME', status: 500, times: 'always' })
      await page.goto('/products?per_page=24')
      await panel(page)
    },
    says: /"status":500/,
  },
  {
    name: 'a stored user that cannot be read',
    happens: async (page) => {
      await goods(page)
      await page.evaluate(() => localStorage.setItem('user', '{bad'))
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    },
    says: /screen\.crashed/,
  },
  {
    name: 'an order that is refused',
    happens: async (page, world) => {
      await order(page, world, { status: 422, body: { message: 'The credit limit is reached.' } })
      await shown(page, 'The credit limit is reached.')
    },
    says: /"kind":"rejected","status":422/,
  },
  {
    name: 'an order whose answer is lost',
    happens: async (page, world) => {
      await order(page, world, { drop: 'after' })
      await shown(page, /check Orders/i)
    },
    says: /"kind":"unreachable"/,
  },
  {
    name: 'a customer that cannot be had',
    happens: async (page, world) => {
      await goods(page)
      await card(page, 'P-1001')
        .getByRole('button', { name: /^More of/ })
        .click()
      await world.fault({ path: '/api/customers/ACME', status: 500, times: 'always' })
      await page.goto('/checkout')
      await panel(page)
    },
    says: /\/api\/customers\/ACME/,
  },
  {
    name: 'settings and categories that fail',
    happens: async (page, world) => {
      await world.fault({ path: '/api/settings/ACME', status: 503, times: 'always' })
      await world.fault({ path: '/api/categories/ACME', status: 500, times: 'always' })
      await logIn(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    says: /"status":503/,
  },
]

/** Opens the dialog where the trouble is, else in the menu of the account, and saves the report. */
const saved = async (page: Page): Promise<string> => {
  const here = page.getByRole('button', { name: 'Report a problem' })
  if ((await here.count()) > 0) await here.first().click()
  else {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Report a problem' }).click()
  }
  const file = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Save as file' }).click()
  return (await file).path()
}

test.describe('a report of the production build', () => {
  test.use({ expectedErrors: /./ })
  for (const { name, happens, says } of troubles) {
    test(`QA ${name}: it replays to the same final states, and holds nothing of anybody`, async ({
      page,
      world,
      browser,
    }) => {
      await happens(page, world)
      const path = await saved(page)
      const text = readFileSync(path, 'utf8')
      expect(text).toMatch(says)
      expect(text).not.toMatch(/Passw0rd!|Planted-47|buyer@acme|Alex Morgan|Bearer/)
      const { entries } = JSON.parse(text) as Report
      expect(entries.length).toBeGreaterThan(20)

      const demo = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
      const context = await browser.newContext({ serviceWorkers: 'allow' })
      const flows = await context.newPage()
      await flows.goto(`${demo.origin}/shop/__flows#//report`)
      await flows.getByLabel('Open a report: file').setInputFiles(path)
      await expect(flows.getByText(/^The machines of today end as recorded: \d+ events/)).toBeVisible()
      await expect(flows.getByText('differs at step')).toHaveCount(0)
      await flows.getByRole('button', { name: 'Jump to the failure' }).click()
      await expect(flows).toHaveURL(/step=\d+/)
      await context.close()
      demo.close()
    })
  }
})
