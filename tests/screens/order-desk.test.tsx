import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { amount } from '../support/amounts'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const route = 'GET /api/orders/ACME'

test('a period and a total are typed, stand in the address, and what is shown is summed up', async () => {
  const { fill, place, user, calls } = await visit('/orders', buyer)
  expect(await screen.findByText(amount('3 orders, $1357.35'))).toBeDefined()
  await fill('Date from', '2025-03-01')
  await user.tab()
  expect(await screen.findByText(amount('2 orders, $1330.40'))).toBeDefined()
  await fill('Total from', '1,000')
  await user.tab()
  expect(await screen.findByText(amount('1 order, $1327.40'))).toBeDefined()
  expect(place()).toBe('/orders?from=2025-03-01&min=1%2C000')
  expect(calls(route)).toHaveLength(1)
})

test('a last day before the first one is said beside it, and no more when it is mended', async () => {
  const { fill, user } = await visit('/orders?from=2025-03-01', buyer)
  await screen.findByRole('link', { name: 'SO-10102' })
  const last = screen.getByLabelText('Date to')
  await fill('Date to', '2025-02-01')
  await waitFor(() => expect(last.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Before Date from')).toBeDefined()
  // The other tab has none, either.
  expect(screen.getByText('The last day is before the first one.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Look under/ })).toBeNull()
  await fill('Date to', '2025-03-31')
  await user.tab()
  await waitFor(() => expect(screen.queryByText('Before Date from')).toBeNull())
})

test('a most that is less than the least is said beside it', async () => {
  const { fill, user } = await visit('/orders?min=500', buyer)
  await screen.findByLabelText('Total to')
  await fill('Total to', '100')
  await user.tab()
  expect(await screen.findByText('Below Total from')).toBeDefined()
  expect(screen.getByLabelText('Total to').getAttribute('aria-invalid')).toBe('true')
  await fill('Total to', '5000')
  await user.tab()
  await waitFor(() => expect(screen.queryByText('Below Total from')).toBeNull())
})

test('what is no amount narrows nothing any more, and stays to be mended', async () => {
  const { fill, place, user } = await visit('/orders?min=1000', buyer)
  expect(await screen.findByText(amount('1 order, $1327.40'))).toBeDefined()
  await fill('Total from', 'about 5')
  await user.tab()
  expect(await screen.findByText(amount('3 orders, $1357.35'))).toBeDefined()
  expect(place()).toBe('/orders')
  expect(screen.getByLabelText('Total from')).toHaveProperty('value', 'about 5')
  expect(screen.getByText('Not an amount')).toBeDefined()
  await fill('Total from', '1000')
  await user.tab()
  expect(await screen.findByText(amount('1 order, $1327.40'))).toBeDefined()
})

test('an order that the API gives no total for has none in its row, and is no $0.00', async () => {
  const [row, other] = [1, 2].map((id) => ({
    id,
    sale_no: `SO-${id}`,
    customer_name: 'North',
    order_date: '2025-03-01',
  }))
  const body = {
    data: [
      { ...row, total: null },
      { ...other, total: 0 },
    ],
  }
  await visit('/orders', { ...buyer, faults: [{ path: '/api/orders/ACME', status: 200, body, times: 'always' }] })
  const cells = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
  expect((await cells('SO-1')).getByText('No total')).toBeDefined()
  expect((await cells('SO-1')).queryByText(amount('$0.00'))).toBeNull()
  expect((await cells('SO-2')).getByText(amount('$0.00'))).toBeDefined()
})

test('R9 a day that is chosen key by key keeps the focus where it is', async () => {
  const { fill, press, place } = await visit('/orders', buyer)
  await press('This year')
  await waitFor(() => expect(place()).toContain('from='))
  const box = screen.getByLabelText('Date from')
  box.focus()
  await fill('Date from', '2025-03-01')
  await waitFor(() => expect(place()).toContain('from=2025-03-01'))
  expect(document.activeElement).toBe(box)
  expect(screen.getByLabelText('Date from')).toBe(box)
})

test('an address brings the view back: the search, the sorting, the period', async () => {
  await visit('/orders?q=SO-1&sort=-total&from=2025-02-01', buyer)
  await screen.findByRole('link', { name: 'SO-10101' })
  expect(screen.getByRole('textbox', { name: 'Search orders' })).toHaveProperty('value', 'SO-1')
  expect(screen.getByRole('columnheader', { name: /Total/ }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByLabelText('Date from')).toHaveProperty('value', '2025-02-01')
})

test('the highest month says what it came to; so does the one that is pointed at, and the one that is shown', async () => {
  const { user, press } = await visit('/orders', buyer)
  expect(await screen.findByText(amount('Highest: Mar 2025, 2 orders, $1330.40'))).toBeDefined()
  await user.hover(screen.getByRole('button', { name: /^Feb 2025/ }))
  expect(await screen.findByText(amount('Feb 2025: 1 order, $26.95'))).toBeDefined()
  await user.unhover(screen.getByRole('button', { name: /^Feb 2025/ }))
  expect(await screen.findByText(amount('Highest: Mar 2025, 2 orders, $1330.40'))).toBeDefined()
  await press(/^Feb 2025/)
  await user.tab()
  expect(await screen.findByText(amount('Feb 2025: 1 order, $26.95'))).toBeDefined()
})

test('a bar of the chart narrows the list to its month, once more widens it', async () => {
  const { press, place } = await visit('/orders', buyer)
  await press(/^Feb 2025/)
  expect(await screen.findByText(amount('1 order, $26.95'))).toBeDefined()
  expect(place()).toBe('/orders?from=2025-02-01&to=2025-02-28')
  await press(/^Feb 2025/)
  expect(await screen.findByText(amount('3 orders, $1357.35'))).toBeDefined()
})

test('previous and next order within the list as it was shown', async () => {
  const { follow, place } = await visit('/orders?sort=-number', buyer)
  await follow('SO-10102')
  await follow('Next order')
  await waitFor(() => expect(place()).toBe('/orders/101'))
  // Back leads to the list, not through all that was looked at.
  window.history.back()
  await waitFor(() => expect(place()).toBe('/orders?sort=-number'))
  await follow('SO-10101')
  await follow('Previous order')
  await follow('Previous order')
  await waitFor(() => expect(place()).toBe('/orders/103'))
  await follow('Back to orders')
  await waitFor(() => expect(place()).toBe('/orders?sort=-number'))
})

test('the list on paper says what it shows, when, and that it is no invoice', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { press } = await visit('/orders?from=2025-03-01', buyer)
  await screen.findByText(amount('2 orders, $1330.40'))
  expect(screen.getByText('This is not an invoice')).toBeDefined()
  expect(screen.getByText('Shown: Draft, from Mar 1, 2025')).toBeDefined()
  await press('Print')
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
})

test('a period without an order on this tab says that the other one is not searched, and leads there with it', async () => {
  const { press, place } = await visit('/orders?from=2099-01-01', buyer)
  await screen.findByText('No order on this tab fits the filters. The other tab is not searched.')
  await press('Look under Processed')
  await waitFor(() => expect(place()).toBe('/orders?status=processed&from=2099-01-01'))
  expect(await screen.findByRole('button', { name: 'Look under Draft' })).toBeDefined()
})

test('lines as a file: what could not be read is said before anything is saved', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { press } = await visit('/orders', {
    ...buyer,
    faults: [{ path: '/api/orders/ACME/102', status: 404, times: 1 }],
  })
  await press('Save lines as CSV')
  const dialog = within(await screen.findByRole('alertdialog', { name: '1 order could not be read' }))
  expect(dialog.getByText(/SO-10102/)).toBeDefined()
  expect(saved).toEqual([])
  await press('Read them again')
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = await saved[0]?.text()
  expect(text).toContain('Order number,Customer,Date,Part number')
  expect(text).toContain('SO-10102')
  expect(text).not.toContain('could not be read')
})

test('A2 the months are one stop of the Tab key, and arrows lead among them', async () => {
  const { user } = await visit('/orders', buyer)
  const bars = within(await screen.findByRole('toolbar', { name: 'Orders by time' })).getAllByRole('button')
  expect(bars.length).toBeGreaterThan(1)
  expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  bars[0]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(bars[1])
  expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bars[1]])
})
