import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { manyLines, storedCart } from '../support/long-carts'
import { listen } from '../support/told'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const

test('A7 another sorting of the orders is told, once and politely; that the screen comes sorted is not', async () => {
  const { user } = await visit('/orders?sort=-total', buyer)
  await screen.findByText('SO-10101')
  const heard = listen()
  const press = async (name: string, words: string) => {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(heard.at(-1)).toBe(words))
  }
  await press('Date', 'Sorted by Date, ascending')
  await press('Date', 'Sorted by Date, descending')
  await press('Date', 'Sorted: As the company lists them')
  await press('Total', 'Sorted by Total, ascending')
  expect(heard).toHaveLength(4)
})

test('A7 the list of ways to sort orders, on a narrow screen, tells the same', async () => {
  const { user } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  const heard = listen()
  await user.selectOptions(screen.getByLabelText('Sort'), 'Customer, descending')
  await waitFor(() => expect(heard).toEqual(['Sorted by Customer, descending']))
})

test('A7 another sorting of a long cart is told instead of the count of lines, which is what it was', async () => {
  const lines = manyLines(16)
  const { user } = await visit('/cart', { ...buyer, stored: storedCart(lines) })
  await screen.findByText(lines[0]?.product.part_number ?? '')
  const heard = listen()
  const box = screen.getByRole('combobox', { name: 'Sort lines' })
  await user.selectOptions(box, 'By part number')
  expect(await screen.findByText('16 of 16 lines shown')).toBeDefined()
  await waitFor(() => expect(heard).toEqual(['Sorted: By part number']))
  await user.selectOptions(box, 'As added')
  await waitFor(() => expect(heard).toEqual(['Sorted: By part number', 'Sorted: As added']))
  await user.type(screen.getByRole('searchbox', { name: 'Find in the cart' }), 'zzzz')
  await waitFor(() => expect(heard.at(-1)).toMatch(/^0 of 16 lines shown/))
})
