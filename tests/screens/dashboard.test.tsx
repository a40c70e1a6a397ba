import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const slow = { path: '/api/settings/*', delay: 60_000 }

test('DASH-01 ROUTE-17 while the settings are on their way a message is shown, beside the sidebar', async () => {
  const { place } = await visit('/dashboard', { signedInAs: 'buyer@acme.test', faults: [slow] })
  expect(await screen.findByText('Loading your dashboard…')).toBeDefined()
  expect(screen.getByRole('button', { name: 'All categories' })).toBeDefined()
  expect(place()).toBe('/dashboard')
})

test.each([
  ['DASH-02 default_page about_us leads to About Us', 'buyer@docs.test', '/about-us'],
  ['DASH-03 default_page catalogs leads to the catalogs', 'buyer@catx.test', '/catalogs'],
  ['DASH-04 default_page products leads to the products', 'buyer@bolt.test', '/products'],
  ['DASH-04 any other default_page leads to the products', 'buyer@zeta.test', '/products'],
  ['DASH-05 without a default_page the products are shown', 'buyer@acme.test', '/products'],
  ['DASH-06 failed settings lead to the products', 'buyer@fail.test', '/products'],
])('%s', async (_, email, path) => {
  const { place } = await visit('/dashboard', { signedInAs: email })
  await waitFor(() => expect(place()).toBe(path))
})

test('DASH-07 nobody is sent on before the settings are known', async () => {
  const { place, calls } = await visit('/dashboard', { signedInAs: 'buyer@docs.test', faults: [slow] })
  await screen.findByText('Loading your dashboard…')
  expect(place()).toBe('/dashboard')
  expect(calls('GET /api/products')).toHaveLength(0)
})

test('DASH-08 the way back from the target does not lead to the dashboard again', async () => {
  const { follow, place } = await visit('/orders', { signedInAs: 'buyer@acme.test' })
  await follow('Home')
  await waitFor(() => expect(place()).toBe('/products'))
  window.history.back()
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('CATALOGS-01 CATALOGS-02 MSG-48 ROUTE-29 the catalogs are coming soon, without a sidebar', async () => {
  await visit('/catalogs', { signedInAs: 'buyer@acme.test' })
  expect(await screen.findByText('Coming soon')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Account of Alex Morgan' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'All categories' })).toBeNull()
  // The room belongs to the goods that there are: what is to come is said in a line above them.
  const goods = within(await screen.findByRole('navigation', { name: 'Categories' }))
  expect(goods.getByRole('link', { name: /^Fasteners/ })).toBeDefined()
  expect(screen.getByText('Coming soon').closest('p')?.textContent).toMatch(/^Coming soon Catalogs to leaf through/)
})

test('SUCCESS-01 SUCCESS-02 SUCCESS-06 SUCCESS-07 SUCCESS-08 ROUTE-26 the thanks have their words', async () => {
  await visit('/order-success', { signedInAs: 'buyer@acme.test' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeDefined()
  expect(screen.getByText(/Stock is subject to availability.*confirmed by return email or fax/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'All categories' })).toBeNull()
  expect(screen.getAllByRole('listitem').flatMap((item) => (item.closest('ol') ? [item.textContent] : []))).toEqual([
    'The company checks stock and prices.',
    'It confirms the order by return email or fax.',
    'The order stands under Orders: first as Draft, then as Processed.',
  ])
})

test('SUCCESS-08 opened directly, the thanks say that this device knows of no order', async () => {
  await visit('/order-success', { signedInAs: 'buyer@acme.test' })
  expect(await screen.findByText(/^This device keeps no receipt of an order\./)).toBeDefined()
})

test('SUCCESS-03 the message of the tenant is shown', async () => {
  await visit('/order-success', { signedInAs: 'buyer@bolt.test' })
  expect(
    await screen.findByText('Bolt Industrial has your order. We will call you within one working day.'),
  ).toBeDefined()
})

test('SUCCESS-04 without one there is a general message', async () => {
  await visit('/order-success', { signedInAs: 'buyer@acme.test' })
  expect(await screen.findByText(/We have received your order/)).toBeDefined()
})

test('SUCCESS-05 SUCCESS-08 the way home leads to the dashboard', async () => {
  await visit('/order-success', { signedInAs: 'buyer@acme.test' })
  expect((await screen.findByRole('link', { name: 'Back to home' })).getAttribute('href')).toBe('/dashboard')
})

test.each([
  ['es', /disponibilidad/],
  ['fr', /disponibilité/],
] as const)('SUCCESS-06 SUCCESS-07 the thanks are translated into %s', async (language, text) => {
  await visit('/order-success', { signedInAs: 'buyer@acme.test', language })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText(text).textContent).toMatch(/fax|télécopie/)
})
