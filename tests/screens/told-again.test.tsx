import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { listen } from '../support/told'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const focused = () => document.activeElement

test('a part that is not found is selected at Enter, each time: it is told, and the next one is typed over it', async () => {
  const { user } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  await user.keyboard('/')
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /Part number or words/ })
  await waitFor(() => expect(focused()).toBe(box))
  await user.keyboard('NOPE-1{Enter}')
  await screen.findByText('Nothing found for "NOPE-1".')
  await waitFor(() => expect([box.selectionStart, box.selectionEnd]).toEqual([0, 6]))
  await user.keyboard('{End}{Enter}')
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 6])
  await user.keyboard('NOPE-2')
  expect(box.value).toBe('NOPE-2')
  await screen.findByText('Nothing found for "NOPE-2".')
  expect(box.selectionStart).toBe(6)
})

test('a part that is not found is told again at each Enter and each Ctrl+Enter', async () => {
  const { user } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  await user.keyboard('/')
  await waitFor(() => expect(focused()?.getAttribute('role')).toBe('combobox'))
  const heard = listen()
  const told = () => heard.filter((words) => words === 'Nothing found for "NOPE-1".')
  await user.keyboard('NOPE-1{Enter}')
  await waitFor(() => expect(told()).not.toHaveLength(0))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').selectionEnd).toBe(6))
  const first = told().length
  await user.keyboard('{Enter}')
  await waitFor(() => expect(told()).toHaveLength(first + 1))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(told()).toHaveLength(first + 2))
  expect(first).toBe(1)
})

test('C-77 the same refusal of an order is told anew at each press', async () => {
  const { press } = await visit('/checkout?scenario=no-address', {
    ...buyer,
    cart: { 'P-1001': 2 },
    scenario: 'no-address',
  })
  await screen.findByText('No address on file.')
  await press('Complete order')
  const told = await screen.findByRole('group', { name: /^1 thing/ })
  await waitFor(() => expect(document.activeElement).toBe(told))
  await press('Complete order')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: /^1 thing/ })))
})

test('an empty company code is told where it is typed', async () => {
  const { user } = await visit('/login')
  await user.type(await screen.findByLabelText('Company code'), '{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('This field is required')
})

test('2.4.6 the buttons that show a password say which one', async () => {
  await visit('/profile', buyer)
  await screen.findByText('Northwind Machining Ltd.')
  const buttons = screen.getAllByRole('button', { name: 'Show password' })
  expect(
    buttons.map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toEqual(['Current password *', 'New password *', 'Repeat the new password *'])
})

test('a press beside a question leaves the focus in it', async () => {
  const { press } = await visit('/cart', { ...buyer, cart: { 'P-1001': 2 } })
  await press('Remove Carriage bolt M6 x 50')
  await screen.findByRole('alertdialog')
  const ground = document.querySelector('[data-backdrop]') as HTMLElement
  // What is not prevented moves the focus to the body.
  expect(fireEvent.mouseDown(ground)).toBe(false)
})

test('A17 a row of goods begins with its part number as its head, and Tab leads from the name to the quantity', async () => {
  const { user } = await visit('/products', { ...buyer, stored: { goodsDensity: 'rows' } })
  const head = await screen.findByRole('rowheader', { name: 'P-1001' })
  const row = within(head.closest('tr') as HTMLElement)
  row.getByRole('link').focus()
  await user.tab()
  expect(focused()).toBe(row.getByRole('textbox'))
  await user.tab()
  expect(focused()).toBe(row.getByRole('button', { name: /^Tag / }))
})

test('2.1.1 a menu is gone round: up from its first entry is the last one', async () => {
  const { user } = await visit('/orders', buyer)
  ;(await screen.findByRole('button', { name: /^Account of/ })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()?.textContent).toBe('My profile'))
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(focused()?.textContent).toBe('Logout'))
})

test('the place where a form says that it is done is there before its words', async () => {
  await visit('/forgot-password/ACME')
  const form = (await screen.findByLabelText(/^Email/)).closest('form') as HTMLElement
  expect(within(form).getByRole('status').textContent).toBe('')
})

test('a notice that comes is told by itself, not with those that stand there', async () => {
  await visit('/orders', buyer)
  const notices = within(await screen.findByRole('region', { name: 'Notices' }))
  expect(notices.getByRole('status').getAttribute('aria-atomic')).toBe('false')
})
