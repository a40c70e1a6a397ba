import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

type Cart = Readonly<Record<string, number>>

/** The stepper of 'Hex bolt M8' (minimum 6, maximum 20), or of another product. */
const stepper = async (cart?: Cart, { path = '/products/1002', signedInAs = 'buyer@acme.test' } = {}) => {
  const shown = await visit(path, { signedInAs, ...(cart ? { cart } : {}) })
  const box = await screen.findByRole<HTMLInputElement>('spinbutton')
  if (signedInAs === 'buyer@bolt.test') {
    await waitFor(() => expect(shown.calls('GET /api/settings/BOLT')[0]?.status).toBe(200))
  }
  return {
    ...shown,
    box,
    plus: () => shown.press(/^More of/),
    minus: () => shown.press(/^Less of/),
    quantity: () => screen.getByRole<HTMLInputElement>('spinbutton').value,
  }
}
const bolt = { path: '/products/2001', signedInAs: 'buyer@bolt.test' } as const

test('DETAIL-10 DETAIL-11 DETAIL-24 VALID-18 the stepper starts at 0, and plus sets the minimum', async () => {
  const { plus, quantity } = await stepper()
  await waitFor(() => expect(quantity()).toBe('0'))
  await plus()
  await waitFor(() => expect(quantity()).toBe('6'))
})

test('DETAIL-12 above 0, plus adds 1', async () => {
  const { plus, quantity } = await stepper({ 'P-MIN6MAX20': 6 })
  await plus()
  await waitFor(() => expect(quantity()).toBe('7'))
})

test('DETAIL-13 DETAIL-16 with b2b_sell_minimum plus and minus step by the minimum', async () => {
  const { plus, minus, quantity } = await stepper({ 'P-MIN6MAX20': 6 }, bolt)
  await plus()
  await waitFor(() => expect(quantity()).toBe('12'))
  await minus()
  await waitFor(() => expect(quantity()).toBe('6'))
})

test('DETAIL-14 VALID-13 MSG-04 plus is capped at the maximum and says so', async () => {
  const { plus, quantity } = await stepper({ 'P-MIN6MAX20': 20 })
  await plus()
  expect(await screen.findByText('Maximum order quantity for this item is 20.')).toBeDefined()
  await waitFor(() => expect(quantity()).toBe('20'))
})

test('DETAIL-14 a step that would pass the maximum stops at it', async () => {
  const { plus, quantity } = await stepper({ 'P-MIN6MAX20': 18 }, bolt)
  await plus()
  await waitFor(() => expect(quantity()).toBe('20'))
})

test('DETAIL-15 CONST-07 a maximum of 0 is no maximum', async () => {
  const { plus, quantity } = await stepper({ 'P-MAX0': 30 }, { path: '/products/1003', signedInAs: 'buyer@acme.test' })
  await plus()
  await waitFor(() => expect(quantity()).toBe('31'))
})

test('DETAIL-16 DETAIL-18 minus takes 1 away and may stand below the minimum', async () => {
  const { minus, quantity } = await stepper({ 'P-MIN6MAX20': 6 })
  await minus()
  await waitFor(() => expect(quantity()).toBe('5'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('DETAIL-17 minus never goes below 0', async () => {
  const { minus, quantity } = await stepper()
  await minus()
  await waitFor(() => expect(quantity()).toBe('0'))
})

test('DETAIL-17 a step that would pass 0 stops at it', async () => {
  const { minus, quantity } = await stepper({ 'P-MIN6MAX20': 4 }, bolt)
  await minus()
  await waitFor(() => expect(quantity()).toBe('0'))
})

test('DETAIL-24 the stepper starts at what is in the cart', async () => {
  const { quantity } = await stepper({ 'P-MIN6MAX20': 9 })
  await waitFor(() => expect(quantity()).toBe('9'))
  expect(screen.getByText('Already in your cart: adding sets the line to this quantity.')).toBeDefined()
})

test.each([[undefined], [{ 'P-MIN6MAX20': 5 }]])('DETAIL-19 VALID-16 below the minimum nothing is added (%o in the cart)', async (cart) => {
  const { press, place, stored } = await stepper(cart)
  const before = stored('cart')
  await press('Add to cart')
  expect((await screen.findAllByText('Minimum quantity is 6.')).length).toBeGreaterThan(0)
  expect(place()).toBe('/products/1002')
  expect(stored('cart')).toEqual(before)
})

test('DETAIL-20 DETAIL-21 DETAIL-22 DETAIL-37 MSG-39 adding leads to the products with a confirmation', async () => {
  const { plus, press, place, stored } = await stepper()
  await plus()
  await press('Add to cart')
  expect(await screen.findByText('6 x Hex bolt M8 updated in cart!')).toBeDefined()
  await waitFor(() => expect(place()).toBe('/products'))
  expect(await screen.findByText('P-1001')).toBeDefined()
  expect(screen.getByText('6 x Hex bolt M8 updated in cart!')).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 6 }] })
})

test('DETAIL-23 VALID-16 adding again sets the line to the chosen quantity', async () => {
  const { box, user, press, stored } = await stepper({ 'P-MIN6MAX20': 6 })
  await user.clear(box)
  await user.type(box, '8{Enter}')
  await press('Add to cart')
  expect(await screen.findByText('8 x Hex bolt M8 updated in cart!')).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 8 }] })
})

test('VALID-16 a typed quantity above the maximum is never stored', async () => {
  const { box, user, press, stored } = await stepper()
  await user.clear(box)
  await user.type(box, '99{Enter}')
  await press('Add to cart')
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ quantity: 20 }] }))
})

test('DETAIL-10 the arrow keys step too', async () => {
  const { box, user, quantity } = await stepper()
  box.focus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  await waitFor(() => expect(quantity()).toBe('7'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(quantity()).toBe('6'))
})
