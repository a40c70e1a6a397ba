import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const closed = [
  '/dashboard',
  '/products',
  '/category',
  '/category/1',
  '/products/1001',
  '/profile',
  '/cart',
  '/checkout',
  '/about-us',
  '/order-success',
  '/orders',
  '/orders/102',
  '/catalogs',
  '/lists',
  '/part-numbers',
]

test('ROUTE-01 ROUTE-03 the root leads to the login of the last code', async () => {
  const { place } = await visit('/', { stored: { lastManufacturerCode: 'ACME' } })
  await waitFor(() => expect(place()).toBe('/login/ACME'))
})

test('ROUTE-02 ROUTE-04 without a last code the root leads to the login', async () => {
  const { place } = await visit('/')
  await waitFor(() => expect(place()).toBe('/login'))
})

test('ROUTE-04 signed in, the root leads to the page of the tenant', async () => {
  const { place } = await visit('/', buyer)
  await waitFor(() => expect(place()).toBe('/products'))
})

test('ROUTE-11 a code alone leads to its login', async () => {
  const { place } = await visit('/ACME')
  expect(await screen.findByText('Welcome to Acme Supply')).toBeDefined()
  expect(place()).toBe('/login/ACME')
})

test.each(closed)('ROUTE-12 ROUTE-31 without a token %s leads to the login', async (path) => {
  const { place, calls } = await visit(path)
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(place()).toBe('/login')
  expect(calls('GET /api/products')).toHaveLength(0)
})

test('ROUTE-31 with a last code it leads to the login of that code', async () => {
  const { place } = await visit('/orders', { stored: { lastManufacturerCode: 'BOLT' } })
  await waitFor(() => expect(place()).toBe('/login/BOLT'))
})

test('ROUTE-32 a token without a manufacturer is no session', async () => {
  const { place } = await visit('/products', { stored: { authToken: 'alone' } })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(place()).toBe('/login')
})

test.each(['/login', '/login/ACME', '/register', '/register/ACME', '/forgot-password', '/forgot-password/ACME'])(
  'ROUTE-30 signed in, %s leads to the dashboard and on',
  async (path) => {
    const { place } = await visit(path, buyer)
    await waitFor(() => expect(place()).toBe('/products'))
  },
)

const wander = async (steps: number) => {
  const shown = await visit('/catalogs', buyer)
  await screen.findByText('Coming soon')
  for (let step = 0; step < steps; step += 1) shown.app.navigation.push(step % 2 === 0 ? '/cart' : '/catalogs')
  return shown
}

test('ROUTE-33 CONST-05 the sixteenth navigation within 5 s logs out and says why', async () => {
  await wander(16)
  expect(await screen.findByText(/You were logged out because the page changed too often/)).toBeDefined()
  const keys = ['authToken', 'manufacturer', 'user']
  expect(keys.map((key) => window.localStorage.getItem(key))).toEqual([null, null, null])
})

test('ROUTE-34 CONST-05 fifteen navigations do not', async () => {
  await wander(15)
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeDefined()
  expect(window.localStorage.getItem('authToken')).not.toBeNull()
})

test('ROUTE-38 back and forward show what was there', async () => {
  const { follow } = await visit('/orders', buyer)
  await follow('Catalogs')
  await screen.findByText('Coming soon')
  window.history.back()
  expect(await screen.findByText('SO-10101')).toBeDefined()
  window.history.forward()
  expect(await screen.findByText('Coming soon')).toBeDefined()
})

test('ROUTE-38 the heading of a screen has the focus after a change of address', async () => {
  const { follow } = await visit('/catalogs', buyer)
  await follow('Orders')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Orders' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('ROUTE-38 the title of the document names screen and tenant', async () => {
  await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  await waitFor(() => expect(document.title).toBe('Orders - Acme Supply'))
})
