import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowOf, visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const route = 'GET /api/orders/ACME'

test('ORDERS-01 ORDERS-02 ORDERS-03 MSG-67 there are two tabs, Draft and Processed', async () => {
  await visit('/orders', buyer)
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Draft', 'Processed'])
})

test('ORDERS-04 API-17 the draft orders are shown first and asked for as such', async () => {
  const { calls } = await visit('/orders', buyer)
  expect(await screen.findByRole('tab', { name: 'Draft', selected: true })).toBeDefined()
  await screen.findByRole('link', { name: 'SO-10101' })
  expect(calls(route).map(({ query }) => query)).toEqual([{ status: 'draft', lang: 'en' }])
})

test('ORDERS-05 API-17 the second tab asks for processed orders', async () => {
  const { user, lastCall } = await visit('/orders', buyer)
  await user.click(await screen.findByRole('tab', { name: 'Processed' }))
  expect(await screen.findByRole('link', { name: 'SO-10104' })).toBeDefined()
  expect(screen.queryByText('SO-10101')).toBeNull()
  expect(lastCall(route)?.query).toEqual({ status: 'processed', lang: 'en' })
})

test('ORDERS-06 ORDERS-07 the search filters the rows shown and asks nothing of the server', async () => {
  const { fill, press, calls } = await visit('/orders', buyer)
  await screen.findByText('SO-10102')
  await fill('Search orders', '10101')
  await press('Search')
  await waitFor(() => expect(screen.queryByText('SO-10102')).toBeNull())
  expect(screen.getByText('SO-10101')).toBeDefined()
  expect(calls(route)).toHaveLength(1)
})

test.each([
  ['en', 'Feb 20, 2025'],
  ['fr', '20 févr. 2025'],
  ['en', '2025-02-20'],
] as const)('ORDERS-07 C-80 the date is found as it is shown and as it was sent (%s: %s)', async (language, text) => {
  const { user } = await visit('/orders', { ...buyer, language })
  await screen.findByText('SO-10102')
  await user.type(within(screen.getByRole('search')).getByRole('textbox'), `${text}{Enter}`)
  await waitFor(() => expect(screen.queryByText('SO-10102')).toBeNull())
  expect(screen.getByText('SO-10101')).toBeDefined()
})

test('ORDER-01 the way back leads to the tab that was left', async () => {
  const { user, follow, place } = await visit('/orders', buyer)
  await user.click(await screen.findByRole('tab', { name: 'Processed' }))
  await follow('SO-10104')
  await follow('Back to orders')
  expect(await screen.findByRole('tab', { name: 'Processed', selected: true })).toBeDefined()
  expect(place()).toBe('/orders?status=processed')
})

test('ORDERS-07 a search that nothing matches says so and can be cleared', async () => {
  const { fill, user } = await visit('/orders', buyer)
  await screen.findByText('SO-10102')
  await fill('Search orders', 'zzz')
  await user.keyboard('{Enter}')
  const panel = within(screen.getByRole('tabpanel'))
  expect(await panel.findByText('No order on this tab contains "zzz".')).toBeDefined()
  await user.click(panel.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('SO-10102')).toBeDefined()
})

test('ORDERS-08 ORDERS-09 ORDERS-10 ORDERS-11 a row has number, customer, date and total', async () => {
  await visit('/orders', buyer)
  const row = await rowOf('SO-10102')
  expect(row.getByText('Northwind Machining Ltd.')).toBeDefined()
  expect(row.getByText(/1.*2025/).textContent).toMatch(/Mar/)
  expect(row.getByText('$3.00')).toBeDefined()
})

test('ORDERS-12 a row leads to the order by its id, not by its number', async () => {
  const { follow, place } = await visit('/orders', buyer)
  await follow('SO-10102')
  expect(await screen.findByRole('heading', { level: 1, name: /SO-10102/ })).toBeDefined()
  expect(place()).toBe('/orders/102')
})

test('ORDERS-13 MSG-46 without orders it says: No orders found.', async () => {
  await visit('/orders', { signedInAs: 'neworders@acme.test' })
  expect(await screen.findByText('No orders found.')).toBeDefined()
})

test('ORDERS-14 while the orders are on their way it says so', async () => {
  await visit('/orders', { ...buyer, faults: [{ path: '/api/orders/*', delay: 60_000 }] })
  expect(await screen.findByText('Loading…')).toBeDefined()
})

test('ORDERS-15 no action on the screen changes an order: Order again only fills the order pad', async () => {
  await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  const names = within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names.filter((name) => !name?.startsWith('Order again: '))).toEqual([
    'Search',
    'Filter, sort…',
    'This month',
    'Last month',
    'This year',
    'Dates, totals, months',
    'Feb 2025: 1 order, $26.95',
    'Mar 2025: 2 orders, $1330.40',
    'Print',
    'Save list as CSV',
    'Save lines as CSV',
    'Order number',
    'Customer',
    'Date',
    'Total',
  ])
})

test('on a phone the tools of the list are behind one button, open where something is filtered; a chosen period closes them and stays', async () => {
  const { press, app } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  const tool = (name: string) => screen.getByRole('button', { name })
  const tools = () => tool('Filter, sort…').getAttribute('aria-expanded')
  expect([tools(), await press('Filter, sort…').then(tools)]).toEqual(['false', 'true'])
  await press('This year')
  expect(tools()).toBe('false')
  expect(['This year', 'Last month'].map((name) => tool(name).closest('[data-fold]') !== null)).toEqual([false, true])
  app.navigation.push('/products')
  await screen.findByRole('heading', { level: 1, name: 'All products' })
  app.navigation.push('/orders?from=2025-03-01')
  await screen.findByText('SO-10102')
  expect(tools()).toBe('true')
})

test('days, totals and months are folded, and open where one of them narrows the list; a period that has a button leaves them so', async () => {
  const { press, place, app } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  const folded = () => screen.getByRole('button', { name: 'Dates, totals, months' }).getAttribute('aria-expanded')
  expect(folded()).toBe('false')
  await press('Dates, totals, months')
  expect(folded()).toBe('true')
  await press('Dates, totals, months')
  await press('This year')
  await waitFor(() => expect(place()).toContain('from='))
  expect(folded()).toBe('false')
  app.navigation.push('/products')
  await screen.findByRole('heading', { level: 1, name: 'All products' })
  app.navigation.push('/orders?from=2025-03-01')
  await screen.findByText('SO-10102')
  expect(folded()).toBe('true')
})

test('on a phone, where the table has no heads, the orders are sorted by a choice among their tools', async () => {
  const { user, place } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  const numbers = () => screen.getAllByRole('link', { name: /^SO-/ }).map(({ textContent }) => textContent)
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  await user.selectOptions(sort, 'Total, descending')
  await waitFor(() => expect(place()).toBe('/orders?sort=-total'))
  const byTotal = numbers()
  await user.selectOptions(sort, 'Total, ascending')
  await waitFor(() => expect(numbers()).toEqual(byTotal.toReversed()))
  await user.selectOptions(sort, 'As the company lists them')
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('ORDERS-16 a quick change of tab shows the rows of the last tab only', async () => {
  const { user, calls } = await visit('/orders', {
    ...buyer,
    faults: [{ path: '/api/orders/*', query: 'status=draft', delay: 60_000 }],
  })
  await screen.findByText('Loading…')
  await user.click(screen.getByRole('tab', { name: 'Processed' }))
  expect(await screen.findByText('SO-10104')).toBeDefined()
  expect(screen.queryByText('SO-10101')).toBeNull()
  expect(calls(route)[0]?.end).toBe('aborted')
})

test('ORDERS-13 ERR-10 a failed list offers Retry in place', async () => {
  const { press } = await visit('/orders', { ...buyer, faults: [{ path: '/api/orders/*', status: 501 }] })
  expect(await screen.findByText('An unexpected error occurred.')).toBeDefined()
  expect(screen.getByText('Could not load the orders.')).toBeDefined()
  await press('Retry')
  expect(await screen.findByText('SO-10101')).toBeDefined()
})

test('ROUTE-27 the orders have the header and no category sidebar', async () => {
  await visit('/orders', buyer)
  expect(await screen.findByRole('banner')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'All categories' })).toBeNull()
})

test('I18N-10 the orders change language without losing the tab', async () => {
  const { user, speak } = await visit('/orders', buyer)
  await user.click(await screen.findByRole('tab', { name: 'Processed' }))
  await screen.findByText('SO-10104')
  await speak('fr')
  expect(await screen.findByRole('heading', { level: 1, name: 'Commandes' })).toBeDefined()
  expect(screen.getAllByRole('tab')[1]?.getAttribute('aria-selected')).toBe('true')
})

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : []

test('ORDER-01 ORDER-02 ORDER-03 an order has its number, customer and sale date', async () => {
  await visit('/orders/102', buyer)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order SO-10102' })).toBeDefined()
  expect(valueOf('Customer')).toBe('Northwind Machining Ltd.')
  expect(valueOf('Sale date')).toMatch(/Mar.*1.*2025|1.*Mar.*2025/)
})

test('ORDER-04 ORDER-05 ORDER-06 ORDER-07 ORDER-08 ORDER-09 ORDER-10 a line has all its facts', async () => {
  await visit('/orders/101', buyer)
  await screen.findByText('P-1001')
  const rows = screen.getAllByRole('row')
  expect(cells(rows[1])).toEqual(['1', 'P-1001', 'Carriage bolt M6 x 50', '1', 'EA', '$12.50', '$12.50'])
  expect(cells(rows[2])).toEqual(['2', 'P-MIN6MAX20', 'Hex bolt M8', '4', 'BOX', '$3.00', '$12.00'])
})

test('ORDER-04 MSG-70 the columns and the total have their names', async () => {
  await visit('/orders/101', buyer)
  await screen.findByText('P-1001')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Row number',
    'Part number',
    'Description',
    'Qty',
    'UOM code',
    'Unit price',
    'Subtotal',
  ])
  expect(screen.getByRole('rowheader', { name: 'Order total' })).toBeDefined()
})

test('ORDER-08 a line without a unit of measure shows a dash', async () => {
  await visit('/orders/103', buyer)
  await screen.findByRole('heading', { level: 1, name: /SO-10103/ })
  expect(cells(screen.getAllByRole('row')[2])[4]).toBe('-')
})

test('ORDER-11 the total is computed from the lines, whatever the list says', async () => {
  const { world } = await visit('/orders/104', buyer)
  await screen.findByRole('heading', { level: 1, name: /SO-10104/ })
  const order = world.db.orders('ACME', 'buyer@acme.test').find(({ id }) => id === 104)
  const sum = (order?.lines ?? []).reduce((total, { price, quantity }) => total + price * quantity, 0)
  const total = screen.getByRole('rowheader', { name: 'Order total' }).closest('tr')
  expect(total?.textContent).toContain(`$${sum.toFixed(2)}`)
  expect(total?.textContent).not.toContain('999.99')
})

test('ORDER-04 an order of 25 lines shows all of them', async () => {
  await visit('/orders/105', buyer)
  await screen.findByRole('heading', { level: 1, name: /SO-10105/ })
  expect(cells(screen.getAllByRole('row')[25])[0]).toBe('25')
})

test('ORDER-12 the back link leads to the orders', async () => {
  const { follow, place } = await visit('/orders/102', buyer)
  await follow('Back to orders')
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeDefined()
  expect(place()).toBe('/orders')
})

test('ORDER-13 MSG-47 an unknown order says: Order not found.', async () => {
  await visit('/orders/999999', buyer)
  expect(await screen.findByText('Order not found.')).toBeDefined()
})

test('ORDER-13 ERR-10 a failed order is not called missing, and offers Retry', async () => {
  const { press } = await visit('/orders/102', { ...buyer, faults: [{ path: '/api/orders/ACME/102', status: 501 }] })
  expect(await screen.findByText('Could not load the order.')).toBeDefined()
  expect(screen.queryByText('Order not found.')).toBeNull()
  await press('Retry')
  expect(await rowOf('P-MIN6MAX20')).toBeDefined()
})

test('ROUTE-28 API-18 an order is asked for by its id and has no sidebar', async () => {
  const { calls } = await visit('/orders/102', buyer)
  await screen.findByRole('heading', { level: 1, name: /SO-10102/ })
  expect(calls('GET /api/orders/').map(({ path, query }) => [path, query])).toEqual([
    ['/api/orders/ACME/102', { lang: 'en' }],
  ])
  expect(screen.queryByRole('button', { name: 'All categories' })).toBeNull()
})

test('ORDER-06 I18N-15 the order is asked for again in the new language', async () => {
  const { speak, lastCall } = await visit('/orders/101', buyer)
  await screen.findByText('Hex bolt M8')
  await speak('es')
  expect(await screen.findByText('Tornillo hexagonal M8')).toBeDefined()
  expect(lastCall('GET /api/orders/')?.query).toEqual({ lang: 'es' })
})
