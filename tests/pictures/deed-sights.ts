import type { Around, Sight } from './sights'
import { expect, listOfCart } from './studio'

const processed = '/orders?status=processed'

/** On a phone the tools are folded until they are asked for, on a desk days, totals and months are. */
const openTools = async ({ page, words: { orders } }: Around): Promise<void> => {
  const folded = page.getByRole('button', { name: orders.more, exact: true })
  if (await folded.isVisible()) await folded.click()
  else await page.getByRole('button', { name: orders.moreFilters, exact: true }).click()
}
const typed = async (page: Around['page'], label: string, text: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** An order as it was then: one part cost less, of one nothing was ordered, one is gone. */
const orderedOtherwise = ({ page, places: { code, order } }: Around): Promise<void> =>
  page.evaluate(
    async ([shop, id]) => {
      type Line = {
        price: number
        sale_qty: number
        readonly productuom: { readonly product: { part_number: string } }
      }
      const path = `/api/orders/${shop}/${id}`
      const { lang } = document.documentElement
      const headers = { Authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}` }
      const answer = (await (await fetch(`/shop${path}?lang=${lang}`, { headers })).json()) as {
        readonly items: readonly Line[]
      }
      const [first, second, third] = answer.items
      if (!first) throw new Error(`Order ${id} of ${shop} has no lines.`)
      first.price -= 0.4
      if (second) second.sale_qty = 0
      if (third) third.productuom.product.part_number = 'XQ7701'
      await fetch('/shop/__mock/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ method: 'GET', path, status: 200, body: answer, times: 'always' }),
      })
    },
    [code, order] as const,
  )

const deeds: readonly Sight[] = [
  {
    name: 'orders-filtered',
    path: () => processed,
    act: async ({ page, words: { orders } }) => {
      const folded = page.getByRole('button', { name: orders.more, exact: true })
      if (await folded.isVisible()) await folded.click()
      await page.getByRole('button', { name: orders.thisYear, exact: true }).click()
    },
  },
  { name: 'orders-tools', path: () => processed, act: openTools },
  {
    name: 'orders-backwards',
    path: () => processed,
    act: async (around) => {
      const { page, words } = around
      await openTools(around)
      await typed(page, words.orders.from, '2026-05-10')
      await typed(page, words.orders.to, '2026-04-02')
      await expect(page.getByText(words.orders.endsBefore).first()).toBeVisible()
    },
  },
  {
    name: 'orders-none-fit',
    path: () => processed,
    act: async (around) => {
      await openTools(around)
      await typed(around.page, around.words.orders.least, '900000')
      await expect(around.page.getByRole('row')).toHaveCount(0)
    },
  },
  {
    name: 'pad-again',
    path: ({ order }) => `/orders/${order}`,
    act: async (around) => {
      const { page, words } = around
      await orderedOtherwise(around)
      await page.reload()
      await page.getByRole('main').getByRole('button', { name: words.order.again }).first().click()
      await expect(page).toHaveURL(/order-pad/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'scan-waiting',
    path: () => '/catalogs',
    act: async ({ page, words: { scan } }) => {
      await page.evaluate(() => {
        // Held in the hand, and nobody answers whether the camera may be used.
        const asked = window.matchMedia.bind(window)
        window.matchMedia = (query) => asked(query.includes('any-pointer') ? 'all' : query)
        navigator.mediaDevices.getUserMedia = () => new Promise<never>(() => undefined)
      })
      await page.keyboard.press('Control+k')
      await page.getByRole('button', { name: scan.open, exact: true }).click()
      await expect(page.getByText(scan.waiting).first()).toBeVisible()
    },
  },
  { name: 'browse-other', path: ({ code }) => `/browse/${code === 'BOLT' ? 'ACME' : 'BOLT'}` },
]

/** A screen as it is printed on A4 with a margin of 12 mm, its first sheet. */
const onPaper = async ({ page }: Pick<Around, 'page'>): Promise<void> => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1032 })
}
const papers: readonly Sight[] = [
  { name: 'paper-cart', path: () => '/cart', lines: 12, act: onPaper },
  {
    name: 'paper-list',
    path: () => '/lists',
    act: async (around) => {
      await listOfCart(around.page, around.words.lists)
      await onPaper(around)
    },
  },
  { name: 'paper-orders', path: () => processed, act: onPaper },
  { name: 'paper-order', path: ({ order }) => `/orders/${order}`, act: onPaper },
  { name: 'paper-desk', path: () => '/desk', act: onPaper },
  {
    name: 'paper-receipt',
    path: () => '/checkout',
    act: async (around) => {
      const { page, words } = around
      await page.getByLabel(words.checkout.po).first().fill('PO-2231')
      await page.getByRole('button', { name: words.checkout.complete, exact: true }).click()
      await expect(page).toHaveURL(/order-success/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await onPaper(around)
    },
  },
]

/** What is done on a screen, and what is taken from it on paper. */
export const deedSights: readonly Sight[] = [...deeds, ...papers.map((one): Sight => ({ ...one, isPaper: true }))]
