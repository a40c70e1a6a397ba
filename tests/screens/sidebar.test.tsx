import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdClock } from '../support/clock'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
/** The tree beside as little else as can be. */
const oneCard = '/products?search=P-OUT'
const products = 'GET /api/products/ACME'
const categories = 'GET /api/categories/'
const item = (name: string) => screen.findByRole('treeitem', { name })
const names = () => screen.getAllByRole('treeitem').map((row) => row.textContent)
const arrowOf = async (name: string) => (await item(name)).querySelector('[aria-hidden]') as HTMLElement

test('SIDE-01 MSG-57 ROUTE-18 the sidebar has a title and an entry for all categories', async () => {
  await visit(oneCard, buyer)
  expect(await screen.findByRole('heading', { name: 'Categories' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'All categories' })).toBeDefined()
})

test('SIDE-02 the category search opens and closes', async () => {
  const { press } = await visit(oneCard, buyer)
  await press('Search categories')
  expect(await screen.findByRole('textbox', { name: 'Search categories' })).toBeDefined()
  await press('Close category search')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search categories' })).toBeNull())
})

test('SIDE-03 the category search leaves what matches and its parents', async () => {
  const { press, user } = await visit(oneCard, buyer)
  await item('Fasteners')
  await press('Search categories')
  await user.type(await screen.findByRole('textbox', { name: 'Search categories' }), 'carriage')
  await waitFor(() => expect(names()).toEqual(['Fasteners', 'Bolts', 'Carriage bolts']))
})

test('SIDE-03 a search without a match says so', async () => {
  const { press, user } = await visit(oneCard, buyer)
  await item('Fasteners')
  await press('Search categories')
  await user.type(await screen.findByRole('textbox', { name: 'Search categories' }), 'zzz')
  expect(await screen.findByText('No category matches.')).toBeDefined()
})

test('SIDE-03 Escape empties the category search and stays in it; once more closes it', async () => {
  const { press, user } = await visit(oneCard, buyer)
  await item('Fasteners')
  await press('Search categories')
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search categories' })
  await user.type(box, 'carriage')
  await waitFor(() => expect(names()).toEqual(['Fasteners', 'Bolts', 'Carriage bolts']))
  await user.keyboard('{Escape}')
  expect([box.value, document.activeElement]).toEqual(['', box])
  await waitFor(() => expect(names()).toContain('Electrical'))
  // A second one closes it: its button has the focus back.
  await user.keyboard('{Escape}')
  expect(box.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search categories' }))
})

test('SIDE-04 API-31 All categories resets the selection', async () => {
  const { press, lastCall, place } = await visit('/products?category=11', buyer)
  await item('Fasteners')
  await press('All categories')
  await waitFor(() => expect(place()).toBe('/products'))
  await waitFor(() => expect(lastCall(products)?.query).toEqual({ page: '1', per_page: '12', lang: 'en' }))
})

test('SIDE-05 SIDE-06 nodes open and close, three levels deep, and nothing is chosen by it', async () => {
  const { user, place } = await visit(oneCard, buyer)
  await user.click(await arrowOf('Fasteners'))
  await user.click(await arrowOf('Bolts'))
  expect((await item('Hex bolts')).getAttribute('aria-level')).toBe('3')
  await user.click(await arrowOf('Fasteners'))
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Bolts' })).toBeNull())
  expect(place()).toBe(oneCard)
})

test('SIDE-06 the arrow keys open and close nodes too', async () => {
  const { user } = await visit(oneCard, buyer)
  const row = await item('Fasteners')
  row.focus()
  await user.keyboard('{ArrowRight}')
  expect(await item('Bolts')).toBeDefined()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Bolts' })).toBeNull())
})

test('SIDE-07 SIDE-08 on small screens the tree is in a drawer with a backdrop', async () => {
  const { user } = await visit(oneCard, buyer)
  await user.click(await screen.findByRole('button', { name: 'Categories' }))
  const drawer = await screen.findByRole('dialog', { name: 'Categories' })
  expect(await within(drawer).findByRole('treeitem', { name: 'Fasteners' })).toBeDefined()
  // The backdrop listens a moment after it is there.
  await waitFor(async () => {
    const backdrop = document.querySelector('[data-backdrop]')
    if (backdrop) await user.click(backdrop)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('SIDE-07 choosing in the drawer closes it', async () => {
  const { user, place } = await visit(oneCard, buyer)
  await user.click(await screen.findByRole('button', { name: 'Categories' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Categories' }))
  await user.click(await drawer.findByRole('treeitem', { name: 'Safety' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toMatch(/^\/products\?search=P-OUT&category=\d+$/)
})

test('SIDE-09 SIDE-17 LIST-11 ROUTE-37 choosing a category filters the list and marks it', async () => {
  const { user, lastCall, place } = await visit('/products', buyer)
  await user.click(await item('Fasteners'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Fasteners' })).toBeDefined()
  expect(place()).toBe('/products?category=11')
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ categoryId: '11' }))
  expect((await item('Fasteners')).getAttribute('aria-current')).toBe('true')
})

test('SIDE-10 ROUTE-36 with advanced categories, choosing leads to the page of the category', async () => {
  const { user, place } = await visit('/products', { signedInAs: 'buyer@catx.test' })
  const [row] = await screen.findAllByRole('treeitem')
  await user.click(row as HTMLElement)
  await waitFor(() => expect(place()).toMatch(/^\/category\/\d+$/))
})

test('SIDE-12 SIDE-14 API-08 CONST-04 every page of categories is asked for once, from 1', async () => {
  const { calls } = await visit(oneCard, buyer)
  await item('Warehouse')
  expect(calls(categories).map(({ path }) => path)).toEqual(Array.from({ length: 3 }, () => '/api/categories/ACME'))
  expect(
    calls(categories)
      .map(({ query }) => query['page'])
      .toSorted(),
  ).toEqual(['1', '2', '3'])
})

test('SIDE-13 a category that comes twice stands there once', async () => {
  await visit(oneCard, buyer)
  await item('Warehouse')
  expect(new Set(names()).size).toBe(names().length)
})

test('SIDE-05 a child of an earlier page than its parent is below that parent', async () => {
  const { user } = await visit(oneCard, buyer)
  await item('Warehouse')
  expect(names()).not.toContain('Pallets')
  await user.click(await arrowOf('Warehouse'))
  expect(await item('Pallets')).toBeDefined()
})

test('SIDE-16 a category whose parent nobody knows stands at the top', async () => {
  await visit(oneCard, buyer)
  expect((await item('Clearance')).getAttribute('aria-level')).toBe('1')
})

test('SIDE-15 failed categories are no error: the products work, and the tree can be asked for again', async () => {
  const { press } = await visit('/products', { ...buyer, faults: [{ path: '/api/categories/*', status: 501 }] })
  expect(await screen.findByText('P-1001')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Retry')
  expect(await item('Fasteners')).toBeDefined()
})

test('C-100 categories that hang say so after 8 s, and Retry fetches them', async () => {
  holdClock()
  const { press } = await visit(oneCard, { ...buyer, faults: [{ path: '/api/categories/*', delay: 90_000 }] })
  await screen.findByText('P-OUT')
  await vi.advanceTimersByTimeAsync(8500)
  expect(await screen.findByText('Still loading. The network or the server is slow.')).toBeDefined()
  await press('Retry')
  expect(await item('Fasteners')).toBeDefined()
})

test('R17 a tree that lost a page says so, and is whole after Retry', async () => {
  const { press } = await visit(oneCard, {
    ...buyer,
    faults: [{ path: '/api/categories/*', query: 'page=2', status: 501 }],
  })
  expect(await item('Fasteners')).toBeDefined()
  expect(await screen.findByText('Some categories could not be loaded.')).toBeDefined()
  const lost = names().length
  await press('Retry')
  await waitFor(() => expect(screen.queryByText('Some categories could not be loaded.')).toBeNull())
  expect(names().length).toBeGreaterThan(lost)
})

test('SIDE-01 a tenant without categories says so', async () => {
  await visit('/products', { signedInAs: 'buyer@empt.test' })
  expect(await screen.findByText('No categories.')).toBeDefined()
})

test('I18N-12 a new language asks for the categories again, from page 1', async () => {
  const { speak, calls } = await visit(oneCard, buyer)
  await item('Warehouse')
  await speak('fr')
  expect(await item('Fixations')).toBeDefined()
  const french = calls(categories).filter(({ query }) => query['lang'] === 'fr')
  expect(french.map(({ query }) => query['page']).toSorted()).toEqual(['1', '2', '3'])
})
