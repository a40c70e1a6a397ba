// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { newAttempt } from '../../src/machines/rules/order-attempt'
import { receiptOf } from '../../src/machines/rules/receipts'
import { noted } from '../support/machine'
import {
  doubting,
  openSender,
  refusedOrder,
  resend,
  sayFate,
  sendingOrder,
  stamp,
  wantedOrder,
} from '../support/senders'

const refused = (status: number) => ({ kind: 'rejected' as const, status, message: 'No.', fields: {} })
const begun = { type: 'order.begun', receipt: receiptOf(wantedOrder, stamp('key-1')) }
const { total, day } = newAttempt(wantedOrder, stamp('key-1'), null)

describe('what the receipts hear', () => {
  test('R33 an order that goes out and is stored', async () => {
    const { orders, receipts } = await sendingOrder()
    expect(receipts).toEqual([begun])
    await orders.answer()
    expect(receipts).toEqual([begun, { type: 'order.stored', key: 'key-1', known: null, total, day }])
  })

  test('CHECK-29 an order that is refused', async () => {
    const { receipts } = await refusedOrder(refused(422))
    expect(receipts).toEqual([begun, { type: 'order.dropped', key: 'key-1' }])
  })

  test('R31 an order that is sent once more has begun already, and one that is not there is dropped', async () => {
    const sender = await doubting()
    expect(sender.receipts).toHaveLength(1)
    await resend(sender)
    await sender.orders.fail(refused(409))
    expect(sender.receipts).toHaveLength(1)
    await sayFate(sender, false)
    expect(sender.receipts.slice(1)).toEqual([{ type: 'order.dropped', key: 'key-1' }])
  })

  test('nothing of what is only pressed', async () => {
    const { actor, receipts, visit } = openSender()
    actor.send({ type: 'press.begun' })
    visit('/products')
    await noted()
    expect(receipts).toEqual([])
  })
})

test.each([
  [302, 'lost'],
  [399, 'lost'],
  [400, 'refused'],
  [499, 'refused'],
  [500, 'lost'],
  [599, 'lost'],
])('CHECK-29 R31 a first sending that is answered with %i: %s is what is kept', async (status, state) => {
  const { orders, device } = await sendingOrder()
  await orders.fail(refused(status))
  expect(device.stored()?.state).toBe(state)
})
