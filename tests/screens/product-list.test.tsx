import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const products = 'GET /api/products/'
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }))
const cards = () => screen.getAllByRole('article')
const showing = (text: string) => screen.findByText(text)

test('LIST-13 LIST-15 CONST-03 API-11 API-31 the first twelve products are asked for without filters', async () => {
  const { calls } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  expect(cards()).toHaveLength(12)
  expect(calls(products).map(({ path, query }) => [path, query])).toEqual([
    ['/api/products/ACME', { page: '1', per_page: '12', lang: 'en' }],
  ])
})

test('LIST-01 LIST-02 typing alone does not search', async () => {
  const { fill, calls } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  await fill('Search part number or description', 'bolt')
  expect(calls(products)).toHaveLength(1)
})

test('LIST-03 the button applies the search', async () => {
  const { fill, press, lastCall, place } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  await fill('Search part number or description', 'P-MIN6')
  await press('Search')
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(lastCall(products)?.query).toEqual({ page: '1', per_page: '12', search: 'P-MIN6', lang: 'en' })
  expect(place()).toBe('/products?search=P-MIN6')
})

test('LIST-03 Enter applies it too', async () => {
  const { fill, lastCall } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  await fill('Search part number or description', 'P-OUT{Enter}')
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ search: 'P-OUT' }))
})

test('LIST-04 LIST-27 emptying the box clears the search at once', async () => {
  const { user, lastCall } = await visit('/products?search=P-MIN6', buyer)
  await screen.findByText('P-MIN6MAX20')
  await user.clear(screen.getByLabelText('Search part number or description'))
  expect(await screen.findByText('P-1001')).toBeDefined()
  expect(lastCall(products)?.query).toEqual({ page: '1', per_page: '12', lang: 'en' })
})

test('LIST-14 CONST-02 four page sizes can be chosen', async () => {
  await visit('/products', buyer)
  const sizes = within(await screen.findByRole('combobox', { name: 'Products per page' }))
  const options = sizes.getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([12, 24, 36, 48].map((size) => `${size} per page`))
})

test('LIST-17 LIST-28 a page size is asked for, from page 1', async () => {
  const { user, lastCall } = await visit('/products?page=3', buyer)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Products per page' }), '48 per page')
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ page: '1', per_page: '48' }))
})

test('LIST-19 two quick presses of Next lead two pages on', async () => {
  const { user, place } = await visit('/products', {
    ...buyer,
    faults: [{ path: '/api/products/*', query: 'page=2', delay: 60_000 }],
  })
  await screen.findByText('P-1001')
  const next = pages().getByRole('button', { name: 'Next' })
  await user.click(next)
  await user.click(next)
  expect(place()).toBe('/products?page=3')
  expect(await screen.findByText(/^Page 3 of/)).toBeDefined()
})

test('LIST-18 MSG-33 the numbers of the page are shown', async () => {
  const { world } = await visit('/products?page=2', buyer)
  const total = world.db.catalogue('ACME').products.length
  expect(await showing(`Showing 13–24 of ${total}`)).toBeDefined()
})

test('LIST-19 the compact controls go on and back', async () => {
  const { user } = await visit('/products', buyer)
  const next = await screen.findByRole('button', { name: 'Next page' })
  const previous = screen.getByRole('button', { name: 'Previous page' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await user.click(next)
  await showing(await screen.findByText(/^Showing 13–24/).then(({ textContent }) => textContent ?? ''))
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByText(/^Showing 1–12/)).toBeDefined()
})

test('2.4.6 no two buttons of the two pagers have the same name', async () => {
  await visit('/products', buyer)
  await screen.findByRole('button', { name: 'Next page' })
  const names = screen
    .getAllByRole('button', { name: /^(?:Next|Previous)/ })
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Previous page', 'Next page', 'Previous', 'Next'])
})

test('LIST-20 LIST-21 LIST-22 LIST-23 LIST-24 MSG-34 the pages can be walked from end to end', async () => {
  const { user, world } = await visit('/products', buyer)
  const last = Math.ceil(world.db.catalogue('ACME').products.length / 12)
  expect(await screen.findByText(`Page 1 of ${last}`)).toBeDefined()
  const step = async (name: string, page: number) => {
    await user.click(pages().getByRole('button', { name }))
    await screen.findByText(`Page ${page} of ${last}`)
  }
  await step('Next', 2)
  await step('Last', last)
  expect(pages().getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  expect(pages().getByRole('button', { name: 'Last' }).getAttribute('aria-disabled')).toBe('true')
  await step('Previous', last - 1)
  await step('First', 1)
  expect(pages().getByRole('button', { name: 'First' }).getAttribute('aria-disabled')).toBe('true')
})

test('LIST-25 MSG-32 a search without a result says: No products found.', async () => {
  const { press } = await visit('/products?search=zzzz', buyer)
  expect(await screen.findByText('No products found.')).toBeDefined()
  await press('Clear filters')
  expect(await screen.findByText('P-1001')).toBeDefined()
})

test('LIST-25 a tenant without products says so too', async () => {
  await visit('/products', { signedInAs: 'buyer@empt.test' })
  expect(await screen.findByText('No products found.')).toBeDefined()
})

test('LIST-26 another category starts on page 1', async () => {
  const { user, lastCall } = await visit('/products?page=3', buyer)
  await user.click(await screen.findByRole('treeitem', { name: 'Fasteners' }))
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ page: '1', categoryId: '11' }))
})

test('LIST-27 another search starts on page 1', async () => {
  const { fill, lastCall } = await visit('/products?page=3', buyer)
  await screen.findByText(/^Showing 25–36/)
  await fill('Search part number or description', 'bolt{Enter}')
  await waitFor(() => expect(lastCall(products)?.query).toMatchObject({ page: '1', search: 'bolt' }))
})

test('LIST-29 LIST-30 MSG-15 MSG-16 ERR-10 a failed list shows both sentences and Retry', async () => {
  const { press } = await visit('/products', { ...buyer, faults: [{ path: '/api/products/*', status: 501 }] })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('No se pudieron cargar los productos.').getAttribute('lang')).toBe('es')
  expect(alert.getByText('Could not load products.')).toBeDefined()
  await press('Retry')
  expect(await screen.findByText('P-1001')).toBeDefined()
})

test('LIST-31 a later successful load removes the error', async () => {
  const { fill } = await visit('/products', { ...buyer, faults: [{ path: '/api/products/*', status: 501 }] })
  await screen.findByRole('alert')
  await fill('Search part number or description', 'P-OUT{Enter}')
  expect(await screen.findByText('P-OUT')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('MSG-15 I18N-14 the fixed Spanish sentence is the same in a French interface', async () => {
  await visit('/products', { ...buyer, language: 'fr', faults: [{ path: '/api/products/*', status: 501 }] })
  expect(await screen.findByText('No se pudieron cargar los productos.')).toBeDefined()
})

test('ROUTE-38 the way back restores the filters of the address', async () => {
  const { fill, place } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  await fill('Search part number or description', 'P-OUT{Enter}')
  await waitFor(() => expect(cards()).toHaveLength(1))
  window.history.back()
  expect(await screen.findByText('P-1001')).toBeDefined()
  expect(place()).toBe('/products')
  expect(screen.getByLabelText<HTMLInputElement>('Search part number or description').value).toBe('')
})
