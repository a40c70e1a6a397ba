import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const

test('scenario desk-without-orders: the desk says what would stand there, and the rest of it works', async () => {
  await visit('/desk', { ...buyer, scenario: 'desk-without-orders' })
  expect(await screen.findByText('No orders found.')).toBeDefined()
  expect(screen.getByText('What your last orders held appears here.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open the cart' })).toBeDefined()
})

test('scenario order-lines-missing: the orders stand there, nothing is said to have been bought', async () => {
  await visit('/desk', { ...buyer, scenario: 'order-lines-missing' })
  expect(await screen.findByRole('link', { name: 'SO-10103' })).toBeDefined()
  expect(await screen.findByText('What your last orders held appears here.')).toBeDefined()
})

test('scenario receipt-without-number: what was sent stands there, and where its number is to be found', async () => {
  const { press } = await visit('/checkout', { ...buyer, cart: { 'P-1001': 2 }, scenario: 'receipt-without-number' })
  await screen.findByText('C-1001')
  await press('Complete order')
  expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeDefined()
  expect(await screen.findByText('Not known yet: see your orders')).toBeDefined()
  expect(within(screen.getByRole('main')).getAllByText('$25.00').length).toBeGreaterThan(0)
})

test('scenario label-codes: without a camera the code of a label is typed, and its product lies in the cart', async () => {
  const { user, stored } = await visit('/desk', { ...buyer, scenario: 'label-codes' })
  const box = await screen.findByRole('combobox', { name: /Part number or words/ })
  expect(screen.queryByRole('button', { name: 'Scan codes' })).toBeNull()
  await user.type(box, '4006381333931{Enter}')
  expect(await screen.findByText('1 x 4006381333931 added')).toBeDefined()
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ quantity: 1 }] }))
})
