import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const rows = { goodsDensity: 'rows' }
const buyer = { signedInAs: 'buyer@acme.test' }
const rowOfPart = async (part: string) => {
  const cell = await screen.findByRole('rowheader', { name: part })
  return cell.closest('tr') as HTMLElement
}
const quantityIn = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('textbox')

test('two densities: cards at first, rows when chosen, remembered on the device', async () => {
  const { user } = await visit('/products', buyer)
  expect((await screen.findAllByRole('article')).length).toBe(12)
  expect(screen.getByRole('button', { name: 'Cards' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Rows' }))
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(within(screen.getByRole('table', { name: 'All products' })).getAllByRole('row')).toHaveLength(13)
  expect(window.localStorage.getItem('goodsDensity')).toBe('rows')
})

test('a row has the facts of a card: part number, name, tags, stock, unit, price, quantity', async () => {
  await visit('/products?search=P-MIN6MAX20', { ...buyer, stored: rows })
  const row = await rowOfPart('P-MIN6MAX20')
  expect(within(row).getByRole('link', { name: 'Hex bolt M8' }).getAttribute('href')).toBe('/products/1002')
  for (const text of ['In stock', 'BOX x 12', '$3.00']) expect(within(row).getByText(text)).toBeDefined()
  expect(quantityIn(row).value).toBe('0')
})

test('CARD-11 plus in a row adds the minimum, and the arithmetic takes the place of the unit', async () => {
  const { user } = await visit('/products?search=P-MIN6MAX20', { ...buyer, stored: rows })
  const row = await rowOfPart('P-MIN6MAX20')
  await user.click(within(row).getByRole('button', { name: /^More of/ }))
  await waitFor(() => expect(quantityIn(row).value).toBe('6'))
  expect(within(row).getByText('6 x BOX 12 = 72')).toBeDefined()
})

test('more than one tag: the first, and how many more', async () => {
  await visit('/products?search=P-TAGS', { ...buyer, stored: rows })
  const tags = within(await rowOfPart('P-TAGS')).getByRole('group', { name: 'Tags' })
  expect(within(tags).getByText(/^\+\d$/)).toBeDefined()
})

test('arrows and Enter walk the quantities, plus and minus count, and what is typed on the way is kept', async () => {
  const { user } = await visit('/products', { ...buyer, stored: rows })
  const [first, second] = [await rowOfPart('P-1001'), await rowOfPart('P-MIN6MAX20')].map(quantityIn)
  await user.click(first as HTMLElement)
  await user.keyboard('7{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await waitFor(() => expect(first?.value).toBe('7'))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('+')
  await waitFor(() => expect(first?.value).toBe('8'))
  await user.keyboard('--{Enter}')
  await waitFor(() => expect(first?.value).toBe('6'))
  expect(document.activeElement).toBe(second)
  await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}')
  expect(document.activeElement).toBe(first)
})

test('CARD-15 above the maximum Enter says so in a row, and walks on', async () => {
  const { user } = await visit('/products', { ...buyer, stored: rows })
  const [capped, next] = [await rowOfPart('P-MIN6MAX20'), await rowOfPart('P-MAX0')]
  await user.click(quantityIn(capped))
  await user.keyboard('25{Enter}')
  expect(await screen.findByText('Maximum order quantity is 20.')).toBeDefined()
  expect(document.activeElement).not.toBe(quantityIn(capped))
  expect([quantityIn(capped).value, quantityIn(next).value]).toEqual(['20', '0'])
})

test('C-68 tags and lists are reached from a row', async () => {
  const { user } = await visit('/products?search=P-1001', { ...buyer, stored: rows })
  const row = await rowOfPart('P-1001')
  expect(within(row).getByRole('button', { name: /^Add .* to a list/ })).toBeDefined()
  await user.click(within(row).getByRole('button', { name: /^Tag / }))
  expect(await screen.findByRole('listbox')).toBeDefined()
})

test('C-101 guests have rows, too, without price, stock and quantity', async () => {
  const { user } = await visit('/browse/ACME', { stored: rows })
  const row = await rowOfPart('P-1001')
  expect(row.textContent).not.toMatch(/\$|stock/i)
  expect(within(row).queryByRole('textbox')).toBeNull()
  await user.click(within(row).getByRole('button', { name: 'Carriage bolt M6 x 50' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
})

test('a category shows its products in the same way', async () => {
  const { user } = await visit('/category', { signedInAs: 'buyer@catx.test', stored: rows })
  await user.click(await within(await screen.findByRole('main')).findByRole('link', { name: /^Drills/ }))
  expect(await screen.findByRole('table', { name: 'Products in this Category' })).toBeDefined()
})
