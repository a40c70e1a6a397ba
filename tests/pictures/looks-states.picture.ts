import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { calm, folder, here, isWanted, setWidth, taken, widths } from './looking'
import { dress, expect, fillCart, signIn, type Studio, test } from './studio'

type State = {
  readonly name: string
  readonly path: string
  /** What happens to calls while the state is looked at. */
  readonly faults?: readonly object[]
  /** How many lines the cart holds; three when missing. */
  readonly lines?: number
  /** A screen that waits has nothing to wait for. */
  readonly isBusy?: true
  readonly act?: (page: Page, studio: Studio) => Promise<void>
}

const failing = (path: string) => [{ method: 'GET', path, status: 500, times: 'always' }]
const waiting = (path: string) => [{ method: 'GET', path, delay: 20_000, times: 'always' }]
const placing = { method: 'POST', path: '/api/orders/*' }

const complete = async (page: Page): Promise<void> => {
  await page.getByLabel('Customer PO').fill('PO-2231')
  await page.getByRole('button', { name: 'Complete order' }).click()
}
const click =
  (role: 'button' | 'link' | 'tab', name: RegExp): NonNullable<State['act']> =>
  async (page) => {
    await page.getByRole(role, { name }).first().click()
  }
const pasted = 'HB-100\t12\nHB-100\t4\nnot a part\t3\nCB120\t2\nP-MIN6MAX20\t2'

const states: readonly State[] = [
  {
    name: 'success',
    path: '/checkout',
    act: async (page) => {
      await complete(page)
      await expect(page).toHaveURL(/order-success/)
    },
  },
  { name: 'success-none', path: '/order-success' },
  { name: 'cart-empty', path: '/cart', lines: 0 },
  { name: 'checkout-empty', path: '/checkout', lines: 0 },
  {
    name: 'toast',
    path: '/products/1014',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More of/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Add to cart' }).click()
    },
  },
  { name: 'dialog-remove', path: '/cart', act: click('button', /^Remove /) },
  { name: 'dialog-clear', path: '/checkout', act: click('button', /^Clear order/) },
  {
    name: 'jump',
    path: '/cart',
    act: async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type('bolt')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'keys',
    path: '/desk',
    act: async (page) => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'user-menu', path: '/desk', act: click('button', /^Account of/) },
  {
    name: 'pad-rows',
    path: '/order-pad',
    act: async (page) => {
      await page.evaluate((text) => {
        const data = new DataTransfer()
        data.setData('text/plain', text)
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      }, pasted)
      await expect(page.getByText(/Add \d+ of \d+/).first()).toBeVisible()
    },
  },
  { name: 'order-link', path: '/order-link#1/ACME/0/HB-100:2' },
  { name: 'products-failed', path: '/products', faults: failing('/api/products/*') },
  { name: 'product-failed', path: '/products/1014', faults: failing('/api/products/*') },
  { name: 'product-gone', path: '/products/999999' },
  { name: 'category-failed', path: '/category/11', faults: failing('/api/categor*') },
  { name: 'checkout-failed', path: '/checkout', faults: failing('/api/customers/*') },
  { name: 'orders-failed', path: '/orders', faults: failing('/api/orders/*') },
  { name: 'order-failed', path: '/orders/105', faults: failing('/api/orders/*') },
  { name: 'desk-failed', path: '/desk', faults: failing('/api/orders/*') },
  { name: 'about-us-failed', path: '/about-us', faults: failing('/documents/*') },
  { name: 'profile-failed', path: '/profile', faults: failing('/api/customers/*') },
  ...(
    [
      ['products', '/products', '/api/products/*'],
      ['product', '/products/1014', '/api/products/*'],
      ['category', '/category/11', '/api/*'],
      ['checkout', '/checkout', '/api/*ustomer*'],
      ['orders', '/orders', '/api/orders/*'],
      ['order', '/orders/105', '/api/orders/*'],
      ['desk', '/desk', '/api/orders/*'],
      ['about-us', '/about-us', '/api/*'],
      ['profile', '/profile', '/api/*'],
    ] as const
  ).map(([name, path, calls]): State => ({ name: `${name}-loading`, path, faults: waiting(calls), isBusy: true })),
  { name: 'bench-scenarios', path: '/__mock#scenarios' },
  { name: 'bench-calls', path: '/__mock#calls' },
  { name: 'bench-faults', path: '/__mock#faults' },
  { name: 'bench-data', path: '/__mock#data' },
  { name: 'bench-world', path: '/__mock#world' },
  ...['', '/simulate', '/atlas', '/live', '/stories', '/coverage'].map((tab): State => ({
    name: `flows${tab.replace('/', '-')}`,
    path: `/__flows#/checkout${tab}`,
  })),
  { name: 'flows-system', path: '/__flows#/system' },
  {
    name: 'order-refused',
    path: '/checkout',
    faults: [{ ...placing, status: 422, body: { message: 'Refused.', errors: { purchase_order: ['Used before.'] } } }],
    act: async (page) => {
      await complete(page)
      await expect(page.getByText('Used before.').first()).toBeVisible()
    },
  },
  {
    name: 'order-doubt',
    path: '/checkout',
    faults: [{ ...placing, drop: 'after' }],
    act: async (page) => {
      await complete(page)
      await expect(page.getByText(/We do not know whether/).first()).toBeVisible()
    },
  },
]

/** A chart that is drawn, and the screens of the first frames. */
const drawn = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^(?:Drawing the chart|Loading)/)).toHaveCount(0, { timeout: 60_000 })
  for (const frame of (await page.locator('iframe').all()).slice(0, 4))
    await expect(frame.contentFrame().locator('html[data-frame=ready]')).toBeAttached({ timeout: 60_000 })
  await calm(page)
}

/** What happens to calls from now on. */
const haveFaults = (page: Page, faults: readonly object[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    await fetch('/shop/__mock/faults', { method: 'DELETE' })
    for (const fault of wanted)
      await fetch('/shop/__mock/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      })
  }, faults)

for (const theme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`states ${theme} ${width}`, async ({ page, studio }) => {
      await page.setViewportSize({ width: 1280, height: 860 })
      page.setDefaultTimeout(20_000)
      // An order in doubt asks before its page is left.
      page.on('dialog', (dialog) => void dialog.accept())
      await dress(page, theme)
      await signIn(page, studio, 'buyer@acme.test', 'ACME')
      await setWidth(page, width)
      for (const { name, path, faults = [], lines = 3, isBusy, act } of states.filter(isWanted)) {
        await test.step(name, async () => {
          try {
            await page.goto(studio.address('/nowhere'))
            await haveFaults(page, [])
            await page.evaluate(() => localStorage.removeItem('cart'))
            if (lines > 0) await fillCart(page, lines)
            await haveFaults(page, faults)
            await page.goto(studio.address(path))
            if (isBusy) await page.waitForTimeout(900)
            else {
              if (path.includes('__flows')) await drawn(page)
              else if (path.includes('__mock')) await page.waitForTimeout(800)
              else await here(page)
              if (act !== undefined) {
                await act(page, studio)
                await calm(page)
              }
            }
            await taken(page, ['state', name, width, theme])
          } catch (error) {
            mkdirSync(folder, { recursive: true })
            await page.screenshot({ path: `${folder}BROKEN_${name}_${width}_${theme}.png` })
            expect.soft(String(error), name).toBe('')
          }
        })
      }
    })
  }
}
