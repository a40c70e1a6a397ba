import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@catx.test' } as const
const browse = 'GET /api/categories/CATX/browse'
const search = 'Search part number or description'
const main = () => within(screen.getByRole('main'))
const trail = async () => within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
const titled = (name: string) => screen.findByRole('heading', { level: 1, name })
const cardOf = async (name: RegExp) => {
  await screen.findByRole('heading', { name: 'Subcategories' })
  return main().getByRole<HTMLAnchorElement>('link', { name })
}

test('CATB-01 ENT-14 the way to a category is Home, the topmost one and itself', async () => {
  await visit('/category/33', buyer)
  await titled('Circuit breakers')
  const steps = (await trail()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual(['Home', 'Power distribution', 'Circuit breakers'])
})

test('CATB-02 Home and the topmost category are links', async () => {
  const { user, place } = await visit('/category/33', buyer)
  await titled('Circuit breakers')
  await user.click((await trail()).getByRole('link', { name: 'Power distribution' }))
  await titled('Power distribution')
  expect(place()).toBe('/category/31')
  await user.click((await trail()).getByRole('link', { name: 'Home' }))
  await titled('Top Categories')
  expect(place()).toBe('/category')
})

test('CATB-03 a search is sent', async () => {
  const { fill, press, lastCall } = await visit('/category/37', buyer)
  await titled('Fasteners')
  await fill(search, 'bolt')
  await press('Search')
  await waitFor(() => expect(lastCall(browse)?.query).toMatchObject({ search: 'bolt', page: '1' }))
})

test('CATB-04 ENT-13 two tags are sent together', async () => {
  const { user, press, lastCall } = await visit('/category/37', buyer)
  await titled('Fasteners')
  await press('Tags')
  await user.click(await screen.findByRole('option', { name: 'New' }))
  await user.click(await screen.findByRole('option', { name: 'Indoor' }))
  await waitFor(() => expect(lastCall(browse)?.query).toMatchObject({ 'tag_ids[]': ['1', '2'] }))
})

test('CATB-05 CATB-18 ENT-15 API-09 the title is the category, which is asked for by its id', async () => {
  const { calls } = await visit('/category/37', buyer)
  expect(await titled('Fasteners')).toBeDefined()
  expect(calls(browse).map(({ path }) => path)).toEqual(['/api/categories/CATX/browse/37'])
})

test('CATB-06 CATB-18 MSG-41 without a category the title is: Top Categories', async () => {
  const { calls } = await visit('/category', buyer)
  await screen.findByRole('heading', { name: 'Subcategories' })
  expect(await titled('Top Categories')).toBeDefined()
  expect(calls(browse).map(({ path }) => path)).toEqual(['/api/categories/CATX/browse'])
})

test('CATB-07 CATB-08 MSG-42 the subcategories are cards with name and picture', async () => {
  await visit('/category', buyer)
  const section = (await screen.findByRole('heading', { name: 'Subcategories' })).closest('section')
  const cards = within(section as HTMLElement).getAllByRole('link')
  expect(cards).toHaveLength(5)
  expect(cards[0]?.querySelector('strong')?.textContent).toBe('Power distribution')
  expect(cards[0]?.querySelector('img')?.getAttribute('src')).toContain('/media/CATX/breaker.svg')
})

test('CATB-08 a subcategory without a picture has no broken one', async () => {
  await visit('/category', buyer)
  expect((await cardOf(/^Protective wear/)).querySelector('img')).toBeNull()
})

test('CATB-09 CATB-10 ENT-14 a card has the two counts of the server', async () => {
  const { world } = await visit('/category', buyer)
  const catalogue = world.db.catalogue('CATX')
  expect((await cardOf(/^Power distribution/)).textContent).toBe('Power distribution2 subcategories0 products')
  const drills = await cardOf(/^Drills/)
  expect(drills.textContent).toBe(`Drills0 subcategories${catalogue.countIn(36)} products`)
})

test('CATB-11 a card leads to its category', async () => {
  const { user, place } = await visit('/category', buyer)
  await user.click(await cardOf(/^Drills/))
  await titled('Drills')
  expect(place()).toBe('/category/36')
})

test('CATB-12 the search filters the subcategories too', async () => {
  const { fill, press } = await visit('/category', buyer)
  await cardOf(/^Power distribution/)
  await fill(search, 'drill')
  await press('Search')
  await waitFor(() => expect(main().queryByRole('link', { name: /^Power distribution/ })).toBeNull())
  expect(await cardOf(/^Drills/)).toBeDefined()
})

test('CATB-13 MSG-43 the products are cards with price and quantity', async () => {
  const { world, user } = await visit('/category/36', buyer)
  const section = (await screen.findByRole('heading', { name: 'Products in this Category' })).closest('section')
  const cards = within(section as HTMLElement).getAllByRole('article')
  expect(cards).toHaveLength(world.db.catalogue('CATX').countIn(36))
  const card = within(cards[0] as HTMLElement)
  expect(card.getByText(/^\$\d/)).toBeDefined()
  await user.click(card.getByRole('button', { name: /^More of/ }))
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeDefined()
})

test('CATB-14 ENT-15 ENT-16 several pages can be walked', async () => {
  const { press } = await visit('/category/37', buyer)
  expect(await screen.findByText('Page 1 of 3')).toBeDefined()
  await press('Next')
  expect(await screen.findByText('Page 2 of 3')).toBeDefined()
  await press('Previous')
  expect(await screen.findByText('Page 1 of 3')).toBeDefined()
})

test('CATB-15 a single page has nothing to walk', async () => {
  await visit('/category/36', buyer)
  await screen.findByRole('heading', { name: 'Products in this Category' })
  expect(screen.queryByText(/^Page \d/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

test('CATB-16 MSG-44 a category with nothing in it says so', async () => {
  await visit('/category/40', buyer)
  expect(await screen.findByText('This category is empty.')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Subcategories' })).toBeNull()
})

test('CATB-17 MSG-28 a category that cannot be loaded says so', async () => {
  const faults = [{ path: '/api/categories/CATX/browse/36', status: 501 }]
  const { press } = await visit('/category/36', { ...buyer, faults })
  expect(await screen.findByText('Could not load category data.')).toBeDefined()
  await press('Retry')
  expect(await screen.findByRole('heading', { name: 'Products in this Category' })).toBeDefined()
})

test('CATB-19 another category starts on page 1', async () => {
  const { user, place, lastCall } = await visit('/category/37?page=2', buyer)
  await screen.findByText('Page 2 of 3')
  await user.click(await cardOf(/^Nuts/))
  await titled('Nuts')
  expect(place()).toBe('/category/38')
  expect(lastCall(browse)).toMatchObject({ path: '/api/categories/CATX/browse/38', query: { page: '1' } })
})

test.each([
  ['CATB-20 ENT-06 with the flag off', 'buyer@acme.test', 'Fasteners'],
  ['CATB-20 ENT-06 with the flag missing', 'buyer@zeta.test', 'Drills'],
])('%s nothing leads to a page of a category', async (_, signedInAs, category) => {
  const { user, place } = await visit('/products', { signedInAs })
  const leadsThere = () => document.querySelectorAll('a[href^="/category"]')
  await screen.findAllByRole('article')
  expect(leadsThere()).toHaveLength(0)
  await user.click(await screen.findByRole('treeitem', { name: category }))
  await waitFor(() => expect(place()).toMatch(/^\/products\?category=\d+$/))
})
