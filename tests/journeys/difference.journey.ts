import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lostSession } from '../../src/flows/stories/visitor-stories'
import { violations } from './axe'
import { chartBefore, repositoryOf, serveDeveloped } from './developed'
import { expect, test } from './demo-host'
import { long } from './length'

/** The page as it is developed loads its modules one by one, and lays its charts out on a busy machine. */
const there = expect.configure({ timeout: 90_000 })
test.use({ serviceWorkers: 'allow' })

const looks = [
  [1280, 'light'],
  [390, 'dark'],
] as const
/** Every framed screen stands: before, it is a page that waits. */
const areDrawn = async (page: Page): Promise<boolean> => {
  const frames = page.frames().slice(1)
  const stands = frames.map((frame) =>
    frame
      .locator('html[data-frame=ready]')
      .count()
      .catch(() => 0),
  )
  return (await Promise.all(stands)).every((count) => count === 1)
}
/** The page is accessible and no wider than the window, wide and light, narrow and dark. */
const isFine = async (page: Page, what: string, outside?: string): Promise<void> => {
  for (const [width, theme] of looks) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    if (outside === undefined) await there.poll(() => areDrawn(page)).toBe(true)
    expect(await violations(page, outside), `${what}, ${width}, ${theme}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 844 })
}
const machines = (page: Page) => page.getByRole('complementary', { name: 'Machines' })
const words = (page: Page) => page.getByRole('complementary', { name: 'In words' })
const differing = (page: Page) => page.getByRole('list', { name: 'What differs, in sentences' })

/** The checkout as it was in March: it said other words, had no check of the lines, and asked for less. */
const march = () =>
  chartBefore('checkout', (text) => {
    const checkout = JSON.parse(text) as {
      states: { id: string; description: string }[]
      transitions: { key: string }[]
    }
    return JSON.stringify({
      ...checkout,
      states: checkout.states.map((state) =>
        state.id === 'checkout.order.collecting' ? { ...state, description: 'The buyer types.' } : state,
      ),
      transitions: checkout.transitions.filter(({ key }) => key !== 'checkout.order.collecting on order.trusted [1]'),
    })
  })

test(
  'a product owner sees what changed in the checkout, comments, approves, and the next change is flagged',
  long,
  async ({ page }) => {
    test.setTimeout(300_000)
    const repository = repositoryOf({ 'docs/flows/checkout.json': march() }, 'march')
    const { origin, close } = await serveDeveloped(repository)
    try {
      await page.goto(`${origin}/__flows#/checkout/compare`)
      await there(page.getByRole('textbox', { name: 'Revision' })).toBeVisible()
      // What the server finds to bundle at first makes the page begin anew.
      await page.waitForLoadState('networkidle')
      await page.getByRole('textbox', { name: 'Revision' }).fill('march')
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await there(page.getByText('checkout: 1 added, 1 changed')).toBeVisible()
      await expect(differing(page)).toContainText(
        'the words were “The buyer types.” and are “The buyer fills in the order.”',
      )
      await there(page.locator('[data-state="checkout.order.collecting"]').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^State order\.collecting, changed/ })).toBeVisible()
      await differing(page)
        .getByRole('button', { name: /^changed/ })
        .click()
      await there(page.frameLocator('iframe[title="Now"]').locator('main')).toContainText('Order Summary')
      await isFine(page, 'Compare')

      await page.goto(`${origin}/__flows#/checkout/chart?select=checkout.order.collecting`)
      const comments = words(page).getByRole('region', { name: /^Comments on/ })
      await comments.getByRole('textbox', { name: 'Comment' }).fill('Say that prices are checked first.')
      await comments.getByRole('textbox', { name: 'Your name' }).fill('Ana')
      await comments.getByRole('button', { name: 'Add comment' }).click()
      await expect(comments.getByRole('listitem')).toContainText('Say that prices are checked first.')
      await page.getByRole('tab', { name: 'Sign-off' }).click()
      const form = page.getByRole('form', { name: 'Approve checkout' })
      await form.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText(/^Signed: Ana, /)).toBeVisible()
      await expect(page.getByRole('list', { name: 'Said about it' })).toContainText(
        'Say that prices are checked first.',
      )
      const signed = readFileSync(join(repository, 'docs/flows/sign-off.json'), 'utf8')
      expect(JSON.parse(signed)).toMatchObject({
        approvals: [{ id: 'checkout', who: 'Ana' }],
        remarks: [{ who: 'Ana' }],
      })

      // Somebody changes the machine: its words are another sentence from now on.
      await page.route('**/src/machines/ordering/checkout.order.ts*', async (route) => {
        const { 'if-none-match': _, ...headers } = route.request().headers()
        const answer = await route.fetch({ headers })
        const text = (await answer.text()).replace('The buyer fills in the order.', 'The buyer fills in all of it.')
        await route.fulfill({ response: answer, body: text })
      })
      await page.reload()
      await there(page.getByText(/^Changed since signed: Ana, /)).toBeVisible()
      await expect(machines(page).getByRole('button', { name: /\bcheckout changed since signed/ })).toBeVisible()
      await isFine(page, 'Sign-off')
      await page.getByRole('link', { name: 'What has changed since' }).click()
      await there(differing(page)).toContainText('and are “The buyer fills in all of it.”')
      await expect(differing(page).getByRole('button')).toHaveCount(1)
    } finally {
      close()
    }
  },
)

test(
  'a product owner finds every screen that shows an error, and sees them on one sheet',
  long,
  async ({ page, address }) => {
    await page.goto(address('/__flows#/checkout/chart'))
    await machines(page).getByRole('button', { name: 'Shows an error' }).click()
    await expect(page).toHaveURL(/show=error/)
    const hits = machines(page).getByRole('button', { name: /^State / })
    expect(await hits.count()).toBeGreaterThan(25)
    await expect(machines(page)).toContainText('The attempt failed; the email is kept and another attempt is possible.')
    await machines(page).getByRole('link', { name: 'All these screens on one sheet' }).click()
    const sheet = page.getByRole('list', { name: 'Screens' })
    await there(sheet.getByRole('listitem').first()).toBeVisible()
    expect(await sheet.getByRole('listitem').count()).toBeGreaterThan((await hits.count()) - 1)
    const failed = page.locator('iframe[title="Screen of orderList.failed"]')
    await sheet.getByRole('listitem').filter({ hasText: 'orderList: failed' }).scrollIntoViewIfNeeded()
    await there(failed.contentFrame().locator('main')).toContainText('Retry')
    // One portal draws all of them: one for each would load its code anew.
    await expect(page.locator('iframe[src]')).toHaveCount(1)
    const customer = sheet
      .getByRole('listitem')
      .filter({ hasText: 'checkout: customer · failed' })
      .getByRole('link')
      .first()
    await customer.click()
    await expect(page).toHaveURL(/#\/checkout\/atlas\?select=checkout\.customer\.failed/)
    await page.goBack()
    await there(customer).toBeVisible()
    // The screens are looked at one by one in atlas.journey.ts.
    await isFine(page, 'the sheet', 'iframe')
  },
)

test('a product owner lists all ways out of the cart', long, async ({ page, address }) => {
  await page.goto(address('/__flows#/cart/atlas'))
  await page.getByRole('button', { name: 'Show the words' }).click()
  const out = words(page).getByRole('region', { name: 'All ways out' })
  await there(out.getByRole('button', { name: /checkout\.requested.*to \/checkout/ })).toBeVisible()
  const links = words(page).getByRole('region', { name: 'Links on its screens' })
  await there(links.getByRole('listitem').filter({ hasText: 'to /products/' }).first()).toBeVisible()
  await expect(links).toContainText('to /dashboard')
  await page.getByRole('tab', { name: 'Chart' }).click()
  await there(page.locator('[data-state="cart"]').first()).toBeVisible()
  await expect(links).toContainText('to /dashboard')
  await isFine(page, 'Ways out')
  await out.getByRole('button', { name: /checkout\.requested/ }).click()
  await expect(page).toHaveURL(/select=cart\.basket\.open\.settled\+on\+checkout\.requested/)
})

test('a product owner sees what a session that ends in the checkout does', long, async ({ page, address }) => {
  await page.goto(address('/__flows#/checkout/chart'))
  await machines(page).getByRole('searchbox').fill('session expires during checkout')
  await machines(page)
    .getByRole('button', { name: /^Story\s*The session ends during checkout\s*When a session/ })
    .click()
  await expect(page).toHaveURL(/story=lost-session/)
  const story = page.getByRole('tabpanel')
  await there(story).toContainText('The session ends during checkout')
  const step = lostSession.steps.findIndex(({ says }) => says.startsWith('The session has expired')) + 1
  expect(step).toBeGreaterThan(1)
  await page.goto(address(`/__flows#//stories?story=lost-session&step=${step}`))
  await there(story).toContainText('The session has expired: the server answers 401. Whether the order is there')
  await there(page.frameLocator('iframe[title="The screen"]').locator('main')).toBeVisible()
  await isFine(page, 'Story')
  const comments = words(page).getByRole('region', { name: `Comments on step ${step} of ${lostSession.title}` })
  if (!(await comments.isVisible())) await page.getByRole('button', { name: 'Show the words' }).click()
  await comments.getByRole('textbox', { name: 'Comment' }).fill('Good.')
  await comments.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  await comments.getByRole('button', { name: 'Add comment' }).click()
  await expect(comments.getByRole('listitem')).toContainText('Good.')
  const saved = page.waitForEvent('download')
  await comments.getByRole('button', { name: 'Save as a file to send' }).click()
  expect((await saved).suggestedFilename()).toBe('sign-off.json')
})

test('where one looks stands in the address: how large, and what of it', long, async ({ page, address }) => {
  await page.goto(address('/__flows#/cart/chart'))
  await there(page.locator('[data-state="cart"]').first()).toBeVisible()
  for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Zoom in (+)' }).click()
  await expect(page).toHaveURL(/zoom=\d+-\d+-[1-9]\d*/)
  await page.reload()
  await there(page.locator('[data-state="cart"]').first()).toBeVisible()
  const [percent = 0, x = 0, y = 0] = (new URL(page.url()).hash.match(/zoom=(\d+)-(\d+)-(\d+)/)?.slice(1) ?? []).map(
    Number,
  )
  await expect(page.getByRole('button', { name: 'Show in full size (0)' })).toHaveText(`${percent} %`)
  const place = () =>
    page.getByRole('group', { name: /^Chart of cart/ }).evaluate((view) => [view.scrollLeft, view.scrollTop])
  const wanted = [(x * percent) / 100, (y * percent) / 100]
  await expect.poll(async () => (await place()).every((at, axis) => Math.abs(at - (wanted[axis] ?? 0)) <= 3)).toBe(true)
})
