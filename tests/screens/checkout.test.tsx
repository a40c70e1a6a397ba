import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdClock } from '../support/clock'
import { visit } from '../support/screen'

const cart = { 'P-MIN6MAX20': 6, 'P-1001': 2 }
const buyer = { signedInAs: 'buyer@acme.test', cart } as const
const ready = () => screen.findByText('Northwind Machining Ltd.')
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const optionsOf = (name: string) => {
  const radios = within(screen.getByRole('radiogroup', { name })).getAllByRole('radio')
  return radios.map((radio) => radio.closest('label')?.textContent)
}

test('CHECK-01 CHECK-02 customer code and name are shown', async () => {
  await visit('/checkout', buyer)
  await ready()
  expect(valueOf('Customer')).toBe('Northwind Machining Ltd.')
  expect(valueOf('Customer code')).toBe('C-1001')
})

test('CHECK-03 CHECK-06 several shipping addresses are a select, those of another type are left out', async () => {
  await visit('/checkout', buyer)
  const select = await screen.findByRole('combobox', { name: /Shipping address/ })
  const texts = within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(texts).toHaveLength(4)
  expect(texts.join()).not.toContain('Accounting Square')
})

test('CHECK-07 CHECK-08 CONST-17 the first shipping address is chosen and shown in full', async () => {
  await visit('/checkout', buyer)
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Shipping address/ })
  const shown = select.selectedOptions[0]?.textContent ?? ''
  for (const part of ['55 King Street West', 'Toronto', 'ON', 'CA', 'M5K 1A1']) expect(shown).toContain(part)
})

test('CHECK-04 one shipping address is text', async () => {
  await visit('/checkout', { ...buyer, signedInAs: 'rep@acme.test' })
  expect(await screen.findByText(/55 King Street West/, { selector: 'p > bdi' })).toBeDefined()
  expect(screen.queryByRole('combobox', { name: /Shipping address/ })).toBeNull()
})

const homeless = ['noaddr@acme.test', 'noaddrs@acme.test'] as const
test.each(homeless)('CHECK-05 CHECK-06 MSG-45 no shipping address for %s', async (email) => {
  await visit('/checkout', { signedInAs: email, cart })
  expect(await screen.findByText('No address on file.')).toBeDefined()
})

test('CHECK-09 a user with a rep_code is the sales person', async () => {
  await visit('/checkout', { ...buyer, signedInAs: 'rep@acme.test' })
  await screen.findByText('Reyes Field Sales')
  expect(valueOf('Sales person')).toBe('Robin Reyes')
})

test('CHECK-10 MSG-54 without a rep_code the sales person is a dash', async () => {
  await visit('/checkout', buyer)
  await ready()
  expect(valueOf('Sales person')).toBe('-')
})

test('CHECK-11 the order date is today', async () => {
  await visit('/checkout', buyer)
  await ready()
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date())
  expect(valueOf('Order date')).toBe(today)
})

test('CHECK-13 every line of the cart is listed with its total', async () => {
  await visit('/checkout', buyer)
  const list = await screen.findByRole('list', { name: 'Cart' })
  const lines = (await within(list).findAllByRole('listitem')).map((line) => line.textContent)
  expect(lines[0]).toMatch(/Hex bolt M8.*P-MIN6MAX20.*\$18\.00/)
  expect(lines[1]).toMatch(/Carriage bolt.*P-1001.*\$25\.00/)
  expect(screen.getByText('$43.00')).toBeDefined()
})

test('CHECK-12 CHECK-14 there is a box for the customer PO and one for special instructions', async () => {
  await visit('/checkout', buyer)
  expect((await screen.findByLabelText('Customer PO')).tagName).toBe('INPUT')
  expect(screen.getByLabelText('Special instructions').tagName).toBe('TEXTAREA')
})

test('CHECK-15 CHECK-16 CONST-14 MSG-65 delivery is Pick Up or Delivery, Pick Up at first', async () => {
  await visit('/checkout', buyer)
  await ready()
  expect(optionsOf('Delivery method')).toEqual(['Pick Up', 'Delivery'])
  expect(screen.getByRole('radio', { name: 'Pick Up', checked: true })).toBeDefined()
})

test('CHECK-17 CHECK-18 CONST-15 MSG-66 there are four payment options, COD at first', async () => {
  await visit('/checkout', buyer)
  await ready()
  expect(optionsOf('Payment option')).toEqual(['COD', 'Credit Card', 'Net 30 Days', 'Net 60 Days'])
  expect(screen.getByRole('radio', { name: 'COD', checked: true })).toBeDefined()
})

test('CHECK-19 MSG-64 Continue shopping goes to the cart', async () => {
  const { follow, place } = await visit('/checkout', buyer)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order Summary' })).toBeDefined()
  await follow('Continue shopping')
  await screen.findByRole('heading', { level: 1, name: /Cart/ })
  expect(place()).toBe('/cart')
})

test('CHECK-20 CART-23 MSG-37 Clear order asks first, and then empties the cart without a call', async () => {
  const { press, user, stored, calls, place } = await visit('/checkout', buyer)
  await ready()
  await press('Clear order')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(
    dialog.getByText('Are you sure you want to clear all items from your cart? This action cannot be undone.'),
  ).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Clear cart' }))
  expect(await screen.findByText('Your order has been canceled.')).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [] })
  expect(calls('POST /api/orders')).toHaveLength(0)
  await waitFor(() => expect(place()).toBe('/cart'))
})

test('CHECK-20 keeping the cart changes nothing', async () => {
  const { press, stored } = await visit('/checkout', buyer)
  await ready()
  await press('Clear order')
  await press('Keep cart')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 6 }, { quantity: 2 }] })
})

test('API-14 the customer is asked for by the email of the buyer, with addresses', async () => {
  const { calls } = await visit('/checkout', { signedInAs: 'plus+tag@acme.test', cart })
  await screen.findByText('Tagg Tooling')
  expect(calls('GET /api/customers/').map(({ path, query }) => [path, query])).toEqual([
    [
      '/api/customers/ACME',
      { email: 'plus+tag@acme.test', embed: 'shippingAddresses.province,shippingAddresses.country', lang: 'en' },
    ],
  ])
})

test('ROUTE-24 the checkout has no category sidebar', async () => {
  await visit('/checkout', buyer)
  await ready()
  expect(screen.queryByRole('button', { name: 'All categories' })).toBeNull()
})

test('CHECK-25 what was told goes when its cause is gone', async () => {
  const { press, user } = await visit('/checkout', buyer)
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Shipping address/ })
  await user.selectOptions(select, '')
  await press('Complete order')
  await screen.findByText('Error: Please select a shipping address.', { selector: 'p' })
  await user.type(screen.getByLabelText('Customer PO'), 'PO 7')
  expect(screen.getByText('Error: Please select a shipping address.', { selector: 'p' })).toBeDefined()
  await user.selectOptions(select, '303')
  await waitFor(() => expect(screen.queryByText('Error: Please select a shipping address.')).toBeNull())
})

test('CHECK-24 an order pressed too early is not blamed: its button waits for the customer, and says so', async () => {
  holdClock()
  const { press } = await visit('/checkout', { ...buyer, faults: [{ path: '/api/customers/*', delay: 90_000 }] })
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')
  await press('Loading…')
  expect([isOff('Loading…'), screen.queryByText(/^Error: /)]).toEqual(['true', null])
  await vi.advanceTimersByTimeAsync(8500)
  screen.getAllByRole('button', { name: 'Retry' })[0]?.click()
  await ready()
  await waitFor(() => expect(isOff('Complete order')).toBeNull())
})

test('CHECK-14 what was filled in is still there after a look at the cart', async () => {
  const { follow, fill, app } = await visit('/checkout', buyer)
  await ready()
  await fill('Customer PO', 'PO 2026-7')
  await fill('Special instructions', 'Gate 4')
  await follow('Edit cart')
  await screen.findByRole('heading', { level: 1, name: /^Cart/ })
  app.navigation.push('/checkout')
  await ready()
  expect(screen.getByLabelText<HTMLInputElement>('Customer PO').value).toBe('PO 2026-7')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Special instructions').value).toBe('Gate 4')
})
