import type { Browser, BrowserContext, Page } from '@playwright/test'
import { focusLeft, watchFocus } from './focus-watch'
import { counting } from './gestures'
import { expect, logIn, stored, test } from './support'

/** The desk of somebody else: another browser, the same server. */
const otherDesk = async (browser: Browser, context: BrowserContext, baseURL: string | undefined): Promise<Page> => {
  const world = (await context.cookies()).filter(({ name }) => name === 'mock-world')
  const desk = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  await desk.addCookies(world)
  await desk.addInitScript(watchFocus)
  return desk.newPage()
}
/** What the watchdog of the focus says in a page that is not of the test's own browser. */
const focusTroubleOf = (page: Page): (() => Promise<readonly (string | null)[]>) => {
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
  return async () => [...said.filter((text) => text.startsWith('Focus ')), await focusLeft(page)]
}
const write = async (page: Page, row: number, part: string, quantity: string) => {
  await page.getByLabel(`Part number, row ${row}`, { exact: true }).fill(part)
  await page.getByLabel(`Quantity, row ${row}`, { exact: true }).fill(quantity)
}

test('rep to customer by link: at most three clicks on each side, their own prices, nothing added unasked', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, 'rep@acme.test')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await write(page, 1, 'P-1001', '3')
  await write(page, 2, 'P-MIN6MAX20', '6')
  await write(page, 3, 'NO-SUCH-PART', '2')
  await page.getByLabel('Comment, row 1').fill('Gate 4')
  await expect(page.getByRole('button', { name: 'Add 2 of 3' })).toBeVisible()
  const gesturesOfRep = await counting(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText(/^The link is copied/)).toBeVisible()
  expect((await gesturesOfRep()).clicks).toBeLessThanOrEqual(3)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/order-link#1/ACME/')

  const customer = await otherDesk(browser, context, baseURL)
  const focusTrouble = focusTroubleOf(customer)
  // The first click is the link itself.
  await customer.goto(link)
  await expect(customer).toHaveURL(/\/login\/ACME$/)
  const gestures = await counting(customer)
  await customer.getByLabel('Email').fill('buyer@acme.test')
  await customer.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await customer.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(customer.getByRole('heading', { level: 1, name: 'Order pad' })).toBeVisible()
  await expect(customer).toHaveURL(/\/order-pad$/)
  await expect(customer.getByText('From an order link', { exact: true })).toBeVisible()
  await expect(customer.getByLabel('Quantity, row 1', { exact: true })).toBeFocused()
  await expect(customer.getByLabel('Comment, row 1')).toHaveValue('Gate 4')
  expect((await stored(customer, 'cart')) ?? '').not.toContain('P-1001')
  await customer.getByRole('button', { name: 'Add 2 of 3' }).click()
  await expect(customer.getByText('2 rows added to the cart. 1 row stays')).toBeVisible()
  expect(1 + (await gestures()).clicks).toBeLessThanOrEqual(3)
  expect(JSON.parse((await stored(customer, 'cart')) ?? '{}').lines).toHaveLength(2)
  // Back leads not into the link again.
  await customer.goBack()
  await customer.goForward()
  await expect(customer.getByLabel('Part number, row 1', { exact: true })).toHaveValue('NO-SUCH-PART')
  await expect(customer.getByLabel('Part number, row 2', { exact: true })).toHaveValue('')
  expect(await focusTrouble()).toEqual([null])
  await customer.context().close()
})
