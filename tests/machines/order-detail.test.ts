// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Answered, Kept } from '../../src/api/schemas/kept'
import type { Order } from '../../src/api/schemas/ordering'
import { orderDetailMachine } from '../../src/machines/ordering/order-detail.machine'
import { selectNeighbours } from '../../src/machines/ordering/order-detail.selectors'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import { memory, seenBefore } from '../../src/machines/port'
import type { Owner } from '../../src/machines/rules/order-attempt'
import { collectingParent, question, record, testApp } from '../support/machine'

const buyer = { code: 'ACME', email: 'buyer@acme.test' }
const recorder = record(orderDetailMachine)
const order: Order = { sale_no: '1001', sale_date: '2026-03-01', customer: { name: 'North Yard' }, items: [] }
type Asked = { readonly code: string; readonly orderId: string }
/** What the device is asked for, and what it says at last. */
const lookAt = () => {
  const calls: Asked[] = []
  let tell = (_: Kept<Order> | null) => {}
  const found = new Promise<Kept<Order> | null>((resolve) => (tell = resolve))
  return {
    calls,
    look: (asked: Asked) => {
      calls.push(asked)
      return found
    },
    answer: async (kept: Kept<Order>) => {
      tell(kept)
      await found
    },
  }
}
const start = (had: Kept<Order> | null = null) => {
  const orders = question<Answered<Order | null>, { code: string; orderId: string }>()
  const app = testApp()
  const seen = lookAt()
  const pad = collectingParent<PadRowsOpened>()
  const clock = new SimulatedClock()
  const trail = question<readonly string[], { owner: Owner }>()
  const actor = createActor(
    orderDetailMachine.provide({
      actors: {
        loadOrder: orders.logic,
        readTrail: trail.logic,
        order: memory(() => had),
        seenOrder: seenBefore(seen.look),
      },
    }),
    {
      input: { app: app.app, pad: pad.parent, ...buyer, orderId: '12' },
      clock,
      inspect: recorder.inspect,
    },
  ).start()
  return { actor, orders, trail, clock, app, pad, seen, now: () => actor.getSnapshot() }
}

test('API-18 ORDER-01 the order of the address is asked for and shown', async () => {
  const { orders, now } = start()
  expect(orders.last().input).toEqual({ code: 'ACME', orderId: '12' })
  await orders.answer(order)
  expect(now().matches({ open: 'ready' })).toBe(true)
  expect(now().context.order).toEqual(order)
})

test('the list that the buyer came from says what stands before and after', async () => {
  const { trail, now } = start()
  expect(selectNeighbours(now())).toEqual({ former: null, next: null })
  expect(trail.last().input).toEqual({ owner: { tenantCode: 'ACME', email: buyer.email } })
  await trail.answer(['11', '12', '13'])
  expect(selectNeighbours(now())).toEqual({ former: '11', next: '13' })
})

test('an order is ordered again: its lines go to the pad with what they cost, and the buyer is led there', async () => {
  const { actor, orders, now, pad, app } = start()
  const item = (sale_qty: number, price: number, part_number: string, description = '') => ({
    id: 1,
    sale_qty,
    price,
    productuom: { product: { part_number, description }, uom: null },
  })
  await orders.answer({ ...order, items: [item(6, 12.5, 'CB-120'), item(1, 3, '', 'Old bolt')] })
  expect(now().can({ type: 'order.repeated' })).toBe(true)
  actor.send({ type: 'order.repeated' })
  expect(pad.told).toEqual([
    {
      type: 'rows.opened',
      source: 'order',
      name: '1001',
      rows: [
        { part: 'CB-120', quantity: '6', comment: '', oldPrice: 12.5, oldQuantity: 6, oldUnit: null, oldName: null },
        { part: 'Old bolt', quantity: '1', comment: '', oldPrice: 3, oldQuantity: 1, oldUnit: null, oldName: null },
      ],
    },
  ])
  expect(app.moves()).toEqual(['/order-pad'])
})

test('an order without lines cannot be ordered again', async () => {
  const { actor, orders, pad } = start()
  await orders.answer(order)
  actor.send({ type: 'order.repeated' })
  expect(pad.told).toEqual([])
})

test('ORDER-13 C-82 an empty answer and a 404 mean that there is no such order', async () => {
  const empty = start()
  await empty.orders.answer(null)
  expect(empty.now().hasTag('notFound')).toBe(true)
  const missing = start()
  await missing.orders.fail({ kind: 'rejected', status: 404, message: null, fields: {} })
  expect(missing.now().hasTag('notFound')).toBe(true)
})

test('C-82 any other failure is one, and can be retried', async () => {
  const { actor, orders, now } = start()
  await orders.fail({ kind: 'rejected', status: 403, message: 'No.', fields: {} })
  expect(now().context.failure).toMatchObject({ message: 'No.' })
  expect(now().hasTag('failed')).toBe(true)
  actor.send({ type: 'network.returned' })
  await orders.fail({ kind: 'unreadable' })
  actor.send({ type: 'retry.requested' })
  await orders.answer(order)
  expect(now().matches({ open: 'ready' })).toBe(true)
  expect(now().context.failure).toBeNull()
})

test('C-100 after 8 s the screen says so; another language asks again', () => {
  const { actor, clock, orders, now } = start()
  clock.increment(8000)
  expect(now().hasTag('slow')).toBe(true)
  actor.send({ type: 'language.changed' })
  expect(orders.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('without a network the order as this device kept it is shown with its time, and asked for again', async () => {
  const { actor, orders, now } = start()
  await orders.answer({ value: order, asOf: 1_000, isSearched: false })
  expect(now().context).toMatchObject({ order, kept: { asOf: 1_000 } })
  actor.send({ type: 'network.returned' })
  await orders.answer(order)
  expect(now().context.kept).toBeNull()
  actor.send({ type: 'network.returned' })
  expect(orders.calls).toHaveLength(2)
})

test('who comes back sees the order at once, can order it again, and what the server says now takes its place', async () => {
  const { actor, orders, now, pad } = start({ value: order, asOf: 1_000, isSearched: false })
  expect(now().context).toMatchObject({ order, kept: null })
  const item = {
    id: 1,
    sale_qty: 2,
    price: 3,
    productuom: { product: { part_number: 'CB-120', description: '' }, uom: null },
  }
  await orders.answer({ ...order, items: [item] })
  actor.send({ type: 'order.repeated' })
  expect(pad.told).toHaveLength(1)
})

test('API-32 C-100 while the server hangs, the order as this device kept it is shown with its time, until the server has answered', async () => {
  const { actor, clock, orders, now, seen } = start()
  clock.increment(7999)
  expect(seen.calls).toEqual([])
  clock.increment(1)
  expect(seen.calls).toEqual([{ code: 'ACME', orderId: '12' }])
  await seen.answer({ value: order, asOf: 1_000, isSearched: false, isAwaited: true })
  expect(now().context).toMatchObject({ order, kept: { asOf: 1_000, isAwaited: true } })
  expect(now().hasTag('busy')).toBe(true)
  await orders.answer({ ...order, sale_no: '1002' })
  expect(now().context).toMatchObject({ order: { sale_no: '1002' }, kept: null })
  actor.stop()
})

test('what the device finds once nobody waits any more is not shown', async () => {
  const { clock, orders, now, seen } = start()
  clock.increment(8000)
  await orders.answer(order)
  await seen.answer({ value: { ...order, sale_no: 'old' }, asOf: 1_000, isSearched: false, isAwaited: true })
  expect(now().context).toMatchObject({ order, kept: null })
})

test('API-32 a server that fails after all leaves what the device had kept, marked', async () => {
  const { clock, orders, now, seen } = start()
  clock.increment(8000)
  await seen.answer({ value: order, asOf: 1_000, isSearched: false, isAwaited: true })
  await orders.fail({ kind: 'unreachable' })
  expect(now().matches({ open: 'ready' })).toBe(true)
  expect(now().context.kept).toEqual({ asOf: 1_000, isSearched: false, isRefused: false })
})

test.each([
  ['the network failed', { kind: 'unreachable' }, false],
  ['the server is in trouble', { kind: 'unreadable' }, true],
])('when %s the order of before stays, with its time', async (_, failure, isRefused) => {
  const { actor, orders, now } = start({ value: order, asOf: 1_000, isSearched: false })
  await orders.fail(failure)
  expect(now().context).toMatchObject({ order, kept: { asOf: 1_000, isRefused } })
  actor.send({ type: 'retry.requested' })
  await orders.answer(null)
  expect(now().hasTag('notFound')).toBe(true)
})

test('ORDER every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
