// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { newAttempt } from '../../src/machines/rules/order-attempt'
import { noted } from '../support/machine'
import {
  openSender,
  orderRow as row,
  owner,
  refusals,
  refusedOrder,
  senderRecorder,
  sendingOrder as sending,
  stamp,
  wantedOrder,
} from '../support/senders'
import { doubtTests } from './order-sender.doubt'
import { tabTests } from './order-sender.tabs'
import { verifiedTests } from './order-sender.verified'
import { wordTests } from './order-sender.word'

describe('sending', () => {
  test('API-16 R32 the order is written down before it is sent, and what is sent is what was written', async () => {
    const { orders, device, now } = await sending()
    const attempt = newAttempt(wantedOrder, stamp('key-1'), null)
    expect(device.written).toEqual([attempt])
    expect(orders.calls.map(({ input }) => input)).toEqual([{ code: 'ACME', body: attempt.body, key: 'key-1' }])
    const header = { customer_id: 5, sale_date: '2026-03-01', shipping_address_id: 21, purchase_order: '', note: '' }
    expect(JSON.parse(attempt.body)).toMatchObject({ header, lang: 'en' })
    expect([now().hasTag('busy'), now().hasTag('sending')]).toEqual([true, true])
  })

  test('CHECK-21 R29 ten presses make one call', async () => {
    const sender = openSender()
    for (let press = 0; press < 10; press += 1) sender.submit()
    await noted()
    for (let press = 0; press < 10; press += 1) sender.submit()
    expect([sender.orders.calls.length, sender.phases()]).toEqual([1, ['free', 'underWay']])
  })

  test('CHECK-22 R33 success: what was ordered leaves the cart, once, then it is forgotten, and the screen moves on', async () => {
    const { orders, cart, device, told, forgotten, at, submit } = await sending()
    cart.send({ type: 'line.increased', product: { ...wantedOrder.lines[0]!.product, id: 7 }, place: 'card' })
    await orders.answer()
    expect([at(), device.stored(), forgotten]).toEqual(['free', null, [owner]])
    expect(cart.now().context.lines.map(({ product }) => product.id)).toEqual([7])
    expect(told).toEqual([{ type: 'navigation.requested', to: '/order-success' }])
    submit()
    await noted()
    expect(orders.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-2'])
  })

  test('R33 success while the buyer is on another screen is told there', async () => {
    const { orders, told, visit, cart } = await sending()
    visit('/products')
    await orders.answer()
    expect(told).toEqual([{ type: 'notice.given', notice: { kind: 'orderPlaced' } }])
    expect(cart.quantities()).toEqual([])
  })

  test('R30 C-100 the page is held while the order is under way, and after 10 s that is said', async () => {
    const { clock, orders, held, now } = await sending()
    clock.increment(9999)
    expect([now().hasTag('stillProcessing'), held]).toEqual([false, [true]])
    clock.increment(1)
    expect(now().hasTag('stillProcessing')).toBe(true)
    clock.increment(600_000)
    expect(orders.last().signal.aborted).toBe(false)
    await orders.answer()
    expect(held).toEqual([true, false])
  })

  test('R30 who waits no longer is in doubt, and the call is given up', async () => {
    const { actor, clock, orders, device, at } = await sending()
    clock.increment(10_000)
    actor.send({ type: 'waiting.ended' })
    expect([at(), orders.last().signal.aborted, device.stored()?.state]).toEqual(['doubt.searching', true, 'lost'])
  })

  test('R31 a press whose lines are being checked is not forgotten without a word: the page is held, and leaving is told', async () => {
    const { actor, visit, orders, held, told } = openSender()
    actor.send({ type: 'press.begun' })
    expect(held).toEqual([true])
    visit('/products')
    await noted()
    expect([held, told, orders.calls]).toEqual([
      [true, false],
      [{ type: 'notice.given', notice: { kind: 'orderNotSent' } }],
      [],
    ])
  })

  test('R31 a press that came to its end is nothing to tell of', async () => {
    const { actor, visit, held, told } = openSender()
    actor.send({ type: 'press.begun' })
    visit('/checkout')
    actor.send({ type: 'press.ended' })
    visit('/products')
    await noted()
    expect([held, told]).toEqual([[true, false], []])
  })

  test('R31 another screen does not give the call up', async () => {
    const { visit, orders, device } = await sending()
    visit('/products')
    expect([orders.last().signal.aborted, device.stored()?.state]).toEqual([false, 'sending'])
  })
})

describe('refused', () => {
  test.each(refusals)(
    'CHECK-29 CHECK-32 the first sending: the attempt is over, and the next one free: %o',
    async (failure) => {
      const { orders, device, cart, now, at, submit, phases } = await refusedOrder(failure)
      expect([at(), device.stored(), now().context.failure]).toEqual(['free', null, failure])
      expect([cart.quantities(), phases().at(-1)]).toEqual([[2, 6], 'free'])
      submit({ ...wantedOrder, purchaseOrder: 'PO-2' })
      await noted()
      expect([orders.last().input.body.includes('PO-2'), now().context.failure]).toEqual([true, null])
      expect(orders.last().input.key).toBe('key-2')
    },
  )

  test.each(refusals)(
    'R31 a browser may have sent it twice by itself: the same body keeps its key, until it is known to be stored: %o',
    async (failure) => {
      const { orders, submit, lists } = await refusedOrder(failure)
      submit()
      await noted()
      expect(orders.last().input.key).toBe('key-1')
      await orders.fail(failure)
      await lists.answer([])
      submit()
      await noted()
      expect(orders.last().input.key).toBe('key-1')
      await orders.answer()
      submit()
      await noted()
      expect(orders.last().input.key).not.toBe('key-1')
    },
  )

  test('CHECK-29 a refusal is told until the checkout where it was read is left', async () => {
    const { visit, now } = await refusedOrder(refusals[0])
    expect(now().context.failure).not.toBeNull()
    visit('/cart')
    expect(now().context.failure).toBeNull()
  })

  test('CHECK-29 a refusal is told until what it was for is put right', async () => {
    const { actor, now } = await refusedOrder(refusals[0])
    expect(now().context.failure).not.toBeNull()
    actor.send({ type: 'refusal.resolved' })
    expect(now().context.failure).toBeNull()
  })
})

doubtTests()
tabTests()
verifiedTests()
wordTests()

test('R12 a checkout that is gone hears nothing more', async () => {
  const { leave, submit, phases } = openSender()
  leave()
  submit()
  await noted()
  expect(phases()).toEqual(['free'])
})

test('API-16 the orders before are asked for at the checkout only, and given up with it', async () => {
  const { lists, visit, now } = openSender({ pathname: '/cart' })
  expect(lists.calls).toHaveLength(0)
  visit('/checkout')
  visit('/cart')
  expect(lists.calls.map(({ signal }) => signal.aborted)).toEqual([true])
  visit('/checkout')
  await lists.answer([row(4)])
  visit('/orders')
  expect(now().context.known).toEqual(['4'])
})

test('CHECK every state and every transition of the order sender is reached by the tests above', () => {
  expect(senderRecorder.unreached()).toEqual([])
})
