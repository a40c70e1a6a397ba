import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const focused = () => document.activeElement

test('R9 Clear search goes with what it clears: the box has the focus', async () => {
  const { user } = await visit('/products?search=bolt', buyer)
  const clear = await screen.findByRole('button', { name: 'Clear search' })
  clear.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull())
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Search part number or description' }))
})

test('R9 Clear filters goes with the empty list: the heading has the focus', async () => {
  const { user } = await visit('/products?search=nothing-like-it', buyer)
  const clear = await screen.findByRole('button', { name: 'Clear filters' })
  clear.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull())
  expect(focused()).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R9 a notice that is closed leaves the focus on the heading', async () => {
  const { user, press } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1 } })
  await press('Save as draft')
  const close = await screen.findByRole('button', { name: 'Close notice' })
  close.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close notice' })).toBeNull())
  expect(focused()).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R9 a list that fails takes its page buttons along, not the focus', async () => {
  const { user, addFault } = await visit('/products', buyer)
  const size = await screen.findByRole('combobox', { name: 'Products per page' })
  addFault({ method: 'GET', path: '/api/products/*', status: 403, times: 'always' })
  size.focus()
  await user.selectOptions(size, '48')
  await screen.findByText('Could not load products.')
  expect(focused()).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R9 the content takes the focus that the skip link gives it', async () => {
  await visit('/orders', buyer)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('main').tabIndex).toBe(-1)
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
})

test('A2 a new version that is wanted later takes its buttons along, not the focus', async () => {
  const { app, press } = await visit('/orders', buyer)
  await screen.findByRole('heading', { level: 1 })
  app.actors.edition.send({ type: 'edition.found' })
  await press('Later')
  await waitFor(() => expect(screen.queryByText(/There is a new version/)).toBeNull())
  expect(focused()).toBe(screen.getByRole('heading', { level: 1 }))
})

test('A2 Retry in the box that finds a part goes when it is pressed: the box has the focus', async () => {
  const { user, press, addFault } = await visit('/orders', buyer)
  await press('Find and add a part (/)')
  const box = await screen.findByRole('combobox', { name: /Part number or words/ })
  addFault({ method: 'GET', path: '/api/products/*', status: 403, times: 1 })
  await user.type(box, 'CB-120')
  await press('Retry')
  await screen.findByRole('option')
  expect(focused()).toBe(box)
})

test('A2 a product that is chosen for a row of the order pad takes its menu along: the quantity has the focus', async () => {
  const { user } = await visit('/order-pad', { ...buyer, scenario: 'ambiguous-parts' })
  await user.type(await screen.findByLabelText('Part number, row 1'), 'DX-7')
  const choose = await screen.findByRole('button', { name: /^Choose of \d+, row 1$/ })
  // One key takes none of them: it leads to the choice.
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(focused()).toBe(choose)
  await user.keyboard('{Enter}')
  await screen.findAllByRole('menuitem')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Choose of \d+, row 1$/ })).toBeNull())
  expect(focused()).toBe(screen.getByLabelText('Quantity, row 1'))
})

test('A13 the last line of the cart panel goes with its button: the focus is on the heading of the panel, not behind it', async () => {
  const { press } = await visit('/catalogs', { ...buyer, cart: { 'P-NOIMG': 2 } })
  await press(/^Cart, /)
  await press(/^Remove /)
  await press('Remove')
  await screen.findByText('Your cart is empty.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const panel = screen.getByRole('dialog', { name: /^Cart/ })
  await waitFor(() => expect(focused()).toBe(within(panel).getByRole('heading', { level: 2 })))
})

test('A2 rows that are pasted come before the row that is written in: it keeps the focus', async () => {
  const { user } = await visit('/order-pad', buyer)
  const cell = await screen.findByLabelText('Part number, row 1')
  cell.focus()
  await user.paste('P-1001\t3\nP-NOIMG\t2\n')
  expect(await screen.findByLabelText('Part number, row 3')).toBe(focused())
  expect(cell).toBe(focused())
  await user.keyboard('CB-120')
  expect(cell).toHaveProperty('value', 'CB-120')
})

const closed = [
  ['menuitem', /^Account of /, 'My profile'],
  ['combobox', 'Tags', 'Search tags'],
] as const
test.each(closed)(
  'R9 a %s that closes because nothing was pressed beside it: its button has the focus',
  async (role, button, name) => {
    const { user } = await visit('/products', buyer)
    await user.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole(role, { name })
    await user.click(document.body)
    await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: button })))
  },
)

test.each(closed)(
  'R9 a %s that was closed does not take the focus from who is elsewhere by then',
  async (role, button, name) => {
    const { user } = await visit('/products', buyer)
    await user.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole(role, { name })
    const box = screen.getByRole('textbox', { name: 'Search part number or description' })
    // As soon as it is gone, before anything that it leaves for later.
    const closing = new MutationObserver(() => screen.queryByRole(role, { name }) ?? box.focus())
    closing.observe(document.body, { childList: true, subtree: true })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
    closing.disconnect()
    await new Promise((resolve) => setTimeout(resolve))
    expect(focused()).toBe(box)
  },
)

test('A2 a row of the order pad that is undone leaves the focus in the grid: in its column, in the nearest row', async () => {
  const { user } = await visit('/order-pad', buyer)
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
  await user.click(await field('Part number, row 1'))
  await user.paste('P-1001\t6\nP-1002\t2\nP-1003\t1')
  await user.click(await field('Quantity, row 3'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Quantity, row 3' })).toBeNull())
  expect(document.activeElement).toBe(await field('Quantity, row 1'))
  await user.keyboard('4')
  await user.click(await field('Comment, row 2'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment, row 2' })).toBeNull())
  expect(document.activeElement).toBe(await field('Comment, row 1'))
})
