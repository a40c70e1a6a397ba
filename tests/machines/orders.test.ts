// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { OrderRow, OrderStatus } from '../../src/api/schemas/ordering'
import type { Answered, Kept } from '../../src/api/schemas/kept'
import { memory } from '../../src/machines/port'
import { orderListMachine } from '../../src/machines/ordering/order-list.machine'
import { question, record, testApp } from '../support/machine'

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
