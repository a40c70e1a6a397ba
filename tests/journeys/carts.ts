import type { Page } from '@playwright/test'
import { expect, stored } from './support'

type Sold = { readonly id: number; readonly selling_price?: number; readonly [name: string]: unknown }

/** Fills the cart with so many parts of ACME, as they are sold at this moment; `quantity` of each. */
export const fillCart = async (page: Page, count: number, quantity = 2) => {
  // The buyer may still be on the way in.
  await expect.poll(() => stored(page, 'authToken')).not.toBeNull()
  const token = (await stored(page, 'authToken')) ?? ''
  const sold: Sold[] = []
  for (let at = 1; at <= 3; at += 1) {
    const answer = await page.request.get(`/api/products/ACME?lang=en&per_page=48&page=${at}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    sold.push(...((await answer.json()) as { readonly data: readonly Sold[] }).data)
  }
  const isPlain = (one: Sold) =>
    Number(one.selling_price ?? 0) > 0 &&
    one['default_puom_id'] !== null &&
    Number(one['min_order_qty'] ?? 1) <= quantity &&
    Number(one['max_order_qty'] ?? 99) >= 6 &&
    String(one['description']).length < 60
  const lines = sold
    .filter(isPlain)
    .slice(0, count)
    .map((product) => ({ product, quantity, comment: '', tag1: null, tag2: null }))
  expect(lines).toHaveLength(count)
  await page.evaluate(
    (cart) => window.localStorage.setItem('cart', cart),
    JSON.stringify({ tenantCode: 'ACME', lines }),
  )
}

/** Fills the cart with the first parts of ACME that have a price, in the words of a language, however long those are. */
export const fillCartIn = async (page: Page, language: string, count: number, quantity = 2) => {
  const headers = { Authorization: `Bearer ${(await stored(page, 'authToken')) ?? ''}` }
  const answer = await page.request.get(`/api/products/ACME?lang=${language}&per_page=48&page=1`, { headers })
  const { data } = (await answer.json()) as { readonly data: readonly { readonly selling_price: number | null }[] }
  const sold = data.filter((product) => (product.selling_price ?? 0) > 0).slice(0, count)
  const lines = sold.map((product) => ({ product, quantity, comment: '', tag1: null, tag2: null }))
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ tenantCode: 'ACME', lines }))
}
