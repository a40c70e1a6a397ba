import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const products = 'GET /api/browse/ACME/products'
const search = 'Search part number or description'
const cards = () => screen.getAllByRole('article')
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }))

const choose = async ({ user }: Awaited<ReturnType<typeof visit>>) => {
  await screen.findByText('P-1001')
  await user.click(within(cards()[0] as HTMLElement).getByRole('button'))
  return within(await screen.findByRole('dialog'))
}

test('GUEST-01 MSG-49 the heading names the company as the answer does', async () => {
  const meta = { from: null, to: null, total: 0, last_page: 1, current_page: 1 }
  const names = { manufacturer_name: 'Acme Depot', manufacturer_logo_url: null, manufacturer_code: 'ACME' }
  const body = { ...names, data: [], meta }
  await visit('/browse/ACME', { faults: [{ path: '/api/browse/ACME/products', status: 200, body }] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Browse catalog for Acme Depot' })).toBeDefined()
})

test('GUEST-12 ENT-22 the logo of the answer is shown beside the heading', async () => {
  const meta = { from: null, to: null, total: 0, last_page: 1, current_page: 1 }
  const names = {
    manufacturer_name: 'Acme Depot',
    manufacturer_logo_url: '/media/depot.svg',
    manufacturer_code: 'ACME',
  }
  await visit('/browse/ACME', {
    faults: [{ path: '/api/browse/ACME/products', status: 200, body: { ...names, data: [], meta } }],
  })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Browse catalog for Acme Depot' })
  expect(heading.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/media/depot.svg')
})

test('GUEST-02 a link leads back to the login of the code', async () => {
  const { follow, place } = await visit('/browse/ACME')
  await follow('Back to login')
  await waitFor(() => expect(place()).toBe('/login/ACME'))
})

test('GUEST-03 GUEST-16 a search is sent from page 1, and emptying the box takes it back', async () => {
  const { user, fill, press, lastCall } = await visit('/browse/ACME?page=2')
  await screen.findByText(/^Showing 13–24/)
  await fill(search, 'P-MIN6')
  await press('Search')
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(lastCall(products)?.query).toMatchObject({ search: 'P-MIN6', page: '1' })
  await user.clear(screen.getByLabelText(search))
  expect(await screen.findByText('P-1001')).toBeDefined()
  expect(lastCall(products)?.query).not.toHaveProperty('search')
})

test('GEN-10 GUEST-04 GUEST-15 API-13 a guest sees a grid of products', async () => {
  const { calls } = await visit('/browse/ACME')
  await screen.findByText('P-1001')
  expect(cards()).toHaveLength(12)
  expect(cards()[0]?.closest('ul')?.querySelectorAll('article')).toHaveLength(12)
  expect(calls(products).map(({ query }) => query)).toEqual([{ page: '1', lang: 'en' }])
  expect(screen.queryByRole('combobox', { name: 'Products per page' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Tags/ })).toBeNull()
})

test('GUEST-05 ENT-16 the pages go on and back', async () => {
  const { user, world } = await visit('/browse/ACME')
  const last = Math.ceil(world.db.catalogue('ACME').products.length / 12)
  expect(await screen.findByText(`Page 1 of ${last}`)).toBeDefined()
  await user.click(pages().getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(`Page 2 of ${last}`)).toBeDefined()
  await user.click(pages().getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText(`Page 1 of ${last}`)).toBeDefined()
})

test('GEN-12 GUEST-06 MSG-68 a chosen product asks to log in or register', async () => {
  const page = await visit('/browse/ACME')
  const dialog = await choose(page)
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDefined()
  expect(dialog.getByRole('link', { name: 'Log in' })).toBeDefined()
  expect(dialog.getByRole('link', { name: 'Register' })).toBeDefined()
  expect(page.place()).toBe('/browse/ACME')
})

test('GUEST-07 cancel closes it and changes nothing else', async () => {
  const page = await visit('/browse/ACME?search=P-1001')
  const dialog = await choose(page)
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.place()).toBe('/browse/ACME?search=P-1001')
  expect(page.calls(products)).toHaveLength(1)
})

test.each([
  ['GUEST-08 login goes to that of the code', 'Log in', '/login/ACME'],
  ['GUEST-09 register goes to that of the code', 'Register', '/register/ACME'],
])('%s', async (_, name, path) => {
  const page = await visit('/browse/ACME')
  const dialog = await choose(page)
  await page.user.click(dialog.getByRole('link', { name }))
  await waitFor(() => expect(page.place()).toBe(path))
})

test.each([
  ['en', [/details/i, /prices/i, /cart/i]],
  ['es', [/detalles/i, /precios/i, /carrito/i]],
  ['fr', [/détails/i, /prix/i, /panier/i]],
] as const)('GUEST-10 details, prices and cart need a login, says the question in "%s"', async (language, parts) => {
  const page = await visit('/browse/ACME', { language })
  const dialog = await choose(page)
  for (const part of parts) expect(dialog.getByText(part)).toBeDefined()
})

test('GUEST-11 a category filters the catalogue', async () => {
  const { user, lastCall } = await visit('/browse/ACME')
  await user.click(await screen.findByRole('treeitem', { name: 'Fasteners' }))
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ categoryId: '11', page: '1' }))
})

test('GUEST-13 a code that nobody has is refused in the words of the server', async () => {
  await visit('/browse/NOPE')
  expect(await screen.findByText('There is no company with this code.')).toBeDefined()
})

test('GUEST-14 MSG-20 a failure without words has the fixed ones, and can be tried again', async () => {
  const { press } = await visit('/browse/ACME', { faults: [{ path: '/api/browse/ACME/products', status: 501 }] })
  expect(await screen.findByText('Could not retrieve products or invalid company code.')).toBeDefined()
  await press('Retry')
  expect(await screen.findByText('P-1001')).toBeDefined()
})

test('GEN-11 ROLE-03 a guest sees no price, no stock, no quantity and no cart', async () => {
  await visit('/browse/ACME')
  await screen.findByText('P-1001')
  expect(document.body.textContent).not.toContain('$')
  expect(screen.queryByText(/In stock|Out of stock/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^(More|Less) of|[Cc]art/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /[Cc]art/ })).toBeNull()
  expect(screen.queryByRole('spinbutton')).toBeNull()
})

test('C-05 a buyer at the address of another company is told whose products these are; at the own one nothing is said', async () => {
  await visit('/browse/BOLT', { signedInAs: 'buyer@acme.test' })
  expect(await screen.findByText(/^You are logged in at Acme Supply: these are its products/)).toBeDefined()
})

test('C-05 a buyer at the own address is told nothing', async () => {
  await visit('/browse/acme', { signedInAs: 'buyer@acme.test' })
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/these are its products/)).toBeNull()
})
