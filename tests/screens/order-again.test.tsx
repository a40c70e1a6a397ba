import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const parts = () => screen.getAllByLabelText<HTMLInputElement>(/^Part number, row/).map(({ value }) => value)
const atPad = () => screen.findByRole('heading', { level: 1, name: 'Order pad' })

test('ORDERS a row of the orders is ordered again: the order is read, and the pad opens filled', async () => {
  const { press, calls } = await visit('/orders', buyer)
  await press('Order again: SO-10101')
  await atPad()
  await waitFor(() => expect(parts()).toHaveLength(4))
  expect(calls('GET /api/orders/ACME/101')).toHaveLength(1)
  expect(
    await screen.findByText(/^3 lines, 1 changed, the same total as the last time, not counting 1 that/),
  ).toBeDefined()
})

test('ORDERS rows that stand in the pad stay, those of the order come below', async () => {
  const { press, follow } = await visit('/order-pad', buyer)
  await screen.findByLabelText('Part number, row 1')
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'MY-OWN\t3', files: [], types: ['text/plain'] } })
  await waitFor(() => expect(parts()[0]).toBe('MY-OWN'))
  await follow('Orders')
  await press('Order again: SO-10102')
  await atPad()
  await waitFor(() => expect(parts()).toHaveLength(3))
  expect(parts()[0]).toBe('MY-OWN')
})

test('ORDERS a failure is told, the list stays, and the button can be pressed again', async () => {
  const { press } = await visit('/orders', {
    ...buyer,
    faults: [{ method: 'GET', path: '/api/orders/ACME/101', status: 500, times: 3 }],
  })
  await press('Order again: SO-10101')
  expect(await screen.findByText('Order SO-10101 could not be read. Try again.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Order again: SO-10101' }).getAttribute('aria-disabled')).toBeNull()
})

test('ORDERS while the order is read its row says so, and a second press reads nothing more', async () => {
  const { press, user, calls } = await visit('/orders', {
    ...buyer,
    faults: [{ method: 'GET', path: '/api/orders/ACME/101', hang: true }],
  })
  await press('Order again: SO-10101')
  const busy = await screen.findByRole('button', { name: 'Reading the order SO-10101…' })
  await user.click(busy)
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  expect(calls('GET /api/orders/ACME/101')).toHaveLength(1)
})

test('PAD what changed since the order: old and new price, gone parts, the difference, and a view of it', async () => {
  const { press } = await visit('/orders/2001', { ...buyer, scenario: 'last-months-order' })
  await press('Order again')
  expect(await screen.findByText('25 lines, 2 changed, +$43.20 against the last time')).toBeDefined()
  await press('Only what changed')
  expect(await screen.findByText('2 of 25 rows shown')).toBeDefined()
  expect(parts()).toHaveLength(3)
  const row = field('Part number, row 4').closest('tr') as HTMLElement
  expect(within(row).getByText('Price changed')).toBeDefined()
  // The price of then twice, in its column and beside what is said: a window shows one of them.
  expect(
    within(row).getAllByText(
      (_, element) =>
        /^\$\d+\.\d\d$/.test(element?.textContent ?? '') && element?.tagName !== 'TD' && !element?.querySelector('s'),
    ),
  ).toHaveLength(4)
  await press('Clear')
  await waitFor(() => expect(screen.queryByText(/against the last time/)).toBeNull())
})

const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Add row/ })
const ticked = () => ticks().map(({ checked }) => checked)

test('PAD all rows of an order that can be ordered are ticked, and Add takes the ticked ones', async () => {
  const { press, user, stored } = await visit('/orders/101', buyer)
  await press('Order again')
  // The second is below its minimum of today.
  await waitFor(() => expect(ticked()).toEqual([true, false, true]))
  await user.click(ticks()[2] as HTMLElement)
  expect(await screen.findByText('Left out: not added')).toBeDefined()
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All that can be ordered' })
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  await user.click(all)
  await waitFor(() => expect([all.checked, all.indeterminate]).toEqual([true, false]))
  await user.click(all)
  expect(await screen.findByText('Ticked: 0 of 3')).toBeDefined()
  // What is not wanted is no problem: the row below its minimum is the only one.
  await press('Copy problems')
  expect(await screen.findByText('Copied')).toBeDefined()
  expect((await window.navigator.clipboard.readText()).split('\n')).toHaveLength(2)
  await user.click(ticks()[0] as HTMLElement)
  await press('Add 1 of 3')
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{}] }))
  // The others stay, each with its tick.
  await waitFor(() => expect(ticked()).toEqual([false, false]))
})

test('PAD a part that is gone says so, and cannot be ticked', async () => {
  const { press } = await visit('/orders/101', { ...buyer, scenario: 'parts-gone' })
  const part = within(await screen.findByRole('table')).getAllByRole('row')[1] as HTMLElement
  const called = part.querySelector('[data-label="Description"]')?.textContent ?? ''
  expect(called).not.toBe('')
  await press('Order again')
  const gone = (await screen.findByText('No longer in the catalog')).closest<HTMLElement>('[data-pad-row]')
  expect(gone?.textContent).toContain(called)
  await waitFor(() => expect(ticks().map(({ disabled }) => disabled)).toEqual([true, true, false]))
  expect(ticked()).toEqual([false, false, true])
  // What it cost the last time stays in sight.
  expect([...document.querySelectorAll('[data-pad-row] s')].map(({ textContent }) => textContent)).toEqual(['$12.50'])
})

test('ORDER what the buyer calls a part stands in its line, for paper as well', async () => {
  const { press, app } = await visit('/part-numbers', buyer)
  const fill = (name: string, text: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } })
  await screen.findByLabelText('My number')
  fill('My number', 'BOLT-A')
  fill('Part number', 'P-1001')
  await press('Add')
  app.navigation.push('/orders/101')
  const line = (await screen.findByRole('link', { name: 'P-1001' })).closest('td') as HTMLElement
  await waitFor(() => expect(line.textContent).toBe('P-1001My number: BOLT-A'))
})

test('ORDER part numbers lead to the product, by one search; Back leads to the order', async () => {
  const { follow, place, calls } = await visit('/orders/102', buyer)
  const [part] = await screen.findAllByRole('link', { name: /^P-/ })
  const name = part?.textContent ?? ''
  await follow(name)
  await waitFor(() => expect(place()).toMatch(/^\/products\/\d+$/))
  expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
  // The search alone; what else is asked for is of the category of the product.
  const searches = calls('GET /api/products/ACME').filter(({ query }) => String(query['search'] ?? '') !== '')
  expect(searches).toHaveLength(1)
  window.history.back()
  await waitFor(() => expect(place()).toBe('/orders/102'))
})

test('ORDER number and part numbers are copied; where the browser refuses, that is told', async () => {
  const { press } = await visit('/orders/101', buyer)
  const writeText = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined)
  await press('Copy the order number')
  expect(await screen.findByText('Copied')).toBeDefined()
  writeText.mockRejectedValueOnce(new Error('refused'))
  await press('Copy part numbers')
  expect(await screen.findByText(/^The browser does not allow copying/)).toBeDefined()
  expect(writeText.mock.calls[0]).toEqual(['SO-10101'])
  expect(String(writeText.mock.calls[1]?.[0]).split('\n')).toHaveLength(3)
})

test('LIST a part number with a quantity offers the pad, and the search is as ever', async () => {
  const { user, press, place } = await visit('/products', buyer)
  const search = await screen.findByRole('textbox', { name: 'Search part number or description' })
  await user.type(search, 'bolt 6')
  expect(screen.queryByRole('button', { name: /on the order pad$/ })).toBeNull()
  await user.clear(search)
  await user.type(search, 'P-1001 x6')
  expect(await screen.findByRole('button', { name: 'Put "P-1001 × 6" on the order pad' })).toBeDefined()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/products?search=P-1001+x6'))
  await press('Put "P-1001 × 6" on the order pad')
  await atPad()
  await waitFor(() => expect(parts()).toEqual(['P-1001', '']))
  expect(field('Quantity, row 1').value).toBe('x6')
})

test('LIST a column pasted into the search offers the pad, which gets it line by line', async () => {
  const { user, press } = await visit('/products', buyer)
  const search = await screen.findByRole('textbox', { name: 'Search part number or description' })
  await user.click(search)
  await user.paste('P-1001\t6\nP-MAX0\t2\nNO-7\t1')
  await press('Put 3 lines on the order pad')
  await atPad()
  await waitFor(() => expect(parts()).toEqual(['P-1001', 'P-MAX0', 'NO-7', '']))
})

test('LIST nothing found for P1001 offers P-1001, which is searched for when it is pressed', async () => {
  const { press, place } = await visit('/products?search=P1001', buyer)
  await press('P-1001?')
  await waitFor(() => expect(place()).toBe('/products?search=P-1001'))
  expect(await screen.findByText('P-1001')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'P-1001?' })).toBeNull()
})

test('CARD a product that is added from the list carries its check, and the cart does not read it again', async () => {
  const { user, stored, calls } = await visit('/products?search=P-1001', buyer)
  await user.click((await screen.findAllByRole('button', { name: /^More of/ }))[0] as HTMLElement)
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ check: [expect.any(Number)] }] }))
  expect(calls('GET /api/products/ACME/details/1001')).toHaveLength(0)
})
