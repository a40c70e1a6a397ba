import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'

const open = async () => {
  const shown = await visit('/order-pad', { signedInAs: 'buyer@acme.test' })
  await screen.findByLabelText('Part number, row 1')
  return shown
}
const paste = (text: string, target: Element = document.body, html = '') =>
  fireEvent.paste(target, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : text),
      files: [],
      types: ['text/plain'],
    },
  })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const values = (name: RegExp) => screen.getAllByLabelText<HTMLInputElement>(name).map(({ value }) => value)

test('PAD two columns may be the quantity: the pad asks, and adds nothing before it is said', async () => {
  const { press } = await open()
  paste('P-1001\t40\t2\nP-MAX0\t41\t3')
  expect(await screen.findByText(/^Which column holds the quantity/)).toBeDefined()
  expect(await screen.findAllByText(/^Which column is the quantity\? Say it above/)).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Add to cart' }).getAttribute('aria-disabled')).toBe('true')
  await press('Column 3: 2, 3')
  expect(await screen.findByRole('button', { name: 'Add 2 of 2' })).toBeDefined()
  expect(values(/^Quantity, row/)).toEqual(['2', '3', ''])
  // What is not used is still there to be seen.
  expect(screen.getByText('Also in the sheet: 40')).toBeDefined()
})

test('PAD a line with a comma amid tabs is read as part and quantity when no product is called that; typed it is offered', async () => {
  const { press, user } = await open()
  paste('P-1001\t2\nP-MAX0,4\nP-1001\t3')
  await waitFor(() => expect(values(/^Part number, row/)).toEqual(['P-1001', 'P-MAX0', 'P-1001', '']))
  expect(values(/^Quantity, row/)).toEqual(['2', '4', '3', ''])
  await user.type(field('Part number, row 4'), 'P-1001,6{Enter}')
  await press('Make it P-1001 × 6')
  expect(values(/^Quantity, row/)).toEqual(['2', '4', '3', '6', ''])
})

test('PAD a column of dates before the part numbers is neither part nor quantity', async () => {
  await open()
  paste('2026-01-05\tP-1001\t3\n06.01.2026\tP-MAX0\t2')
  await waitFor(() => expect(values(/^Part number, row/)).toEqual(['P-1001', 'P-MAX0', '']))
  expect(values(/^Quantity, row/)).toEqual(['3', '2', ''])
  expect(screen.getByText('Also in the sheet: 2026-01-05')).toBeDefined()
})

test('PAD a dozen of what is sold by the piece is 12', async () => {
  const { press } = await open()
  paste('P-1001\t1 docena')
  await press('Make it 12 EA')
  expect(values(/^Quantity, row/)).toEqual(['12 EA', ''])
})

test('PAD part, Tab, quantity, Enter: each Enter begins the next row', async () => {
  const { user } = await open()
  await user.click(field('Part number, row 1'))
  await user.keyboard('P-1001{Tab}2{Enter}P-MAX0{Tab}3{Enter}')
  expect(values(/^Part number, row/)).toEqual(['P-1001', 'P-MAX0', ''])
  expect(values(/^Quantity, row/)).toEqual(['2', '3', ''])
  expect(document.activeElement).toBe(field('Part number, row 3'))
})

test('PAD rows with problems that are copied out come back with their comments', async () => {
  const { press } = await open()
  paste('Part number\tQty\tComment\tPrice\nNO-SUCH\t2\tGate 4\t12.50')
  expect(await screen.findByText('Not found')).toBeDefined()
  await press('Copy problems')
  expect(await screen.findByText('Copied')).toBeDefined()
  const text = await window.navigator.clipboard.readText()
  await press('Clear')
  expect(screen.queryByText('Copied')).toBeNull()
  paste(text)
  await waitFor(() => expect(values(/^Comment, row/)).toEqual(['Gate 4', '']))
  expect(values(/^Quantity, row/)).toEqual(['2', ''])
})

test('PAD a line longer than any row says so, and can be cleared away', async () => {
  const { press } = await open()
  paste(`${'x'.repeat(6_000)}\t1`)
  expect((await screen.findAllByText(/^(0 rows read\. )?1 line is longer than any row/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Read further' })).toBeNull()
  await press('Clear')
  await waitFor(() => expect(screen.queryByText(/longer than any row/)).toBeNull())
})

test('PAD a sheet of empty cells holds nothing, and says so', async () => {
  await open()
  paste('\n , ,\n,,\n')
  expect(await screen.findByText(/There is nothing in it/)).toBeDefined()
})

test('PAD text without quotes needs no late code; text with quotes is kept where that cannot be fetched', async () => {
  vi.doMock('../../src/api/delimited', () => {
    throw new Error('no network')
  })
  await open()
  paste('P-1001\t2')
  await waitFor(() => expect(values(/^Part number, row/)).toEqual(['P-1001', '']))
  paste('"P-MAX0","3"')
  expect(await screen.findByText(/^What reads text in quotes could not be loaded/)).toBeDefined()
  expect(screen.getByText('"P-MAX0","3"')).toBeDefined()
  vi.doUnmock('../../src/api/delimited')
  fireEvent.click(screen.getByRole('button', { name: 'Read further' }))
  await waitFor(() => expect(values(/^Part number, row/)).toEqual(['P-1001', 'P-MAX0', '']))
  expect(screen.queryByText(/^1 line could not be read yet/)).toBeNull()
})

test('PAD the focus stays in the pad when its row is removed', async () => {
  const { user } = await open()
  paste('P-1001\t1\nP-MAX0\t2')
  const remove = await screen.findByRole('button', { name: 'Remove row 1' })
  remove.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(values(/^Part number, row/)).toEqual(['P-MAX0', '']))
  expect(document.activeElement).toBe(field('Part number, row 1'))
})

test('PAD a table that was copied without a text is read; two lines in a comment are a comment', async () => {
  await open()
  paste('', document.body, '<table><tr><td>P-1001</td><td>2</td></tr><tr><td>P-MAX0</td><td>3</td></tr></table>')
  await waitFor(() => expect(values(/^Part number, row/)).toEqual(['P-1001', 'P-MAX0', '']))
  // Not prevented: the browser puts it into the field.
  expect(paste('first\nsecond', field('Comment, row 1'))).toBe(true)
})

test('PAD what was copied without a text is read by its table; what holds no text at all says so', async () => {
  await open()
  paste('', document.body, '<table><tr><td>P-1001</td><td>2</td></tr></table>')
  await waitFor(() => expect(values(/^Part number, row/)).toEqual(['P-1001', '']))
  expect(values(/^Quantity, row/)).toEqual(['2', ''])
  paste('', document.body, '<img src="x.png">')
  expect(await screen.findByText('There is nothing in it.')).toBeDefined()
})

test('PAD beside the quantity stands by what it is sold and what that comes to; too many, and no unit, in plain words', async () => {
  await open()
  paste('P-MIN6MAX20\t6\nP-MIN6MAX20\t7 EA\nP-1001\t12,345,678,906\nP-NOPUOM\t2')
  const beside = (row: number) => field(`Quantity, row ${row}`).parentElement?.textContent
  await waitFor(() => expect(beside(1)).toBe('6 x BOX 12 = 72'))
  expect(beside(2)).toBe('BOX x 12')
  expect(await screen.findByText('More than 999,999: correct it, or enter it in the cart if it is meant')).toBeDefined()
  expect(screen.getByText(/^Cannot be ordered: the company has not set the unit/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add 1 of 4' })).toBeDefined()
})

test('1.3.1 the button that takes files is described by what it takes, not by the keys of the table', async () => {
  await open()
  const button = screen.getByLabelText('Choose a file')
  const words = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toMatch(/^Paste part numbers .* CSV, TSV and TXT files/)
})
