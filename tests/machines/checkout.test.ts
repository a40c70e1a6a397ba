// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/api/schemas/failure'
import type { Attempt } from '../../src/machines/rules/order-attempt'
import type { OrderForm } from '../../src/machines/rules/order-form'
import {
  checkoutRecorder,
  foreignAttempt as foreign,
  openCheckout,
  refusals,
  startCheckout,
  startReady,
} from '../support/checkouts'
import { noted } from '../support/machine'
import { customer, line } from '../rules/samples'

const fields = { purchase_order: ['A', 'B'], note: ['C'] }
const refusal: Failure = { kind: 'rejected', status: 422, message: 'M', fields }

describe('customer', () => {
  test('API-14 CHECK-07 the customer is asked for, and the first shipping address is preselected', async () => {
    const { customers, now } = await startCheckout()
    expect(customers.last().input).toEqual({ code: 'ACME', email: 'buyer@acme.test' })
    await customers.answer(customer())
    const choices = { delivery: 'pickUp', payment: 'cod' }
    expect(now().context.form).toEqual({ addressId: '21', purchaseOrder: '', note: '', ...choices })
  })

  test('CHECK-05 CHECK-06 an address of another type is not preselected', async () => {
    const { customers, now } = await startCheckout()
    await customers.answer(customer({ shipping_addresses: customer().shipping_addresses.slice(0, 1) }))
    expect(now().context.form.addressId).toBe('')
  })

  test('CHECK-33 a failing call is only logged, and asked again by Retry and by the network', async () => {
    const { actor, customers, logged, now } = await startCheckout()
    await customers.fail({ kind: 'unreachable' })
    expect([logged, now().hasTag('customerFailed'), now().context.problem]).toEqual([['Customer'], true, null])
    actor.send({ type: 'customer.retried' })
    await customers.fail({ kind: 'unreachable' })
    actor.send({ type: 'network.returned' })
    expect(customers.calls).toHaveLength(3)
  })

  test('CHECK-24 a customer that the company does not know is said to be missing, and can be asked for again', async () => {
    const { actor, customers, now } = await startCheckout()
    await customers.answer(null)
    expect(now().hasTag('customerMissing')).toBe(true)
    actor.send({ type: 'customer.retried' })
    await customers.answer(customer())
    expect([now().hasTag('customerMissing'), now().context.customer?.id]).toEqual([false, 5])
  })

  test('C-100 a slow customer is said to be slow after 8 s; Retry gives the call up', async () => {
    const { actor, clock, customers, now } = await startCheckout()
    clock.increment(8000)
    expect(now().hasTag('customerSlow')).toBe(true)
    actor.send({ type: 'customer.retried' })
    expect(now().hasTag('customerSlow')).toBe(false)
    expect(customers.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  test('R16 a customer that is fetched again keeps the address that was chosen', async () => {
    const { actor, customers, fill, now } = await startCheckout()
    await customers.fail({ kind: 'unreachable' })
    fill({ addressId: '22' })
    actor.send({ type: 'customer.retried' })
    await customers.answer(customer())
    expect(now().context.form.addressId).toBe('22')
  })
})

describe('what the device remembers', () => {
  const form: OrderForm = {
    addressId: '22',
    purchaseOrder: 'PO-7',
    note: 'Dock 3',
    delivery: 'delivery',
    payment: 'cod',
  }

  test('R16 what was filled in before is there again, and the customer keeps its address', async () => {
    const { memory, customers, forms, now, at } = await startCheckout(undefined, null, form)
    expect(memory.last().input).toEqual({ code: 'ACME', email: 'buyer@acme.test' })
    await customers.answer(customer())
    expect([now().context.form, at(), forms]).toEqual([form, 'collecting', []])
  })

  test('R16 a remembered form without address leaves the one that was preselected meanwhile', async () => {
    const { memory, customers, now } = openCheckout()
    await customers.answer(customer())
    await memory.answer({ attempt: null, form: { ...form, addressId: '' } })
    expect(now().context.form).toEqual({ ...form, addressId: '21' })
  })

  test('R16 every change is remembered, and forgotten with the order', async () => {
    const { fill, send, orders, forms } = await startReady()
    fill({ note: 'Dock 3' })
    expect(forms).toMatchObject([{ note: 'Dock 3', addressId: '21' }])
    await send()
    await orders.answer()
    expect(forms.at(-1)).toBeNull()
  })
})

describe('sending', () => {
  test('CHECK-32 once it is put right, the message goes and the order is sent', async () => {
    const { fill, send, at, now } = await startReady()
    fill({ addressId: '' })
    await send()
    fill({ addressId: '22' })
    await send()
    expect([now().context.problem, at()]).toEqual([null, 'placing'])
  })

  test('API-16 API-30 C-103 exactly the fields of the order, stamped with the day of sending', async () => {
    const { fill, send, orders } = await startReady([{ ...line(2), comment: 'blue' }])
    fill({ purchaseOrder: 'PO-7', note: 'Dock 3', delivery: 'delivery', payment: 'net30' })
    await send('2026-12-31')
    const typed = { purchase_order: 'PO-7', note: 'Dock 3' }
    const header = { customer_id: 5, sale_date: '2026-12-31', shipping_address_id: 21, ...typed }
    const items = [{ puom_id: 11, sale_qty: 2, price: 12.5, comment: 'blue' }]
    expect(orders.last().input).toEqual({ code: 'ACME', key: 'key-1', draft: { header, items } })
  })

  test('R32 the attempt is remembered before the order is sent', async () => {
    const { submit, stamps, attempts, orders } = await startReady()
    submit()
    expect([attempts, orders.calls]).toEqual([[], []])
    await stamps.answer({ today: '2026-03-01', key: 'key-1', attempt: null })
    const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
    expect(attempts).toMatchObject([{ key: 'key-1', startedAt: '2026-03-01', ...owner }])
  })

  test('CHECK-21 R29 ten presses make one call, while stamping and while placing', async () => {
    const { submit, stamps, orders, now, fill } = await startReady()
    for (let press = 0; press < 10; press += 1) submit()
    fill({ note: 'too late' })
    expect(now().hasTag('busy')).toBe(true)
    await stamps.answer({ today: '2026-03-01', key: 'key-1', attempt: null })
    for (let press = 0; press < 10; press += 1) submit()
    fill({ note: 'too late' })
    expect([stamps.calls.length, orders.calls.length, now().context.form.note]).toEqual([1, 1, ''])
  })

  test('CHECK-22 CHECK-23 R33 success empties the cart, forgets the attempt and moves on', async () => {
    const { send, orders, attempts, cart, moves, at } = await startReady()
    await send()
    cart.send({ type: 'line.increased', product: line(1, { id: 7 }).product, place: 'card' })
    await orders.answer()
    expect([at(), attempts.at(-1), moves()]).toEqual(['placed', null, ['/order-success']])
    expect(cart.now().context.lines.map(({ product }) => product.id)).toEqual([7])
  })

  test('R30 C-100 the page is held while the order is under way, and after 10 s that is said', async () => {
    const { clock, send, orders, held, now } = await startReady()
    expect(held).toEqual([])
    await send()
    clock.increment(9999)
    expect(now().hasTag('stillProcessing')).toBe(false)
    clock.increment(1)
    expect(now().hasTag('stillProcessing')).toBe(true)
    clock.increment(600_000)
    expect([orders.last().signal.aborted, held]).toEqual([false, [true]])
    await orders.answer()
    expect(held).toEqual([true, false])
  })
})

describe('no success', () => {
  test.each([refusal, { kind: 'unauthorised', message: null }, { ...refusal, status: 409 }] satisfies Failure[])(
    'CHECK-29 CHECK-32 refused with $status: cart and form stay, the attempt is over',
    async (failure) => {
      const { fill, send, orders, attempts, cart, at, now } = await startReady()
      fill({ purchaseOrder: 'ERR422' })
      await send()
      await orders.fail(failure)
      expect([at(), now().context.failure, attempts.at(-1)]).toEqual(['refused', failure, null])
      expect([cart.quantities(), now().context.form.purchaseOrder]).toEqual([[2, 6], 'ERR422'])
      fill({ purchaseOrder: 'PO-8' })
      await send()
      expect([orders.last().input.key, now().context.failure]).toEqual(['key-2', null])
    },
  )

  test.each([{ kind: 'unreachable' }, { ...refusal, status: 500 }, { ...refusal, status: 503 }] satisfies Failure[])(
    'R31 $kind $status: nobody knows whether the order arrived; it is never sent again by itself',
    async (failure) => {
      const { actor, clock, send, orders, attempts, cart, at, now } = await startReady()
      await send()
      await orders.fail(failure)
      expect([at(), now().hasTag('unknown'), now().context.failure]).toEqual(['unknown', true, failure])
      actor.send({ type: 'network.returned' })
      clock.increment(600_000)
      await noted()
      expect([orders.calls.length, cart.quantities(), attempts]).toMatchObject([1, [2, 6], [{ key: 'key-1' }]])
    },
  )

  test('R31 something unforeseen leaves open whether the order arrived, too', async () => {
    const { send, orders, at } = await startReady()
    await send()
    await orders.fail(new TypeError('terminated'))
    expect(at()).toBe('unknown')
  })

  test('R31 the same order carries the same key, also on another day; a changed one another', async () => {
    const { fill, send, orders, cart } = await startReady()
    await send()
    await orders.fail({ kind: 'unreachable' })
    await send('2026-03-02')
    expect(orders.last().input).toMatchObject({ key: 'key-1', draft: { header: { sale_date: '2026-03-02' } } })
    await orders.fail({ kind: 'unreachable' })
    fill({ note: 'Dock 3' })
    await send()
    expect(orders.last().input.key).toBe('key-3')
    await orders.fail({ kind: 'unreachable' })
    cart.send({ type: 'line.increased', product: line(1).product, place: 'card' })
    await send()
    expect(orders.last().input.key).toBe('key-4')
  })

  test('R32 after a page that was left while sending nothing is sent by itself; the key is the same', async () => {
    const before = await startReady()
    await before.send()
    const left = before.attempts[0] as Attempt
    const { at, now, send, orders } = await startReady(undefined, left)
    expect([at(), now().hasTag('interrupted'), orders.calls]).toEqual(['interrupted', true, []])
    await send()
    expect(orders.last().input.key).toBe('key-1')
    await orders.answer()
    expect(at()).toBe('placed')
  })

  test('R32 another order after such a page carries a key of its own', async () => {
    const left: Attempt = { key: 'old', fingerprint: 'x', startedAt: '', tenantCode: 'ACME', email: 'buyer@acme.test' }
    const { send, orders } = await startReady(undefined, left)
    await send()
    expect(orders.last().input.key).toBe('key-1')
  })
})

describe('exactly one order', () => {
  test.each(refusals)(
    'CHECK-32 a second sending that is refused leaves the first one in doubt, under its key: %o',
    async (failure) => {
      const { send, orders, attempts, at, now } = await startReady()
      await send()
      await orders.fail({ kind: 'unreachable' })
      await send()
      await orders.fail(failure)
      expect([at(), now().context.failure]).toEqual(['unknown', failure])
      expect(attempts).not.toContain(null)
      await send()
      expect(orders.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1', 'key-1'])
    },
  )

  test('CHECK-32 what another tab sends, or lost, is said here too, and goes when it is found out there', async () => {
    const { otherTab, at, now, send, orders } = await startReady()
    await otherTab(foreign)
    expect([at(), now().hasTag('interrupted')]).toEqual(['interrupted', true])
    await otherTab(null)
    expect([at(), now().context.attempt]).toEqual(['collecting', null])
    await send()
    await otherTab(foreign)
    expect([at(), orders.calls.length]).toEqual(['placing', 1])
  })

  test('CHECK-32 an order of another tab that is found only when this one is sent: nothing is sent', async () => {
    const { submit, stamps, orders, at, otherTab } = await startReady()
    submit()
    await otherTab(foreign)
    expect(at()).toBe('stamping')
    await stamps.answer({ today: '2026-03-01', key: 'key-1', attempt: foreign })
    expect([at(), orders.calls]).toEqual(['interrupted', []])
  })
})

test('R32 nothing is sent before it is known what was sent before', async () => {
  const { submit, tellAttempt, memory, customers, at, orders, now } = openCheckout()
  await customers.answer(customer())
  submit()
  tellAttempt()
  expect([at(), orders.calls]).toEqual(['opening', []])
  await memory.answer({ attempt: null, form: null })
  expect(at()).toBe('collecting')
  expect(now().context.problem).toBeNull()
})

test('CHECK every state and every transition of the checkout is reached by the tests above', () => {
  expect(checkoutRecorder.unreached()).toEqual([])
})
