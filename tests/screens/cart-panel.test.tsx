import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { amount } from '../support/amounts'

type Cart = Readonly<Record<string, number>>
const openPanel = async (cart: Cart = { 'P-MIN6MAX20': 6, 'P-NOIMG': 2 }) => {
  const shown = await visit('/catalogs', { signedInAs: 'buyer@acme.test', cart })
  await shown.press(/^Cart, /)
  const panel = within(await screen.findByRole('dialog', { name: /^Cart/ }))
  const lineOf = async (part: string) => within((await panel.findByText(part)).closest('li') as HTMLElement)
  return { ...shown, panel, lineOf }
}

test('PANEL-02 PANEL-03 PANEL-04 PANEL-05 PANEL-06 PANEL-07 a line has all its parts', async () => {
  const { lineOf } = await openPanel()
  const line = await lineOf('P-MIN6MAX20')
  for (const text of ['Hex bolt M8', '$3.00']) expect(line.getByText(text)).toBeDefined()
  expect(line.getByRole('spinbutton')).toBeDefined()
  expect(line.getByRole('button', { name: 'Remove Hex bolt M8' })).toBeDefined()
  const plain = (await lineOf('P-NOIMG')).getByText('P-NOIMG').closest('li')
  expect(plain?.querySelector('[data-placeholder]')).not.toBeNull()
})

test('PANEL-06 a changed quantity changes subtotal and badge', async () => {
  const { user, lineOf, panel } = await openPanel()
  const box = (await lineOf('P-NOIMG')).getByRole('spinbutton')
  await user.clear(box)
  await user.type(box, '5{Enter}')
  expect(await panel.findByText('$24.00')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cart, 11 items', hidden: true })).toBeDefined()
})

test('PANEL-07 MSG-36 Remove asks first', async () => {
  const { user, lineOf, panel } = await openPanel()
  await user.click((await lineOf('P-NOIMG')).getByRole('button', { name: /^Remove/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Product?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(panel.queryByText('P-NOIMG')).toBeNull())
})

test('PANEL-08 MSG-62 the subtotal is that of the cart', async () => {
  const { panel } = await openPanel()
  expect(panel.getByText('Subtotal').nextElementSibling?.textContent).toBe('$20.40')
})

test('PANEL-09 Checkout goes on when all is well, and the panel closes', async () => {
  const { press, place } = await openPanel()
  await press('Checkout')
  await waitFor(() => expect(place()).toBe('/checkout'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PANEL-09 MSG-06 an empty cart is refused', async () => {
  const { press, panel, place } = await openPanel({})
  await press('Checkout')
  expect(await panel.findByText('Your cart is empty. Please add products before checking out.')).toBeDefined()
  expect(place()).toBe('/catalogs')
})

test('PANEL-09 MSG-07 MSG-08 a line under its minimum is refused', async () => {
  const { press, panel, place } = await openPanel({ 'P-MIN6MAX20': 4 })
  await press('Checkout')
  expect(await panel.findByText("Product 'Hex bolt M8' requires a minimum quantity of 6.")).toBeDefined()
  expect(await panel.findByText('Minimum quantity is 6.')).toBeDefined()
  expect(place()).toBe('/catalogs')
})

test('PANEL-10 an empty cart says so, and its main button leads back to the goods', async () => {
  const { panel } = await openPanel({})
  expect(panel.getByText('Your cart is empty.')).toBeDefined()
  const isMain = (name: string) => panel.getByRole('button', { name }).className.includes('primary')
  expect([isMain('Checkout'), isMain('Close and continue shopping')]).toEqual([false, true])
})

test('PANEL-09 of a cart with lines the main button is Checkout', async () => {
  const { panel } = await openPanel()
  const isMain = (name: string) => panel.getByRole('button', { name }).className.includes('primary')
  expect([isMain('Checkout'), isMain('Close and continue shopping')]).toEqual([true, false])
})

test('PANEL-11 lowering below the minimum asks; declining restores the former quantity', async () => {
  const { user, press, lineOf, stored } = await openPanel()
  const line = await lineOf('P-MIN6MAX20')
  await user.click(line.getByRole('button', { name: /^Less of/ }))
  await screen.findByRole('alertdialog', { name: 'Remove Product?' })
  await press('Cancel')
  await waitFor(() => expect(line.getByRole<HTMLInputElement>('spinbutton').value).toBe('6'))
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 6 }, {}] })
})

test('PANEL-11 a typed quantity below the minimum asks too, and declining restores', async () => {
  const { user, press, lineOf } = await openPanel()
  const box = (await lineOf('P-MIN6MAX20')).getByRole<HTMLInputElement>('spinbutton')
  await user.clear(box)
  await user.type(box, '5{Enter}')
  await screen.findByRole('alertdialog', { name: 'Remove Product?' })
  await press('Cancel')
  await waitFor(() => expect(box.value).toBe('6'))
})

test('PANEL-12 VALID-14 a quantity above the maximum is capped', async () => {
  const { user, lineOf } = await openPanel()
  const box = (await lineOf('P-MIN6MAX20')).getByRole<HTMLInputElement>('spinbutton')
  await user.clear(box)
  await user.type(box, '25{Enter}')
  await waitFor(() => expect(box.value).toBe('20'))
})

test('CART-27 MSG-63 the panel can be closed to go on shopping', async () => {
  const { press, place } = await openPanel()
  await press('Close and continue shopping')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/catalogs')
})

test('PANEL-01 the panel leads to the whole cart', async () => {
  const { follow, place } = await openPanel()
  await follow('View cart')
  await waitFor(() => expect(place()).toBe('/cart'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PANEL-03 LOOKS the pieces of a line are set apart by thousands, and the text stays what it is', async () => {
  const { lineOf } = await openPanel({ 'P-NOCAT': 150 })
  const pieces = (await lineOf('P-NOCAT')).getByText(amount('150 x RL 500 = 75000'))
  // It breaks before its sign alone, and its thousands stand apart.
  expect([...pieces.querySelectorAll('span > span')].map(({ textContent }) => textContent)).toEqual([
    '150 x RL 500',
    '= 75000',
    '75000',
    '000',
  ])
})

test('1.3.1 the foot of the cart panel is no landmark of the page', async () => {
  const { panel } = await openPanel()
  expect(panel.getByText('Subtotal')).toBeDefined()
  expect(panel.queryByRole('contentinfo')).toBeNull()
})
