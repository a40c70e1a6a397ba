import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const

test('C-118 the desk stands in the menu after Home and shows what a clerk needs; Home leads where it did', async () => {
  const { place, follow } = await visit('/desk', { ...buyer, cart: { 'P-MIN6MAX20': 6 } })
  await screen.findByRole('heading', { level: 1, name: 'Desk' })
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(
    menu
      .getAllByRole('link')
      .map((link) => link.textContent)
      .slice(0, 3),
  ).toEqual(['Home', 'Desk', 'Products'])
  expect(await screen.findByRole('link', { name: 'SO-10103' })).toBeDefined()
  expect(screen.getByText('1 line, 6 items')).toBeDefined()
  expect(screen.getByRole('combobox', { name: /Part number or words/ })).toBeDefined()
  await follow('Home')
  await waitFor(() => expect(place()).toBe('/products'))
})

test('the desk shows the jump box: / and the button of the header lead there, and open none beside it', async () => {
  const { user, press } = await visit('/desk', buyer)
  const box = await screen.findByRole('combobox', { name: /Part number or words/ })
  await user.keyboard('/')
  await waitFor(() => expect(document.activeElement).toBe(box))
  await press('Find and add a part (/)')
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByRole('combobox', { name: /Part number or words/ })).toHaveLength(1)
})

test('an order of the desk is ordered again, and what was bought before goes to the pad', async () => {
  const { user, place } = await visit('/desk', buyer)
  await user.click((await screen.findAllByRole('button', { name: /to the order pad$/ }))[0]!)
  await waitFor(() => expect(place()).toBe('/order-pad'))
})

test('the orders fail, the rest of the desk works', async () => {
  const { press } = await visit('/desk', { ...buyer, faults: [{ path: '/api/orders/*', status: 501, times: 2 }] })
  expect(await screen.findAllByText('Could not load the orders.')).toBeDefined()
  expect(screen.getByText('Comes back with your orders.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open the cart' })).toBeDefined()
  await press('Retry')
  expect(await screen.findByRole('link', { name: 'SO-10103' })).toBeDefined()
})

test('1.3.1 a desk without lists says so, and has no list without anything in it', async () => {
  await visit('/desk', buyer)
  expect(await screen.findByText('No lists yet')).toBeDefined()
  expect(screen.getAllByRole('list').filter((list) => list.childElementCount === 0)).toEqual([])
})
