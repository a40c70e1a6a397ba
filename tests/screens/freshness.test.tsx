import { screen, within, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FaultInput } from '../../mocks/faults'
import { rowOf, visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 2, 'P-MIN6MAX20': 6 } } as const
const ready = () => screen.findByText('Northwind Machining Ltd.')
const thanks = () => screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
const orders = 'POST /api/orders'
const bolt = { id: 1001, part_number: 'P-1001', description: 'Carriage bolt', uom_code: 'EA', default_puom_id: 51_001 }

/** The server has something else to say of a product than when it was put into the cart. */
const answers = (id: number, data: readonly object[]): FaultInput => ({
  method: 'GET',
  path: `/api/products/ACME/details/${id}`,
  status: 200,
  body: { data },
  times: 'always',
})
const dearer = answers(1001, [{ ...bolt, selling_price: 13.5 }])
const failing: FaultInput = { method: 'GET', path: '/api/products/ACME/details/*', status: 404, times: 'always' }

describe('on the cart', () => {
  test('a higher price stands beside the accepted one, is said in a sentence, and is agreed to in the line', async () => {
    const { press, stored } = await visit('/cart', { ...buyer, faults: [dearer] })
    expect(await screen.findByText('1 price changed, +$2.00')).toBeDefined()
    const row = await rowOf('P-1001')
    expect(row.getByText('Price changed from $12.50 to $13.50, not accepted yet.')).toBeDefined()
    expect(row.getByText('$25.00')).toBeDefined()
    await press('Accept $13.50 for Carriage bolt')
    expect(await row.findByText('Price $13.50, before $12.50.')).toBeDefined()
    expect(row.getByText('$27.00')).toBeDefined()
    expect(screen.queryByText(/price changed/)).toBeNull()
    expect(stored('cart')).toMatchObject({ lines: [{ product: { selling_price: 13.5 } }, {}] })
  })

  test('a higher price is agreed to by keys in its quantity', async () => {
    const { user } = await visit('/cart', { ...buyer, faults: [answers(1001, [{ ...bolt, selling_price: 14 }])] })
    await screen.findByText(/^1 price changed/)
    await user.click((await rowOf('P-1001')).getByRole('spinbutton'))
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    await waitFor(() => expect(screen.queryByText(/^1 price changed/)).toBeNull())
    expect((await rowOf('P-1001')).getByText('$28.00')).toBeDefined()
  })

  test('a lower price is taken and marked', async () => {
    await visit('/cart', { ...buyer, faults: [answers(1001, [{ ...bolt, selling_price: 11 }])] })
    expect(await screen.findByText('1 price came down, -$3.00')).toBeDefined()
    const row = await rowOf('P-1001')
    expect(row.getByText('Price came down from $12.50 to $11.00.')).toBeDefined()
    expect(row.getByText('$22.00')).toBeDefined()
  })

  test('a maximum that came down, and a minimum that went up: one press each', async () => {
    const limits = answers(1001, [{ ...bolt, selling_price: 12.5, min_order_qty: 5 }])
    const cap = answers(1002, [
      { ...bolt, id: 1002, part_number: 'P-MIN6MAX20', description: 'Nut', selling_price: 3, max_order_qty: 4 },
    ])
    const { press, user } = await visit('/cart', { ...buyer, faults: [limits, cap] })
    await press('Set Nut to 4')
    const quantities = () => screen.getAllByRole('spinbutton').map((box) => (box as HTMLInputElement).value)
    // By keys, in the quantity itself: what was typed and not yet taken gives way to what is offered.
    await user.click(await screen.findByRole('spinbutton', { name: /bolt/ }))
    await user.keyboard('9{Alt>}{Enter}{/Alt}')
    expect(quantities()).toEqual(['5', '4'])
    expect(screen.queryByRole('button', { name: /^Set / })).toBeNull()
  })

  test('a product that is gone is set aside: its reason is said, no total counts it, and it can be removed', async () => {
    const { press } = await visit('/cart', { ...buyer, faults: [answers(1001, [])] })
    expect(await screen.findByText(/^1 product is no longer available/)).toBeDefined()
    const row = await rowOf('P-1001')
    expect(row.getByText('No longer available. Not ordered.')).toBeDefined()
    expect(row.queryByRole('spinbutton')).toBeNull()
    const total = screen.getByRole('rowheader', { name: 'Grand total' }).closest('tr') as HTMLElement
    expect(within(total).getByText('$18.00')).toBeDefined()
    await press(/^Remove Carriage bolt/)
    await press('Remove')
    expect(screen.queryByText('No longer available. Not ordered.')).toBeNull()
  })

  test.each([
    ['es', '1 precio cambió, +$2.00', 'Aceptar todo'],
    ['fr', '1 prix a changé, +$2.00', 'Tout accepter'],
  ] as const)('I18N in the words of the reader: %s', async (language, words, action) => {
    const { press } = await visit('/cart', { ...buyer, language, faults: [dearer] })
    expect(await screen.findByText(words)).toBeDefined()
    await press(action)
    expect(screen.queryByText(words)).toBeNull()
  })

  test('the panel shows both prices, too', async () => {
    const { press, user } = await visit('/cart', { ...buyer, faults: [dearer] })
    await screen.findByText('1 price changed, +$2.00')
    await press(/^Cart, /)
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('Price changed from $12.50 to $13.50, not accepted yet.')).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Accept $13.50 for Carriage bolt' }))
    expect(await panel.findByText('$45.00')).toBeDefined()
  })
})

describe('at the checkout', () => {
  test('a higher price without consent is not sent, and the line can be agreed to or removed right there', async () => {
    const { press, calls } = await visit('/checkout', { ...buyer, faults: [dearer] })
    await ready()
    await screen.findByText('1 price changed, +$2.00')
    await press('Complete order')
    expect(
      await screen.findByText('Nothing was sent: 1 price or unit of measure changed. Accept it, or remove the line.'),
    ).toBeDefined()
    expect(calls(orders)).toEqual([])
    expect(screen.getByRole('button', { name: 'Remove Carriage bolt' })).toBeDefined()
    await press('Accept all')
    expect(screen.queryByText(/^Nothing was sent/)).toBeNull()
    expect(screen.getByText('$45.00')).toBeDefined()
  })

  test('R9 what is agreed to or mended hands the focus on to the next line, and at the end to Complete order', async () => {
    const lower = answers(1002, [
      { ...bolt, id: 1002, part_number: 'P-MIN6MAX20', description: 'Nut', selling_price: 3, max_order_qty: 4 },
    ])
    const { user } = await visit('/checkout', { ...buyer, faults: [dearer, lower] })
    await ready()
    const accept = await screen.findByRole('button', { name: 'Accept $13.50 for Carriage bolt' })
    const other = await screen.findByRole('button', { name: 'Accept $3.00 / EA for Nut' })
    const mend = await screen.findByRole('button', { name: 'Set Nut to 4' })
    accept.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(other)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(mend)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Complete order' }))
  })

  test('many limits are told in sum and mended at once; what is told against the order is told as it is now', async () => {
    const minimums = [1001, 1002].map((id, at) =>
      answers(id, [
        { ...bolt, id, part_number: `P-${id}`, description: `Bolt ${at}`, selling_price: 3, min_order_qty: 9 },
      ]),
    )
    const { press, stored } = await visit('/checkout', { ...buyer, faults: minimums })
    await ready()
    await screen.findByText('2 quantities are outside the limits of their products.')
    await press('Complete order')
    expect(await screen.findByText(/Bolt 0.*9/)).toBeDefined()
    await press('Set all to what is allowed')
    expect(screen.queryByText(/outside the limits/)).toBeNull()
    expect(stored('cart')).toMatchObject({ lines: [{ quantity: 9 }, { quantity: 9 }] })
    await press('Undo')
    expect(stored('cart')).toMatchObject({ lines: [{ quantity: 2 }, { quantity: 6 }] })
  })

  test('lines that could not be checked are said, and checked again', async () => {
    const { press, world, lastCall, calls } = await visit('/checkout', { ...buyer, faults: [failing] })
    await ready()
    expect(await screen.findByText('2 lines could not be checked')).toBeDefined()
    await press('Complete order')
    expect(await screen.findByText('2 lines could not be checked')).toBeDefined()
    expect(calls(orders)).toEqual([])
    world.faults.clear()
    await press('Check again')
    await press('Complete order')
    await thanks()
    expect(lastCall(orders)?.body).toMatchObject({ items: [{ price: 12.5 }, { price: 3 }] })
  })

  test('or ordered at the prices shown', async () => {
    const { press, calls } = await visit('/checkout', { ...buyer, faults: [failing] })
    await ready()
    await screen.findByText('2 lines could not be checked')
    await press('Order at the prices shown')
    await thanks()
    expect(calls(orders)).toHaveLength(1)
  })

  test('the way back stays open while a press is held', async () => {
    const hanging: FaultInput = { method: 'GET', path: '/api/products/ACME/details/*', hang: true, times: 'always' }
    const { press, follow, place, calls } = await visit('/checkout', { ...buyer, faults: [hanging] })
    await ready()
    await press('Complete order')
    expect(await screen.findByRole('button', { name: 'Checking prices…' })).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'Checking prices: 0 of 2' })).toBeDefined()
    await follow('Continue shopping')
    expect([place(), calls(orders)]).toEqual(['/cart', []])
  })
})
