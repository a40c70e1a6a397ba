import { describe, expect, test } from 'vitest'
import { lost, type Attempt } from '../../src/machines/rules/order-attempt'
import type { OrderRow } from '../../src/api/schemas/ordering'
import { selectAlike } from '../../src/machines/ordering/order-doubt.selectors'
import { isNoneFound } from '../../src/machines/ordering/order-sender.selectors'
import { noted } from '../support/machine'
import {
  doubting,
  foreignAttempt as foreign,
  losses,
  openDevice,
  openSender,
  orderRow as row,
  refusals,
  resend,
  sayFate,
  sendingOrder as sending,
  unreachable,
  wantedOrder,
} from '../support/senders'

/** What the sender does while nobody knows whether an order was stored. */
export const doubtTests = () => {
  describe('in doubt', () => {
    test.each(losses)(
      'R31 nobody knows whether it arrived, and it is never sent again by itself: %o',
      async (failure) => {
        const { app, clock, orders, device, cart, now, at, phases } = await sending()
        await orders.fail(failure)
        expect([at(), now().hasTag('inDoubt'), phases().at(-1)]).toEqual(['doubt.searching', true, 'doubt'])
        app.tell({ type: 'network.returned' })
        clock.increment(600_000)
        await noted()
        expect([orders.calls.length, cart.quantities()]).toEqual([1, [2, 6]])
        expect(device.stored()).toMatchObject({ key: 'key-1', state: 'lost', tries: 1 })
      },
    )

    test('R31 nothing else is sent meanwhile', async () => {
      const { submit, orders } = await doubting()
      submit({ ...wantedOrder, note: 'changed' })
      await noted()
      expect(orders.calls).toHaveLength(1)
    })

    test('R31 sent again it is the same body under the same key, whatever the day', async () => {
      const sender = await doubting()
      await resend(sender)
      const [first, second] = sender.orders.calls.map(({ input }) => input)
      expect(second).toEqual(first)
      expect(sender.device.stored()).toMatchObject({ state: 'sending', tries: 2 })
      await sender.orders.answer()
      expect([sender.at(), sender.device.stored(), sender.cart.quantities()]).toEqual(['free', null, []])
    })

    test('R31 the question before it is sent again can be declined', async () => {
      const { actor, at, orders } = await doubting()
      actor.send({ type: 'resending.requested' })
      expect(at()).toBe('doubt.asking')
      actor.send({ type: 'question.declined' })
      await noted()
      expect([at(), orders.calls.length]).toEqual(['doubt.told', 1])
    })

    test.each(refusals)(
      'CHECK-32 a second sending that is refused leaves the first one in doubt: %o',
      async (failure) => {
        const sender = await doubting()
        await resend(sender)
        await sender.orders.fail(failure)
        expect([sender.now().hasTag('inDoubt'), sender.now().context.failure]).toEqual([true, failure])
        expect(sender.device.stored()).toMatchObject({ key: 'key-1', state: 'lost', tries: 2 })
        await resend(sender)
        expect(sender.orders.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1', 'key-1'])
      },
    )

    test('R31 a second sending that is lost, too, stays in doubt', async () => {
      const sender = await doubting()
      await resend(sender)
      await sender.orders.fail(unreachable)
      expect([sender.now().hasTag('inDoubt'), sender.device.stored()?.tries]).toEqual([true, 2])
    })

    test('R31 I have checked, it is not there: the doubt is over, the cart as it was', async () => {
      const { actor, device, cart, at, submit, orders } = await doubting()
      actor.send({ type: 'fate.told', isThere: false })
      await noted()
      expect([at(), device.stored(), cart.quantities()]).toEqual(['free', null, [2, 6]])
      submit({ ...wantedOrder, note: 'another' })
      await noted()
      expect(orders.last().input.key).not.toBe('key-1')
    })

    test('R31 what is not there may still arrive: the same body goes out under its key', async () => {
      const { actor, submit, orders } = await doubting()
      actor.send({ type: 'fate.told', isThere: false })
      await noted()
      submit()
      await noted()
      expect(orders.last().input.key).toBe('key-1')
    })

    test('R4 what cannot be read any more is in doubt, and cannot be sent again', async () => {
      const damaged: Attempt = { ...foreign, body: '', state: 'damaged' }
      const { actor, at, submit, orders, device } = openSender({ device: openDevice(damaged) })
      await noted()
      submit()
      actor.send({ type: 'resending.requested' })
      await noted()
      expect([at(), orders.calls.length]).toEqual(['doubt.searching', 0])
      actor.send({ type: 'fate.told', isThere: false })
      await noted()
      expect([at(), device.stored()]).toEqual(['free', null])
    })

    test('R5 a device that is wiped meanwhile ends no doubt: it is written down again', async () => {
      const sender = await doubting()
      const { at, device, cart } = sender
      device.wipe()
      await noted()
      expect([at(), device.stored()?.key, device.stored()?.state]).toEqual(['doubt.searching', 'key-1', 'lost'])
      device.wipeSilently()
      await sayFate(sender, true)
      expect([at(), device.stored(), cart.quantities()]).toEqual(['free', null, []])
    })

    test('R5 an order on its way is written down again when the device is wiped', async () => {
      const { at, device } = await sending()
      device.wipe()
      expect([at(), device.stored()?.key]).toEqual(['underWay.sending.patient', 'key-1'])
    })

    test('R31 what the orders show can be said before and after they were looked through', async () => {
      const sender = await doubting()
      await sender.lists.answer([])
      sender.actor.send({ type: 'resending.requested' })
      sender.actor.send({ type: 'question.declined' })
      sender.actor.send({ type: 'fate.told', isThere: false })
      await noted()
      const next = await doubting()
      await next.lists.answer([])
      await sayFate(next, true)
      expect([sender.at(), next.at()]).toEqual(['free', 'free'])
    })

    test('R31 I have checked, it is there: what was ordered leaves the cart', async () => {
      const sender = await doubting()
      const { device, cart, at, told, orders } = sender
      await sayFate(sender, true)
      expect([at(), device.stored(), cart.quantities(), orders.calls.length]).toEqual(['free', null, [], 1])
      expect(told).toEqual([{ type: 'navigation.requested', to: '/order-success' }])
    })
  })

  describe('the order that may be it', () => {
    const searched = async (before: OrderRow[] | null, after: OrderRow[]) => {
      const sender = openSender()
      if (before === null) await sender.lists.fail(unreachable)
      else await sender.lists.answer(before)
      sender.submit()
      await noted()
      await sender.orders.fail(unreachable)
      await sender.lists.answer(after)
      return sender
    }
    const found = async (before: OrderRow[] | null, after: OrderRow[]) => {
      const sender = await searched(before, after)
      return { alike: selectAlike(sender.now())?.map(({ id }) => id) ?? null, at: sender.at(), logged: sender.logged }
    }
    test.each([
      ['one with the same total and day that was not there', [row(1)], [row(1), row(2)], [2]],
      ['two such orders', [], [row(1), row(2)], [1, 2]],
      ['one that was there before', [row(1)], [row(1)], []],
      ['another total: named all the same', [], [row(1, { total: 99 })], [1]],
      ['another day: named all the same', [], [row(1, { order_date: '2026-02-28' })], [1]],
    ])('R31 %s', async (_, before, after, alike) => {
      expect(await found(before, after)).toMatchObject({ alike, at: 'doubt.told' })
    })

    test.each([
      ['one is', [row(2)]],
      ['two are', [row(2), row(3)]],
    ])('R31 where %s pointed at, not there is asked once more', async (_, rows) => {
      const { actor, at, device } = await searched([], rows)
      actor.send({ type: 'fate.told', isThere: false })
      expect([at(), device.stored()?.key]).toEqual(['doubt.contradicting', 'key-1'])
      actor.send({ type: 'question.declined' })
      expect(at()).toBe('doubt.told')
      actor.send({ type: 'fate.told', isThere: false })
      actor.send({ type: 'question.confirmed' })
      await noted()
      expect([at(), device.stored()]).toEqual(['free', null])
    })

    test('R31 where none is pointed at, it is there is asked once more', async () => {
      const { actor, at, device } = await searched([], [])
      actor.send({ type: 'fate.told', isThere: true })
      expect([at(), device.stored()?.key]).toEqual(['doubt.contradicting', 'key-1'])
      actor.send({ type: 'question.declined' })
      expect([at(), device.stored()?.key]).toEqual(['doubt.told', 'key-1'])
    })

    test('R31 where one is pointed at, it is there is believed at once', async () => {
      const { actor, at, device } = await searched([], [row(2)])
      actor.send({ type: 'fate.told', isThere: true })
      await noted()
      expect([at(), device.stored()]).toEqual(['free', null])
    })

    test.each([
      ['none like it', [row(1)], [row(1)], true],
      ['two like it', [], [row(2), row(3)], false],
      ['one like it', [], [row(2)], false],
      ['nobody knows what was there before', null, [], false],
    ] as [string, OrderRow[] | null, OrderRow[], boolean][])(
      'R31 whether one was looked for and not found: %s',
      async (_, known, rows, isNone) => {
        const { now } = await searched(known, rows)
        expect(isNoneFound(now())).toBe(isNone)
      },
    )

    test('R31 who does not know what was there before points at nothing', async () => {
      expect(await found(null, [row(2)])).toEqual({ alike: null, at: 'doubt.told', logged: ['Orders'] })
    })

    test('R31 it is looked for again when the network is back, and when the checkout is opened again', async () => {
      const { lists, app, visit, at, logged } = await doubting()
      await lists.fail(unreachable)
      expect([at(), logged]).toEqual(['doubt.told', ['Orders']])
      app.tell({ type: 'network.returned' })
      expect(at()).toBe('doubt.searching')
      await lists.answer([])
      visit('/orders')
      expect(at()).toBe('doubt.told')
      visit('/checkout')
      expect(at()).toBe('doubt.searching')
    })
  })

  describe('after a page was left', () => {
    test('R32 an order that was being sent is in doubt when no tab is at it; its key and body are kept', async () => {
      const device = openDevice(foreign)
      const sender = openSender({ device })
      expect([sender.at(), sender.now().hasTag('elsewhere')]).toEqual(['elsewhere', true])
      await noted()
      expect([sender.at(), sender.orders.calls, sender.phases().at(-1)]).toEqual(['doubt.searching', [], 'doubt'])
      await resend(sender)
      expect(sender.orders.last().input).toEqual({ code: 'ACME', body: foreign.body, key: 'key-9' })
    })

    test('R32 nothing is sent before it is known what was sent before', async () => {
      const device = openDevice(lost(foreign))
      const { submit, orders } = openSender({ device })
      submit()
      await noted()
      expect(orders.calls).toEqual([])
    })
  })
}
