import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mergeWithCopy } from '../support/lists'
import { kept } from '../support/records'
import { rowOf, visit } from '../support/screen'
import { listen } from '../support/told'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } }
const sheet = (text: string, name = 'Monday.csv') => new File([text], name, { type: 'text/csv' })
const upload = async (user: Awaited<ReturnType<typeof visit>>['user'], file: File) =>
  user.upload(await screen.findByLabelText('From a file'), file)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** A list of three lines, taken from a file and opened. */
const openSheet = async (text = 'CB-120,6\nN-8,\nW-4,10') => {
  const shown = await visit('/lists', buyer)
  await upload(shown.user, sheet(text))
  await shown.follow('Monday')
  await heading('Monday')
  return shown
}
const quantities = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity of|^Quantity/ }).map(({ value }) => value)

test('LISTS the menu leads to the lists; there are none yet', async () => {
  const { press, user, place } = await visit('/cart', { signedInAs: 'buyer@acme.test' })
  await press(/^Account of/)
  await user.click(await screen.findByRole('menuitem', { name: 'Lists' }))
  await heading('Lists')
  expect(place()).toBe('/lists')
  expect(await screen.findByText('No lists yet')).toBeDefined()
})

test('LISTS C-59 a saved draft is a list, can be duplicated, merged, and ordered from', async () => {
  const shown = await visit('/cart', buyer)
  const { press, stored } = shown
  const name = await mergeWithCopy(shown)
  expect(await screen.findByText(/ \(2\)\. Rows of one product are one line now: .+ \(\d+\)\.$/)).toBeDefined()
  await waitFor(async () => expect((await kept('lists')).length).toBe(2))
  await press(`Order from this list: ${name} (2)`)
  expect(await screen.findByText(`From list "${name} (2)"`)).toBeDefined()
  await press('Add 1 of 1')
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ quantity: 9 }] }))
})

test('LISTS a list can be put to any other, however many there are: its name is looked for', async () => {
  const { user } = await visit('/lists', buyer)
  for (let at = 1; at <= 9; at += 1) {
    await upload(user, sheet('CB-120,6', `Van ${at}.csv`))
    await screen.findByRole('link', { name: `Van ${at}` })
  }
  const shown = () => within(screen.getByRole('list', { name: 'Lists' })).getAllByRole('link')
  const box = screen.getByLabelText('Find a list')
  const heard = listen()
  const told = () => heard.filter((words) => / lists? fits?$/.test(words))
  await user.type(box, 'ván 7')
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Van 7'])
  // Once, after the last letter.
  await waitFor(() => expect(told()).toEqual(['1 list fits']))
  await user.clear(box)
  expect(shown()).toHaveLength(9)
  const more = screen.getByRole('button', { name: 'More about Van 1' })
  await user.click(more)
  expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
  await user.click(screen.getByRole('menuitem', { name: 'Add to another list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to which list?' }))
  expect(dialog.queryByLabelText('New list called')).toBeNull()
  const found = () => within(dialog.getByRole('list', { name: 'Lists' })).getAllByRole('button')
  expect(found()).toHaveLength(8)
  expect(document.activeElement).toBe(dialog.getByLabelText('Find a list'))
  await user.keyboard('vân 7')
  expect(found().map(({ textContent }) => textContent)).toEqual(['Van 7'])
  await waitFor(() => expect(told()).toEqual(['1 list fits', '1 list fits']))
  expect(dialog.getByText('1 list fits')).toBeDefined()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Added to list: Van 7\./)).toBeDefined()
  expect(document.activeElement).toBe(more)
  const items = async () =>
    ((await kept('lists')) as { name: string; itemCount: number }[]).find(({ name }) => name === 'Van 7')
  expect(await items()).toMatchObject({ itemCount: 12 })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await items()).toMatchObject({ itemCount: 6 }))
})

test('LISTS a standard quantity above the maximum becomes the maximum, and that is said until it is typed again', async () => {
  const { press, follow, user } = await visit('/cart', { signedInAs: 'buyer@acme.test', cart: { 'P-MIN6MAX20': 6 } })
  await press('Save as draft')
  await follow('All lists (1)')
  const list = within(await screen.findByRole('list', { name: 'Lists' }))
  await user.click(await list.findByRole('link'))
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of P-MIN6MAX20' })
  const said = 'Maximum order quantity for this item is 20.'
  await user.clear(box)
  await user.type(box, '50{Tab}')
  expect(await screen.findByText(said)).toBeDefined()
  await waitFor(() => expect(box.value).toBe('20'))
  await user.clear(box)
  await user.type(box, '9')
  expect(screen.queryByText(said)).toBeNull()
})

test('LISTS a deleted list comes back with Undo', async () => {
  const { press, user } = await visit('/lists', buyer)
  await press('New list')
  await user.click(await screen.findByRole('button', { name: 'More about New list' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(async () => expect(await kept('lists')).toEqual([]))
  expect(await screen.findByText('Deleted: New list')).toBeDefined()
  await press('Undo')
  expect(await screen.findByRole('link', { name: 'New list' })).toBeDefined()
  expect(await screen.findByText('Back again: New list')).toBeDefined()
  expect(screen.queryByText('Deleted: New list')).toBeNull()
})

test('LISTS a file becomes a list; Enter walks down its quantities, Shift and Enter up', async () => {
  const { user } = await openSheet()
  await waitFor(() => expect(quantities()).toEqual(['6', '1', '10']))
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', '6'))
  await user.keyboard('8{Enter}2{Enter}')
  expect(document.activeElement).toHaveProperty('value', '10')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toHaveProperty('value', '2')
  await waitFor(async () =>
    expect(await kept('listLines')).toMatchObject([[{ quantity: 8 }, { quantity: 2 }, { quantity: 10 }]]),
  )
})

test('LISTS what is no quantity stays in its box, is marked, and changes nothing', async () => {
  const { user } = await openSheet('CB-120,6')
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /Quantity/ })
  await user.clear(box)
  await user.type(box, 'many')
  await user.tab()
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['many', 'true'])
  const told = document.getElementById(box.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(told?.textContent).toBe('Not a whole number: 6 stays.')
  expect(await kept('listLines')).toMatchObject([[{ quantity: 6 }]])
})

test('LISTS lines are moved, commented, removed and brought back, and added by part number', async () => {
  const { press, user, fill } = await openSheet()
  await press('Move N-8 up')
  await press('Remove W-4')
  await press('Undo')
  await fill('Comment on N-8', 'for the van')
  await fill('Part number to add', 'ZZ-9')
  await user.keyboard('{Enter}')
  await rowOf('ZZ-9')
  await waitFor(async () =>
    expect(await kept('listLines')).toMatchObject([
      [
        { partNumber: 'N-8', comment: 'for the van' },
        { partNumber: 'CB-120' },
        { partNumber: 'W-4' },
        { partNumber: 'ZZ-9' },
      ],
    ]),
  )
})

test('LISTS ordering from a list fills the pad: Enter walks its quantities, 0 is plain and adds nothing', async () => {
  const { press, user, place, stored } = await openSheet('P-1001,6\nP-MAX0,0,For the van')
  // As in the cart and in the order pad: passing on stands before what is mainly done.
  const share = screen.getByRole('button', { name: 'Share' })
  const order = screen.getByRole('button', { name: 'Order from this list' })
  expect(share.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await press('Order from this list')
  await heading('Order pad')
  const quantity = (row: number) => screen.findByLabelText<HTMLInputElement>(`Quantity, row ${row}`)
  const [first, second] = [await quantity(1), await quantity(2)]
  expect([place(), first.value, second.value]).toEqual(['/order-pad', '6', '0'])
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(await screen.findByText('Quantity 0: not added')).toBeDefined()
  expect(second.getAttribute('aria-invalid')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Add 1 of 2' })).toBeDefined()
  await user.keyboard('8{Enter}2{Enter}')
  await press('Add 2 of 2')
  await waitFor(() =>
    expect(stored('cart')).toMatchObject({
      lines: [{ quantity: 11 }, { quantity: 2, comment: 'For the van' }],
    }),
  )
})

test('LISTS ordering twice from a list does not double its rows', async () => {
  const { press, app } = await openSheet('P-1001,6')
  await press('Order from this list')
  await heading('Order pad')
  app.navigation.push('/lists')
  await press('Order from this list: Monday')
  expect(await screen.findByText(/^1 row stood here already/)).toBeDefined()
  expect(screen.getAllByLabelText(/^Part number, row/)).toHaveLength(2)
})

test('LISTS a list without lines has nothing to order, and says so', async () => {
  const { press } = await visit('/lists', buyer)
  await press('New list')
  await press('Order from this list: New list')
  expect(await screen.findByText('New list has no lines yet.')).toBeDefined()
})

test('LISTS a draft of unknown part numbers leaves the cart as it is, and says so', async () => {
  const { press, stored, app } = await openSheet()
  app.navigation.push('/cart')
  await press('Open draft Monday')
  await press('Replace cart')
  expect(await screen.findByText(/^Nothing of Monday can go into the cart yet/)).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 3 }] })
})

test('R9 a line, and a list, that goes hands the focus on to the next one', async () => {
  const { user, follow } = await openSheet()
  const remove = await screen.findByRole('button', { name: 'Remove CB-120' })
  remove.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove CB-120' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove N-8' }))
  await follow('Lists')
  await upload(user, sheet('N-8,1', 'Tuesday.csv'))
  const more = await screen.findByRole('button', { name: 'More about Tuesday' })
  await screen.findByRole('link', { name: 'Monday' })
  more.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tuesday' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Monday' }))
})

test('LISTS a product, a cart and an order go on a list that is chosen', async () => {
  const { press, follow, user } = await visit('/cart', buyer)
  await press('Add to a list')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to which list?' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('New list called'))
  await user.clear(dialog.getByLabelText('New list called'))
  await user.type(dialog.getByLabelText('New list called'), 'Van')
  await user.click(dialog.getByRole('button', { name: 'Make list' }))
  await waitFor(async () => expect(await kept('lists')).toMatchObject([{ name: 'Van', itemCount: 3 }]))
  await follow('Orders')
  await user.click((await screen.findAllByRole('link', { name: /^SO-|^\d/ }))[0] as HTMLElement)
  await press('Add to a list')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Van' }))
  expect(await screen.findByText('Added to list: Van')).toBeDefined()
})

test('LISTS a picture is no file of part numbers, and what cannot be taken is told line by line', async () => {
  const { user, press } = await visit('/lists', buyer)
  await upload(user, new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'x.csv'))
  expect(await screen.findByText(/This is a picture, not a text/)).toBeDefined()
  await upload(user, sheet('CB-120,6\n,5\nN-8,1.5'))
  expect(await screen.findByText(/Monday: 2 lines are in the list/)).toBeDefined()
  const notes = within(screen.getByRole('list', { name: 'Lines to look at' }))
  expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 No part number: not taken.',
    'N-8 | 1.5 The quantity must be a whole number: in the list with 0.',
  ])
  await press('Close')
  expect(screen.queryByText(/Monday: 2 lines/)).toBeNull()
})

test('LISTS of a file with two columns of numbers the buyer says which one is ordered', async () => {
  const { user, press, follow } = await visit('/lists', buyer)
  await upload(user, sheet('CB-120,40,2\nN-8,50,1.000'))
  await press('Column 3: 2, 1.000')
  await press('1.000 is 1000')
  await follow('Monday')
  await heading('Monday')
  expect(quantities()).toEqual(['2', '1000'])
})

test('R5 where the browser has no database the lists say that they last until the tab closes', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { press } = await visit('/lists', buyer)
  await press('New list')
  expect(await screen.findByRole('link', { name: 'New list' })).toBeDefined()
  expect(
    (await screen.findAllByText(/^This device does not keep lists and numbers of your own at the moment/)).length,
  ).toBeGreaterThan(0)
  vi.unstubAllGlobals()
})

test('LISTS a list that is not on this device leads back to all lists', async () => {
  const { user, place } = await visit('/lists/nothing', buyer)
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText('This list is not on this device any more.')).toBeDefined()
  await user.click(main.getByRole('link', { name: 'Lists' }))
  expect(place()).toBe('/lists')
})
