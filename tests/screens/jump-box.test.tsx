import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const

test('clerk: / part number Enter: in the cart, and the box is open and empty for the next', async () => {
  const { user, stored, place } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  await user.keyboard('/')
  const box = await screen.findByRole('combobox', { name: /Part number or words/ })
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.keyboard('CB-120{Enter}')
  expect(await screen.findByText('1 x CB-120 added')).toBeDefined()
  expect(box).toHaveProperty('value', '')
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 1 }] })
  expect(place()).toBe('/orders')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('hits have price and stock; arrows choose among them, Ctrl+Enter opens the product', async () => {
  const { user, press, place } = await visit('/cart', buyer)
  await press('Find and add a part (/)')
  await user.type(await screen.findByRole('combobox', { name: /Part number or words/ }), 'CB-12')
  const [first] = await screen.findAllByRole('option')
  expect(first?.textContent).toMatch(/\$\d+\.\d{2}/)
  expect(first?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(place()).toMatch(/^\/products\/\d+$/))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a part, Enter, Ctrl+Enter: in the cart, and at it', async () => {
  const { user, place } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  await user.keyboard('/')
  const box = await screen.findByRole('combobox', { name: /Part number or words/ })
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.keyboard('CB-120{Enter}')
  await screen.findByText('1 x CB-120 added')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(place()).toBe('/cart'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('WCAG 2.1.4 ? lists the keys, and single keys can be switched off', async () => {
  const { user, stored } = await visit('/cart', buyer)
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('?')
  await user.click(await screen.findByRole('checkbox', { name: /Single-key/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('/')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.localStorage.getItem('singleKeys')).toBe('off')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Find and add' })).toBeDefined()
  expect(stored('cart')).toBeNull()
})

test.each([
  ['en', ['Shift', 'Enter'], 'Row above'],
  ['es', ['Mayús', 'Enter'], 'Fila anterior'],
  ['fr', ['Maj', 'Entrée'], 'Ligne au-dessus'],
] as const)('A25 the keys of the list are named as keyboards have them: %s', async (language, caps, does) => {
  const { user } = await visit('/cart', { ...buyer, language })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('?')
  const said = await screen.findByText(does)
  const printed = [...(said.parentElement?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)
  expect(printed).toEqual(caps)
})

test('APG combobox: Escape takes the letters first, and then the box', async () => {
  const { user } = await visit('/cart', buyer)
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('/')
  const box = await screen.findByRole('combobox', { name: /Part number or words/ })
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.keyboard('CB-120{Escape}')
  await waitFor(() => expect(box).toHaveProperty('value', ''))
  expect([box.isConnected, document.activeElement]).toEqual([true, box])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the list of keys has Ctrl+Z once, and says where it works', async () => {
  const { user } = await visit('/cart', buyer)
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('?')
  await screen.findByRole('heading', { name: 'In Find and add', level: 3 })
  const undone = screen.getAllByRole('term').filter(({ textContent }) => textContent === 'CtrlZ')
  expect(undone.map((term) => term.nextElementSibling?.textContent)).toEqual([
    'Undo in the order pad, the cart, lists and part numbers',
  ])
})
