import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buyerMark } from '../../src/machines/rules/digest'
import { lostAttempt } from '../support/attempts'
import { visit } from '../support/screen'

const email = 'buyer@acme.test'
const buyer = { signedInAs: email, cart: { 'P-1001': 2 } }
const attempt = lostAttempt(email)
const colleague = lostAttempt('rep@acme.test', 'k-2')
const dialog = async () => within(await screen.findByRole('alertdialog'))
const kept = ['cart', 'drafts', 'orderAttempt', 'checkoutForm']

test('C-122 the profile says what this device keeps, and forgets it after a question', async () => {
  const { press, stored, user } = await visit('/profile', buyer)
  expect(await screen.findByText(/^The cart, 1 line/)).toBeDefined()
  await press('Forget what this device keeps')
  expect((await dialog()).getByText(/Nothing brings them back/)).toBeDefined()
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(stored('cart')).not.toBeNull()
})

test('C-122 an order in doubt is not forgotten without saying so; the way to the orders stands beside it', async () => {
  const { press, stored } = await visit('/profile', {
    ...buyer,
    stored: { orderAttempt: JSON.stringify([attempt, colleague]) },
  })
  expect(await screen.findByText('An order of $120.00 whose fate is open')).toBeDefined()
  await press('Forget what this device keeps')
  const question = await dialog()
  expect(question.getByText(/^Nobody knows yet whether the order of \$120\.00 of .+ arrived/)).toBeDefined()
  expect(question.getByRole('link', { name: 'See orders' }).getAttribute('href')).toBe('/orders')
  expect(question.queryByRole('button', { name: 'Forget' })).toBeNull()
  expect(stored('orderAttempt')).toHaveLength(2)
})

test('C-122 nothing of the buyer is left, what is of colleagues is, and nobody is logged out', async () => {
  const { app, press, stored, user } = await visit('/profile', {
    ...buyer,
    stored: { orderAttempt: JSON.stringify([attempt, colleague]) },
  })
  const reload = vi.spyOn(app.navigation, 'reload').mockImplementation(() => undefined)
  await press('Forget what this device keeps')
  await user.click((await dialog()).getByRole('button', { name: 'Forget all the same' }))
  await waitFor(() => expect(stored('cart')).toBeNull())
  const record = { tenantCode: 'ACME', buyer: buyerMark(email) }
  expect(kept.map(stored)).toMatchObject([null, null, [colleague, record], null])
  expect(JSON.stringify(stored('orderAttempt'))).not.toContain('k-1')
  expect(window.localStorage.getItem('authToken')).not.toBeNull()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('C-122 where nothing is kept, nothing is offered', async () => {
  await visit('/profile', { signedInAs: email })
  expect(await screen.findByText('This device keeps nothing else of yours.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Forget what this device keeps' })).toBeNull()
})
