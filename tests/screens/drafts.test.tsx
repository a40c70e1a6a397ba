import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const openCart = async () => {
  const shown = await visit('/cart', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } })
  await shown.press('Save as draft')
  await screen.findByText(/^Saved on this device: /)
  return shown
}

test('CART-29 CART-35 API-29 MSG-63 a draft is saved on this device, without a call, and the cart stays', async () => {
  const { calls, stored } = await openCart()
  expect(await screen.findByRole('heading', { name: 'Saved drafts' })).toBeDefined()
  expect(calls('POST /api')).toHaveLength(0)
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 3 }] })
  expect(stored('drafts')).toMatchObject([{ tenantCode: 'ACME', email: 'buyer@acme.test', lines: [{ quantity: 3 }] }])
})

test('CART-35 a draft can be opened again', async () => {
  const { press, user } = await openCart()
  await press('Cancel order')
  await press('Clear cart')
  await screen.findByText('Your cart is empty.')
  await user.click(screen.getByRole('button', { name: /^Open draft/ }))
  expect(await screen.findByText(/^Draft opened: /)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeDefined()
})

test('CART-35 into a filled cart it is added, or takes its place', async () => {
  const { press, user } = await openCart()
  await user.click(screen.getByRole('button', { name: /^Open draft/ }))
  expect(await screen.findByText('Replace the cart with the draft, or add the draft to it?')).toBeDefined()
  await press('Add to cart')
  expect(await screen.findByRole('button', { name: 'Cart, 6 items' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Open draft/ }))
  await press('Replace cart')
  expect(await screen.findByRole('button', { name: 'Cart, 3 items' })).toBeDefined()
})

test('CART-35 a draft can be renamed and deleted, which asks first', async () => {
  const { fill, user, stored } = await openCart()
  await fill('Name of the draft', 'Spring order')
  await user.tab()
  await waitFor(() => expect(stored('drafts')).toMatchObject([{ name: 'Spring order' }]))
  await user.click(await screen.findByRole('button', { name: 'Delete draft Spring order' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete draft?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved drafts' })).toBeNull())
  expect(stored('drafts')).toEqual([])
})
