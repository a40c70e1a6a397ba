import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lostAttempt } from '../support/attempts'
import { visit } from '../support/screen'

const checkoutOf = (stored: Readonly<Record<string, string>>) =>
  visit('/checkout', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 2 }, stored })
const warning = /^Another user has sent an order from this device, and it is not known yet/

test('an order in doubt of a colleague on this device: the cart may hold it, which is told, and nothing else of it', async () => {
  await checkoutOf({ orderAttempt: JSON.stringify([lostAttempt('rep@acme.test', 'k-2')]) })
  expect(await screen.findByText(warning)).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Complete order' })).toBeDefined()
  expect(document.body.textContent).not.toMatch(/120\.00|rep@acme/)
})

test('without one nothing is told of others; with one of another company, too', async () => {
  await checkoutOf({ orderAttempt: JSON.stringify([{ ...lostAttempt('rep@acme.test', 'k-2'), tenantCode: 'BOLT' }]) })
  expect(await screen.findByText('C-1001')).toBeDefined()
  expect(screen.queryByText(warning)).toBeNull()
})
