import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const

const known = [
  'GET /api/settings/ACME',
  'GET /api/categories/ACME',
  'GET /api/tags',
  'GET /api/products/ACME',
  'GET /api/products/ACME/details/1001',
  // What goes with the product on the screen: read for its limits and unit.
  'GET /api/products/ACME/details/1004',
  'GET /api/products/ACME/details/1013',
  'GET /api/products/ACME/details/1014',
  'GET /api/customers/ACME',
  'POST /api/orders/ACME',
  'GET /api/orders/ACME',
  'GET /api/orders/ACME/102',
]

/** From the catalogue to the orders, through every call that a buyer makes on the way. */
const shop = async () => {
  const shown = await visit('/products?tag=1', { ...buyer, cart: { 'P-1001': 2 } })
  const { app, press } = shown
  await screen.findByRole('button', { name: 'Remove On sale' })
  app.navigation.push('/products/1014')
  await screen.findByRole('heading', { level: 1, name: 'Cordless drill 18 V' })
  app.navigation.push('/cart')
  await press('Save as draft')
  await press('Checkout')
  await screen.findByText('Northwind Machining Ltd.')
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  app.navigation.push('/orders')
  await screen.findByText('SO-10101')
  app.navigation.push('/orders/102')
  await screen.findByRole('heading', { level: 1, name: /SO-10102/ })
  return shown
}

test('API-01 API-21 API-23 API-24 API-25 API-29 a visit makes the calls of the list, with lang and token', async () => {
  const { world } = await shop()
  const made = world.log.list()
  expect([...new Set(made.map(({ method, path }) => `${method} ${path}`))].toSorted()).toEqual(known.toSorted())
  const bearer = `Bearer ${window.localStorage.getItem('authToken')}`
  for (const { method, query, body, headers } of made) {
    expect(headers['authorization']).toBe(bearer)
    if (method === 'GET') expect(query).toMatchObject({ lang: 'en' })
    else expect([Object.keys(query), body]).toEqual([[], expect.objectContaining({ lang: 'en' })])
  }
})

test('API-22 no call of a guest has an Authorization header', async () => {
  const { world } = await visit('/login/ACME')
  await screen.findByText('Welcome to Acme Supply')
  expect(world.log.list().some(({ headers }) => 'authorization' in headers)).toBe(false)
})

test('API-22 the token is read at the moment of the call', async () => {
  const { app, world, lastCall } = await visit('/catalogs', buyer)
  await screen.findByText('Coming soon')
  world.db.addToken({
    key: 'another',
    email: 'buyer@acme.test',
    tenant: 'ACME',
    callsLeft: -1,
    until: Number.MAX_SAFE_INTEGER,
  })
  window.localStorage.setItem('authToken', 'another')
  app.navigation.push('/orders')
  await screen.findByText('SO-10101')
  expect(lastCall('GET /api/orders/')?.headers['authorization']).toBe('Bearer another')
})

test('API-16 CHECK-23 the new order is among the draft orders', async () => {
  const { app, press, world } = await visit('/checkout', { ...buyer, cart: { 'P-1001': 2 } })
  await screen.findByText('Northwind Machining Ltd.')
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  const [newest] = world.db.orders('ACME', 'buyer@acme.test')
  app.navigation.push('/orders')
  expect(await screen.findByText(newest?.saleNo ?? '')).toBeDefined()
})

test('API-26 the products are those of the tenant of the session, whatever the last code says', async () => {
  const { calls } = await visit('/products', {
    signedInAs: 'multi@acme.test',
    stored: { lastManufacturerCode: 'ACME' },
  })
  await waitFor(() => expect(calls('GET /api/products/')).not.toHaveLength(0))
  expect(calls('GET /api/products/').map(({ path }) => path)).toEqual(['/api/products/BOLT'])
})

test('VALID-24 API-16 an order whose answer was lost is sent again under the same key and counts once', async () => {
  const { press, calls, world } = await visit('/checkout', {
    ...buyer,
    cart: { 'P-1001': 2 },
    faults: [{ method: 'POST', path: '/api/orders/*', drop: 'after' }],
  })
  await screen.findByText('Northwind Machining Ltd.')
  const before = world.db.orders('ACME', 'buyer@acme.test').length
  await press('Complete order')
  await screen.findByText(/We do not know whether the order arrived/)
  await press('Send the same order again')
  await press('Send again')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  const keys = calls('POST /api/orders').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(world.db.orders('ACME', 'buyer@acme.test')).toHaveLength(before + 1)
})
