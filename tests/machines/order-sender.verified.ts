import { describe, expect, test } from 'vitest'
import { selectFailure } from '../../src/machines/ordering/order-sender.selectors'
import type { OrderRow } from '../../src/api/schemas/ordering'
import { newAttempt } from '../../src/machines/rules/order-attempt'
import { noted } from '../support/machine'
import { openDevice, openSender, orderRow as row, stamp, submitted, wantedOrder } from '../support/senders'

const { total } = newAttempt(wantedOrder, stamp('key-1'), [])
/** As the order itself stands in the list. */
const itself = row(2, { total: Number(total.slice(1)) })
const no = (status: number) => ({ kind: 'rejected' as const, status, message: 'No.', fields: {} })
/** An order is on its way, and one of before is known. */
const sending = async () => {
  const sender = openSender()
  await sender.lists.answer([row(1)])
  return submitted(sender)
}
const anyNo = [400, 403, 404, 408, 409, 410, 413, 422, 425, 429].map(no)

/** What the sender does with a refusal that may be that of a second sending. */
export const verifiedTests = () => {
  describe('a browser may have sent it twice by itself: a first refusal is held against the orders', () => {
    test.each(anyNo)('R31 an order like it is there: in doubt, and pointed at: %o', async (failure) => {
      const { at, cart, device, lists, now, orders, phases } = await sending()
      await orders.fail(failure)
      // What is not known to count is not told.
      expect(selectFailure(now())).toBeNull()
      expect([at(), phases().at(-1), device.stored()?.state]).toEqual(['underWay.verifying', 'underWay', 'sending'])
      await lists.answer([row(1), itself])
      expect([at(), device.stored()?.state, cart.quantities()]).toEqual(['doubt.searching', 'lost', [2, 6]])
      await lists.answer([row(1), itself])
      expect([now().context.likely?.id, selectFailure(now())]).toEqual([2, failure])
    })

    test('R31 what is changed then is another order, and waits', async () => {
      const { lists, orders, submit } = await sending()
      await orders.fail(no(409))
      await lists.answer([row(1), itself])
      submit({ ...wantedOrder, purchaseOrder: 'PO-2' })
      await lists.answer([row(1), itself])
      expect(orders.calls).toHaveLength(1)
    })

    test.each([
      ['nothing new', [row(1)]],
      ['another total', [row(1), row(2, { total: 1 })]],
      ['another day', [row(1), { ...itself, order_date: '2026-02-28' }]],
    ])('CHECK-29 %s is there: refused', async (_, rows) => {
      const { at, device, lists, now, orders } = await sending()
      await orders.fail(no(409))
      await lists.answer(rows)
      expect([at(), device.stored(), now().context.failure]).toEqual(['free', null, no(409)])
    })

    test('CHECK-29 nobody can tell: refused', async () => {
      const { at, device, lists, logged, orders } = await sending()
      await orders.fail(no(429))
      await lists.fail({ kind: 'unreachable' })
      expect([at(), device.stored(), logged]).toEqual(['free', null, ['Orders']])
    })

    test('CHECK-29 the orders are slow: refused after 4 s, and asked for no longer', async () => {
      const { at, clock, lists, orders } = await sending()
      await orders.fail(no(409))
      clock.increment(3999)
      expect(at()).toBe('underWay.verifying')
      clock.increment(1)
      expect([at(), lists.last().signal.aborted]).toEqual(['free', true])
    })

    test('R5 a device that is wiped meanwhile has it written down again', async () => {
      const { device, orders } = await sending()
      await orders.fail(no(409))
      device.wipe()
      expect(device.stored()).toMatchObject({ key: 'key-1', state: 'sending' })
    })

    test('R31 a tab that could not wait for its turn has sent the same order, and the company has it: told', async () => {
      const { at, device, orders, told } = await sending()
      await orders.fail(no(409))
      const attempt = device.stored()
      device.announce(attempt)
      expect(at()).toBe('underWay.verifying')
      device.put(null, 'key-1')
      device.announce(null)
      expect([at(), told]).toEqual(['free', [{ type: 'notice.given', notice: { kind: 'orderPlaced' } }]])
    })
  })

  describe('a first sending that ends the session', () => {
    const end = { kind: 'unauthorised' as const, message: null }
    /** The next session on the same device, its first look at the orders answered. */
    const nextLogin = async (rows: OrderRow[]) => {
      const first = await sending()
      await first.orders.fail(end)
      expect([first.at(), first.device.stored()?.state]).toEqual(['underWay.verifying', 'refused'])
      // Nobody is signed in any more.
      await first.lists.fail(end)
      expect(first.device.stored()?.state).toBe('refused')
      const next = openSender({ device: openDevice(first.device.stored()) })
      await noted()
      expect(next.at()).toBe('underWay.verifying')
      await next.lists.answer(rows)
      return next
    }

    test('R31 it is there after the next login: in doubt, and pointed at', async () => {
      const { at, device, lists, now } = await nextLogin([row(1), itself])
      expect([at(), device.stored()?.state]).toEqual(['doubt.searching', 'lost'])
      await lists.answer([row(1), itself])
      expect(now().context.likely?.id).toBe(2)
    })

    test('CHECK-29 it is not there: over, and the next one is free', async () => {
      const { at, device, orders, submit } = await nextLogin([row(1)])
      expect([at(), device.stored()]).toEqual(['free', null])
      submit({ ...wantedOrder, purchaseOrder: 'PO-2' })
      await noted()
      expect(orders.calls).toHaveLength(1)
    })

    test('CHECK-29 where nobody knows what was there before it is over at once', async () => {
      const sender = await submitted(openSender())
      await sender.orders.fail(end)
      expect([sender.at(), sender.device.stored()]).toEqual(['free', null])
    })
  })

  describe('nothing is looked up', () => {
    test('R31 for a second sending: that is in doubt whatever the orders hold', async () => {
      const sender = await sending()
      await sender.orders.fail({ kind: 'unreachable' })
      await sender.lists.answer([row(1)])
      sender.actor.send({ type: 'resending.requested' })
      sender.actor.send({ type: 'question.confirmed' })
      await submitted(sender)
      await sender.orders.fail(no(409))
      expect([sender.at(), sender.device.stored()?.tries]).toEqual(['doubt.searching', 2])
    })
  })
}
