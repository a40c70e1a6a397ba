import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { card, expect, logIn, test } from './support'
import { long, longUnless } from './length'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const names = ['Scenarios', 'Calls', 'Faults', 'Data', 'Server', 'World'] as const

const openPanel = async (page: Page, tab: (typeof names)[number]) => {
  await page.goto(`/__mock#${tab.toLowerCase()}`)
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
}
const call = (page: Page, text: string) => page.getByRole('table').getByRole('row').filter({ hasText: text })
const openFile = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
const fillCart = async (page: Page) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
}

test('QA: the answer to an order gets lost with one click, and the log shows it', async ({ page, context }) => {
  await fillCart(page)
  const panel = await context.newPage()
  await openPanel(panel, 'Faults')
  await panel.getByRole('button', { name: 'Lose the answer of the next order' }).click()
  await expect(panel.getByText('POST /api/orders/*: done, but the answer is lost, once')).toBeVisible()

  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()

  await expect(panel.getByText('Nothing goes wrong.')).toBeVisible()
  await panel.getByRole('tab', { name: 'Calls' }).click()
  await panel.getByRole('checkbox', { name: 'Only faults' }).check()
  const lost = call(panel, '/api/orders/ACME')
  await expect(lost).toContainText('201 answer lost')
  await expect(lost).toContainText('Fault 1')
  await expect(call(panel, '/api/')).toHaveCount(1)
  await lost.getByRole('button').click()
  await expect(panel.getByRole('region', { name: 'Body' })).toContainText('"sale_qty": 1')
  await expect(panel.getByText('The server did its work; its answer never arrived.')).toBeVisible()

  await panel.getByRole('tab', { name: 'Data' }).click()
  await panel.getByRole('button', { name: /^orders/ }).click()
  await expect(panel.getByText('10 rows, page 1 of 1')).toBeVisible()
})

test(
  'QA: a call is copied as a curl command that works, and becomes a fault',
  long,
  async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    const panel = await context.newPage()
    await openPanel(panel, 'Calls')
    await panel.getByRole('searchbox', { name: 'Filter calls' }).fill('products/ACME')
    await call(panel, '/api/products/ACME').first().getByRole('button').click()
    await panel.getByRole('button', { name: 'Copy as curl' }).click()
    await expect(panel.getByRole('status').filter({ hasText: 'as curl' })).toBeVisible()
    const copied = await panel.evaluate(() => navigator.clipboard.readText())
    const [address = ''] = /'http[^']+'/.exec(copied) ?? []
    const lines = [...copied.matchAll(/-H '([^:]+): ([^']+)'/g)]
    const headers = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
    expect(headers['authorization']).toMatch(/^Bearer ./)
    const answer = await request.get(address.slice(1, -1), { headers })
    expect(answer.status()).toBe(200)

    await panel.getByRole('button', { name: 'Make a fault of this call' }).click()
    await expect(panel.getByLabel('Method')).toHaveValue('GET')
    await expect(panel.getByLabel('Path')).toHaveValue('/api/products/ACME')
    await panel.getByRole('button', { name: 'Set fault' }).click()
    await expect(panel.getByRole('alert')).toContainText('A fault needs something that happens')
    await panel.getByLabel('Status', { exact: true }).fill('many')
    await panel.getByRole('button', { name: 'Set fault' }).click()
    await expect(panel.getByRole('alert')).toContainText('status: expected a number, got "many"')
    await panel.getByLabel('Status', { exact: true }).fill('503')
    await panel.getByLabel('Times').fill('3')
    await panel.getByRole('button', { name: 'Set fault' }).click()
    await expect(panel.getByText('GET /api/products/ACME: 503, 3 times left')).toBeVisible()
    await panel.getByRole('button', { name: 'Remove fault 1' }).click()
    await expect(panel.getByText('Nothing goes wrong.')).toBeVisible()
  },
)

test('QA: the answer of a call is edited, and the portal shows what was written', async ({ page, context }) => {
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  const panel = await context.newPage()
  await openPanel(panel, 'Calls')
  await panel.getByRole('searchbox', { name: 'Filter calls' }).fill('products/ACME')
  await call(panel, '/api/products/ACME').first().getByRole('button').click()
  await panel.getByRole('button', { name: 'Edit this answer' }).click()
  await expect(panel.getByLabel('Status', { exact: true })).toHaveValue('200')
  const body = panel.getByLabel('Body', { exact: true })
  await expect(body).toBeFocused()
  await expect(body).toBeInViewport()
  const before = await body.inputValue()
  expect(before).toContain('P-1001')
  await body.fill(before.replaceAll('P-1001', 'Q-1001'))
  await panel.getByRole('button', { name: 'Set fault' }).click()
  await expect(panel.getByText(/^GET \/api\/products\/ACME with “.+”: 200 with JSON, once$/)).toBeVisible()
  await page.reload()
  await expect(card(page, 'Q-1001')).toBeVisible()
  await page.reload()
  await expect(card(page, 'P-1001')).toBeVisible()
  // Written anew for always, and then once more: the last one holds.
  for (const word of ['R-1001', 'S-1001']) {
    await openPanel(panel, 'Calls')
    await call(panel, '/api/products/ACME').first().getByRole('button').click()
    await panel.getByRole('button', { name: 'Edit this answer' }).click()
    await body.fill(before.replaceAll('P-1001', word))
    await panel.getByRole('checkbox', { name: 'Always' }).check()
    await panel.getByRole('button', { name: 'Set fault' }).click()
    await expect(panel.getByText(/^GET \/api\/products\/ACME with “.+”: 200 with JSON, always$/)).toHaveCount(1)
    await page.reload()
    await expect(card(page, word)).toBeVisible()
  }
})

test(
  'QA: a scenario begins, and a log that was cleared elsewhere is empty here',
  long,
  async ({ page, context, world }) => {
    await logIn(page)
    await expect(card(page, 'P-1001')).toBeVisible()
    await openPanel(page, 'Scenarios')
    await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('order refused')
    await expect(page.getByText('Orders are refused with 422 and one message.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Begin/ })).toHaveCount(2)
    await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('sells nothing')
    await page.getByRole('button', { name: 'Begin empty-catalogue' }).click()
    await expect(page.getByRole('button', { name: 'Begin again empty-catalogue' })).toBeVisible()
    await page.getByRole('status').getByRole('link', { name: 'Open /products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
    await expect(page.getByRole('article')).toHaveCount(0)

    await openPanel(page, 'Calls')
    await expect(call(page, '/api/products/ACME')).toHaveCount(1)
    await context.request.delete('/__mock/log')
    await expect(page.getByText('No calls yet.')).toBeVisible()
    expect(await world.calls('GET', '/api/products/ACME')).toEqual([])
  },
)

test('QA: a file brings back the world, the cart and the session', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  await expect(page.getByText('P-1001')).toBeVisible()
  await openPanel(page, 'World')
  await expect(page.getByLabel('Page where it happens')).toHaveValue('/cart')
  await page.getByRole('button', { name: '+1 hour' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '1 h ahead' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to file' }).click()
  const saved = await saving
  const content = await readFile(await saved.path(), 'utf8')
  expect(JSON.parse(content)).toMatchObject({ format: 'tradepost-report', version: 1, page: '/cart' })

  await page.getByRole('button', { name: 'Forget this browser' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Reset world' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('real time', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await openFile(page, saved.suggestedFilename(), content)
  await expect(page.getByRole('definition').filter({ hasText: '1 h ahead' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the portal at /cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('QA: a registration that waits is approved and can log in', long, async ({ page }) => {
  await logIn(page, 'pending@acme.test')
  await expect(page.getByRole('link', { name: 'Your account is still waiting for company approval.' })).toBeVisible()
  await openPanel(page, 'Data')
  await page.getByRole('button', { name: /^registrations/ }).click()
  await page.getByRole('button', { name: 'Approve pending@acme.test' }).click()
  await expect(page.getByText('Nothing is here.')).toBeVisible()
  await logIn(page, 'pending@acme.test')
  await expect(page).toHaveURL('/products')
})

test('QA: a file that is none is refused with the reason, and the world stays', long, async ({ page }) => {
  await fillCart(page)
  await openPanel(page, 'World')
  await page.getByLabel('The host belongs to').selectOption('BOLT')
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  const world = { format: 'tradepost-world', version: 1 }
  const report = { format: 'tradepost-report', version: 1, world, browser: {}, page: '/' }
  const files = {
    'The file is not JSON.': '<html>',
    'The file is no saved world': '{"format":"other"}',
    'this panel reads version 1': '{"format":"tradepost-report","version":2}',
    '“browser” in the file': JSON.stringify({ ...report, browser: [] }),
    '“page” in the file': JSON.stringify({ ...report, page: '//evil.test' }),
    'records: It has to be there, and is missing.': JSON.stringify(report),
    'catalogue: It has to be there, and is missing.': JSON.stringify(world),
  }
  for (const [reason, content] of Object.entries(files)) {
    await openFile(page, 'bug.json', content)
    await expect(page.getByRole('alert')).toContainText(reason)
    await expect(page.getByRole('alert')).toContainText('nothing has changed')
  }
  await expect(page.getByLabel('The host belongs to')).toHaveValue('BOLT')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before)
})

for (const theme of ['light', 'dark'] as const) {
  test(`QA: every tab is accessible and fits on a phone, ${theme}`, longUnless(theme === 'light'), async ({ page }) => {
    // Each tab is looked at as a whole, one after the other.
    await page.emulateMedia({ colorScheme: theme })
    await page.request.post('/__mock/faults', { data: { path: '/api/public/settings/BOLT', drop: 'after' } })
    await page.request.get('/api/public/settings/ACME?lang=en')
    await page.request.get('/api/nothing')
    await page.request.delete('/api/nothing')
    const look = async (tab: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        tab,
      ).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(390)
      // The method of a call is read whole.
      const cut = await page
        .getByText(/^(?:GET|POST|DELETE)$/)
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
      expect(cut, tab).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await openPanel(page, 'Scenarios')
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
    for (const tab of names) {
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      if (tab === 'Scenarios') await page.getByText('demo logins').click()
      if (tab === 'Calls') await call(page, '/api/nothing').first().getByRole('button').click()
      if (tab === 'Faults') await page.getByRole('button', { name: 'Set fault' }).click()
      if (tab === 'Data') await page.getByRole('row').nth(1).getByRole('button').click()
      await look(tab)
      await page.getByRole('tab', { name: tab }).focus()
      await page.keyboard.press('ArrowRight')
    }
    await page.getByRole('button', { name: 'Reset world' }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look('question')
  })
}

test('QA: beside a record that is answered again, the Data tab says that its rows answer nothing', async ({ page }) => {
  await openPanel(page, 'Data')
  const apart = page.getByText(
    'A record answers /api. These rows are the mock’s own demo data: they answer nothing now.',
  )
  await expect(page.getByRole('list', { name: 'Tables' })).toBeVisible()
  await expect(apart).toBeHidden()
  await openPanel(page, 'Server')
  const request = { method: 'GET', url: 'https://erp.example/api/tags' }
  const content = { mimeType: 'application/json', text: '[]' }
  await openFile(page, 'x.har', JSON.stringify({ log: { entries: [{ request, response: { status: 200, content } }] } }))
  await page.getByRole('tab', { name: 'Data' }).click()
  await expect(apart).toBeVisible()
})
