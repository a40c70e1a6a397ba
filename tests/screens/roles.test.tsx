import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowOf, visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const rep = { signedInAs: 'rep@acme.test' } as const
const text = (key: string) => window.localStorage.getItem(key)

const menusOf = async ({ user }: Awaited<ReturnType<typeof visit>>) => {
  const places = within(await screen.findByRole('navigation', { name: 'Main menu' })).getAllByRole('link')
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  const account = await screen.findAllByRole('menuitem')
  return [...places, ...account].map(({ textContent }) => textContent)
}

test.each([
  ['a buyer', buyer],
  ['a sales person', rep],
])('ROLE-01 %s has the same menus as everybody', async (_, who) => {
  const page = await visit('/catalogs', who)
  await screen.findByText('Coming soon')
  expect(await menusOf(page)).toEqual([
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
    'Logout',
  ])
  expect(screen.queryByText(/R01|\brole\b|admin/i)).toBeNull()
})

test.each([
  ['login', '/login/ACME', 'Log in'],
  ['registration', '/register/ACME', 'Register'],
  ['forgotten password', '/forgot-password/ACME', 'Forgot password'],
  ['catalogue', '/browse/ACME', 'Browse catalog for Acme Supply'],
  ['About Us', '/about-us/ACME', 'About us'],
])('ROLE-02 a guest may use the %s', async (_, path, title) => {
  const { place } = await visit(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(place()).toBe(path)
})

test.each([
  ['/products', 'All products'],
  ['/category', 'Top Categories'],
  ['/products/1001', 'Carriage bolt M6 x 50'],
  ['/orders/101', /SO-10101/],
  ['/order-success', 'Thank you for your order'],
  ['/profile', 'My profile'],
  ['/cart', /^Cart/],
  ['/checkout', 'Order Summary'],
  ['/about-us', 'About us'],
  ['/orders', 'Orders'],
  ['/catalogs', 'Catalogs'],
] as const)('ROLE-04 GEN-09 a buyer may use %s', async (path, title) => {
  const { place } = await visit(path, { ...buyer, cart: { 'P-1001': 1 } })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  await waitFor(() => expect(place()).toBe(path))
})

test('ROLE-05 ENT-01 only a user with a rep_code is the sales person', async () => {
  const { stored } = await visit('/checkout', { ...rep, cart: { 'P-1001': 1 } })
  await screen.findByText('Reyes Field Sales')
  const term = screen.getByText('Sales person')
  expect(term.parentElement?.textContent).toContain('Robin Reyes')
  expect(stored('user')).toMatchObject({ email: 'rep@acme.test', name: 'Robin Reyes', rep_code: 'R01' })
})

test.each(['/login', '/login/ACME', '/register/ACME', '/forgot-password'])(
  'ROLE-06 a buyer who opens %s comes to the dashboard',
  async (path) => {
    const { place } = await visit(path, { ...buyer, faults: [{ path: '/api/settings/*', delay: 60_000 }] })
    expect(await screen.findByText('Loading your dashboard…')).toBeDefined()
    expect(place()).toBe('/dashboard')
  },
)

test('GEN-02 GEN-14 ENT-04 each company has a welcome of its own in the same portal', async () => {
  const { app } = await visit('/login/ACME')
  const title = await screen.findByText('Welcome to Acme Supply')
  expect(title.style.color).toBe('rgb(255, 217, 160)')
  expect(title.closest('aside')?.querySelector('img')?.getAttribute('src')).toContain('/media/ACME/banner.svg')
  expect(screen.getByText('Everything your workshop needs, in one order.').style.fontSize).toBe('18px')
  expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toContain('/media/ACME/logo.svg')
  app.navigation.push('/login/BOLT')
  expect(await screen.findByText('Fasteners by the box.')).toBeDefined()
  expect(screen.queryByText('Welcome to Acme Supply')).toBeNull()
  expect(document.querySelector('img')).toBeNull()
})

test('GEN-03 everything that a buyer asks for is asked of the own company', async () => {
  const { follow, world } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  await follow('Orders')
  await screen.findByRole('tab', { name: 'Draft' })
  await follow('About us')
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  const codes = world.log.list().flatMap(({ path }) => /\/([A-Z0-9]{4})(?:\/|$)/.exec(path)?.[1] ?? [])
  expect(new Set(codes)).toEqual(new Set(['ACME']))
})

test('GEN-05 category, tag and search each change the list', async () => {
  const products = 'GET /api/products/ACME'
  const { user, fill, press, lastCall } = await visit('/products', buyer)
  await user.click(await screen.findByRole('treeitem', { name: 'Fasteners' }))
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ categoryId: '11' }))
  await press('Tags')
  await user.click(await screen.findByRole('option', { name: 'On sale' }))
  await waitFor(() => expect(lastCall(products)?.query).toHaveProperty('tag_ids[]'))
  await user.keyboard('{Escape}')
  await fill('Search part number or description', 'bolt{Enter}')
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ search: 'bolt' }))
})

test('GEN-07 a cart can be saved on this device, without a call', async () => {
  const { press, world, stored } = await visit('/cart', { ...buyer, cart: { 'P-1001': 2 } })
  await press('Save as draft')
  expect(await screen.findByRole('heading', { name: 'Saved drafts' })).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 2 }] })
  expect(world.log.list().filter(({ method }) => method !== 'GET')).toEqual([])
})

test('GEN-08 a cart can be canceled', async () => {
  const { press } = await visit('/cart', { ...buyer, cart: { 'P-1001': 2 } })
  await press('Cancel order')
  await press('Clear cart')
  expect(await screen.findByText('Your order has been canceled.')).toBeDefined()
  expect(await screen.findByText('Your cart is empty.')).toBeDefined()
})

test('ENT-01 ENT-02 ENT-03 ENT-11 a login keeps token, company and user, and bears what it does not know', async () => {
  const { fill, press, lastCall, stored } = await visit('/login/ACME')
  await fill(/^Email/, 'buyer@acme.test')
  await fill(/^Password/, 'Passw0rd!')
  await press('Log in')
  await screen.findByText('P-1001')
  expect(lastCall('POST /api/login')?.body).toEqual({ email: 'buyer@acme.test', password: 'Passw0rd!', lang: 'en' })
  expect(text('authToken')).not.toBeNull()
  expect(stored('manufacturer')).toEqual({ code: 'ACME', name: 'Acme Supply', logo: '/media/ACME/logo.svg' })
  expect(stored('user')).toMatchObject({ email: 'buyer@acme.test', name: 'Alex Morgan' })
  expect([text('tenantName'), text('logoUrl'), text('tenantCode')]).toEqual([
    'Acme Supply',
    '/media/ACME/logo.svg',
    'ACME',
  ])
})

test.each([
  ['en', 'ACME', 'Welcome to Acme Supply'],
  ['es', 'CATX', 'Bienvenido a Catalyx'],
  ['fr', 'BOLT', 'Fasteners by the box.'],
] as const)('ENT-05 a welcome is read in "%s" and shows no JSON', async (language, code, welcome) => {
  await visit(`/login/${code}`, { language })
  expect(await screen.findByText(welcome)).toBeDefined()
  expect(document.body.textContent).not.toMatch(/[{}]/)
})

test.each([
  ['"1" is on', { b2b_advanced_categories: '1' }, '/category/11'],
  ['"0" is off', { b2b_advanced_categories: '0' }, '/products?category=11'],
  ['"" is off', { b2b_advanced_categories: '' }, '/products?category=11'],
  ['"true" is off', { b2b_advanced_categories: 'true' }, '/products?category=11'],
  ['missing is off', {}, '/products?category=11'],
])('ENT-06 ENT-09 of the flag for categories, %s', async (_, flags, path) => {
  const body = { ...flags, some_future_setting: { nobody: ['knows'] } }
  const faults = [{ path: '/api/settings/*', status: 200, body }]
  const { user, place, calls } = await visit('/products', { ...buyer, faults })
  await waitFor(() => expect(calls('GET /api/settings/ACME')[0]?.status).toBe(200))
  await user.click(await screen.findByRole('treeitem', { name: 'Fasteners' }))
  await waitFor(() => expect(place()).toBe(path))
})

test.each([
  ['"1" adds the minimum again', '1', '12'],
  ['"0" adds one', '0', '7'],
  ['"" adds one', '', '7'],
])('ENT-06 of the flag for minimum steps, %s', async (_, flag, quantity) => {
  const faults = [{ path: '/api/settings/*', status: 200, body: { b2b_sell_minimum: flag } }]
  const { user, calls } = await visit('/products?search=P-MIN6MAX20', { ...buyer, faults })
  const card = await rowOf('P-MIN6MAX20')
  await waitFor(() => expect(calls('GET /api/settings/ACME')[0]?.status).toBe(200))
  const box = () => card.getByRole<HTMLInputElement>('spinbutton').value
  await user.click(card.getByRole('button', { name: /^More of/ }))
  await waitFor(() => expect(box()).toBe('6'))
  await user.click(card.getByRole('button', { name: /^More of/ }))
  await waitFor(() => expect(box()).toBe(quantity))
})

test('ENT-12 ENT-18 the fields of a product have their effects, and go into the cart with the quantity', async () => {
  const product = {
    id: 77,
    part_number: 'X-77',
    description: 'Odd part',
    primary_image: '/media/ACME/nut.svg',
    selling_price: '4.5',
    uom_code: 'BAG',
    min_order_qty: 2,
    max_order_qty: 3,
    available: 1,
    cf: 7,
    default_puom_id: 5077,
  }
  const body = { data: [product], meta: { from: 1, to: 1, total: 1, last_page: 1, current_page: 1 } }
  const { user, stored } = await visit('/products', {
    ...buyer,
    faults: [{ path: '/api/products/ACME', status: 200, body }],
  })
  const card = await rowOf('X-77')
  expect(card.getByRole('link', { name: 'Odd part' }).getAttribute('href')).toBe('/products/77')
  expect(screen.getByRole('article').querySelector('img')?.getAttribute('src')).toContain('/media/ACME/nut.svg')
  for (const shown of ['$4.50', 'BAG x 7', 'In stock']) expect(card.getByText(shown)).toBeDefined()
  await user.click(card.getByRole('button', { name: /^More of/ }))
  await waitFor(() => expect(card.getByRole<HTMLInputElement>('spinbutton').value).toBe('2'))
  const line = { product: { id: 77, default_puom_id: 5077 }, quantity: 2, comment: '', tag1: null, tag2: null }
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [line] }))
})

test('ENT-19 an order of the list has number, customer, date and total, and leads to its id', async () => {
  await visit('/orders', buyer)
  const row = await rowOf('SO-10102')
  expect(row.getByRole('link', { name: 'SO-10102' }).getAttribute('href')).toBe('/orders/102')
  for (const shown of ['Northwind Machining Ltd.', /Mar.*2025/, '$3.00']) expect(row.getByText(shown)).toBeDefined()
})

test('ENT-20 an order has number, date, customer and its lines', async () => {
  await visit('/orders/101', buyer)
  const cells = (await rowOf('P-1001')).getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['1', 'P-1001', 'Carriage bolt M6 x 50', '1', 'EA', '$12.50', '$12.50'])
  expect(screen.getByRole('heading', { level: 1, name: /SO-10101/ })).toBeDefined()
  expect(screen.getByText('Northwind Machining Ltd.')).toBeDefined()
})

test('GEN-06 ENT-17 ENT-21 an order is sent with the customer, the address and one item for each line', async () => {
  const { press, lastCall, world } = await visit('/checkout', { ...buyer, cart: { 'P-1001': 2 } })
  await screen.findByText('Northwind Machining Ltd.')
  for (const name of ['Pick Up', 'Delivery', 'COD', 'Credit Card', 'Net 30 Days', 'Net 60 Days']) {
    expect(screen.getByRole('radio', { name })).toBeDefined()
  }
  const addresses = within(screen.getByRole('combobox', { name: /Shipping address/ })).getAllByRole('option')
  expect(addresses.filter((option) => option.getAttribute('value') !== '')).toHaveLength(3)
  await press('Complete order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
  expect(lastCall('POST /api/orders/ACME')?.body).toMatchObject({
    header: { customer_id: world.db.customer('ACME', 'buyer@acme.test')?.id, purchase_order: '', note: '' },
    items: [{ sale_qty: 2, price: 12.5, comment: '' }],
  })
})

test('ENT-08 every setting of the company has its effect', async () => {
  const body = {
    default_page: 'catalogs',
    b2b_sell_minimum: '1',
    b2b_hide_additional_info: '1',
    b2b_about_us_private: JSON.stringify({ en: '/documents/ACME/about-private-en.html' }),
    b2b_message_order_confirmation: 'We will call you back.',
    b2b_advanced_categories: '1',
  }
  const faults = [{ path: '/api/settings/*', status: 200, body }]
  const { app, press, user, place } = await visit('/dashboard', { ...buyer, cart: { 'P-1001': 1 }, faults })
  await screen.findByText('Coming soon')
  expect(place()).toBe('/catalogs')
  app.navigation.push('/products/1013')
  expect(await screen.findByRole('heading', { level: 1, name: 'Impact drill 20 V' })).toBeDefined()
  expect(screen.queryByText('Additional info')).toBeNull()
  app.navigation.push('/about-us')
  await waitFor(() => expect(document.querySelector('iframe')?.srcdoc).toContain('For our customers'))
  app.navigation.push('/products?search=P-MIN6MAX20')
  const more = (await rowOf('P-MIN6MAX20')).getByRole('button', { name: /^More of/ })
  await user.click(more)
  await user.click(more)
  await waitFor(async () =>
    expect((await rowOf('P-MIN6MAX20')).getByRole<HTMLInputElement>('spinbutton').value).toBe('12'),
  )
  await user.click(await screen.findByRole('treeitem', { name: 'Fasteners' }))
  await waitFor(() => expect(place()).toBe('/category/11'))
  app.navigation.push('/checkout')
  await screen.findByText('Northwind Machining Ltd.')
  await press('Complete order')
  expect(await screen.findByText('We will call you back.')).toBeDefined()
})
