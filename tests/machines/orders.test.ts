// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Order, OrderRow, OrderStatus } from '../../src/api/schemas/ordering'
import type { Answered, Kept } from '../../src/api/schemas/kept'
import { memory } from '../../src/machines/port'
import { orderDetailMachine } from '../../src/machines/ordering/order-detail.machine'
import { selectNeighbours } from '../../src/machines/ordering/order-detail.selectors'
import { orderListMachine } from '../../src/machines/ordering/order-list.machine'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import type { Owner } from '../../src/machines/rules/order-attempt'
import { collectingParent, question, record, testApp } from '../support/machine'

const buyer = { code: 'ACME', email: 'buyer@acme.test' }

describe('order list', () => {
  const recorder = record(orderListMachine)
  const row = (sale_no: string): OrderRow => ({
    id: sale_no,
    sale_no,
    customer_name: 'North Yard',
    order_date: '2026-03-01',
    total: 12,
  })
  const start = (search = '', had: Kept<OrderRow[]> | null = null) => {
    const orders = question<Answered<OrderRow[]>, { code: string; status: OrderStatus }>()
    const app = testApp()
    const clock = new SimulatedClock()
    const trails: (readonly string[])[] = []
    const actor = createActor(
      orderListMachine.provide({
        actors: {
          loadOrders: orders.logic,
          orders: memory(({ status }) => (status === 'draft' ? had : null)),
        },
        actions: { keepTrail: (_, { ids }) => void trails.push(ids) },
      }),
      { input: { app: app.app, ...buyer, search }, clock, inspect: recorder.inspect },
    ).start()
    const visit = (at: string, pathname = '/orders') => app.tell({ type: 'place.changed', pathname, search: at })
    const now = () => actor.getSnapshot()
    return {
      actor,
      orders,
      moves: app.moves,
      clock,
      visit,
      trails,
      now,
      numbers: () => now().context.rows.map(({ sale_no }) => sale_no),
    }
  }

  test.each([
    { search: '', status: 'draft' },
    { search: '?status=processed', status: 'processed' },
    { search: '?status=canceled', status: 'draft' },
  ])('ORDERS-04 ORDERS-05 the address "$search" asks for $status', ({ search, status }) => {
    expect(start(search).orders.last().input).toEqual({ code: 'ACME', status })
  })

  test('ORDERS-05 a tab changes the address, and only the changed address loads', async () => {
    const { actor, orders, moves, visit } = start()
    await orders.answer([row('1')])
    actor.send({ type: 'tab.chosen', status: 'processed' })
    expect(moves()).toEqual(['/orders?status=processed'])
    expect(orders.calls).toHaveLength(1)
    visit('?status=processed')
    visit('?status=processed')
    visit('', '/cart')
    expect(orders.calls.map(({ input }) => input.status)).toEqual(['draft', 'processed'])
    actor.send({ type: 'tab.chosen', status: 'draft' })
    expect(moves().at(-1)).toBe('/orders')
  })

  test('ORDERS-16 C-82 a quick change of tab shows the rows of the last tab only', async () => {
    const { orders, visit, numbers } = start()
    const draft = orders.last()
    visit('?status=processed')
    expect(numbers()).toEqual([])
    await orders.answer([row('P-1')])
    draft.resolve([row('D-1')])
    await orders.answer([])
    expect(numbers()).toEqual(['P-1'])
    expect(draft.signal.aborted).toBe(true)
  })

  test('ORDERS-07 C-80 a search makes no call: the address has it, and so has the list', async () => {
    const { actor, orders, now, moves, visit } = start('?sort=-total')
    await orders.answer([row('1')])
    actor.send({ type: 'search.submitted', text: 'north' })
    expect(moves()).toEqual(['/orders?q=north&sort=-total'])
    visit('?q=north&sort=-total')
    expect(now().context.view).toMatchObject({ search: 'north', sort: { by: 'total', isDown: true } })
    expect(orders.calls).toHaveLength(1)
  })

  test('period, totals and sorting go into the address; clearing the filters leaves tab and sorting', async () => {
    const { actor, orders, moves, visit, now } = start('?status=processed&sort=date')
    await orders.answer([row('1')])
    actor.send({ type: 'view.changed', patch: { from: '2026-10-01', to: '2026-10-31', least: '1,327' } })
    const place = '?status=processed&from=2026-10-01&to=2026-10-31&min=1%2C327&sort=date'
    expect(moves()).toEqual([`/orders${place}`])
    visit(place)
    expect(now().context.view).toMatchObject({ from: '2026-10-01', least: '1,327' })
    actor.send({ type: 'filters.cleared' })
    expect(moves().at(-1)).toBe('/orders?status=processed&sort=date')
    expect(orders.calls).toHaveLength(1)
  })

  test('who opens an order leaves the list behind as it was shown', async () => {
    const { actor, orders, trails } = start()
    await orders.answer([row('1'), row('2')])
    actor.send({ type: 'order.opened', ids: ['2', '1'] })
    expect(trails).toEqual([['2', '1']])
  })

  test('R9 R16 a failure can be retried, by hand or by the network coming back', async () => {
    const { actor, orders, now } = start()
    await orders.fail({ kind: 'unreachable' })
    expect(now().hasTag('failed')).toBe(true)
    actor.send({ type: 'network.returned' })
    await orders.fail({ kind: 'unreachable' })
    actor.send({ type: 'retry.requested' })
    await orders.answer([row('1')])
    expect(now().value).toBe('ready')
    expect(now().context.failure).toBeNull()
    expect(orders.calls).toHaveLength(3)
  })

  test('ORDERS-13 no orders of a status is a state of its own', async () => {
    const { orders, now } = start()
    await orders.answer([])
    expect(now().value).toBe('empty')
    expect(now().hasTag('empty')).toBe(true)
  })

  test('C-100 after 8 s the screen says so; another language asks again', () => {
    const { actor, clock, orders, now } = start()
    clock.increment(8000)
    expect(now().hasTag('slow')).toBe(true)
    actor.send({ type: 'language.changed' })
    expect(now().hasTag('slow')).toBe(false)
    expect(orders.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  test('R10 orders that were there before are there at once, and keep their time when they cannot be asked for again', async () => {
    const { orders, visit, now, numbers } = start('', { value: [row('1')], asOf: 1_000, isSearched: false })
    expect(numbers()).toEqual(['1'])
    expect(now().hasTag('busy')).toBe(true)
    expect(now().context.kept).toBeNull()
    await orders.fail({ kind: 'rejected', status: 500, message: null, fields: {} })
    expect(now().hasTag('kept')).toBe(true)
    expect(now().context.kept).toEqual({ asOf: 1_000, isSearched: false, isRefused: true })
    visit('?status=processed')
    expect([numbers(), now().context.kept, now().context.had]).toEqual([[], null, null])
    await orders.answer([row('2')])
    visit('')
    expect(numbers()).toEqual(['1'])
    await orders.answer([row('3')])
    expect([numbers(), now().context.had]).toEqual([['3'], null])
  })

  test('without a network the orders as this device kept them are shown with their time', async () => {
    const { actor, orders, now, numbers, visit } = start()
    await orders.answer({ value: [row('1')], asOf: 1_000, isSearched: false })
    expect(now().hasTag('kept')).toBe(true)
    expect(numbers()).toEqual(['1'])
    expect(now().context.kept).toEqual({ asOf: 1_000, isSearched: false })
    actor.send({ type: 'network.returned' })
    await orders.answer([row('2')])
    expect(now().context.kept).toBeNull()
    await orders.answer({ value: [], asOf: 1_000, isSearched: false })
    visit('?status=processed')
    await orders.answer({ value: [], asOf: 2_000, isSearched: false })
    // What the server says now is not known: nobody claims that there are none.
    expect(now().hasTag('empty')).toBe(false)
  })

  test('ORDERS every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})

describe('order detail', () => {
  const recorder = record(orderDetailMachine)
  const order: Order = { sale_no: '1001', sale_date: '2026-03-01', customer: { name: 'North Yard' }, items: [] }
  const start = () => {
    const orders = question<Answered<Order | null>, { code: string; orderId: string }>()
    const app = testApp()
    const pad = collectingParent<PadRowsOpened>()
    const clock = new SimulatedClock()
    const trail = question<readonly string[], { owner: Owner }>()
    const actor = createActor(
      orderDetailMachine.provide({ actors: { loadOrder: orders.logic, readTrail: trail.logic } }),
      {
        input: { app: app.app, pad: pad.parent, ...buyer, orderId: '12' },
        clock,
        inspect: recorder.inspect,
      },
    ).start()
    return { actor, orders, trail, clock, app, pad, now: () => actor.getSnapshot() }
  }

  test('API-18 ORDER-01 the order of the address is asked for and shown', async () => {
    const { orders, now } = start()
    expect(orders.last().input).toEqual({ code: 'ACME', orderId: '12' })
    await orders.answer(order)
    expect(now().value).toBe('ready')
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
          { part: 'CB-120', quantity: '6', comment: '', oldPrice: 12.5, oldQuantity: 6, oldUnit: null },
          { part: 'Old bolt', quantity: '1', comment: '', oldPrice: 3, oldQuantity: 1, oldUnit: null },
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
    expect(now().value).toBe('ready')
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

  test('ORDER every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
