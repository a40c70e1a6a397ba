import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowOf, visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }))

test('HEAD-01 HEAD-02 logo and name of the tenant are shown', async () => {
  await visit('/catalogs', buyer)
  const brand = await screen.findByRole('link', { name: 'Acme Supply, Home' })
  expect(brand.querySelector('img')?.getAttribute('src')).toContain('/media/ACME/logo.svg')
  expect(within(brand).getByText('Acme Supply')).toBeDefined()
})

test('HEAD-03 a tenant without a logo has no broken picture', async () => {
  await visit('/catalogs', { signedInAs: 'buyer@bolt.test' })
  expect((await screen.findByRole('link', { name: 'Bolt Industrial, Home' })).querySelector('img')).toBeNull()
})

test('HEAD-08 MSG-55 the menu has its six places', async () => {
  await visit('/catalogs', buyer)
  const links = (await menu()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Desk',
    'Products',
    'Order pad',
    'Orders',
    'Catalogs',
    'About us',
  ])
})

test.each([
  ['HEAD-04 Home leads to the dashboard', 'Home', '/dashboard'],
  ['HEAD-05 Products leads to the products', 'Products', '/products'],
  ['HEAD-06 Orders leads to the orders', 'Orders', '/orders'],
  ['HEAD-07 About us leads to About Us', 'About us', '/about-us'],
  ['HEAD-08 Catalogs leads to the catalogs', 'Catalogs', '/catalogs'],
])('%s', async (_, name, path) => {
  await visit('/cart', buyer)
  expect((await menu()).getByRole('link', { name }).getAttribute('href')).toBe(path)
})

test('HEAD-09 HEAD-10 THEME-04 the header has a language switch and a theme toggle', async () => {
  await visit('/cart', buyer)
  const header = within(await screen.findByRole('banner'))
  expect(header.getByRole('combobox', { name: 'Language' })).toBeDefined()
  expect(header.getByRole('button', { name: 'Switch to the dark theme' })).toBeDefined()
})

test('HEAD-11 HEAD-12 CONST-11 the badge is the sum of the quantities', async () => {
  await visit('/catalogs', { ...buyer, cart: { 'P-1001': 3, 'P-NOIMG': 4 } })
  const button = await screen.findByRole('button', { name: 'Cart, 7 items' })
  expect(within(button).getByText('7')).toBeDefined()
})

test('HEAD-13 the badge follows a change at once', async () => {
  const { user } = await visit('/products', buyer)
  const card = await rowOf('P-1001')
  await user.click(card.getByRole('button', { name: /^More of/ }))
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeDefined()
})

test('HEAD-14 PANEL-01 the cart icon opens the panel, and it can be closed', async () => {
  const { press, place } = await visit('/catalogs', buyer)
  await press('Cart, 0 items')
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeDefined()
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/catalogs')
})

test('HEAD-15 MSG-56 the menu of the user leads to the profile', async () => {
  const { press } = await visit('/catalogs', buyer)
  await press('Account of Alex Morgan')
  const item = await screen.findByRole('menuitem', { name: 'My profile' })
  expect(item.getAttribute('href')).toBe('/profile')
})

test('HEAD-16 MSG-56 Logout ends the session', async () => {
  const { press, user, place } = await visit('/catalogs', buyer)
  await press('Account of Alex Morgan')
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(place()).toBe('/login/ACME')
})

test('HEAD-17 the menu of small screens holds every place and closes when one is chosen', async () => {
  const { press, user, place } = await visit('/catalogs', buyer)
  await press('Open menu')
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Desk',
    'Products',
    'Order pad',
    'Orders',
    'Catalogs',
    'About us',
    'My profile',
    'Lists',
    'My part numbers',
  ])
  await user.click(drawer.getByRole('link', { name: 'Orders' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/orders')
})

test('HEAD-17 HEAD-16 the menu of small screens can log out', async () => {
  const { press, place } = await visit('/catalogs', buyer)
  await press('Open menu')
  await press('Logout')
  await waitFor(() => expect(place()).toBe('/login/ACME'))
})

test('HEAD-01 a skip link leads past the header', async () => {
  await visit('/catalogs', buyer)
  const skip = await screen.findByRole('link', { name: 'Skip to content' })
  expect(document.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe('MAIN')
})

test('HEAD-18 ROUTE-15 the header of guests has Products, beside the sidebar', async () => {
  await visit('/browse/ACME')
  const links = (await menu()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Products', '/browse/ACME']])
  expect(await screen.findByRole('treeitem', { name: 'Fasteners' })).toBeDefined()
})

test('HEAD-19 HEAD-20 MSG-56 the menu of guests has Login and Register', async () => {
  const { press } = await visit('/browse/ACME')
  await press('Log in or register')
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Login', '/login/ACME'],
    ['Register', '/register/ACME'],
  ])
})

test('HEAD-21 CARD-22 a guest sees no cart, no orders, no prices, no stock and no controls', async () => {
  await visit('/browse/ACME')
  await screen.findByText('P-1001')
  expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(document.body.textContent).not.toMatch(/\$|In stock|Out of stock/)
})

test('HEAD-22 SESSION-12 ROUTE-16 at the same address a buyer sees what buyers see', async () => {
  const { calls, place } = await visit('/browse/ACME', buyer)
  expect(await screen.findByText('$12.50')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Cart/ })).toBeDefined()
  await screen.findByRole('treeitem', { name: 'Fasteners' })
  expect(calls('GET /api/categories/ACME')).not.toHaveLength(0)
  expect(place()).toBe('/browse/ACME')
})

test('SIDE-11 SIDE-14 API-07 API-27 a guest filters in place, also with advanced categories', async () => {
  const { user, calls, lastCall, place } = await visit('/browse/CATX')
  const [row] = await screen.findAllByRole('treeitem')
  await user.click(row as HTMLElement)
  await waitFor(() => expect(lastCall('GET /api/browse/CATX/products')?.query).toHaveProperty('categoryId'))
  expect(place()).toMatch(/^\/browse\/CATX\?category=/)
  expect(calls('GET /api/browse/CATX/categories')[0]?.query).toEqual({ page: '1', lang: 'en' })
  expect(calls('GET /api/categories')).toHaveLength(0)
})
