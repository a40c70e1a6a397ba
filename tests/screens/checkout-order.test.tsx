import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const cart = { 'P-MIN6MAX20': 6 }
const buyer = { signedInAs: 'buyer@acme.test', cart } as const
const ready = () => screen.findByText('Northwind Machining Ltd.')
const orders = 'POST /api/orders'
const today = () => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

test('API-16 API-24 API-25 API-30 CHECK-35 CONST-16 the order holds exactly header, items and lang', async () => {
  const { fill, press, user, lastCall, world } = await visit('/checkout', buyer)
  await ready()
  await fill('Customer PO', '123456')
  await fill('Special instructions', 'Gate 4')
  await user.click(screen.getByRole('radio', { name: 'Delivery' }))
  await user.click(screen.getByRole('radio', { name: 'Net 60 Days' }))
  expect(localStorage.getItem('checkoutForm')).toContain('123456')
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  // What was typed for it belongs to no other order.
  expect(localStorage.getItem('checkoutForm')).toBeNull()
  const customer = world.db.customer('ACME', 'buyer@acme.test')
  const call = lastCall(orders)
  expect(call?.path).toBe('/api/orders/ACME')
  expect(call?.query).toEqual({})
  expect(call?.body).toEqual({
    header: {
      customer_id: customer?.id,
      sale_date: today(),
      shipping_address_id: customer?.addresses[1]?.id,
      purchase_order: '123456',
      note: 'Gate 4',
    },
    items: [{ puom_id: 51_002, sale_qty: 6, price: 3, comment: '' }],
    lang: 'en',
  })
})

test('CART-02 API-30 the comment of a line is sent with its item', async () => {
  const { fill, press, lastCall } = await visit('/cart', buyer)
  await fill('Comment for Hex bolt M8', 'Zinc')
  await press('Checkout')
  await ready()
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  expect(lastCall(orders)?.body).toMatchObject({ items: [{ comment: 'Zinc' }] })
})

test('the receipt on paper has a title, and says for whom the order is and who sent it', async () => {
  const { press } = await visit('/checkout', buyer)
  await ready()
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }))
  expect(receipt.getByText('Acme Supply: Receipt')).toBeDefined()
  const value = (name: string) => receipt.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  expect([value('Customer'), value('Ordered by')]).toEqual(['Northwind Machining Ltd.', 'Alex Morgan'])
  // Printing stands before the lines, however many they are.
  const print = receipt.getByRole('button', { name: 'Print' })
  expect(print.compareDocumentPosition(receipt.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('CHECK-08 API-16 another address can be chosen and is sent', async () => {
  const { user, press, lastCall, world } = await visit('/checkout', buyer)
  const select = await screen.findByRole('combobox', { name: /Shipping address/ })
  const dallas = world.db.customer('ACME', 'buyer@acme.test')?.addresses[2]?.id
  await user.selectOptions(select, String(dallas))
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  expect(lastCall(orders)?.body).toMatchObject({ header: { shipping_address_id: dallas } })
})

test('CHECK-21 while the order is on its way the label changes and a second press sends nothing', async () => {
  const { press, user, calls } = await visit('/checkout', {
    ...buyer,
    faults: [{ method: 'POST', path: '/api/orders/*', delay: 60_000 }],
  })
  await ready()
  await press('Complete order')
  const busy = await screen.findByRole('button', { name: 'Processing…' })
  await user.dblClick(busy)
  await waitFor(() => expect(calls(orders)).toHaveLength(1))
})

test('CHECK-21 the links beside the form lead nowhere while the order is on its way', async () => {
  const { press, user, place } = await visit('/checkout', {
    ...buyer,
    faults: [{ method: 'POST', path: '/api/orders/*', delay: 60_000 }],
  })
  await ready()
  expect(screen.getByRole('link', { name: 'Edit cart' })).toBeDefined()
  await press('Complete order')
  await screen.findByRole('button', { name: 'Processing…' })
  await user.click(screen.getByText('Continue shopping'))
  expect(place()).toBe('/checkout')
  expect(screen.queryByRole('link', { name: 'Edit cart' })).toBeNull()
})

test('CHECK-22 CHECK-23 CHECK-34 after success the cart is empty and the thanks are shown', async () => {
  const { press, place, stored } = await visit('/checkout', buyer)
  await ready()
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  expect(place()).toBe('/order-success')
  expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [] })
})

test('CHECK-24 MSG-09 VALID-21 VALID-24 without a customer the order is refused without a call', async () => {
  const { press, calls } = await visit('/checkout', { signedInAs: 'nocust@acme.test', cart })
  await screen.findByText('No address on file.')
  await press('Complete order')
  expect(await screen.findByText('Error: Customer data or cart items are missing.')).toBeDefined()
  expect(calls(orders)).toHaveLength(0)
})

test('CHECK-25 MSG-09 VALID-21 without cart items it is refused alike', async () => {
  const { press, calls } = await visit('/checkout', { signedInAs: 'buyer@acme.test' })
  await ready()
  await press('Complete order')
  expect(await screen.findByText('Error: Customer data or cart items are missing.')).toBeDefined()
  expect(calls(orders)).toHaveLength(0)
})

test('CHECK-26 MSG-10 VALID-22 without an address on file it asks for one', async () => {
  const { press, calls } = await visit('/checkout', { signedInAs: 'noaddr@acme.test', cart })
  await screen.findByText('No address on file.')
  await press('Complete order')
  expect(await screen.findByText('Error: Please select a shipping address.', { selector: 'p' })).toBeDefined()
  expect(calls(orders)).toHaveLength(0)
})

test('CHECK-26 the empty entry of the select is refused too', async () => {
  const { user, press, calls } = await visit('/checkout', buyer)
  await user.selectOptions(await screen.findByRole('combobox', { name: /Shipping address/ }), '')
  await press('Complete order')
  expect(await screen.findByText('Error: Please select a shipping address.', { selector: 'p' })).toBeDefined()
  expect(calls(orders)).toHaveLength(0)
})

test('CHECK-27 MSG-11 an address that is not among those of the customer is refused', async () => {
  const { user, press, calls } = await visit('/checkout', buyer)
  const select = await screen.findByRole('combobox', { name: /Shipping address/ })
  select.append(new Option('Elsewhere', '999999'))
  await user.selectOptions(select, '999999')
  await press('Complete order')
  expect(await screen.findByText('Error: Shipping address not found.', { selector: 'p' })).toBeDefined()
  expect(calls(orders)).toHaveLength(0)
})

test('CHECK-28 MSG-12 VALID-23 a product without a default_puom_id is refused', async () => {
  const { press, calls } = await visit('/checkout', { ...buyer, cart: { 'P-NOPUOM': 1 } })
  await ready()
  await press('Complete order')
  expect(await screen.findByText('Product P-NOPUOM is missing a default PUOM ID.')).toBeDefined()
  expect(calls(orders)).toHaveLength(0)
})

test('CHECK-36 MSG-07 VALID-20 a line under its minimum is refused here too', async () => {
  const { press, calls } = await visit('/checkout', { ...buyer, cart: { 'P-MIN6MAX20': 4 } })
  await ready()
  await press('Complete order')
  expect(await screen.findByText("Product 'Hex bolt M8' requires a minimum quantity of 6.")).toBeDefined()
  expect(calls(orders)).toHaveLength(0)
})

test('CHECK-37 when several checks fail the first in order is shown', async () => {
  const { press } = await visit('/checkout', { signedInAs: 'noaddr@acme.test', cart: { 'P-NOPUOM': 1 } })
  await screen.findByText('No address on file.')
  await press('Complete order')
  expect(await screen.findByText('Error: Please select a shipping address.', { selector: 'p' })).toBeDefined()
  expect(screen.queryByText(/default PUOM ID/)).toBeNull()
})

const busy = 'Another order is being processed. Please try again later.'

test.each([
  ['CHECK-29 the first message of the first field', 'ERR422', 'This purchase order number has been used before.'],
  ['CHECK-30 a 422 without errors shows its message', 'ERR422M', 'The order exceeds your credit limit.'],
  ['CHECK-30 a refusal of another kind shows its message', 'ERR409', busy],
  ['CHECK-31 MSG-21 an answer without a message shows the fixed text', 'ERR500', 'An unexpected error occurred.'],
])('%s', async (_, order, text) => {
  const { fill, press } = await visit('/checkout', buyer)
  await ready()
  await fill('Customer PO', order)
  await press('Complete order')
  expect(await screen.findByText(text, { ignore: '[data-errors] *' })).toBeDefined()
  if (order === 'ERR422') expect(screen.queryByText('The order could not be accepted.')).toBeNull()
})

test('CHECK-32 after a refusal cart and typed values stay, and the order can be sent again', async () => {
  const { fill, press, stored, place } = await visit('/checkout', buyer)
  await ready()
  await fill('Special instructions', 'Gate 4')
  await fill('Customer PO', 'ERR409')
  await press('Complete order')
  await screen.findByText('Another order is being processed. Please try again later.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Special instructions').value).toBe('Gate 4')
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 6 }] })
  await fill('Customer PO', 'PO-1')
  await press('Complete order')
  await waitFor(() => expect(place()).toBe('/order-success'))
})

test('CHECK-33 C-128 a failed customer call is said neutrally, and shows no error until the order is sent, then Retry helps', async () => {
  const { press } = await visit('/checkout', { ...buyer, faults: [{ path: '/api/customers/*', status: 501 }] })
  await screen.findByText('Not loaded.')
  expect(screen.getByText('Customer code').nextElementSibling?.textContent).toBe('-')
  expect(screen.queryByText('No address on file.')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Complete order')
  expect(await screen.findByText('Error: Customer data or cart items are missing.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
  screen.getAllByRole('button', { name: 'Retry' })[0]?.click()
  expect(await ready()).toBeDefined()
})

test('CHECK-32 a lost answer says that nobody knows whether the order arrived', async () => {
  const { press, calls } = await visit('/checkout', {
    ...buyer,
    faults: [{ method: 'POST', path: '/api/orders/*', drop: 'after' }],
  })
  await ready()
  await press('Complete order')
  expect(await screen.findByText(/We do not know whether the order arrived/)).toBeDefined()
  expect(calls(orders)).toHaveLength(1)
})

test('CHECK-27 a refusal goes when its cause is gone: the line is removed in the cart panel', async () => {
  const { press } = await visit('/checkout', { ...buyer, cart: { 'P-NOPUOM': 1, 'P-NOIMG': 2 } })
  await press('Complete order')
  const refusal = 'Product P-NOPUOM is missing a default PUOM ID.'
  expect(await screen.findByText(refusal)).toBeDefined()
  await press(/^Cart, /)
  const panel = within(await screen.findByRole('dialog', { name: /^Cart/ }))
  const line = within((await panel.findByText('P-NOPUOM')).closest('li') as HTMLElement)
  line.getByRole('button', { name: /^Remove/ }).click()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Product?' }))
  dialog.getByRole('button', { name: 'Remove' }).click()
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
})

test('CHECK-35 fields are held while the order is under way', async () => {
  const { press, fill } = await visit('/checkout', {
    ...buyer,
    faults: [{ method: 'POST', path: '/api/orders/*', delay: 60_000 }],
  })
  await ready()
  await fill('Customer PO', 'PO-1')
  await press('Complete order')
  const box = await screen.findByLabelText<HTMLInputElement>('Customer PO')
  await waitFor(() => expect(box.readOnly).toBe(true))
  expect(box.value).toBe('PO-1')
})
