// @vitest-environment node
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Answered } from '../../src/api/schemas/kept'
import type { Order, OrderRow } from '../../src/api/schemas/ordering'
import type { Id } from '../../src/api/schemas/shared'
import { deskMachine } from '../../src/machines/ordering/desk.machine'
import { areLinesRead, selectFailure, selectKept, selectRecent } from '../../src/machines/ordering/desk.selectors'
import type { OrdersReadNews } from '../../src/machines/ordering/order-files.machine'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import { boughtBefore, mostBought, recentOrders } from '../../src/machines/rules/desk'
import { hasFailed, isSlow } from '../../src/machines/tags'
import { collectingParent, question, record, testApp } from '../support/machine'

const recorder = record(deskMachine)
const row = (id: number, order_date = `2026-03-0${id}`): OrderRow => ({
  id,
  sale_no: `SO-${id}`,
  customer_name: 'North Yard',
  order_date,
  total: 12,
})
const orderOf = (...parts: string[]): Order => ({
  sale_no: 'SO-1',
  sale_date: '2026-03-01',
  customer: null,
  items: parts.map((part_number, at) => ({
    id: at,
    sale_qty: 6,
    price: 12.5,
    productuom: { product: { part_number, description: 'Bolt' }, uom: { code: 'EA' } },
  })),
})

const start = () => {
  const lists = question<Answered<OrderRow[]>, { code: string }>()
  const readings: { ids: readonly Id[]; tell: (news: OrdersReadNews) => void }[] = []
  const app = testApp()
  const pad = collectingParent<PadRowsOpened>()
  const clock = new SimulatedClock()
  const actor = createActor(
    deskMachine.provide({
      actors: {
        loadOrders: lists.logic,
        readOrders: fromCallback<OrdersReadNews, { code: string; ids: readonly Id[] }>(({ sendBack, input }) => {
          readings.push({ ids: input.ids, tell: sendBack })
        }),
      },
    }),
    { input: { app: app.app, pad: pad.parent, code: 'ACME' }, clock, inspect: recorder.inspect },
  ).start()
  return { actor, lists, readings, app, pad, clock, now: () => actor.getSnapshot() }
}

test('the last orders are there at once, their lines follow, and a part of them goes into the pad', async () => {
  const { actor, lists, readings, app, pad, now } = start()
  await lists.answer([row(1), row(3), row(2)])
  expect([selectRecent(now()).map((one) => one.row.id), areLinesRead(now())]).toEqual([[3, 2, 1], true])
  expect(readings[0]?.ids).toEqual([3, 2, 1])
  readings[0]?.tell({ type: 'orders.read', answers: [{ id: 3, order: orderOf('CB-120') }] })
  readings[0]?.tell({ type: 'reading.ended' })
  expect(areLinesRead(now())).toBe(false)
  const [bought] = boughtBefore(selectRecent(now()))
  actor.send({ type: 'part.wanted', bought: bought! })
  const wanted = {
    part: 'CB-120',
    quantity: '6',
    comment: '',
    oldPrice: 12.5,
    oldQuantity: 6,
    oldUnit: 'EA',
    oldName: 'Bolt',
  }
  expect(pad.told).toEqual([{ type: 'rows.opened', source: 'order', name: 'SO-3', rows: [wanted] }])
  expect(app.moves()).toEqual(['/order-pad'])
})

test('R9 what this device kept is shown with its time, and asked for again with the network; what the server said is not', async () => {
  const { app, lists, readings, now } = start()
  await lists.answer({ value: [row(1)], asOf: 9, isSearched: false })
  expect([selectRecent(now()).length, selectKept(now())]).toEqual([1, { asOf: 9, isSearched: false }])
  readings[0]?.tell({ type: 'reading.ended' })
  app.tell({ type: 'network.returned' })
  await lists.answer({ value: [row(1)], asOf: 10, isSearched: false })
  // Its lines are on their way still.
  app.tell({ type: 'network.returned' })
  await lists.answer([row(1), row(2)])
  expect([selectRecent(now()).length, selectKept(now())]).toEqual([2, null])
  app.tell({ type: 'network.returned' })
  readings[2]?.tell({ type: 'reading.ended' })
  app.tell({ type: 'network.returned' })
  expect(lists.calls).toHaveLength(3)
})

test('R9 a failure can be retried, by hand or by the network; C-100 a slow answer is said; a language asks anew', async () => {
  const { actor, lists, clock, now } = start()
  clock.increment(8000)
  expect(isSlow(now())).toBe(true)
  await lists.fail({ kind: 'unreachable' })
  expect([hasFailed(now()), selectFailure(now())]).toEqual([true, { kind: 'unreachable' }])
  actor.send({ type: 'network.returned' })
  await lists.fail({ kind: 'unreadable' })
  actor.send({ type: 'retry.requested' })
  actor.send({ type: 'language.changed' })
  await lists.answer([])
  expect([selectRecent(now()), selectFailure(now()), lists.calls.length]).toEqual([[], null, 4])
})

test('the newest five; what has no readable date comes last; parts most often bought first, each once', () => {
  const rows = [row(1, 'soon'), row(2), row(3), row(4), row(5), row(6), row(7)]
  expect(recentOrders(rows).map(({ id }) => id)).toEqual([7, 6, 5, 4, 3])
  expect(recentOrders(rows.slice(0, 2)).map(({ id }) => id)).toEqual([2, 1])
  const parts = boughtBefore([
    { row: row(3), order: orderOf('A', 'B', ' ') },
    { row: row(2), order: null },
    { row: row(1), order: orderOf('b', 'C') },
  ])
  expect(parts.map(({ part, times, number }) => [part, times, number])).toEqual([
    ['B', 2, 'SO-3'],
    ['A', 1, 'SO-3'],
    ['C', 1, 'SO-1'],
  ])
  const many = orderOf(...Array.from({ length: 20 }, (_, at) => `P-${at}`))
  expect(boughtBefore([{ row: row(1), order: many }])).toHaveLength(mostBought)
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
