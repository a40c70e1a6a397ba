import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newAttempt, withKept } from '../../src/machines/rules/order-attempt'
import { owner, stamp, wantedOrder } from '../support/senders'
import { visit } from '../support/screen'
import { listen, toldOf } from '../support/told'

const buyer = { signedInAs: 'buyer@acme.test' } as const

test('A7 a line that is removed is told once, with what the cart comes to; the notice with Undo is only shown', async () => {
  const { press, user } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1, 'P-NOIMG': 2 } })
  await press('Remove Carriage bolt M6 x 50')
  await press('Remove')
  expect(await screen.findByText('Carriage bolt M6 x 50 was removed.')).toBeDefined()
  await waitFor(() => expect(toldOf(/Carriage bolt.* removed\. Cart: 2 items/)).toHaveLength(1))
  expect(toldOf(/Carriage bolt.* removed/)).toHaveLength(1)
  // How it comes back is told with it, and works.
  await waitFor(() => expect(toldOf(/The button Undo, or Ctrl\+Z, takes that back\./)).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Carriage bolt M6 x 50')).toBeDefined()
  await waitFor(() => expect(toldOf(/takes that back/)).toHaveLength(0))
})

test('A7 what the box adds is told once, by the cart, and what it refuses by the box', async () => {
  const { user } = await visit('/orders', buyer)
  await screen.findByText('SO-10101')
  await user.keyboard('/')
  await screen.findByRole('combobox', { name: /Part number or words/ })
  await user.keyboard('CB-120{Enter}')
  expect(await screen.findByText('1 x CB-120 added')).toBeDefined()
  await waitFor(() => expect(toldOf(/Cart: 1 item/)).toHaveLength(1))
  expect(toldOf(/CB-120 added/)).toEqual([])
  await user.keyboard('zzzz')
  await waitFor(() => expect(toldOf(/Nothing found for "zzzz"/)).toHaveLength(1))
})

const unknown = 'It is not known yet what became of an order of yours.'

test('A7 an order in doubt is told once, with what is known of it, and on no other screen again', async () => {
  const cart = { 'P-MIN6MAX20': 6 }
  const post = { method: 'POST', path: '/api/orders/*', times: 1 } as const
  const { press, user } = await visit('/checkout', { ...buyer, cart, faults: [{ ...post, drop: 'after' }] })
  await screen.findByText('Northwind Machining Ltd.')
  const heard = listen()
  await press('Complete order')
  await waitFor(() => expect(heard).toEqual([expect.stringMatching(/^It is not known yet what .* SO-\d+$/)]))
  // What takes the focus has a name of its own.
  expect(screen.getByRole('group', { name: 'What to do with this order' })).toBe(document.activeElement)
  for (const [name, seen] of [
    ['Continue shopping', 'Grand total'],
    ['Products', 'P-1001'],
    ['Orders', 'SO-10101'],
    ['To the checkout', /with the same total/],
  ] as const) {
    await user.click(screen.getAllByRole('link', { name })[0] as HTMLElement)
    expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0)
  }
  expect(heard.filter((words) => /not know|We do|SO-/.test(words))).toEqual([heard[0]])
})

test('A7 what else becomes known of an order in doubt is told alone, once', async () => {
  const cart = { 'P-MIN6MAX20': 6 }
  const lost = { method: 'POST', path: '/api/orders/*', times: 1, drop: 'after' } as const
  const { press, fill, addFault } = await visit('/checkout', { ...buyer, cart, faults: [lost] })
  await screen.findByText('Northwind Machining Ltd.')
  addFault({ method: 'GET', path: '/api/orders/*', status: 403, times: 1 })
  const heard = listen()
  await press('Complete order')
  await waitFor(() => expect(heard).toEqual([unknown]))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(heard.at(-1)).toMatch(/^New in Orders: SO-\d+$/))
  await fill('Customer PO', 'PO-8')
  await waitFor(() => expect(heard.at(-1)).toMatch(/^What is in the cart and in the form of this tab is not what was/))
  expect(heard.filter((words) => /order/i.test(words))).toHaveLength(3)
})

test('A7 an order that is ordered again is told in two sentences: that it is on its way, and what it differs in', async () => {
  const { press } = await visit('/orders', buyer)
  await screen.findByRole('button', { name: 'Order again: SO-10101' })
  const heard = listen()
  await press('Order again: SO-10101')
  await screen.findByText(/^3 lines, 1 changed, the same total as the last time/)
  await waitFor(() => expect(heard.at(-1)).toMatch(/^3 lines, 1 changed, the same total as the last time/))
  expect(heard.filter((words) => !/^\d+ orders?, /.test(words))).toEqual([
    'Loading…',
    expect.stringMatching(/^3 lines, /),
  ])
})

test('A7 R32 an order of a page that was left is told in one sentence: that another page may be at it is not said first', async () => {
  const kept = { attempt: newAttempt(wantedOrder, stamp('key-1'), null), settled: null, former: null }
  const stored = { orderAttempt: JSON.stringify(withKept([], owner, kept)) }
  const { user } = await visit('/profile', { ...buyer })
  await screen.findByRole('heading', { level: 1 })
  const heard = listen()
  window.localStorage.setItem('orderAttempt', stored.orderAttempt)
  window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempt', newValue: stored.orderAttempt }))
  await screen.findByText(/This page was left while an order was being sent/)
  await waitFor(() => expect(heard.filter((words) => /order/i.test(words))).toHaveLength(1))
  await user.click(screen.getAllByRole('link', { name: 'Products' })[0] as HTMLElement)
  expect(heard.filter((words) => /order/i.test(words))).toEqual([
    expect.stringMatching(/^It is not known yet what became of an order of yours/),
  ])
})

test('A7 R31 a session that ends with an order tells both in one notice, as one thought', async () => {
  const cart = { 'P-MIN6MAX20': 6 }
  const refused = { method: 'POST', path: '/api/orders/*', status: 401 } as const
  const slow = { method: 'GET', path: '/api/orders/*', delay: 60_000 } as const
  const { press } = await visit('/checkout', { ...buyer, cart, faults: [refused, slow] })
  await screen.findByText('Northwind Machining Ltd.')
  await press('Complete order')
  await screen.findByRole('heading', { name: 'Log in' })
  const both =
    'Your session has ended. It is not known yet what became of an order that was sent from here. Log in again as the same user to see it.'
  expect(await screen.findByText(both)).toBeDefined()
  expect(toldOf(/session|sent from here/)).toHaveLength(1)
})

test('A15 WCAG 4.1.3 a notice is told by its sentence alone, in a place that was there before; each of several once', async () => {
  const { press } = await visit('/cart', { ...buyer, cart: { 'P-1001': 1 } })
  await screen.findByRole('button', { name: 'Save as draft' })
  const notices = within(screen.getByRole('region', { name: 'Notices' }))
  const place = notices.getByRole('status')
  expect(place.textContent).toBe('')
  const heard = listen()
  await press('Save as draft')
  await notices.findByRole('button', { name: 'Close notice' })
  expect(place.textContent).toMatch(/^Saved on this device: /)
  expect(within(place).queryByRole('button')).toBeNull()
  await press('Save as draft')
  await waitFor(() => expect(notices.getAllByRole('button')).toHaveLength(2))
  expect(heard.filter((words) => words.startsWith('Saved on this device'))).toHaveLength(2)
})
