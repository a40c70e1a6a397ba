import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { kept as records } from '../support/records'
import { visit } from '../support/screen'

const buyer = 'buyer@acme.test'
const open = async (setting: Parameters<typeof visit>[1] = {}) => {
  const shown = await visit('/order-pad', { signedInAs: buyer, ...setting })
  await screen.findByLabelText('Part number, row 1')
  return shown
}
const paste = (text: string, target: Element = document.body) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text, files: [], types: ['text/plain'] } })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const parts = () => screen.getAllByLabelText<HTMLInputElement>(/^Part number, row/).map(({ value }) => value)

test('PAD rows are pasted anywhere; the good ones go to the cart, the others stay with their reasons', async () => {
  const { press, stored } = await open()
  paste('Part number\tQty\nP-1001\t2\nP1001\t1\nNO-SUCH\t3\nP-MIN6MAX20\t4')
  expect(await screen.findByText('Not found as written. Is it P-1001?')).toBeDefined()
  expect(await screen.findByText('Not found')).toBeDefined()
  // What is called otherwise is searched for; what is offered is taken.
  const searches = screen.getAllByRole('link', { name: /^Search: / })
  expect(searches.map((link) => link.getAttribute('href'))).toEqual(['/products?search=NO-SUCH'])
  expect(screen.getByText('Minimum 6')).toBeDefined()
  await press('Add 1 of 4')
  expect(await screen.findByText('1 row added to the cart. 3 rows stay')).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart')
  // Rows are left: they are looked at first.
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Checkout' })).toBeNull()
  expect(parts()).toEqual(['P1001', 'NO-SUCH', 'P-MIN6MAX20', ''])
  expect(stored('cart')).toMatchObject({
    lines: [{ product: { part_number: 'P-1001' }, quantity: 2 }],
  })
})

test('PAD a price and what it comes to are written alike, with thousands apart', async () => {
  await open()
  paste('P-BIG\t1')
  await screen.findByText('Found')
  const [price, total] = [/^Price$/, /^Line total$/].map((label) =>
    [...document.querySelectorAll('td')].find(({ dataset }) => label.test(dataset['label'] ?? '')),
  )
  expect(price?.textContent).toBe('$1234.50')
  expect(price?.innerHTML).toBe(total?.querySelector('strong')?.innerHTML)
})

test('PAD what stays behind when rows go on a list is said beside it', async () => {
  await open()
  paste('Part number\tQty\nP-1001\tmany\n\t3')
  expect(
    await screen.findByText(/1 row has no clear part number and stays here\..*goes along as 0: P-1001 \(many\)\./),
  ).toBeDefined()
})

test('PAD keys: Enter to the next row, F8 to the next problem, Alt+Enter takes what is offered, Ctrl+Z undoes', async () => {
  const { user } = await open()
  await user.click(field('Part number, row 1'))
  await user.keyboard('P-1001{Enter}P-MIN6MAX20{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(field('Part number, row 1'))
  await user.click(field('Quantity, row 2'))
  await user.keyboard('4')
  expect(await screen.findByText('Minimum 6')).toBeDefined()
  await user.click(field('Comment, row 1'))
  await user.keyboard('{F8}')
  await waitFor(() => expect(document.activeElement).toBe(field('Quantity, row 2')))
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(field('Quantity, row 2').value).toBe('6'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(field('Quantity, row 2').value).toBe('4'))
})

test('PAD what is typed after Tab is the quantity, also when something was offered meanwhile: that comes after it', async () => {
  const { user } = await open()
  await user.click(field('Part number, row 1'))
  await user.keyboard('P1001')
  await user.click(field('Comment, row 1'))
  const offer = await screen.findByRole('button', { name: 'Use P-1001' })
  await user.click(field('Part number, row 1'))
  await user.tab()
  await user.keyboard('24')
  expect([field('Part number, row 1').value, field('Quantity, row 1').value]).toEqual(['P1001', '24'])
  await user.tab()
  expect(document.activeElement).toBe(offer)
  await user.tab()
  expect(document.activeElement).toBe(field('Comment, row 1'))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(offer)
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(field('Part number, row 1'))
})

test('PAD another unit than the product’s is a problem that one press answers', async () => {
  const { user, press } = await open()
  paste('Part number\tQty\nP-1001\t2 box\nP-1001\t3 pcs')
  expect(await screen.findByText(/^2 box is written, and it is sold by EA\b.*: how many is not clear$/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add 1 of 2' })).toBeDefined()
  await user.keyboard('{F8}')
  await waitFor(() => expect(document.activeElement).toBe(field('Quantity, row 1')))
  await press('Make it 2 EA')
  await waitFor(() => expect(field('Quantity, row 1').value).toBe('2 EA'))
  expect(await screen.findByRole('button', { name: 'Add 2 of 2' })).toBeDefined()
})

test('PAD a few words pasted into a field are the field’s own', async () => {
  await open()
  const event = paste('P-1001', field('Part number, row 1'))
  // Not prevented: the browser puts it into the field.
  expect(event).toBe(true)
  expect(paste('P-1001\t2\nP-MAX0\t3', field('Part number, row 1'))).toBe(false)
  await waitFor(() => expect(parts()).toEqual(['P-1001', 'P-MAX0', '']))
})

test('PAD a picture is refused with its reason; a sheet in UTF-16 is read', async () => {
  const { user } = await open()
  const input = screen.getByLabelText<HTMLInputElement>('Choose a file')
  await user.upload(input, new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'order.csv', { type: 'text/csv' }))
  const refused = await screen.findByText(/^This is a picture/)
  // Of several files it is this one.
  expect(refused.textContent).toContain('order.csv')
  const text = '\ufeffP-1001;2\r\n'
  const bytes = new Uint16Array(Array.from(text, (sign) => sign.charCodeAt(0)))
  await user.upload(input, new File([bytes], 'order.csv', { type: 'text/csv' }))
  await waitFor(() => expect(parts()).toEqual(['P-1001', '']))
  expect(screen.queryByText(/^This is a picture/)).toBeNull()
})

test('PAD one question says how 1.000 is meant', async () => {
  const { press } = await open()
  paste('P-1001\t1.000\nP-MAX0\t2.000')
  await press('1.000 is 1000')
  await waitFor(() => expect(screen.queryByText(/How is .* meant/)).toBeNull())
  expect(await screen.findByRole('button', { name: 'Add 2 of 2' })).toBeDefined()
  // What is written stays, and beside it stands what it means.
  expect(screen.getByDisplayValue('1.000')).toBeDefined()
  expect([screen.getByText('= 1000'), screen.getByText('= 2000')]).toHaveLength(2)
})

test('PAD what cannot be checked says so and is tried again', async () => {
  const { user } = await open({
    faults: [{ method: 'GET', path: '/api/products/*', query: 'search=', drop: 'before', times: 3 }],
  })
  paste('P-1001\t2')
  expect(await screen.findByText('Could not be checked')).toBeDefined()
  // One for all rows, one at the row.
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[1] as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Add 1 of 1' })).toBeDefined()
})

test('PAD 5,000 rows: a thousand are resolved, of which few are mounted; the rest stays as text', async () => {
  const { press } = await open({
    faults: [{ method: 'GET', path: '/api/products/*', query: 'search=', hang: true, times: 'always' }],
  })
  paste(Array.from({ length: 5_000 }, (_, at) => `X-${at}\t1`).join('\n'))
  const told = /^4,000 more lines are kept as text.* "Read further" takes the next ones\.$/
  expect(await screen.findByText(told)).toBeDefined()
  expect(parts().length).toBeLessThan(100)
  expect(screen.queryByRole('button', { name: 'Read further' })).toBeNull()
  await press('Remove row 1')
  await press('Read further')
  expect(await screen.findByText(/^3,999 more lines are kept as text.* takes the next ones\.$/)).toBeDefined()
})

test('PAD A5 when all rows have gone to the cart, the way there is the next stop behind the button that was pressed', async () => {
  const { user } = await open()
  paste('P-1001\t2')
  const add = await screen.findByRole('button', { name: 'Add 1 of 1' })
  add.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('1 row added to the cart')).toBeDefined()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('View cart')
  expect(document.activeElement?.getAttribute('href')).toBe('/cart')
  await user.tab()
  expect([document.activeElement?.textContent, document.activeElement?.getAttribute('href')]).toEqual([
    'Checkout',
    '/checkout',
  ])
})

test('PAD what had no room is offered beside the way to the cart when rows have gone there', async () => {
  const { press } = await open()
  paste(Array.from({ length: 1_003 }, (_, at) => `P-1001\t1\tGate ${at}`).join('\n'))
  await press('Add 1,000 of 1,000')
  const way = await within(screen.getByRole('main')).findByRole('link', { name: 'View cart' })
  const beside = within(way.parentElement as HTMLElement).getByRole('button', { name: 'Read further' })
  fireEvent.click(beside)
  expect(await screen.findByRole('button', { name: 'Add 3 of 3' })).toBeDefined()
})

test('PAD an order is ordered again: its lines stand in the pad, each beside what it cost', async () => {
  const { press } = await visit('/orders/102', { signedInAs: buyer })
  await press('Order again')
  await screen.findByRole('heading', { level: 1, name: 'Order pad' })
  await waitFor(() => expect(parts().length).toBeGreaterThan(1))
  expect(parts().filter((part) => part !== '')).not.toEqual([])
})

test('PARTS what was not found and is taken from an offer is remembered with one press, and found from then on', async () => {
  const { press } = await open()
  paste('P1001\t2')
  await press('Use P-1001')
  await press('Remember "P1001" as P-1001')
  expect(await screen.findByText('P1001 now stands for P-1001.')).toBeDefined()
  expect(await screen.findByText('Yours: P1001 is P-1001')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Remember/ })).toBeNull()
  paste('p1001\t3')
  await waitFor(() => expect(parts()).toEqual(['P-1001', 'p1001', '']))
  expect(await screen.findByText('Yours: p1001 is P-1001')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Add 2 of 2' })).toBeDefined()
})

test('PARTS one name for several products is refused with words', async () => {
  const { press, app } = await open()
  app.navigation.push('/part-numbers')
  const field = async (name: string) => screen.findByLabelText(name)
  fireEvent.change(await field('My number'), { target: { value: 'BOLT-A' } })
  fireEvent.change(await field('Part number'), { target: { value: 'GONE-1' } })
  await press('Add')
  app.navigation.push('/order-pad')
  await screen.findByLabelText('Part number, row 1')
  paste('BOLT-A\t2')
  expect(await screen.findByText('Yours: BOLT-A is GONE-1')).toBeDefined()
  expect(await screen.findByText('Not found')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Part number, row 1'), { target: { value: 'P-1001' } })
  fireEvent.blur(screen.getByLabelText('Part number, row 1'))
  await press('Remember "BOLT-A" as P-1001')
  expect(await screen.findByText('BOLT-A already stands for GONE-1.')).toBeDefined()
})

test('PARTS own numbers stand in the text that is copied out', async () => {
  const { press, app } = await open()
  app.navigation.push('/part-numbers')
  fireEvent.change(await screen.findByLabelText('My number'), { target: { value: 'BOLT-A' } })
  fireEvent.change(await screen.findByLabelText('Part number'), { target: { value: 'P-MIN6MAX20' } })
  await press('Add')
  app.navigation.push('/order-pad')
  await screen.findByLabelText('Part number, row 1')
  paste('BOLT-A\t2')
  expect(await screen.findByText('Minimum 6')).toBeDefined()
  await press('Copy problems')
  expect(await screen.findByText('Copied')).toBeDefined()
  expect(await window.navigator.clipboard.readText()).toBe(
    'Part number\tQuantity\tComment\tWhat is wrong\nBOLT-A\t2\t\tYours: BOLT-A is P-MIN6MAX20. Minimum 6',
  )
})

test('LINKS the rows of the pad are passed on as a link, by the part numbers of the company', async () => {
  const { press, user } = await open()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  paste('p-1001\t2\t\nNO-SUCH\t1,5\n\t3')
  expect(await screen.findByRole('button', { name: 'Add 1 of 3' })).toBeDefined()
  await press('Share')
  const left =
    /^1 row has no clear part number and stays here\. When shared or put on a list, 1 quantity that is missing or cannot be read/
  expect(await within(await screen.findByRole('menu')).findByText(left)).toBeDefined()
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  expect(await screen.findByText(/^The link is copied/)).toBeDefined()
  expect(await window.navigator.clipboard.readText()).toMatch(/\/order-link#1\/ACME\/[^/]+\/P-1001:2-EA\/NO-SUCH:0$/)
})

test('PAD what an earlier portal kept in local storage is there, and moves into the database', async () => {
  const pad = [{ tenantCode: 'ACME', email: buyer, rows: [{ id: 'a', part: 'P-1001', quantity: '4' }], rest: '' }]
  const { stored } = await open({ stored: { pad: JSON.stringify(pad) } })
  await waitFor(() => expect(parts()).toEqual(['P-1001', '']))
  await waitFor(async () => expect(await records('pad')).toMatchObject([{ rows: [{ part: 'P-1001', quantity: '4' }] }]))
  expect(stored('pad')).toBeNull()
})

test('C-122 the profile counts the rows of the pad, and forgets them', async () => {
  const { press, app, user } = await open()
  paste('P-1001\t2\nP-MAX0\t3')
  await waitFor(async () => expect(await records('pad')).toHaveLength(1))
  vi.spyOn(app.navigation, 'reload').mockImplementation(() => undefined)
  app.navigation.push('/profile')
  expect(await screen.findByText(/2 rows/)).toBeDefined()
  await press('Forget what this device keeps')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Forget/ }))
  await waitFor(async () => expect(await records('pad')).toEqual([]))
})

test('R5 where the browser has no database the pad says that it lasts until the tab closes', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await open()
  paste('P-1001\t2')
  expect(await screen.findByText(/^This device does not keep the pad/)).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Add 1 of 1' })).toBeDefined()
  vi.unstubAllGlobals()
})
