import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createWords } from '../../src/ui/i18n'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const isIsolated = (text: string) => screen.getAllByText(text).every((place) => place.closest('bdi') !== null)
afterEach(() => document.documentElement.removeAttribute('dir'))

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

test('A28 a value within a sentence is isolated where the page is read from right to left, and nowhere else', async () => {
  const { words, loadRest } = createWords()
  await loadRest('en')
  await words.changeLanguage('en')
  const sentence = () => words.t('longCart.removed', { product: '3/8 bolt' })
  expect(sentence()).toBe('3/8 bolt was removed.')
  document.documentElement.dir = 'rtl'
  expect(sentence()).toBe('\u20683/8 bolt\u2069 was removed.')
})
