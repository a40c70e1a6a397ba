// @vitest-environment node
import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import type { Order, OrderRow } from '../../src/api/schemas/ordering'
import type { Id } from '../../src/api/schemas/shared'
import { orderFilesMachine, type OrdersReadNews } from '../../src/machines/ordering/order-files.machine'
import {
  isAskingForMissing,
  isReading,
  selectDone,
  selectMissing,
  selectWanted,
} from '../../src/machines/ordering/order-files.selectors'
import type { ReadOrder } from '../../src/machines/rules/order-file'
import type { Numbers } from '../../src/machines/rules/part-numbers'
import { isBusy } from '../../src/machines/tags'
import { question, record, testApp } from '../support/machine'

const recorder = record(orderFilesMachine)
const row = (id: number): OrderRow => ({
  id,
  sale_no: `SO-${id}`,
  customer_name: 'North Yard',
  order_date: '2026-10-01',
  total: 12,
})
const orderOf = (id: number): Order => ({ sale_no: `SO-${id}`, sale_date: '2026-10-01', customer: null, items: [] })

const start = () => {
  const list = question<void, { rows: readonly OrderRow[] }>()
  const lines = question<void, { orders: readonly ReadOrder[]; numbers: Numbers }>()
  const readings: { ids: readonly Id[]; tell: (news: OrdersReadNews) => void; isOver: boolean }[] = []
  const { app, told } = testApp()
  const actor = createActor(
    orderFilesMachine.provide({
      actors: {
        saveOrderList: list.logic,
        saveOrderLines: lines.logic,
        readOrders: fromCallback<OrdersReadNews, { code: string; ids: readonly Id[] }>(({ sendBack, input }) => {
          const reading = { ids: input.ids, tell: sendBack, isOver: false }
          readings.push(reading)
          return () => void (reading.isOver = true)
        }),
      },
    }),
    { input: { app, code: 'ACME' }, inspect: recorder.inspect },
  ).start()
  return { actor, list, lines, readings, told, now: () => actor.getSnapshot() }
}

test('the list becomes a file as it is shown; where the browser does not save it, that is told', async () => {
  const { actor, list, told, now } = start()
  actor.send({ type: 'list.saved', rows: [row(2), row(1)] })
  expect([isBusy(now()), list.last().input.rows]).toEqual([true, [row(2), row(1)]])
  await list.answer(undefined)
  expect([isBusy(now()), told()]).toEqual([false, []])
  actor.send({ type: 'list.saved', rows: [row(1)] })
  await list.fail(new Error('full'))
  expect([isBusy(now()), told()]).toEqual([false, [{ kind: 'fileNotSaved' }]])
})

test('lines: the orders are read, how far it is shows, and then the file is written', async () => {
  const { actor, readings, lines, now } = start()
  actor.send({ type: 'lines.saved', rows: [row(1), row(2)], numbers: [] })
  expect([readings[0]?.ids, isReading(now()), selectDone(now())]).toEqual([[1, 2], true, 0])
  readings[0]?.tell({ type: 'orders.read', answers: [{ id: 2, order: orderOf(2) }] })
  expect([selectDone(now()), selectWanted(now()).length]).toEqual([1, 2])
  readings[0]?.tell({ type: 'orders.read', answers: [{ id: 1, order: orderOf(1) }] })
  readings[0]?.tell({ type: 'reading.ended' })
  expect(lines.last().input.orders).toEqual([
    { row: row(1), order: orderOf(1) },
    { row: row(2), order: orderOf(2) },
  ])
  await lines.answer(undefined)
  expect(isBusy(now())).toBe(false)
})

test('one order becomes a file as it stands on the screen', async () => {
  const { actor, lines, now } = start()
  actor.send({ type: 'order.saved', order: { row: row(1), order: orderOf(1) }, numbers: [] })
  expect(lines.last().input.orders).toEqual([{ row: row(1), order: orderOf(1) }])
  await lines.answer(undefined)
  expect(isBusy(now())).toBe(false)
})

test('what could not be read is said: read again, only that; saved all the same; or not at all', async () => {
  const { actor, readings, lines, told, now } = start()
  const end = (answers: readonly { id: Id; order: Order | null }[]) => {
    readings.at(-1)?.tell({ type: 'orders.read', answers })
    readings.at(-1)?.tell({ type: 'reading.ended' })
  }
  actor.send({ type: 'lines.saved', rows: [row(1), row(2)], numbers: [] })
  end([
    { id: 1, order: orderOf(1) },
    { id: 2, order: null },
  ])
  expect([isAskingForMissing(now()), selectMissing(now()).map((one) => one.row.id)]).toEqual([true, [2]])
  actor.send({ type: 'missing.retried' })
  expect([readings.at(-1)?.ids, selectDone(now())]).toEqual([[2], 1])
  end([{ id: 2, order: null }])
  actor.send({ type: 'missing.accepted' })
  expect(lines.last().input.orders.map(({ order }) => order?.sale_no ?? null)).toEqual(['SO-1', null])
  await lines.fail(new Error('full'))
  expect(told()).toEqual([{ kind: 'fileNotSaved' }])
  actor.send({ type: 'lines.saved', rows: [row(3)], numbers: [] })
  end([{ id: 3, order: null }])
  actor.send({ type: 'reading.cancelled' })
  expect([isAskingForMissing(now()), isBusy(now()), lines.calls.length]).toEqual([false, false, 1])
})

test('the reading can be given up: its calls end', () => {
  const { actor, readings, now } = start()
  actor.send({ type: 'lines.saved', rows: [row(1)], numbers: [] })
  actor.send({ type: 'reading.cancelled' })
  expect([readings[0]?.isOver, isBusy(now())]).toEqual([true, false])
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})

test('what the buyer calls the parts goes into the file of the lines', async () => {
  const { actor, lines } = start()
  const numbers = [{ own: 'BOLT-A', partNumber: 'CB-120' }]
  actor.send({ type: 'order.saved', order: { row: row(1), order: orderOf(1) }, numbers })
  expect(lines.last().input.numbers).toEqual(numbers)
  await lines.answer(undefined)
  actor.send({ type: 'order.saved', order: { row: row(1), order: orderOf(1) }, numbers: [] })
  expect(lines.last().input.numbers).toEqual([])
})
