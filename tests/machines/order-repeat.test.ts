// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Order } from '../../src/api/schemas/ordering'
import { orderRepeatMachine } from '../../src/machines/ordering/order-repeat.machine'
import { isRepeating } from '../../src/machines/ordering/order-repeat.selectors'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import { isSlow } from '../../src/machines/tags'
import { collectingParent, question, record, testApp } from '../support/machine'

const recorder = record(orderRepeatMachine)
const item = {
  id: 1,
  sale_qty: 6,
  price: 12.5,
  productuom: { product: { part_number: 'CB-120', description: 'Bolt' }, uom: { code: 'EA' } },
}
const order: Order = { sale_no: 'SO-12', sale_date: '2026-03-01', customer: null, items: [item] }

const start = () => {
  const orders = question<Order | null, { code: string; orderId: string }>()
  const app = testApp()
  const pad = collectingParent<PadRowsOpened>()
  const clock = new SimulatedClock()
  const actor = createActor(orderRepeatMachine.provide({ actors: { loadOrder: orders.logic } }), {
    input: { app: app.app, pad: pad.parent, code: 'ACME' },
    clock,
    inspect: recorder.inspect,
  }).start()
  const again = (orderId: number) => actor.send({ type: 'order.repeated', orderId, number: `SO-${orderId}` })
  return { actor, orders, clock, app, pad, again, now: () => actor.getSnapshot() }
}

test('the order is read first; then its lines stand in the pad, and the buyer is led there', async () => {
  const { orders, again, now, pad, app } = start()
  again(12)
  expect([isRepeating(12)(now()), isRepeating(13)(now())]).toEqual([true, false])
  expect(orders.last().input).toEqual({ code: 'ACME', orderId: '12' })
  expect([pad.told, app.moves()]).toEqual([[], []])
  await orders.answer(order)
  const row = {
    part: 'CB-120',
    quantity: '6',
    comment: '',
    oldPrice: 12.5,
    oldQuantity: 6,
    oldUnit: 'EA',
    oldName: 'Bolt',
  }
  expect(pad.told).toEqual([{ type: 'rows.opened', source: 'order', name: 'SO-12', rows: [row] }])
  expect(app.moves()).toEqual(['/order-pad'])
})

test('a double press reads and hands over once, also when the answer is there already', async () => {
  const { orders, again, pad } = start()
  again(12)
  again(12)
  expect(orders.calls).toHaveLength(1)
  await orders.answer(order)
  again(12)
  expect([orders.calls.length, pad.told.length]).toEqual([1, 1])
})

test('another order instead gives up the former call', async () => {
  const { orders, again, pad, now } = start()
  again(12)
  again(13)
  expect(orders.calls.map(({ input, signal }) => [input.orderId, signal.aborted])).toEqual([
    ['12', true],
    ['13', false],
  ])
  orders.calls[0]?.resolve(order)
  expect([isRepeating(13)(now()), pad.told]).toEqual([true, []])
})

test.each([
  { said: 'orderNotRead', fails: { kind: 'unreachable' } },
  { said: 'orderNotRead', fails: { kind: 'rejected', status: 500, message: null, fields: {} } },
  { said: 'orderGone', fails: { kind: 'rejected', status: 404, message: null, fields: {} } },
])('a failure is told ($said), nothing is opened, and the button can be pressed again', async ({ said, fails }) => {
  const { orders, again, app, pad, now } = start()
  again(12)
  await orders.fail(fails)
  expect([app.told(), now().hasTag('busy')]).toEqual([[{ kind: said, number: 'SO-12' }], false])
  again(12)
  await orders.answer(order)
  expect([orders.calls.length, pad.told.length]).toEqual([2, 1])
})

test.each([
  { said: 'orderGone', answer: null },
  { said: 'orderWithoutLines', answer: { ...order, items: [] } },
])('C-82 an answer that holds nothing is told ($said)', async ({ said, answer }) => {
  const { orders, again, app, pad } = start()
  again(12)
  await orders.answer(answer)
  expect([app.told(), app.moves(), pad.told]).toEqual([[{ kind: said, number: 'SO-12' }], [], []])
})

test('C-100 after 8 s the screen says so; Retry asks again, another tab of the list gives it up', () => {
  const { actor, orders, clock, again, app, now } = start()
  again(12)
  clock.increment(8000)
  expect(isSlow(now())).toBe(true)
  actor.send({ type: 'retry.requested' })
  expect([isSlow(now()), orders.calls.map(({ signal }) => signal.aborted)]).toEqual([false, [true, false]])
  app.tell({ type: 'place.changed', pathname: '/orders', search: '?status=processed' })
  expect([now().hasTag('busy'), orders.last().signal.aborted]).toEqual([false, true])
})

test('ORDERS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
