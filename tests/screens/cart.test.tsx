import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kept } from '../support/records'
import { rowOf, visit } from '../support/screen'

type Cart = Readonly<Record<string, number>>
const two = { 'P-MIN6MAX20': 6, 'P-1001': 3 } as const
const openCart = async (cart: Cart = two) => {
  const shown = await visit('/cart', { signedInAs: 'buyer@acme.test', cart })
  await screen.findByRole('heading', { level: 1, name: /^Cart/ })
  return shown
}
const cellsOf = async (part: string) => {
  const row = await rowOf(part)
  const [description, ...others] = row.getAllByRole('cell').map((cell) => cell.textContent)
  return [description, row.getByRole('rowheader').textContent, ...others]
}
const total = () => screen.getByRole('row', { name: /Grand total/ }).textContent

test('CART-01 CART-03 CART-04 CART-05 CART-06 CART-07 CART-08 MSG-69 the cart is a table', async () => {
  await openCart()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Description',
    'Code',
    'UOM',
    'Price',
    'Quantity',
    'Line total',
    'Remove',
  ])
  const [, code, uom, price, , lineTotal] = await cellsOf('P-MIN6MAX20')
  expect([code, uom, price, lineTotal]).toEqual(['P-MIN6MAX20', 'BOX x 12', '$3.00', '$18.00'])
  expect(total()).toContain('Grand total')
})

test('CART-08 CONST-09 a line total is price times quantity', async () => {
  await openCart({ 'P-1001': 3 })
  expect((await cellsOf('P-1001'))[5]).toBe('$37.50')
})

test('CART-10 CONST-10 the grand total is exact to the cent', async () => {
  await openCart({ 'P-TEXTPRICE': 3, 'P-CENTS': 1 })
  expect(total()).toContain('$0.50')
})

test('CART-02 CART-36 the comment of a line is stored', async () => {
  const { fill, stored } = await openCart()
  await fill('Comment for Hex bolt M8', 'Zinc plated')
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ comment: 'Zinc plated' }, {}] }))
})

test('CART-06 CART-32 CART-36 a changed quantity changes total, badge and storage', async () => {
  const { user, stored } = await openCart({ 'P-1001': 3 })
  const box = screen.getByRole('spinbutton')
  await user.clear(box)
  await user.type(box, '5{Enter}')
  await waitFor(() => expect(total()).toContain('$62.50'))
  expect(screen.getByRole('button', { name: 'Cart, 5 items' })).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 5 }] })
})

test('CART-07 CART-22 CART-33 MSG-36 removing a product asks first', async () => {
  const { press, user, stored } = await openCart()
  await press('Remove Hex bolt M8')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Product?' }))
  expect(dialog.getByText('Are you sure you want to remove this product from your cart?')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('P-MIN6MAX20')).toBeNull())
  expect(stored('cart')).toMatchObject({ lines: [{ product: { part_number: 'P-1001' } }] })
})

test('CART-22 declining keeps the product', async () => {
  const { press } = await openCart()
  await press('Remove Hex bolt M8')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByText('P-MIN6MAX20')).toBeDefined()
})

test('CART-11 MSG-61 Continue shopping goes to the dashboard', async () => {
  await openCart()
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/dashboard')
})

test('CART-12 Checkout goes on when all is well', async () => {
  const { press, place } = await openCart()
  await press('Checkout')
  await screen.findByRole('heading', { level: 1, name: 'Order Summary' })
  expect(place()).toBe('/checkout')
})

test('CART-13 CART-14 CART-16 CART-23 CART-34 MSG-37 MSG-38 Cancel order asks, then empties the cart', async () => {
  const { press, user, stored, world } = await openCart()
  const before = world.log.list().length
  await press('Cancel order')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(
    dialog.getByText('Are you sure you want to clear all items from your cart? This action cannot be undone.'),
  ).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Clear cart' }))
  expect(await screen.findByText('Your order has been canceled.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [] })
  expect(world.log.list()).toHaveLength(before)
})

test('CART-15 declining changes nothing', async () => {
  const { press, stored } = await openCart()
  await press('Cancel order')
  await press('Keep cart')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 6 }, { quantity: 3 }] })
})

test('CART-17 CART-18 VALID-14 what is typed is not clamped; what is stored is capped', async () => {
  const { user, stored } = await openCart({ 'P-MIN6MAX20': 6 })
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  await user.clear(box)
  await user.type(box, '999')
  expect(box.value).toBe('999')
  await user.tab()
  await waitFor(() => expect(box.value).toBe('20'))
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 20 }] })
})

test.each(['0', '-3'])('CART-19 VALID-15 a quantity of %s removes the line after the question', async (text) => {
  const { user, press } = await openCart({ 'P-MIN6MAX20': 6 })
  const box = screen.getByRole('spinbutton')
  await user.clear(box)
  await user.type(box, `${text}{Enter}`)
  await screen.findByRole('alertdialog', { name: 'Remove Product?' })
  await press('Remove')
  expect(await screen.findByText('Your cart is empty.')).toBeDefined()
})

test('CART-20 MSG-35 lowering a line below its minimum asks', async () => {
  const { user } = await openCart({ 'P-MIN6MAX20': 6 })
  const box = screen.getByRole('spinbutton')
  await user.clear(box)
  await user.type(box, '4{Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'Remove Product?' })).toBeDefined()
})

test('CART-21 CART-25 CART-26 MSG-07 MSG-08 VALID-20 a declined 4 stays, and the checkout is refused', async () => {
  const { user, press, place } = await openCart({ 'P-MIN6MAX20': 6 })
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  await user.clear(box)
  await user.type(box, '4{Enter}')
  await press('Cancel')
  await waitFor(() => expect(box.value).toBe('4'))
  await press('Checkout')
  expect(await screen.findByText("Product 'Hex bolt M8' requires a minimum quantity of 6.")).toBeDefined()
  expect(screen.getByText('Minimum quantity is 6.')).toBeDefined()
  // The quantity says so itself, to whoever comes there later (A5).
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const words = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('Minimum quantity is 6.')
  expect(place()).toBe('/cart')
})

test('CART-24 CART-38 MSG-06 VALID-19 VALID-24 an empty cart says so, and its checkout is refused', async () => {
  const { press, place, calls } = await openCart({})
  expect(screen.getByText('Your cart is empty.')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  await press('Checkout')
  expect(await screen.findByText('Your cart is empty. Please add products before checking out.')).toBeDefined()
  expect(place()).toBe('/cart')
  expect(calls('POST /api')).toHaveLength(0)
})

test('CART-28 MSG-63 an empty cart offers to create a new order', async () => {
  await openCart({})
  expect(screen.getByRole('link', { name: 'Create new order' })).toBeDefined()
})

test('CART-30 MSG-63 the action bar of small screens places the order', async () => {
  const { press, place } = await openCart()
  await press('Place order')
  await waitFor(() => expect(place()).toBe('/checkout'))
})

test('CART-37 ROUTE-23 the stored cart is there from the start; there is no sidebar', async () => {
  await openCart()
  expect(screen.getByText('2 lines, 9 items')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'All categories' })).toBeNull()
})

test('CART-36 a cart that can be read only in part says so and keeps the rest', async () => {
  const good = { product: { id: 1001, part_number: 'P-1001', selling_price: 12.5 }, quantity: 2 }
  const cart = JSON.stringify({ tenantCode: 'ACME', lines: [good, { quantity: 3 }] })
  await visit('/cart', { signedInAs: 'buyer@acme.test', stored: { cart } })
  expect(await screen.findByText('Part of the saved cart could not be read and was left out.')).toBeDefined()
  expect(await screen.findByText('1 line, 2 items')).toBeDefined()
})

const saveDraft = async () => {
  const shown = await visit('/cart', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } })
  await shown.press('Save as draft')
  await screen.findByText(/^Saved on this device: /)
  return shown
}

test('CART-29 CART-35 API-29 MSG-63 a draft is saved on this device, without a call, and the cart stays', async () => {
  const { calls, stored } = await saveDraft()
  expect(await screen.findByRole('heading', { name: 'Saved drafts' })).toBeDefined()
  expect(calls('POST /api')).toHaveLength(0)
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 3 }] })
  expect(stored('drafts')).toBeNull()
  expect(await kept('lists')).toMatchObject([{ lineCount: 1, itemCount: 3 }])
  expect(await kept('lists', 'other@acme.test')).toEqual([])
})

test('CART-35 a draft can be opened again', async () => {
  const { press } = await saveDraft()
  await press('Cancel order')
  await press('Clear cart')
  await screen.findByText('Your cart is empty.')
  await press(/^Open draft/)
  expect(await screen.findByText(/^Draft opened: /)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeDefined()
})

test('CART-35 into a filled cart it is added, or takes its place', async () => {
  const { press } = await saveDraft()
  await press(/^Open draft/)
  expect(await screen.findByText('Replace the cart with the draft, or add the draft to it?')).toBeDefined()
  await press('Add to cart')
  expect(await screen.findByRole('button', { name: 'Cart, 6 items' })).toBeDefined()
  await press(/^Open draft/)
  await press('Replace cart')
  expect(await screen.findByRole('button', { name: 'Cart, 3 items' })).toBeDefined()
})

test('CART-35 a draft can be renamed and deleted, which asks first', async () => {
  const { fill, user } = await saveDraft()
  await fill('Name of the draft', 'Spring order')
  await user.tab()
  await waitFor(async () => expect(await kept('lists')).toMatchObject([{ name: 'Spring order' }]))
  await user.click(await screen.findByRole('button', { name: 'Delete draft Spring order' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete draft?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved drafts' })).toBeNull())
  expect(await kept('lists')).toEqual([])
})
