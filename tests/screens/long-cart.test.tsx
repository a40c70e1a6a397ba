import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FaultInput } from '../../mocks/faults'
import { formatMoney } from '../../src/machines/rules/money'
import { grandTotal } from '../../src/machines/rules/cart'
import { amount } from '../support/amounts'
import { manyLines, storedCart } from '../support/long-carts'
import { rowOf, visit } from '../support/screen'

const lines = manyLines(16)
const [first, second, third] = lines.map(({ product }) => product)
const partOf = (at: number) => lines[at]?.product.part_number ?? ''
const open = async (count = 16, faults: readonly FaultInput[] = [], language: 'en' | 'es' | 'fr' = 'en') => {
  const stored = storedCart(lines.slice(0, count))
  const shown = await visit('/cart', { signedInAs: 'buyer@acme.test', stored, faults, language })
  await screen.findByText(partOf(0))
  return shown
}
const parts = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.textContent ?? '')
const quantities = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map((box) => box.value)
const storedParts = ({ stored }: Awaited<ReturnType<typeof open>>) =>
  (stored('cart') as { lines: readonly { product: { part_number: string } }[] }).lines.map(
    ({ product }) => product.part_number,
  )
const find = () => screen.getByRole('searchbox', { name: 'Find in the cart' })
const raised = (product = third): FaultInput => ({
  method: 'GET',
  path: `/api/products/ACME/details/${product?.id}`,
  status: 200,
  body: { data: [{ ...product, selling_price: (product?.selling_price ?? 0) + 1 }] },
  times: 'always',
})

describe('a long cart', () => {
  test('from 15 lines on it can be searched, and total and the one Checkout stay in sight', async () => {
    const { press, place } = await open(15)
    expect(find()).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Sort lines' })).toBeDefined()
    const bar = screen.getByRole('button', { name: 'Checkout' }).parentElement as HTMLElement
    expect(within(bar).getByText(amount(formatMoney(grandTotal(lines.slice(0, 15)))))).toBeDefined()
    await press('Checkout')
    await waitFor(() => expect(place()).toBe('/checkout'))
  })

  test('below that there is nothing of it', async () => {
    await open(14)
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Checkout' })).toHaveLength(1)
    // Of the table, and of the bar that only a phone shows.
    expect(screen.getAllByText('Grand total')).toHaveLength(2)
  })

  test('found lines say how many are hidden; the total is that of the whole cart; all are one press away', async () => {
    const { user, press } = await open()
    const total = formatMoney(grandTotal(lines))
    await user.type(find(), partOf(4).toLowerCase())
    expect(await screen.findByText(/^1 of 16 lines shown/)).toBeDefined()
    await waitFor(() => expect(parts()).toEqual([partOf(4)]))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('spinbutton'))
    expect(screen.getAllByText(amount(total)).length).toBeGreaterThan(0)
    await user.type(find(), ' nothing like it')
    expect(await screen.findByText(/^0 of 16 lines shown/)).toBeDefined()
    await press('Show all lines')
    await waitFor(() => expect(parts()).toHaveLength(16))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test("a comment is found, and the buyer's own number", async () => {
    const { fill, app, press, user } = await visit('/part-numbers', {
      signedInAs: 'buyer@acme.test',
      stored: storedCart(lines),
    })
    await fill('My number', 'MINE-7')
    await fill('Part number', partOf(6))
    await press('Add')
    await screen.findByLabelText(`My number for ${partOf(6)}`)
    app.navigation.push('/cart')
    await screen.findByText(partOf(0))
    await fill(`Comment for ${second?.description}`, 'Gate 4')
    await user.type(find(), 'mine-7')
    await waitFor(() => expect(parts().map((text) => text.startsWith(partOf(6)))).toEqual([true]))
    await fill('Find in the cart', 'GATE 4')
    await waitFor(() => expect(parts()).toEqual([partOf(1)]))
  })

  test('an own number goes into the comment of its line only when that is asked for', async () => {
    const { fill, app, press, stored } = await visit('/part-numbers', {
      signedInAs: 'buyer@acme.test',
      stored: storedCart(lines.slice(0, 2)),
    })
    await fill('My number', 'MINE-7')
    await fill('Part number', partOf(1))
    await press('Add')
    await screen.findByLabelText(`My number for ${partOf(1)}`)
    app.navigation.push('/cart')
    await fill(`Comment for ${second?.description}`, 'Gate 4')
    const comments = () => (stored('cart') as { lines: { comment: string }[] }).lines.map(({ comment }) => comment)
    await waitFor(() => expect(comments()).toEqual(['', 'Gate 4']))
    await press('Put MINE-7 into the comment')
    await waitFor(() => expect(comments()).toEqual(['', 'Gate 4 / MINE-7']))
    expect(screen.queryByRole('button', { name: /into the comment$/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(`Comment for ${second?.description}`))
  })

  test('STORE-11 sorted, it is stored in the order as added all the same', async () => {
    const shown = await open()
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Sort lines' }), 'By part number')
    expect(await screen.findByText('16 of 16 lines shown')).toBeDefined()
    await waitFor(() => expect(parts()).not.toEqual(lines.map(({ product }) => product.part_number)))
    const sorted = parts()
    expect(sorted.toSorted()).toEqual(lines.map(({ product }) => product.part_number).toSorted())
    const box = (await rowOf(sorted[0] ?? '')).getByRole('spinbutton')
    await shown.user.clear(box)
    await shown.user.type(box, '9{Enter}')
    await waitFor(() => expect(JSON.stringify(shown.stored('cart'))).toContain('"quantity":9'))
    expect(storedParts(shown)).toEqual(lines.map(({ product }) => product.part_number))
    expect(parts()).toEqual(sorted)
  })

  test('what needs attention: a line that was agreed to stays where it is until the buyer puts it in order again', async () => {
    const { press } = await open(16, [raised(), raised(first)])
    await screen.findByText('2 prices changed, +$10.00')
    await press('Needs attention (2)')
    await waitFor(() => expect(parts()).toEqual([partOf(0), partOf(2)]))
    await press(`Accept $${((first?.selling_price ?? 0) + 1).toFixed(2)} for ${first?.description}`)
    await screen.findByRole('button', { name: 'Needs attention (1)' })
    expect(parts()).toEqual([partOf(0), partOf(2)])
    expect(document.activeElement?.closest('tr')?.textContent).toContain(partOf(0))
    await press('Put in order again')
    await waitFor(() => expect(parts()).toEqual([partOf(2)]))
    expect(document.activeElement).not.toBe(document.body)
  })

  test.each([
    ['es', 'Buscar en el carrito', '0 de 16 líneas', 'Mostrar todas las líneas'],
    ['fr', 'Rechercher dans le panier', '0 lignes sur 16', 'Afficher toutes les lignes'],
  ] as const)('I18N in the words of the reader: %s', async (language, label, words, all) => {
    const { user, press } = await open(16, [], language)
    await user.type(screen.getByRole('searchbox', { name: label }), 'zzz')
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeDefined()
    await press(all)
    await waitFor(() => expect(parts()).toHaveLength(16))
  })
})

describe('from quantity to quantity', () => {
  test('Enter walks down and Shift and Enter up; what is typed is taken; a stepper is one tab stop', async () => {
    const { user } = await open(3)
    const boxes = screen.getAllByRole<HTMLInputElement>('spinbutton')
    boxes[0]?.focus()
    await user.keyboard('7{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(boxes[1]))
    await user.keyboard('8{Enter}9{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(document.activeElement).toBe(boxes[1]))
    await waitFor(() => expect(quantities()).toEqual(['7', '8', '9']))
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(quantities()).toEqual(['7', '9', '9']))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Remove ${second?.description}` }))
  })

  test('C-121 what is not taken keeps the focus', async () => {
    const { user } = await open(2)
    const [box] = screen.getAllByRole<HTMLInputElement>('spinbutton')
    box?.focus()
    await user.keyboard('many{Enter}')
    expect(await screen.findByText('Enter a whole number.')).toBeDefined()
    expect(document.activeElement).toBe(box)
  })
})

describe('a column of numbers', () => {
  test('is previewed, filled downwards, and undone in one step', async () => {
    const { user, press, stored } = await open(5)
    screen.getAllByRole('spinbutton')[1]?.focus()
    await user.paste('Qty\n12\n0\n1,5\n8\n9')
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill in quantities' }))
    expect(dialog.getByText('Read as the heading: Qty')).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Fill in 2 quantities' }))
    expect(dialog.getByText('from 5 to 12')).toBeDefined()
    expect(dialog.getByText(/^"0" is left out\./)).toBeDefined()
    expect(dialog.getByText('"1,5" is left out. The quantity must be a whole number')).toBeDefined()
    expect(dialog.getByText('1 number has no line: it is left out.')).toBeDefined()
    await press('Fill in 2 quantities')
    await waitFor(() => expect(quantities()).toEqual(['5', '12', '5', '5', '8']))
    expect(await screen.findByText('2 quantities filled in.')).toBeDefined()
    await press('Undo')
    await waitFor(() => expect(quantities()).toEqual(['5', '5', '5', '5', '5']))
    expect(stored('cart')).toMatchObject({ lines: lines.slice(0, 5).map(() => ({ quantity: 5 })) })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('1.000 is asked about; Cancel changes nothing; one number goes into the field', async () => {
    const { user, press } = await open(2)
    const box = screen.getAllByRole<HTMLInputElement>('spinbutton')[0]
    box?.focus()
    await user.paste('1.000\n6')
    const first = await screen.findByRole('button', { name: '1.000 is 1000' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await press('1.000 is 1000')
    await screen.findByText('from 5 to 1000')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(quantities()).toEqual(['5', '5'])
    box?.select()
    await user.paste('7')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box?.value).toBe('7')
  })
})

describe('a removal', () => {
  test('CART-22 asks, and is undone afterwards: the line is back at its place with its comment', async () => {
    const shown = await open(3)
    await shown.fill(`Comment for ${second?.description}`, 'Gate 4')
    await shown.press(`Remove ${second?.description}`)
    await shown.press('Remove')
    expect(await screen.findByText(`${second?.description} was removed.`)).toBeDefined()
    expect(parts()).toEqual([partOf(0), partOf(2)])
    await waitFor(() => expect(document.activeElement?.textContent).toBe(third?.description))
    await shown.press('Undo')
    await waitFor(() => expect(parts()).toEqual([partOf(0), partOf(1), partOf(2)]))
    expect(screen.getByDisplayValue('Gate 4')).toBeDefined()
    expect(storedParts(shown)).toEqual([partOf(0), partOf(1), partOf(2)])
    await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain(partOf(1)))
  })

  test('of the last line, too; and it can be let go', async () => {
    const { press } = await open(1)
    await press(`Remove ${first?.description}`)
    await press('Remove')
    await screen.findByText('Your cart is empty.')
    await press('Undo')
    await screen.findByText(partOf(0))
    await press(`Remove ${first?.description}`)
    await press('Remove')
    await press('Do not undo')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  test('PANEL-07 in the panel, too', async () => {
    const { press, user } = await open(2)
    await press(/^Cart, /)
    const panel = within(await screen.findByRole('dialog'))
    await user.click(await panel.findByRole('button', { name: `Remove ${first?.description}` }))
    await press('Remove')
    await panel.findByText(`${first?.description} was removed.`)
    await user.click(panel.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(panel.getAllByRole('spinbutton')).toHaveLength(2))
  })
})
