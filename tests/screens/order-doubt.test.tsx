import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import { shortened } from '../../src/machines/rules/order-attempt'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-MIN6MAX20': 6 } } as const
const orders = 'POST /api/orders'
const lostAnswer = [{ method: 'POST', path: '/api/orders/*', drop: 'after', times: 1 }] as const
const thanks = () => screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })
const doubt = /We do not know whether the order arrived/

/** A checkout whose order was stored, but whose answer got lost. */
const doubtful = async (options: Parameters<typeof visit>[1] = {}) => {
  const visited = await visit('/checkout', { ...buyer, faults: [...lostAnswer], ...options })
  await screen.findByText('Northwind Machining Ltd.')
  await visited.fill('Customer PO', 'PO-7')
  await visited.press('Complete order')
  await screen.findByText(doubt)
  return visited
}
const sendAgain = async (press: (name: string) => Promise<void>) => {
  await press('Send the same order again')
  within(await screen.findByRole('alertdialog'))
    .getByRole('button', { name: 'Send again' })
    .click()
}

test('C-129 CHECK-31 the strongest button leads to the orders; the specified sentence stands under the doubt, not in red', async () => {
  await doubtful()
  const notice = screen.getByText(doubt).closest('[data-notice]') as HTMLElement
  const [first, second] = [...notice.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect([first, second]).toEqual([expect.stringMatching(doubt), 'An unexpected error occurred.'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'See orders' }).map((link) => link.getAttribute('href'))).toEqual([
    '/orders',
  ])
  expect(screen.queryByRole('button', { name: 'Complete order' })).toBeNull()
})

test('A5 whom the doubt gets the focus of hears what it is about, and the title of the page says that something is wrong', async () => {
  await doubtful()
  const group = screen.getByText(doubt).closest('[role="group"]')
  expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(doubt)
  expect(document.title).toMatch(/^Error: /)
})

test('R31 sending again is asked for first, and sends the same bytes under the same key', async () => {
  const { press, calls, fill } = await doubtful()
  await fill('Customer PO', 'PO-8')
  expect(await screen.findByText(/is not what was sent/)).toBeDefined()
  await press('Send the same order again')
  const question = await screen.findByRole('alertdialog', { name: 'Send the same order again?' })
  expect(question.textContent).toContain('$18.00')
  within(question).getByRole('button', { name: 'Cancel' }).click()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls(orders)).toHaveLength(1)
  await sendAgain(press)
  await thanks()
  const [one, other] = calls(orders)
  expect(other?.body).toEqual(one?.body)
  expect(other?.headers['idempotency-key']).toBe(one?.headers['idempotency-key'])
})

/** Says so against the order that is pointed at, and means it. */
const sayItIsNotThere = async (press: (name: string) => Promise<void>) => {
  await screen.findByText(/with the same total/)
  await press('I have checked: it is not there')
  await screen.findByRole('alertdialog', { name: 'Is it really not there?' })
  await press('It is another order')
}

test('R31 I have checked, it is not there: completed anew it is the same body under its key, and stored once', async () => {
  const { press, calls, world } = await doubtful()
  const before = world.db.orders('ACME', 'buyer@acme.test').length
  await sayItIsNotThere(press)
  await press('Complete order')
  await thanks()
  const keys = calls(orders).map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(world.db.orders('ACME', 'buyer@acme.test')).toHaveLength(before)
})

test('R31 I have checked, it is there: the cart is settled, nothing is sent', async () => {
  const { press, calls, stored } = await doubtful()
  await screen.findByText(/with the same total/)
  await press('I have checked: it is there')
  await thanks()
  expect(calls(orders)).toHaveLength(1)
  expect(stored('cart')).toMatchObject({ lines: [] })
})

test('R31 the order that was not there before is pointed at', async () => {
  const { world } = await doubtful()
  const [newest] = world.db.orders('ACME', 'buyer@acme.test').toSorted((one, other) => other.id - one.id)
  const link = await screen.findByRole('link', { name: newest?.saleNo ?? '' })
  expect(link.getAttribute('href')).toBe(`/orders/${newest?.id}`)
})

test('R31 a second sending that is refused leaves the doubt, and says why', async () => {
  const { press, calls } = await doubtful({
    faults: [
      { method: 'POST', path: '/api/orders/*', drop: 'after', times: 1 },
      { method: 'POST', path: '/api/orders/*', status: 429, times: 1 },
    ],
  })
  await sendAgain(press)
  await waitFor(() => expect(calls(orders)).toHaveLength(2))
  expect(await screen.findByText(doubt)).toBeDefined()
  await sendAgain(press)
  await thanks()
  expect(new Set(calls(orders).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('R31 the doubt is told on every other screen, and leads back to the checkout', async () => {
  const { press, user } = await doubtful()
  await user.click(screen.getByRole('link', { name: 'See orders' }))
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
  expect(await screen.findByText(doubt)).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'To the checkout' }))
  await sayItIsNotThere(press)
  expect(await screen.findByRole('button', { name: 'Complete order' })).toBeDefined()
})

test('R33 an order that is answered while the buyer is elsewhere is told there; a refused one, too', async () => {
  const slow = { method: 'POST', path: '/api/orders/*', delay: 1500 }
  const { press, user, stored } = await visit('/checkout', { ...buyer, faults: [slow] })
  await screen.findByText('Northwind Machining Ltd.')
  await press('Complete order')
  await screen.findByRole('button', { name: 'Processing…' })
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  expect(await screen.findByText('Your order is being sent.')).toBeDefined()
  expect(await screen.findByText('Your order was placed.')).toBeDefined()
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [] }))
})

test.each([
  ['en', en.checkout],
  ['es', es.checkout],
  ['fr', fr.checkout],
] as const)('R31 the doubt in the words of %s', async (language, words) => {
  const { user } = await visit('/checkout', { ...buyer, language, faults: [...lostAnswer] })
  await screen.findByText('Northwind Machining Ltd.')
  await user.click(await screen.findByRole('button', { name: words.complete }))
  expect(await screen.findByText(words.unknownOutcome)).toBeDefined()
  for (const name of [words.isThere, words.isNotThere, words.sendAgain]) {
    expect(screen.getByRole('button', { name })).toBeDefined()
  }
})

test('R31 a device that is wiped by another hand ends the session, not the doubt', async () => {
  await doubtful()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  expect(await screen.findByText(/^It is not known yet what became of an order/)).toBeDefined()
  expect(localStorage.getItem('orderAttempt')).toContain('"state":"lost"')
})

test('R31 a record that is removed in this very tab, of which no event tells, is written down again', async () => {
  await doubtful()
  localStorage.removeItem('orderAttempt')
  await waitFor(() => expect(localStorage.getItem('orderAttempt')).toContain('"state":"lost"'), { timeout: 20_000 })
})

test('R31 what was typed for the next order stays when the one in doubt is found', async () => {
  const { press, fill } = await doubtful()
  await fill('Customer PO', 'PO-8')
  await waitFor(() => expect(localStorage.getItem('checkoutForm')).toContain('PO-8'))
  await press('I have checked: it is there')
  await thanks()
  expect(localStorage.getItem('checkoutForm')).toContain('PO-8')
})

test('R31 it is there, and Orders could not be compared: the question claims no search', async () => {
  const unreadable = { method: 'GET', path: '/api/orders/*', status: 403, times: 'always' } as const
  const { press } = await doubtful({ faults: [...lostAnswer, unreadable] })
  await press('I have checked: it is there')
  const question = await screen.findByRole('alertdialog', { name: 'Is it really there?' })
  expect(question.textContent).toContain(en.checkout.thereUnsure)
})

test('R31 CHECK-32 an order that this tab was told of in part: what it was over, and no way to send it', async () => {
  await doubtful()
  const [newValue = ''] = shortened(localStorage.getItem('orderAttempt')?.replace('"tries":1', '"tries":2') ?? '')
  localStorage.setItem('orderAttempt', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempt', newValue, storageArea: localStorage }))
  const told = (await screen.findByText(en.checkout.partly)).closest('[role]') as HTMLElement
  expect(told.textContent).toContain('total $18.00.')
  expect(await screen.findByRole('button', { name: 'I have checked: it is there' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send the same order again' })).toBeNull()
})
