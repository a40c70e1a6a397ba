import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdClock } from '../support/clock'
import { rowOf, visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const products = 'GET /api/products/'
const tags = 'GET /api/tags'
const tagsOf = (query: Readonly<Record<string, unknown>> | undefined) => query?.['tag_ids[]'] ?? null

test('LIST-05 LIST-06 API-10 the tag filter lists the tags, which can be searched', async () => {
  const { press, user, calls } = await visit('/products?search=P-1001', buyer)
  await screen.findByText('P-1001')
  expect(calls(tags)).toHaveLength(0)
  await press('Tags')
  expect(await screen.findByRole('option', { name: 'On sale' })).toBeDefined()
  expect(calls(tags).map(({ path, query }) => [path, query])).toEqual([['/api/tags', { lang: 'en' }]])
  await user.type(screen.getByRole('combobox', { name: 'Search tags' }), 'marine')
  const list = within(screen.getByRole('listbox', { name: 'Tags' }))
  const names = () => list.getAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['Marine grade']))
})

test('4.1.3 how many tags match is told, and nothing before something is sought', async () => {
  const { press, user } = await visit('/products?search=P-1001', buyer)
  await press('Tags')
  await screen.findByRole('option', { name: 'On sale' })
  const told = () => within(screen.getByRole('dialog', { name: 'Tags' })).getByRole('status').textContent
  expect(told()).toBe('')
  await user.type(screen.getByRole('combobox', { name: 'Search tags' }), 'marine')
  await waitFor(() => expect(told()).toBe('1 result'))
})

test('LIST-07 LIST-28 API-11 chosen tags are chips, and removing one asks again', async () => {
  const { press, user, lastCall } = await visit('/products?page=3', buyer)
  await press('Tags')
  await user.click(await screen.findByRole('option', { name: 'On sale' }))
  await user.click(await screen.findByRole('option', { name: 'Marine grade' }))
  await waitFor(() => expect(tagsOf(lastCall(products)?.query)).toEqual(['1', '2']))
  expect(lastCall(products)?.query).toMatchObject({ page: '1' })
  await user.keyboard('{Escape}')
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }))
  await user.click(chips.getByRole('button', { name: 'Remove On sale' }))
  await waitFor(() => expect(tagsOf(lastCall(products)?.query)).toEqual(['2']))
})

test('LIST-12 API-11 search, category and tags go together into one call', async () => {
  const { calls } = await visit('/products?search=bolt&category=11&tag=1&tag=2', buyer)
  await waitFor(() => expect(calls(products)).toHaveLength(1))
  expect(calls(products)[0]?.query).toEqual({
    page: '1',
    per_page: '12',
    search: 'bolt',
    categoryId: '11',
    'tag_ids[]': ['1', '2'],
    lang: 'en',
  })
})

test('LIST-07 Clear all removes every filter', async () => {
  const { press, place } = await visit('/products?search=bolt&tag=1', buyer)
  await press('Clear all')
  await waitFor(() => expect(place()).toBe('/products'))
})

test('LIST-09 MSG-31 a tag search without a match says: No tags found.', async () => {
  const { press, user } = await visit('/products?search=P-1001', buyer)
  await press('Tags')
  await screen.findByRole('option', { name: 'On sale' })
  await user.type(screen.getByRole('combobox', { name: 'Search tags' }), 'zzz')
  expect(await screen.findByText('No tags found.')).toBeDefined()
})

test('LIST-09 MSG-31 a tenant without tags says so too', async () => {
  const { press } = await visit('/products', { signedInAs: 'buyer@empt.test' })
  await press('Tags')
  expect(await screen.findByText('No tags found.')).toBeDefined()
})

test('LIST-10 MSG-29 failed tags say: Could not load tags.', async () => {
  const { press } = await visit('/products?search=P-1001', { ...buyer, faults: [{ path: '/api/tags', status: 501 }] })
  await press('Tags')
  expect(await screen.findByText('Could not load tags.')).toBeDefined()
  await press('Retry')
  expect(await screen.findByRole('option', { name: 'On sale' })).toBeDefined()
})

test('C-100 LIST-10 a tag list that hangs says so after 8 s, and Retry fetches it', async () => {
  holdClock()
  const { press } = await visit('/products?search=P-1001', { ...buyer, faults: [{ path: '/api/tags', delay: 90_000 }] })
  await press('Tags')
  expect(await screen.findByText('Loading tags…')).toBeDefined()
  await vi.advanceTimersByTimeAsync(8500)
  expect(await screen.findByText('Still loading. The network or the server is slow.')).toBeDefined()
  await press('Retry')
  expect(await screen.findByRole('option', { name: 'On sale' })).toBeDefined()
})

test('CARD-23 the picker of a card asks for the tags when it is opened, not before', async () => {
  const { user, calls } = await visit('/products?search=P-1001', { ...buyer, cart: { 'P-1001': 1 } })
  const card = await rowOf('P-1001')
  expect(calls(tags)).toHaveLength(0)
  await user.click(card.getByRole('button', { name: /^Tag / }))
  expect(await screen.findByRole('option', { name: 'On sale' })).toBeDefined()
  expect(calls(tags)).toHaveLength(1)
})

test('CARD-24 STORE-11 two tags are kept on the line, a third cannot be picked', async () => {
  const { user, stored } = await visit('/products?search=P-1001', { ...buyer, cart: { 'P-1001': 1 } })
  const card = await rowOf('P-1001')
  await user.click(card.getByRole('button', { name: /^Tag / }))
  await user.click(await screen.findByRole('option', { name: 'On sale' }))
  await user.click(await screen.findByRole('option', { name: 'Marine grade' }))
  await user.click(await screen.findByRole('option', { name: 'New' }))
  await waitFor(() =>
    expect(stored('cart')).toMatchObject({ lines: [{ tag1: { name: 'On sale' }, tag2: { name: 'Marine grade' } }] }),
  )
})

test('CARD-25 MSG-29 the picker says when the tags failed', async () => {
  const { user } = await visit('/products?search=P-1001', { ...buyer, faults: [{ path: '/api/tags', status: 501 }] })
  const card = await rowOf('P-1001')
  await user.click(card.getByRole('button', { name: /^Tag / }))
  expect(await screen.findByText('Could not load tags.')).toBeDefined()
})
