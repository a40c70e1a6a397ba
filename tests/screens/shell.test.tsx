import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdClock } from '../support/clock'
import { rowOf, visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const theme = () => document.documentElement.dataset['theme']
const broken = { ...buyer, stored: { user: '{bad' } } as const
const text = (key: string) => window.localStorage.getItem(key)

test('THEME-01 STORE-09 the toggle changes the theme and stores it', async () => {
  const { press } = await visit('/catalogs', buyer)
  await press('Switch to the dark theme')
  await waitFor(() => expect(theme()).toBe('dark'))
  expect(text('darkMode')).toBe('true')
  await press('Switch to the light theme')
  await waitFor(() => expect(theme()).toBe('light'))
  expect(text('darkMode')).toBe('false')
})

test('THEME-02 a stored theme is there from the start', async () => {
  await visit('/login', { stored: { darkMode: 'true' } })
  expect(await screen.findByRole('button', { name: 'Switch to the light theme' })).toBeDefined()
})

test('THEME-05 Return to Login leaves the theme', async () => {
  const { app, press } = await visit('/products', { ...buyer, stored: { user: '{bad', darkMode: 'true' } })
  vi.spyOn(app.navigation, 'restart').mockImplementation(() => undefined)
  await press('Return to Login')
  expect(text('darkMode')).toBe('true')
})

test('ERR-01 ERR-03 SESSION-03 MSG-50 MSG-51 MSG-52 an unreadable user leads to the error screen', async () => {
  await visit('/products', broken)
  expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Return to Login' })).toBeDefined()
})

test('ERR-02 Reload Page loads the portal anew', async () => {
  const { app, press } = await visit('/products', broken)
  const reload = vi.spyOn(app.navigation, 'reload').mockImplementation(() => undefined)
  await press('Reload Page')
  expect(reload).toHaveBeenCalledOnce()
})

test('ERR-04 ERR-05 ERR-06 Return to Login forgets session and logo, and leads to the root', async () => {
  const { app, press, stored } = await visit('/products', { ...broken, cart: { 'P-1001': 1 } })
  const restart = vi.spyOn(app.navigation, 'restart').mockImplementation(() => undefined)
  await press('Return to Login')
  expect(['authToken', 'user', 'manufacturer', 'logoUrl'].map(text)).toEqual([null, null, null, null])
  expect(['lastManufacturerCode', 'i18nextLng'].map(text)).toEqual(['ACME', 'en'])
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 1 }] })
  expect(restart).toHaveBeenCalledWith('/')
})

test('ERR-07 API-20 API-24 the error is reported once, with message, stack and component stack', async () => {
  const { calls } = await visit('/products', broken)
  await waitFor(() => expect(calls('POST /api/log/error')).toHaveLength(1))
  expect(calls('POST /api/log/error')[0]?.body).toEqual({
    error: { message: expect.any(String), stack: expect.any(String) },
    errorInfo: { componentStack: expect.any(String) },
    lang: 'en',
  })
})

test.each([401, 501])('ERR-08 ERR-09 a report answered with %i changes nothing', async (status) => {
  const { calls, place } = await visit('/products', { ...broken, faults: [{ path: '/api/log/error', status }] })
  await waitFor(() => expect(calls('POST /api/log/error')[0]?.status).toBe(status))
  expect(await screen.findByText('Something went wrong.')).toBeDefined()
  expect(text('authToken')).not.toBeNull()
  expect(place()).toBe('/products')
})

test.each([
  ['/products', '/api/products/*'],
  ['/products', '/api/categories/*'],
  ['/products/1001', '/api/products/*'],
  ['/checkout', '/api/customers/*'],
  ['/catalogs', '/api/settings/*'],
])('ERR-10 on %s a failure of %s never brings up the error screen', async (path, endpoint) => {
  const { world } = await visit(path, { ...buyer, faults: [{ path: endpoint, drop: 'before', times: 'always' }] })
  await waitFor(() => expect(world.log.list().some(({ end }) => end === 'dropped')).toBe(true))
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined()
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})

test('CONST-01 a toast disappears after 3,000 ms', async () => {
  const { user } = await visit('/products', { ...buyer, cart: { 'P-MIN1MAX1': 1 } })
  const card = await rowOf('P-MIN1MAX1')
  holdClock()
  await user.click(card.getByRole('button', { name: /^More of/ }))
  await screen.findByText('Maximum order quantity is 1.')
  await vi.advanceTimersByTimeAsync(2500)
  expect(screen.getByText('Maximum order quantity is 1.')).toBeDefined()
  await vi.advanceTimersByTimeAsync(600)
  await waitFor(() => expect(screen.queryByText('Maximum order quantity is 1.')).toBeNull())
})

test('CONST-01 a toast can be closed sooner', async () => {
  const { user, press } = await visit('/products', { ...buyer, cart: { 'P-MIN1MAX1': 1 } })
  const card = await rowOf('P-MIN1MAX1')
  await user.click(card.getByRole('button', { name: /^More of/ }))
  await press('Close notice')
  await waitFor(() => expect(screen.queryByText('Maximum order quantity is 1.')).toBeNull())
})

test('API-32 CONST-20 ORDERS-14 after 8 s a slow list says so and goes on waiting, without a limit', async () => {
  holdClock()
  await visit('/orders', { ...buyer, faults: [{ path: '/api/orders/*', delay: 90_000 }] })
  await screen.findByText('Loading…')
  await vi.advanceTimersByTimeAsync(8500)
  expect(await screen.findByText('Still loading. The network or the server is slow.')).toBeDefined()
  await vi.advanceTimersByTimeAsync(82_000)
  expect(await screen.findByText('SO-10101')).toBeDefined()
})

test('CHECK-21 after 10 s an order on its way says that it is still being processed', async () => {
  const { press } = await visit('/checkout', {
    ...buyer,
    cart: { 'P-1001': 1 },
    faults: [{ method: 'POST', path: '/api/orders/*', delay: 60_000 }],
  })
  await screen.findByText('Northwind Machining Ltd.')
  holdClock()
  await press('Complete order')
  await screen.findByRole('button', { name: 'Processing…' })
  await vi.advanceTimersByTimeAsync(10_500)
  expect(await screen.findByText('Your order is still being processed. Please do not close this page.')).toBeDefined()
})
