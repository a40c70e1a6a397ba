import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const text = (key: string) => window.localStorage.getItem(key)
const sessionKeys = ['authToken', 'manufacturer', 'user'] as const
const branding = ['tenantName', 'logoUrl', 'tenantCode'] as const

const logOut = async ({ press, user }: Awaited<ReturnType<typeof visit>>) => {
  await press('Account of Alex Morgan')
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByRole('button', { name: 'Log in' })
}

test('SESSION-01 ROUTE-38 a stored session is restored, and the address is shown', async () => {
  const { place } = await visit('/cart', buyer)
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeDefined()
  expect(place()).toBe('/cart')
})

test('SESSION-02 an unreadable manufacturer means that nobody is signed in, without an error', async () => {
  const { place } = await visit('/products', { ...buyer, stored: { manufacturer: '{bad' } })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(place()).toBe('/login/ACME')
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})

test('SESSION-04 SESSION-05 logout removes session and branding', async () => {
  const shown = await visit('/catalogs', buyer)
  await logOut(shown)
  expect([...sessionKeys, ...branding].map(text)).toEqual([null, null, null, null, null, null])
})

test('STORE-08 THEME-05 logout leaves the last code, language, theme and cart', async () => {
  const shown = await visit('/catalogs', { ...buyer, cart: { 'P-1001': 1 }, stored: { darkMode: 'true' } })
  await logOut(shown)
  expect(['lastManufacturerCode', 'i18nextLng', 'darkMode'].map(text)).toEqual(['ACME', 'en', 'true'])
  expect(shown.stored('cart')).toMatchObject({ lines: [{ quantity: 1 }] })
  expect(screen.getByRole('button', { name: 'Switch to the light theme' })).toBeDefined()
})

test('SESSION-06 the next buyer never sees the settings of the former one', async () => {
  const shown = await visit('/products/1013', buyer)
  await screen.findByText('Additional info')
  await logOut(shown)
  await shown.fill(/^Email/, 'buyer@bolt.test')
  await shown.fill(/^Password/, 'Passw0rd!')
  await shown.press('Log in')
  await waitFor(() => expect(shown.place()).toBe('/products'))
  const asked = shown.calls('GET /api/settings/').map(({ path }) => path)
  expect(asked).toEqual(['/api/settings/ACME', '/api/settings/BOLT'])
})

test('SESSION-07 after logout the way back leads to no closed address', async () => {
  const shown = await visit('/orders', buyer)
  await shown.follow('Catalogs')
  await screen.findByText('Coming soon')
  await logOut(shown)
  window.history.back()
  await waitFor(() => expect(shown.place()).toMatch(/^\/login/))
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined()
})

test('SESSION-08 SESSION-09 a token that the server refuses ends the session at the login', async () => {
  const { place } = await visit('/orders', { signedInAs: 'expired@acme.test' })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(place()).toBe('/login/ACME')
  expect(sessionKeys.map(text)).toEqual([null, null, null])
})

test('SESSION-11 THEME-05 a 401 leaves cart, language, theme, last code and branding', async () => {
  const { stored } = await visit('/orders', {
    ...buyer,
    language: 'es',
    cart: { 'P-1001': 2 },
    stored: { darkMode: 'true' },
    faults: [{ path: '/api/orders/*', status: 401 }],
  })
  await waitFor(() => expect(text('authToken')).toBeNull())
  expect(['lastManufacturerCode', 'i18nextLng', 'darkMode', ...branding].map(text)).toEqual([
    'ACME',
    'es',
    'true',
    'Acme Supply',
    '/media/ACME/logo.svg',
    'ACME',
  ])
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 2 }] })
})

test.each([
  ['settings', '/catalogs', '/api/settings/*'],
  ['categories', '/products', '/api/categories/*'],
  ['tags', '/products?tag=1', '/api/tags'],
  ['products', '/products', '/api/products/*'],
  ['product details', '/products/1001', '/api/products/ACME/details/*'],
  ['customers', '/checkout', '/api/customers/*'],
  ['orders', '/orders', '/api/orders/ACME'],
  ['an order', '/orders/102', '/api/orders/ACME/102'],
])('SESSION-08 SESSION-10 a 401 on %s ends the session', async (_, path, endpoint) => {
  const { place } = await visit(path, { ...buyer, faults: [{ path: endpoint, status: 401 }] })
  await waitFor(() => expect(place()).toBe('/login/ACME'))
  expect(sessionKeys.map(text)).toEqual([null, null, null])
  expect(await screen.findByText('Your session has ended. Log in again.')).toBeDefined()
})

test('SESSION-10 a 401 on an order that is sent ends the session too, and the cart stays', async () => {
  const { press, place, stored } = await visit('/checkout', {
    ...buyer,
    cart: { 'P-1001': 2 },
    faults: [{ method: 'POST', path: '/api/orders/*', status: 401 }],
  })
  await screen.findByText('Northwind Machining Ltd.')
  await press('Complete order')
  await waitFor(() => expect(place()).toBe('/login/ACME'))
  expect(await screen.findByText('Your session has ended. Log in again; your cart is still here.')).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 2 }] })
})

test('SESSION-13 SESSION-14 API-06 the settings are asked for once, and kept from screen to screen', async () => {
  const { calls, follow } = await visit('/catalogs', buyer)
  await follow('Orders')
  await screen.findByText('SO-10101')
  await follow('Products')
  await screen.findByText('P-1001')
  const asked = calls('GET /api/settings/').map(({ path, query }) => [path, query])
  expect(asked).toEqual([['/api/settings/ACME', { lang: 'en' }]])
})

test('SESSION-13 no guest asks for settings', async () => {
  const { calls } = await visit('/login/ACME')
  await screen.findByText('Welcome to Acme Supply')
  expect(calls('GET /api/settings/')).toHaveLength(0)
})

test('API-06 failed settings are no error on the screen', async () => {
  const { calls } = await visit('/catalogs', { ...buyer, faults: [{ path: '/api/settings/*', status: 501 }] })
  await screen.findByText('Coming soon')
  await waitFor(() => expect(calls('GET /api/settings/')[0]?.status).toBe(501))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('SESSION-04 a logout in another tab closes this one too', async () => {
  const { place } = await visit('/cart', buyer)
  await screen.findByRole('heading', { level: 1, name: 'Cart' })
  for (const key of sessionKeys) window.localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
  await waitFor(() => expect(place()).toMatch(/^\/login/))
})
