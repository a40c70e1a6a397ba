import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const isIsolated = (text: string) => screen.getAllByText(text).every((place) => place.closest('bdi') !== null)

test('A28 phone number, email and name of the customer keep their own direction', async () => {
  await visit('/profile', buyer)
  expect(await screen.findByText('(416) 555-0100')).toBeDefined()
  const card = screen.getByText('(416) 555-0100').closest('dl') as HTMLElement
  const values = [...card.querySelectorAll('dd')]
  expect(values.map((value) => value.querySelector('bdi')?.textContent)).toEqual(
    values.map(({ textContent }) => textContent),
  )
  expect(within(card).getByText('buyer@acme.test').tagName).toBe('BDI')
})

test('A28 part numbers and names of products keep their own direction: cards, cart, checkout', async () => {
  const { leave } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  expect(['P-1001', 'Carriage bolt M6 x 50'].filter((text) => !isIsolated(text))).toEqual([])
  leave()
  const cart = await visit('/cart', { ...buyer, cart: { 'P-1001': 1 } })
  await screen.findByText('P-1001')
  expect(['P-1001', 'Carriage bolt M6 x 50'].filter((text) => !isIsolated(text))).toEqual([])
  cart.leave()
})

test('A28 orders: number and customer keep their own direction', async () => {
  await visit('/orders', buyer)
  expect((await screen.findByText('SO-10101')).closest('bdi')).not.toBeNull()
  const customer = document.querySelector('tbody td')
  expect(customer?.querySelector('bdi')?.textContent).toBe(customer?.textContent)
})
