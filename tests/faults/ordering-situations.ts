import { isRefused, said, saidOfField, type Effect, type FaultName } from './kinds'
import { inDoubt, isInDoubt, sendAgain } from './order-doubt'
import { hint, signedOut, slow, unharmed, type Outcome, type Situation } from './outcomes'
import type { Stage } from './stage'

const rows = <TRow>(count: number, row: (id: number) => TRow): TRow[] =>
  Array.from({ length: count }, (_, at) => row(at + 1))
const ok = (body: unknown): Effect => ({ status: 200, body: body as Record<string, unknown> })
const acme = { code: 'ACME', isSignedIn: true } as const
const good = 'The good row'

const address = (id: number) => ({ id, type: 'S', address: `${id} Good Street`, city: 'Toronto' })
const odd = { id: 4, code: 'C-4', name: good, shipping_addresses: [null, 'x', { id: {} }, address(5)] }

/** The customer at the checkout: without one nothing can be ordered, and the buyer is told why (CHECK-33, C-128). */
export const customerCheckout: Situation = {
  ...acme,
  method: 'GET',
  path: () => '/api/customers/ACME',
  shapes: [ok({ data: { first: 1 } }), ok({ data: [null, 'x', odd] })],
  huge: ok({ data: [{ ...odd, shipping_addresses: rows(5000, address) }] }),
  open: async ({ page }) => void (await page.goto('/checkout')),
  fine: ({ reads }) => reads('C-1001'),
  look: async (stage, fault) => {
    if (['401', 'hang', 'shapes-2', 'huge', 'trickle'].includes(fault)) return
    // The buyer tries all the same: no order, and the reason.
    await stage.button('checkout.complete').click()
    await stage.says('checkout.missingData').waitFor()
  },
  outcome: (stage, fault) => {
    if (fault === '401') return signedOut(stage, 'ACME')
    if (fault === 'hang') return slow(stage)
    if (fault === 'trickle') return unharmed(stage, customerCheckout)
    if (fault === 'shapes-2') return { sees: [stage.reads(good), stage.reads('5 Good Street')], way: 'reload' }
    if (fault === 'huge') {
      const options = stage.page.locator('[name="address"] option')
      return {
        sees: [stage.reads(good), stage.page.locator('[name="address"]')],
        way: 'reload',
        misses: [options.nth(5001)],
      }
    }
    return { sees: [stage.says('checkout.notLoaded'), stage.button('common.retry')], way: 'retry' }
  },
}

const placed = (stage: Stage): Outcome => ({
  at: '/order-success',
  sees: [stage.says('success.title')],
  misses: [stage.page.getByRole('alert')],
  way: 'reload',
  fine: stage.says('success.title'),
  isOrdered: true,
})

/** Placing an order: at most one is stored, and the cart stays until one surely is. */
export const order: Situation = {
  ...acme,
  method: 'POST',
  path: () => '/api/orders/ACME',
  shapes: [{ ...ok({ data: 'x' }), status: 201 }, ok([null, 5])],
  huge: { pad: 5_000_000 },
  open: async (stage) => {
    await stage.page.goto('/checkout')
    await stage.reads('C-1001').waitFor()
  },
  act: async ({ button }) => button('checkout.complete').click(),
  again: sendAgain,
  fine: ({ says }) => says('success.title'),
  outcome: (stage, fault) => {
    if (isInDoubt(fault)) return inDoubt(stage, fault)
    if (fault === '401') return signedOut(stage, 'ACME')
    if (!isRefused(fault)) return placed(stage)
    const text = fault === '422' ? saidOfField : said(fault)
    return {
      at: '/checkout',
      sees: [stage.reads(text)],
      misses: [stage.says('checkout.unknownOutcome')],
      way: 'again',
    }
  },
}

/** What a list of orders, or one order, says when it cannot be fetched: the server's words, else a hint (C-82). */
const unfetched = (stage: Stage, fault: FaultName, what: 'orders.failed' | 'order.failed'): Outcome => ({
  sees: [
    stage.says('common.unexpected'),
    stage.says(what),
    isRefused(fault) ? stage.reads(said(fault)) : hint(stage, fault),
    stage.button('common.retry'),
  ],
  misses: [stage.says('orders.none'), stage.says('order.notFound')],
  way: 'retry',
})

const large = (id: number) => ({
  id,
  sale_no: `L-${id}`,
  customer_name: 'W'.repeat(50),
  order_date: '2026-01-02',
  total: 1.5,
})
export const orders: Situation = {
  ...acme,
  method: 'GET',
  path: () => '/api/orders/ACME',
  shapes: [
    ok({ data: { first: 1 } }),
    ok({ data: [null, 'x', { id: {} }, { id: 7, sale_no: good, order_date: 5, total: 'many' }], meta: 'none' }),
  ],
  huge: ok({ data: rows(5000, large) }),
  open: async ({ page }) => void (await page.goto('/orders')),
  fine: ({ page }) => page.getByRole('row').nth(1).getByRole('link'),
  outcome: (stage, fault) => {
    if (fault === '401') return signedOut(stage, 'ACME')
    if (fault === 'hang') return slow(stage)
    if (fault === 'trickle') return unharmed(stage, orders)
    if (fault === 'shapes-2') return { sees: [stage.reads(good)], way: 'reload' }
    if (fault === 'huge') return { sees: [stage.page.getByRole('row').nth(1)], way: 'reload' }
    return unfetched(stage, fault, 'orders.failed')
  },
}

const line = { sale_qty: '2', price: '3.5', productuom: { product: { part_number: 'OK-1', description: good } } }
export const orderDetail: Situation = {
  ...acme,
  method: 'GET',
  path: () => '/api/orders/ACME/101',
  shapes: [
    ok({ sale_no: {}, items: 'none' }),
    ok({ sale_no: 'SO-1', sale_date: 5, items: [null, 'x', line], customer: 4 }),
  ],
  huge: ok({ sale_no: 'SO-1', items: rows(5000, () => line) }),
  open: async ({ page }) => void (await page.goto('/orders/101')),
  fine: ({ reads }) => reads('SO-10101'),
  outcome: (stage, fault) => {
    if (fault === '401') return signedOut(stage, 'ACME')
    if (fault === 'hang') return slow(stage)
    if (fault === 'trickle') return unharmed(stage, orderDetail)
    // An empty answer, or one that holds nothing of an order, is no order (C-82).
    if (fault === '404' || fault === 'empty' || fault === 'shapes-1')
      return {
        sees: [stage.says('order.notFound')],
        misses: [stage.says('common.unexpected'), stage.says('order.failed')],
        way: 'reload',
      }
    if (fault === 'shapes-2') return { sees: [stage.reads(good), stage.reads('$7.00')], way: 'reload' }
    if (fault === 'huge') return { sees: [stage.reads(good), stage.reads('$35000.00')], way: 'reload' }
    return unfetched(stage, fault, 'order.failed')
  },
}
