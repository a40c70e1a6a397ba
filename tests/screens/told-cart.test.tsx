import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { listen } from '../support/told'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const bolt = 'Carriage bolt M6 x 50'

test.each([{ 'P-1001': 1 }, { 'P-1001': 1, 'P-NOIMG': 2 }])(
  'A7 a cart that is cleared is told once: what became of it, and not what it comes to',
  async (cart) => {
    const { press, user } = await visit('/cart', { ...buyer, cart })
    await press('Cancel order')
    const heard = listen()
    await press('Clear cart')
    await screen.findByText('Your cart is empty.')
    await user.click(screen.getAllByRole('link', { name: 'Products' })[0] as HTMLElement)
    const plus = await screen.findByRole('button', { name: `More of ${bolt}` })
    await user.click(plus)
    await waitFor(() => expect(heard.at(-1)).toBe(`${bolt}: 1. Cart: 1 item, $12.50`))
    expect(heard.filter((words) => /cart|order/i.test(words))).toEqual([
      'Your order has been canceled.',
      `${bolt}: 1. Cart: 1 item, $12.50`,
    ])
  },
)

test('A7 a removal that is undone at once is told by what the cart comes to, each time', async () => {
  const { press } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1, 'P-NOIMG': 2 } })
  await screen.findByRole('button', { name: `Remove ${bolt}` })
  const heard = listen()
  const sum = 'Cart: 3 items, $14.90'
  for (const told of [[sum], [sum, sum]]) {
    await press(`Remove ${bolt}`)
    await press('Remove')
    await press('Undo')
    await waitFor(() => expect(heard.filter((words) => words === sum)).toEqual(told))
  }
})

test('A7 another language tells nothing of the cart: nothing happened to it', async () => {
  const { press, user } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1 } })
  await press(`More of ${bolt}`)
  const heard = listen()
  await waitFor(() => expect(heard.at(-1)).toBe(`${bolt}: 2. Cart: 2 items, $25.00`))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr')
  await screen.findByRole('heading', { name: /^Panier/ })
  expect(heard.filter((words) => /panier/i.test(words))).toEqual([])
  await press(/^Augmenter la quantité/)
  await waitFor(() => expect(heard.at(-1)).toMatch(/^Carriage.*\s: 3\. Panier\s: 3 articles/))
})

test('A7 how a removal is taken back is told behind the removal, once', async () => {
  const { press } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1, 'P-NOIMG': 2 } })
  await screen.findByRole('button', { name: `Remove ${bolt}` })
  const heard = listen()
  await press(`Remove ${bolt}`)
  await press('Remove')
  const how = 'The button Undo, or Ctrl+Z, takes that back.'
  await waitFor(() => expect(heard).toContain(how))
  expect(heard.filter((words) => /remove|takes/.test(words))).toEqual([expect.stringMatching(`^${bolt} removed.`), how])
})

test.each(['/cart', '/lists', '/order-pad'])(
  'A7 at %s Ctrl+Z without anything to take back is told, once',
  async (at) => {
    const { user } = await visit(at, { ...buyer, cart: { 'P-1001': 1 } })
    await screen.findByRole('heading', { level: 1 })
    const heard = listen()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(heard.filter((words) => words.startsWith('Nothing to undo'))).toHaveLength(1))
  },
)

test('A7 F8 at a cart without a problem is told', async () => {
  const { user } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1 } })
  await screen.findByRole('button', { name: `Remove ${bolt}` })
  const heard = listen()
  await user.keyboard('{F8}')
  await waitFor(() => expect(heard).toContain('No problem'))
})
