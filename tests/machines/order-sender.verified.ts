import { describe, expect, test } from 'vitest'
import { isUnsure, selectFailure, selectPlaced } from '../../src/machines/ordering/order-sender.selectors'
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
      expect([now().context.alike?.[0]?.id, selectFailure(now())]).toEqual([2, failure])
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
      ['of another total', [row(1), row(2, { total: 1 })]],
      ['of another day', [row(1), { ...itself, order_date: '2026-02-28' }]],
      ['two that fit', [row(1), itself, { ...itself, id: 3 }]],
    ])('R31 a new order %s is there, as a server may reckon otherwise: in doubt', async (_, rows) => {
      const { at, device, lists, orders } = await sending()
      await orders.fail(no(409))
      await lists.answer(rows)
      expect([at(), device.stored()?.state]).toEqual(['doubt.searching', 'lost'])
    })

    test('CHECK-29 nothing new is there: refused', async () => {
      const { at, device, lists, now, orders, told } = await sending()
      await orders.fail(no(422))
      await lists.answer([row(1)])
      expect([at(), device.stored(), selectFailure(now()), isUnsure(now())]).toEqual(['free', null, no(422), false])
      expect(told).toEqual([])
    })

    test.each<[number, string, OrderRow[]]>([
      [409, 'shows it', [row(1), itself]],
      ...[408, 423, 425, 499].map((status): [number, string, OrderRow[]] => [status, 'is no proof', [row(1)]]),
    ])(
      'R31 %i: the first one may be at work still, so that it is looked at again: the list %s',
      async (status, _, rows) => {
        const { at, device, lists, now, orders, submit } = await sending()
        await orders.fail(no(status))
        await lists.answer([row(1)])
        expect([at(), device.stored()?.state, isUnsure(now())]).toEqual(['free', 'refused', true])
        submit({ ...wantedOrder, purchaseOrder: 'PO-2' })
        await noted()
        await lists.answer(rows)
        expect([at(), orders.calls.length, device.stored()?.state]).toEqual(['doubt.searching', 1, 'lost'])
      },
    )

    test.each([
      ['what', [row(1), row(3)], []],
      ['one order that', [row(1), row(3)], [row(3)]],
    ])('R31 %s was there before is not there any more: the list is no proof', async (_, before, rows) => {
      const sender = openSender()
      await sender.lists.answer(before)
      const { at, lists, orders } = await submitted(sender)
      await orders.fail(no(422))
      await lists.answer(rows)
      expect(at()).toBe('doubt.searching')
    })

    test('R31 nobody knew what was there before: told, and in doubt before another goes out', async () => {
      const { at, device, lists, now, orders, submit } = await submitted(openSender())
      await orders.fail(no(422))
      expect([at(), device.stored()?.state, isUnsure(now())]).toEqual(['free', 'refused', true])
      submit({ ...wantedOrder, purchaseOrder: 'PO-2' })
      await noted()
      await lists.answer([row(1)])
      expect([at(), orders.calls.length]).toEqual(['doubt.searching', 1])
    })

    test('R31 who leaves the checkout without knowing has it looked up, and is told of the doubt where it cannot be', async () => {
      const { at, lists, now, orders, visit } = await sending()
      await orders.fail(no(422))
      await lists.fail({ kind: 'unreachable' })
      expect(isUnsure(now())).toBe(true)
      visit('/products')
      await noted()
      expect(at()).toBe('underWay.verifying')
      await lists.fail({ kind: 'unreachable' })
      expect(at()).toBe('doubt.searching')
    })

    test('R31 who has left before the refusal came is told of the doubt, not of the refusal', async () => {
      const { at, lists, orders, visit } = await sending()
      visit('/products')
      await orders.fail(no(422))
      await lists.fail({ kind: 'unreachable' })
      expect(at()).toBe('doubt.searching')
    })

    test('CHECK-29 nobody can tell: refused, and remembered', async () => {
      const { at, device, lists, logged, now, orders } = await sending()
      await orders.fail(no(429))
      await lists.fail({ kind: 'unreachable' })
      expect([at(), device.stored()?.state, logged]).toEqual(['free', 'refused', ['Orders']])
      expect([selectFailure(now()), isUnsure(now())]).toEqual([no(429), true])
    })

    test('CHECK-29 the orders are slow: refused after 4 s, asked for no longer, and remembered', async () => {
      const { at, clock, device, lists, orders } = await sending()
      await orders.fail(no(409))
      clock.increment(3999)
      expect(at()).toBe('underWay.verifying')
      clock.increment(1)
      expect([at(), lists.last().signal.aborted, device.stored()?.state]).toEqual(['free', true, 'refused'])
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

  describe('a refusal of which nobody could tell: the orders are looked at before another one is sent', () => {
    const other = { ...wantedOrder, purchaseOrder: 'PO-2' }
    const pressedAgain = async () => {
      const sender = await sending()
      await sender.orders.fail(no(422))
      await sender.lists.fail({ kind: 'unreachable' })
      sender.submit(other)
      await noted()
      expect([sender.at(), sender.phases().at(-1)]).toEqual(['underWay.verifying', 'underWay'])
      return sender
    }

    test('R31 an order like it is there: in doubt, and the other one does not go out', async () => {
      const { at, device, lists, now, orders } = await pressedAgain()
      await lists.answer([row(1), itself])
      expect([at(), device.stored()?.state, orders.calls.length]).toEqual(['doubt.searching', 'lost', 1])
      expect(now().context.wanted).toBeNull()
    })

    test('CHECK-29 it is not there: the other one goes out under a key of its own', async () => {
      const { at, device, lists, orders } = await pressedAgain()
      await lists.answer([row(1)])
      await noted()
      expect([at(), orders.calls.length]).toEqual(['underWay.sending.patient', 2])
      expect(device.stored()).toMatchObject({ state: 'sending', tries: 1 })
      expect(orders.calls[1]?.input.key).not.toBe(orders.calls[0]?.input.key)
    })

    test('R31 nobody can tell again: in doubt, the other one does not go out, and the buyer can say what the orders show', async () => {
      const { actor, at, device, lists, orders, submit } = await pressedAgain()
      await lists.fail({ kind: 'unreachable' })
      expect([at(), device.stored()?.state, orders.calls.length]).toEqual(['doubt.searching', 'lost', 1])
      await lists.fail({ kind: 'unreachable' })
      actor.send({ type: 'fate.told', isThere: false })
      await noted()
      submit(other)
      await noted()
      expect([at(), orders.calls.length]).toEqual(['underWay.sending.patient', 2])
    })

    test('R31 the orders are slow again: waited for 10 s, then in doubt', async () => {
      const { at, clock, orders } = await pressedAgain()
      clock.increment(9_999)
      expect(at()).toBe('underWay.verifying')
      clock.increment(1)
      expect([at(), orders.calls.length]).toEqual(['doubt.searching', 1])
    })

    test('R31 after a reload they are looked at at once', async () => {
      const first = await sending()
      await first.orders.fail(no(422))
      await first.lists.fail({ kind: 'unreachable' })
      const next = openSender({ device: openDevice(first.device.stored()) })
      await noted()
      expect(next.at()).toBe('underWay.verifying')
      await next.lists.answer([row(1), itself])
      expect(next.at()).toBe('doubt.searching')
    })

    test('R31 what another tab has found out of it is not in doubt here any longer', async () => {
      const first = await sending()
      await first.orders.fail(no(422))
      await first.lists.fail({ kind: 'unreachable' })
      expect(isUnsure(first.now())).toBe(true)
      first.device.put(null)
      first.device.announce(null)
      expect([isUnsure(first.now()), selectFailure(first.now())]).toEqual([false, no(422)])
      first.device.put(null, 'key-9')
      first.device.announce(null)
      expect(selectFailure(first.now())).toBeNull()
    })

    test('C-91 another tab that hears of it stays free', async () => {
      const first = await sending()
      await first.orders.fail(no(422))
      await first.lists.fail({ kind: 'unreachable' })
      const other = openSender()
      other.device.put(first.device.stored())
      other.device.announce(first.device.stored())
      expect(other.at()).toBe('free')
    })
  })

  describe('a first sending that ends the session', () => {
    const end = { kind: 'unauthorised' as const, message: null }
    /** The next session on the same device, its first look at the orders answered. */
    const nextLogin = async (rows: OrderRow[], pathname = '/checkout') => {
      const first = await sending()
      await first.orders.fail(end)
      expect([first.at(), first.device.stored()?.state]).toEqual(['underWay.verifying', 'refused'])
      // Nobody is signed in any more.
      await first.lists.fail(end)
      expect(first.device.stored()?.state).toBe('refused')
      const next = openSender({ device: openDevice(first.device.stored()), pathname })
      await noted()
      expect(next.at()).toBe('underWay.verifying')
      await next.lists.answer(rows)
      return next
    }

    test('R31 it is there after the next login: in doubt, and pointed at', async () => {
      const { at, device, lists, now } = await nextLogin([row(1), itself])
      expect([at(), device.stored()?.state]).toEqual(['doubt.searching', 'lost'])
      await lists.answer([row(1), itself])
      expect(now().context.alike?.[0]?.id).toBe(2)
    })

    test('CHECK-29 it is not there: over, that stands at the checkout or is told elsewhere, and the next one is free', async () => {
      const elsewhere = await nextLogin([row(1)], '/cart')
      expect(elsewhere.told).toEqual([{ type: 'notice.given', notice: { kind: 'orderRefused' } }])
      const { at, device, now, orders, submit, told } = await nextLogin([row(1)])
      expect([at(), device.stored(), told, selectPlaced(now())]).toEqual(['free', null, [], 'refusedBefore'])
      submit({ ...wantedOrder, purchaseOrder: 'PO-2' })
      await noted()
      expect(orders.calls).toHaveLength(1)
    })

    test('R31 where nobody knows what was there before, it is in doubt after the next login', async () => {
      const sender = await submitted(openSender())
      await sender.orders.fail(end)
      await sender.lists.fail(end)
      expect(sender.device.stored()?.state).toBe('refused')
      const next = openSender({ device: openDevice(sender.device.stored()) })
      await noted()
      await next.lists.answer([row(1)])
      expect([next.at(), next.device.stored()?.state]).toEqual(['doubt.searching', 'lost'])
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
