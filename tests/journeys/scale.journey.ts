import type { BrowserContext, Page } from '@playwright/test'
import type { ScenarioName } from '../../mocks/scenario-looks'
import { expect, logIn, stored, test, worldOf } from './support'
import { paste } from './paste'
import { long } from './length'

/** Whatever the data are, so many elements are mounted at most (speed: every action, at scale). */
const most = 1400
const mounted = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
const isBounded = async (page: Page, what: string) => expect(await mounted(page), what).toBeLessThan(most)
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

const begin = async (context: BrowserContext, page: Page, scenario: ScenarioName) => {
  await worldOf(context).begin(scenario)
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
}

type Sold = { readonly part_number: string; readonly [name: string]: unknown }
const allSold = async (page: Page): Promise<readonly Sold[]> => {
  const headers = { Authorization: `Bearer ${(await stored(page, 'authToken')) ?? ''}` }
  const sold: Sold[] = []
  for (let at = 1; at <= 21; at += 1) {
    const answer = await page.request.get(`/api/products/ACME?lang=en&per_page=48&page=${at}`, { headers })
    sold.push(...((await answer.json()) as { readonly data: readonly Sold[] }).data)
  }
  expect(sold.length).toBeGreaterThanOrEqual(1000)
  return sold.slice(0, 1000)
}

const openLongCart = async (page: Page, context: BrowserContext) => {
  await begin(context, page, 'thousand-products')
  const lines = (await allSold(page)).map((product) => ({ product, quantity: 2, comment: '', tag1: null, tag2: null }))
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ tenantCode: 'ACME', lines }))
  await page.goto('/cart')
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1002')
}

// Thousands of things on a machine that has something else to do, too.
test.describe.configure({ timeout: 240_000 })

test('PERF a cart of 1,000 lines mounts what is in view, at its beginning and at its end', async ({
  page,
  context,
}) => {
  await openLongCart(page, context)
  await isBounded(page, 'beginning')
  await toEnd(page)
  await expect(page.locator('tr[data-index="999"]')).toBeVisible()
  await isBounded(page, 'end')
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await isBounded(page, 'question')
  // A press is painted before it is written, and is kept when the page is gone right after it.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await toTop(page)
  const first = page.getByRole('spinbutton').first()
  const before = Number(await first.inputValue())
  await page
    .getByRole('button', { name: /^More of / })
    .first()
    .click()
  await page.reload()
  await expect.poll(async () => Number(await first.inputValue())).toBeGreaterThan(before)
})

test('PERF an order pad of 1,000 rows mounts what is in view', async ({ page, context }) => {
  await begin(context, page, 'thousand-products')
  const text = (await allSold(page)).map(({ part_number }) => `${part_number}\t20`).join('\n')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  const first = page.getByLabel('Part number, row 1', { exact: true })
  await expect(first).toBeVisible()
  await paste(page, text)
  await expect(first).not.toHaveValue('')
  await isBounded(page, 'beginning')
  await toEnd(page)
  await expect(page.getByLabel('Part number, row 1000', { exact: true })).toBeVisible()
  await isBounded(page, 'end')
})

test(
  'PERF a tree of 5,000 categories mounts what is in view, also while it is searched',
  long,
  async ({ page, context }) => {
    await begin(context, page, 'five-thousand-categories')
    const tree = page.getByRole('tree')
    await expect(tree).toBeVisible()
    await page.getByRole('button', { name: 'Search categories' }).click()
    const search = page.getByRole('textbox', { name: 'Search categories' })
    // More than a thousand of them.
    await search.fill('e')
    await expect(page.getByText(/^\d,\d{3} results/)).toBeAttached()
    await isBounded(page, 'search')
  },
)

test('PERF a box of 2,000 tags mounts what is in view', long, async ({ page, context }) => {
  await begin(context, page, 'two-thousand-tags')
  await page.getByRole('button', { name: /^Tags/ }).first().click()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await isBounded(page, 'box')
})

test(
  'PERF a list of 5,000 orders mounts what is in view, at its beginning and at its end',
  long,
  async ({ page, context }) => {
    await begin(context, page, 'five-thousand-orders')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', /^5\d{3}$/)
    await isBounded(page, 'beginning')
    await toEnd(page)
    await expect(page.getByRole('link', { name: 'SO-11001' })).toBeVisible()
    await isBounded(page, 'end')
  },
)

test(
  'PERF 48 products on a page mount the controls of those near the view, and the words of all',
  long,
  async ({ page, context }) => {
    await begin(context, page, 'thousand-products')
    await page.goto('/products?per_page=48')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(48)
    const plus = page.getByRole('button', { name: /^More of / })
    await expect(cards.first().getByRole('button', { name: /^More of / })).toBeVisible()
    await expect.poll(() => plus.count()).toBeLessThan(30)
    await isBounded(page, 'beginning')
    // The browser finds what is on the page, wherever it stands.
    await expect(cards.last().getByRole('link')).not.toBeEmpty()
    await expect(cards.last()).toContainText('$')
    for (const at of [12, 24, 36, 47]) {
      await cards.nth(at).scrollIntoViewIfNeeded()
      await expect(cards.nth(at).getByRole('button', { name: /^More of / })).toBeVisible()
      await isBounded(page, `card ${at}`)
    }
    await cards
      .last()
      .getByRole('button', { name: /^More of / })
      .click()
    await expect(cards.last().getByRole('spinbutton')).not.toHaveValue('0')
    // What has the focus stays when it is scrolled away.
    await cards.last().getByRole('spinbutton').focus()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(cards.first()).toBeInViewport()
    await expect(cards.last().getByRole('spinbutton')).toBeFocused()
  },
)

/** Of how many elements the style was worked out at once, at most, while something was done. */
const styledAtOnce = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    counts.push(
      ...value
        .filter((event) => Reflect.get(event, 'name') === 'UpdateLayoutTree')
        .map((event) => (event as { readonly args?: { readonly elementCount?: number } }).args?.elementCount ?? 0),
    ),
  )
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const isWritten = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isWritten
  await session.detach()
  return Math.max(...counts)
}

test('PERF what opens over a long cart has its own style worked out, not that of everything below', async ({
  page,
  context,
}) => {
  await openLongCart(page, context)
  const below = await page.evaluate(() => document.querySelectorAll('#root *').length)
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const remove = page.getByRole('button', { name: /^Remove / }).first()
  const gestures = {
    'cart panel': async () => {
      await page.getByRole('button', { name: /^Cart, / }).click()
      await expect(dialog.getByRole('spinbutton').first()).toBeVisible()
    },
    'cart panel, closed': async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
    question: async () => {
      await remove.click()
      await expect(question).toBeVisible()
    },
    removal: async () => {
      await question.getByRole('button', { name: 'Remove' }).click()
      await expect(question).toBeHidden()
    },
  }
  for (const [what, act] of Object.entries(gestures))
    expect(await styledAtOnce(page, act), what).toBeLessThan(below / 2)
  // The check can fail: another language of the page has the style of everything worked out anew.
  const marked = async () => {
    await page.evaluate(() => void (document.documentElement.lang = 'fr'))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  expect(await styledAtOnce(page, marked)).toBeGreaterThan(below / 2)
})
