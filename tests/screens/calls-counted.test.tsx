import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

test('PERF a look around asks for each thing once; a list that is looked at again is asked for again', async () => {
  const { app, world, press } = await visit('/products', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 2 } })
  const goods = () => screen.findByRole('heading', { level: 2, name: 'Carriage bolt M6 x 50' })
  await goods()
  app.navigation.push('/products/1014')
  await screen.findByRole('heading', { level: 1, name: 'Cordless drill 18 V' })
  app.navigation.push('/cart')
  await press('Checkout')
  await screen.findByText('Northwind Machining Ltd.')
  app.navigation.push('/orders')
  await screen.findByText('SO-10101')
  app.navigation.push('/orders/102')
  await screen.findByRole('heading', { level: 1, name: /SO-10102/ })
  app.navigation.push('/products')
  await goods()
  const counts = new Map<string, number>()
  for (const { method, path, query } of world.log.list()) {
    const { lang: _, ...rest } = query
    const call = `${method} ${path} ${JSON.stringify(rest)}`
    counts.set(call, (counts.get(call) ?? 0) + 1)
  }
  expect(Object.fromEntries([...counts].filter(([, count]) => count > 1))).toEqual({
    // Left and come back to.
    'GET /api/products/ACME {"page":"1","per_page":"12"}': 2,
    // The sender reads by itself what was there before an order: what a screen was told is not good enough for it.
    'GET /api/orders/ACME {"status":"draft"}': 2,
  })
  // The check can fail: what was asked once is there, too.
  expect(counts.get('GET /api/orders/ACME/102 {}')).toBe(1)
})
