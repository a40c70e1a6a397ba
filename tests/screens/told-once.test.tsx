import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { listen, toldOf } from '../support/told'

const buyer = { signedInAs: 'buyer@acme.test' } as const

test('A7 a line that is removed is told once, with what the cart comes to; the notice with Undo is only shown', async () => {
  const { press } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1, 'P-NOIMG': 2 } })
  await press('Remove Carriage bolt M6 x 50')
  await press('Remove')
  expect(await screen.findByText('Carriage bolt M6 x 50 was removed.')).toBeDefined()
  await waitFor(() => expect(toldOf(/Carriage bolt.* removed\. Cart: 2 items/)).toHaveLength(1))
  expect(toldOf(/Carriage bolt.* removed/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

test('A7 what the box adds is told once, by the cart, and what it refuses by the box', async () => {
  const { user } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  await user.keyboard('/')
  await screen.findByRole('combobox', { name: /Part number or words/ })
  await user.keyboard('CB-120{Enter}')
  expect(await screen.findByText('1 x CB-120 added')).toBeDefined()
  await waitFor(() => expect(toldOf(/Cart: 1 item/)).toHaveLength(1))
  expect(toldOf(/CB-120 added/)).toEqual([])
  await user.keyboard('zzzz')
  await waitFor(() => expect(toldOf(/Nothing found for "zzzz"/)).toHaveLength(1))
})

test('A7 an order in doubt is told once at the checkout, and once on every other screen', async () => {
  const cart = { 'P-MIN6MAX20': 6 }
  const post = { method: 'POST', path: '/api/orders/*', times: 1 } as const
  const { press, user } = await visit('/checkout', { ...buyer, cart, faults: [{ ...post, drop: 'after' }] })
  await screen.findByText('Northwind Machining Ltd.')
  await press('Complete order')
  await waitFor(() => expect(toldOf(/It is not known yet what became of an order of yours/)).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Continue shopping' }))
  await waitFor(() => expect(toldOf(/We do not know whether the order arrived/)).toHaveLength(1))
})

test('A7 an order that is ordered again is told in two sentences: that it is on its way, and what it differs in', async () => {
  const { press } = await visit('/orders', buyer)
  await screen.findByRole('button', { name: 'Order again: SO-10101' })
  const heard = listen()
  await press('Order again: SO-10101')
  await screen.findByText(/^3 lines, .* against the last time/)
  await waitFor(() => expect(heard.at(-1)).toMatch(/^3 lines, .* against the last time/))
  expect(heard.filter((words) => !/^\d+ orders?, /.test(words))).toEqual([
    'Loading...',
    expect.stringMatching(/^3 lines, /),
  ])
})
