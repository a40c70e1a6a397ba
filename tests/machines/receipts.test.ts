// @vitest-environment node
import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import type { OrderRow } from '../../src/api/schemas/ordering'
import { receiptsMachine } from '../../src/machines/ordering/receipts.machine'
import {
  areReceiptsKept,
  isNumberSought,
  receiptOfOrder,
  selectLastReceipt,
  sentUnder,
} from '../../src/machines/ordering/receipts.selectors'
import type { ReceiptDeed, ReceiptsFound } from '../../src/machines/ordering/receipts.types'
import type { Owner } from '../../src/machines/rules/order-attempt'
import { changedReceipt, type Receipt } from '../../src/machines/rules/receipts'
import { receipt } from '../../src/flows/walk/samples/receipts'
import { question, record } from '../support/machine'

const recorder = record(receiptsMachine)
const owner = { tenantCode: 'ACME', email: 'ann@acme.test' }
const sought = { key: receipt.key, total: '$54.20', day: '2026-03-02' }
const row = (id: number): OrderRow => ({
  id,
  sale_no: id === 8 ? '' : `SO-${id}`,
  customer_name: 'North Yard',
  order_date: '2026-03-02',
  total: 54.2,
})

const start = () => {
  const changes = question<void, ReceiptDeed>()
  const lists = question<OrderRow[], { code: string }>()
  const logged: string[] = []
  const kept = new Map<string, Receipt>()
  const tellers: ((found: ReceiptsFound) => void)[] = []
  const actor = createActor(
    receiptsMachine.provide({
      actors: {
        changeReceipt: changes.logic,
        loadOrders: lists.logic,
        storedReceipts: fromCallback<ReceiptsFound, Owner>(({ sendBack }) => void tellers.push(sendBack)),
      },
      actions: { logFailure: (_, { what }) => void logged.push(what) },
    }),
    { input: { owner }, inspect: recorder.inspect },
  ).start()
  /** The device does the first thing that is to be done, and tells what it keeps. */
  const store = async () => {
    const { change } = changes.last().input
    const key = change.kind === 'begun' ? change.receipt.key : change.key
    const next = changedReceipt(kept.get(key) ?? null, change)
    if (next) kept.set(key, next)
    else kept.delete(key)
    tellers.forEach((tell) => tell({ type: 'receipts.found', receipts: [...kept.values()], isKept: true }))
    await changes.answer(undefined)
  }
  return { actor, changes, lists, logged, store, tellers, now: () => actor.getSnapshot() }
}

test('an order that goes out is written down, and is a receipt when the company has it; its number is found', async () => {
  const { actor, lists, store, now } = start()
  actor.send({ type: 'order.begun', receipt })
  await store()
  expect(selectLastReceipt(now())).toBeNull()
  actor.send({ type: 'order.stored', ...sought, known: ['1'] })
  // What the screen shows of it does not come later than the screen.
  expect(selectLastReceipt(now())).toEqual({ ...receipt, isPlaced: true })
  await store()
  expect([selectLastReceipt(now())?.key, isNumberSought(now())]).toEqual([receipt.key, true])
  expect(lists.calls.map(({ input }) => input.code)).toEqual(['ACME'])
  await lists.answer([row(1), row(7)])
  await store()
  expect(selectLastReceipt(now())?.order).toEqual({ id: '7', number: 'SO-7' })
  expect(receiptOfOrder('7')(now())?.key).toBe(receipt.key)
  expect([receiptOfOrder('1')(now()), isNumberSought(now()), areReceiptsKept(now())]).toEqual([null, false, true])
  expect(sentUnder(' po-2026-117 ')(now())?.key).toBe(receipt.key)
  expect([sentUnder('')(now()), sentUnder('another')(now())]).toEqual([null, null])
})

test('an order without a number of its own goes by its id; two that fit give none', async () => {
  const one = start()
  one.actor.send({ type: 'order.begun', receipt })
  one.actor.send({ type: 'order.stored', ...sought, known: [] })
  await one.lists.answer([row(8)])
  await one.store()
  await one.store()
  await one.store()
  expect(selectLastReceipt(one.now())?.order).toEqual({ id: '8', number: '8' })
  const two = start()
  two.actor.send({ type: 'order.stored', ...sought, known: [] })
  await two.lists.answer([row(7), row(8)])
  await two.store()
  expect([two.changes.calls.length, isNumberSought(two.now())]).toEqual([1, false])
})

test('sending never waits: unknown beforehand, or not to be read, there is no number, and nothing is asked twice', async () => {
  const { actor, lists, logged, store } = start()
  actor.send({ type: 'order.stored', ...sought, known: null })
  await store()
  expect(lists.calls).toHaveLength(0)
  actor.send({ type: 'order.stored', ...sought, known: [] })
  await store()
  await lists.fail({ kind: 'unreachable' })
  expect([lists.calls.length, logged]).toEqual([1, ['Orders']])
})

test('an order that was not taken leaves nothing; a device that fails is only logged, and the next thing is done', async () => {
  const { actor, changes, logged, store, now } = start()
  actor.send({ type: 'order.begun', receipt })
  actor.send({ type: 'order.dropped', key: receipt.key })
  await changes.fail(new Error('full'))
  expect([logged, changes.last().input.change.kind]).toEqual([['A receipt'], 'dropped'])
  await store()
  expect(now().context.receipts).toEqual([])
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
