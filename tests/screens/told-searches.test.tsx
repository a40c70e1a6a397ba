import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import fr from '../../locales/fr.json'
import { listen } from '../support/told'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const nothing = 'No products found. Nothing matches your search and filters.'
const productSearch = 'Search part number or description'

test('A7 a search of the products without a match is told once', async () => {
  const { user } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  const heard = listen()
  await user.type(screen.getByLabelText(productSearch), 'zzzz{Enter}')
  await screen.findByText('Is zzzz a number of your own?')
  await waitFor(() => expect(heard).toContain(nothing))
  expect(heard).toEqual([nothing])
})

test('A7 a spelling that is offered is told, and not once more that nothing was found', async () => {
  const { user } = await visit('/products', buyer)
  await screen.findByText('P-1001')
  const heard = listen()
  await user.type(screen.getByLabelText(productSearch), 'CB 120{Enter}')
  await screen.findByRole('button', { name: 'CB-120?' })
  expect(
    screen.getByText(/^Nothing was found for "CB 120"\. There is a part number that looks like it:$/),
  ).toBeDefined()
  await waitFor(() => expect(heard).toHaveLength(2))
  expect(heard).toEqual([nothing, 'There is a part number that looks like it: CB-120'])
})

test('A7 a search of the orders without a match is told once', async () => {
  const { user } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  const heard = listen()
  await user.type(screen.getByLabelText('Search orders'), 'zzzz{Enter}')
  await screen.findByText('No orders found.')
  await waitFor(() => expect(heard).toHaveLength(1))
  expect(heard).toEqual(['No order on this tab contains "zzzz".'])
})

test('A7 a search of a guest without a match is told once', async () => {
  const { user } = await visit('/browse/ACME')
  await screen.findByText('P-1001')
  const heard = listen()
  await user.type(screen.getByLabelText(productSearch), 'zzzz{Enter}')
  await screen.findByText('No products found.')
  await waitFor(() => expect(heard).toEqual([nothing]))
})

test('A7 categories, and tags, that do not match are told once', async () => {
  const { user, press } = await visit('/products', buyer)
  await screen.findByRole('tree')
  await press('Search categories')
  const heard = listen()
  await user.keyboard('zzzz')
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull())
  await press('Tags')
  await screen.findAllByRole('option')
  await user.keyboard('zzzz')
  await screen.findByText('No tags found.')
  expect(heard.filter((words) => words.startsWith('No '))).toEqual(['No category matches.', 'No tags found.'])
})

test.each(['/products', '/browse/ACME'])('A7 each search is told, though it finds as many: %s', async (place) => {
  const { user } = await visit(place, place === '/products' ? buyer : {})
  const box = await screen.findByLabelText<HTMLInputElement>(productSearch)
  const showing = () => screen.queryByText(/^Showing/)?.textContent
  await screen.findByText(/^Showing/)
  const heard = listen()
  for (const [at, part] of ['CB-120', 'HB-100'].entries()) {
    // Typed over: a box that is emptied shows all again.
    box.focus()
    box.select()
    await user.keyboard(`${part}{Enter}`)
    await screen.findByText(part)
    await waitFor(() => expect(showing()).toBe('Showing 1–1 of 1'))
    await waitFor(() => expect(heard.filter((words) => words === 'Showing 1–1 of 1')).toHaveLength(at + 1))
  }
})

test('A7 each search of the orders is told, though it finds as many', async () => {
  const { user } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  const heard = listen()
  const found = () => heard.filter((words) => words.startsWith('1 order, '))
  const box = screen.getByLabelText<HTMLInputElement>('Search orders')
  await user.type(box, 'SO-10101{Enter}')
  await waitFor(() => expect(found()).toHaveLength(1))
  box.select()
  await user.keyboard('10101{Enter}')
  await waitFor(() => expect(found()).toHaveLength(2))
})

test('A7 how many tags match is told once, after the last letter', async () => {
  const { user, press } = await visit('/products', buyer)
  await press('Tags')
  // Not all of them are mounted.
  const mounted = within(await screen.findByRole('listbox')).getAllByRole('option').length
  const heard = listen()
  await user.keyboard('ea')
  await waitFor(() => expect(heard.some((words) => /results?$/.test(words))).toBe(true))
  expect(heard.filter((words) => /results?$/.test(words))).toHaveLength(1)
  expect(screen.getByRole('dialog').textContent).toContain(heard.at(-1) ?? '-')
  // Emptied: all of them are there again.
  await user.keyboard('{Backspace}{Backspace}')
  await waitFor(() => expect(Number(/^(\d+) results$/.exec(heard.at(-1) ?? '')?.[1])).toBeGreaterThanOrEqual(mounted))
})

/** The place that tells these words is one of those that stood there before. */
const stayed = (places: readonly Element[], words: RegExp) => places.filter((one) => words.test(one.textContent ?? ''))
const places = () => [...document.querySelectorAll('[role="status"]')]

test('A7 WCAG 4.1.3 from no product to some the count comes in a place that was there', async () => {
  const { user } = await visit('/products?search=zzzz', buyer)
  await screen.findByText('No products found.')
  const before = places()
  const box = screen.getByLabelText<HTMLInputElement>(productSearch)
  box.focus()
  box.select()
  await user.keyboard('CB-120{Enter}')
  await screen.findByText('Showing 1–1 of 1')
  expect(stayed(before, /^Showing 1–1 of 1$/)).toHaveLength(1)
})

test('A7 WCAG 4.1.3 from no order on a tab, and none that fits, to some: the same place tells how many', async () => {
  const none = { path: '/api/orders/*', method: 'GET', status: 200, body: '{"data":[]}', times: 1 } as const
  const { user } = await visit('/orders?status=processed', { ...buyer, faults: [none] })
  await screen.findByText('No orders found.')
  const before = places()
  await user.click(screen.getByRole('tab', { name: 'Draft' }))
  await screen.findByText('SO-10101')
  const [place] = stayed(before, /^\d+ orders, /)
  expect(place).toBeDefined()
  await user.type(screen.getByLabelText('Search orders'), 'zzzz{Enter}')
  await screen.findByText('No order on this tab contains "zzzz".', { selector: 'main *' })
  expect([place?.textContent, place?.getAttribute('aria-live')]).toEqual(['', null])
  await user.clear(screen.getByLabelText('Search orders'))
  await screen.findByText('SO-10101')
  expect(place?.textContent).toMatch(/^\d+ orders, /)
})

test('A7 that nothing was found is told once in a language that is switched to', async () => {
  const { speak, calls } = await visit('/products?search=zzzz', buyer)
  await screen.findByText('No products found.')
  const heard = listen()
  await speak('fr')
  await waitFor(() => expect(calls('GET /api/products/ACME').at(-1)?.query['lang']).toBe('fr'))
  await waitFor(() => expect(heard.filter((words) => words.startsWith(fr.products.none))).not.toHaveLength(0))
  await screen.findByText(fr.products.none)
  expect(heard.filter((words) => words.startsWith(fr.products.none))).toHaveLength(1)
})

test('A7 own numbers: that none fits, and how many do, is told in one place, after the last letter', async () => {
  const { user, fill, press } = await visit('/part-numbers', buyer)
  await fill('My number', 'BOLT-A')
  await fill('Part number', 'P-1001')
  await press('Add')
  const box = await screen.findByLabelText('Find a number')
  const before = places()
  await user.type(box, 'zz')
  await waitFor(() => expect(stayed(before, /^No number fits\.$/)).toHaveLength(1))
  const heard = listen()
  await user.clear(box)
  await user.type(box, 'yy')
  await waitFor(() => expect(heard).toEqual(['No number fits.']))
  await user.clear(box)
  await user.type(box, 'bol')
  await waitFor(() => expect(stayed(before, /^1 result$/)).toHaveLength(1))
  expect(heard).toEqual(['No number fits.', '1 result'])
})

test('A7 a search of the categories that is emptied tells how many there are again; one that is opened tells nothing', async () => {
  const { user, press } = await visit('/products', buyer)
  const rows = (await screen.findAllByRole('treeitem')).length
  const heard = listen()
  const told = () => heard.filter((words) => /results?$/.test(words))
  await press('Search categories')
  await user.keyboard('bolt')
  await waitFor(() => expect(told()).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(told()).toHaveLength(2))
  expect(told()[1]).toBe(`${rows} results`)
  await user.keyboard('{Escape}')
  await press('Search categories')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Search categories', { selector: 'input' })),
  )
  expect(told()).toHaveLength(2)
})
