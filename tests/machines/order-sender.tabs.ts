import { describe, expect, test } from 'vitest'
import { lost, sentAgain } from '../../src/machines/rules/order-attempt'
import { product } from '../rules/samples'
import { noted } from '../support/machine'
import { notices, settledTests, twoTabs } from './order-sender.settled'
import {
  doubting,
  foreignAttempt as foreign,
  openDevice,
  openSender,
  orderRow,
  refusals,
  resend,
  sayFate,
  sendingOrder,
  unreachable,
} from '../support/senders'

/** What the senders of several tabs of one browser do. */
export const tabTests = () => {
  settledTests()
  describe('two tabs', () => {
    test('CHECK-32 both press at once: one order goes out, the other tab waits, says so, and sends nothing', async () => {
      const [one, other] = twoTabs()
      one.submit()
      other.submit()
      await noted()
      expect([one.at(), other.at()]).toEqual(['underWay.sending.patient', 'elsewhere'])
      await one.orders.answer()
      await noted()
      expect([one.orders.calls.length, other.orders.calls.length, other.at()]).toEqual([1, 0, 'free'])
    })

    test('R33 what was removed in a tab is not offered back when another has placed an order', async () => {
      const [one, other] = twoTabs()
      other.cart.send({ type: 'removal.requested', productId: 1 }, { type: 'question.confirmed' })
      expect(other.cart.now().context.undo).not.toBeNull()
      one.submit()
      await noted()
      expect(other.cart.now().context.undo).not.toBeNull()
      await one.orders.answer()
      await noted()
      expect(other.cart.now().context.undo).toBeNull()
    })

    test('C-91 a colleague left an order without an answer: what is put into the cart now stands apart from it', () => {
      const device = openDevice()
      const { cart } = openSender({ device })
      const nextTo = () => cart.now().context.lines.map((row) => row.nextTo ?? [])
      device.ofColleagues(['colleague'])
      cart.send({ type: 'quantity.entered', product: product({ id: 9 }), text: '1', place: 'card' })
      expect(nextTo()).toEqual([[], [], ['colleague']])
      device.ofColleagues([])
      expect(nextTo()).toEqual([[], [], []])
    })

    test('R31 the orders before are asked for anew when another tab has placed one: it is not pointed at later', async () => {
      const [one, other] = twoTabs()
      await other.lists.answer([orderRow(4)])
      expect(other.now().context.known).toEqual(['4'])
      one.submit()
      await noted()
      await one.orders.answer()
      await noted()
      expect([other.now().context.known, other.lists.calls.length]).toEqual([null, 2])
      await other.lists.answer([orderRow(4), orderRow(5)])
      expect(other.now().context.known).toEqual(['4', '5'])
    })

    test('CHECK-32 an order that another tab placed while this one waited, unheard of: nothing is sent, and that is told', async () => {
      const sender = openSender()
      sender.submit()
      sender.device.put(null, 'key-of-another')
      await noted()
      expect([sender.orders.calls, sender.at()]).toEqual([[], 'free'])
      expect(sender.told).toEqual([{ type: 'notice.given', notice: { kind: 'orderElsewhere' } }])
      // The notice goes in a moment; the checkout goes on saying it.
      expect(sender.now().context.placed).toBe('placedElsewhere')
      // Until the news are there, the cart may still show what is ordered.
      sender.submit()
      await noted()
      expect(sender.orders.calls).toHaveLength(0)
      sender.device.announce(null)
      sender.submit()
      await noted()
      expect(sender.orders.calls).toHaveLength(1)
    })

    test('CHECK-32 an order that another tab placed is heard of while this one waits for its turn', async () => {
      const sender = openSender()
      const hold = sender.device.take()
      sender.submit()
      sender.device.put(null, 'key-of-another')
      sender.device.announce(null)
      expect(sender.at()).toBe('free')
      hold()
      await noted()
      expect(sender.orders.calls).toHaveLength(0)
      expect(sender.told).toEqual([{ type: 'notice.given', notice: { kind: 'orderElsewhere' } }])
    })

    test('CHECK-32 an order that another tab placed, and this one heard of, is no reason to wait', async () => {
      const [one, other] = twoTabs()
      one.submit()
      await noted()
      await one.orders.answer()
      await noted()
      expect(other.now().context.placed).toBe('placed')
      other.submit()
      await noted()
      expect([other.orders.calls.length, other.now().context.placed]).toEqual([1, null])
    })

    test('R5 the other tab writes it down again when the device is wiped meanwhile', async () => {
      const [one, other] = twoTabs()
      await one.lists.answer([])
      one.submit()
      await noted()
      one.device.wipe()
      await noted()
      expect([other.at(), one.device.stored()?.key]).toEqual(['elsewhere', 'key-1'])
      await one.orders.fail(refusals[0])
      await one.lists.answer([])
      await noted()
      expect([other.at(), other.told.at(-1)]).toEqual([
        'free',
        { type: 'notice.given', notice: { kind: 'orderNotTaken' } },
      ])
    })

    test('CHECK-32 while one tab sends, the other hears of it; it is free when the first one is done', async () => {
      const [one, other] = twoTabs()
      one.submit()
      await noted()
      expect([other.at(), other.phases().at(-1)]).toEqual(['elsewhere', 'doubt'])
      expect(other.now().context.placed).toBeNull()
      await one.orders.answer()
      expect([other.at(), other.now().context.placed]).toEqual(['free', 'placed'])
      other.actor.send({ type: 'place.changed', pathname: '/checkout', search: '' })
      expect(other.now().context.placed).toBe('placed')
      other.actor.send({ type: 'place.changed', pathname: '/products', search: '' })
      expect(other.now().context.placed).toBeNull()
    })

    test('CHECK-32 an answer that one tab lost is in doubt in both; what one finds out, both know', async () => {
      const [one, other] = twoTabs()
      one.submit()
      await noted()
      await one.orders.fail(unreachable)
      await noted()
      expect([one.now().hasTag('inDoubt'), other.now().hasTag('inDoubt')]).toEqual([true, true])
      other.actor.send({ type: 'fate.told', isThere: false })
      await noted()
      expect([one.at(), other.at()]).toEqual(['free', 'free'])
    })

    test('CHECK-32 what one tab finds out to be there is told in the other, too', async () => {
      const [one, other] = twoTabs()
      one.submit()
      await noted()
      await one.orders.fail(unreachable)
      await noted()
      await sayFate(one, true)
      expect([one.at(), other.at()]).toEqual(['free', 'free'])
      expect(other.told).toEqual([{ type: 'notice.given', notice: { kind: 'orderPlaced' } }])
    })

    test('CHECK-32 one tab sends it once more while the other says that it is not there: it is not believed', async () => {
      const [one, other] = twoTabs()
      one.submit()
      await noted()
      await one.orders.fail(unreachable)
      await noted()
      one.actor.send({ type: 'resending.requested' })
      one.actor.send({ type: 'question.confirmed' })
      other.actor.send({ type: 'fate.told', isThere: false })
      await noted()
      expect([one.at(), one.device.stored()?.tries]).toEqual(['underWay.sending.patient', 2])
      await one.orders.fail(unreachable)
      await noted()
      expect([other.now().hasTag('inDoubt'), one.device.stored()?.key]).toEqual([true, 'key-1'])
    })

    test('CHECK-32 a second sending of what another tab has settled meanwhile is none', async () => {
      const [one, other] = twoTabs()
      one.submit()
      await noted()
      await one.orders.fail(unreachable)
      await noted()
      one.actor.send({ type: 'fate.told', isThere: false })
      other.actor.send({ type: 'resending.requested' })
      other.actor.send({ type: 'question.confirmed' })
      await noted()
      expect([other.orders.calls.length, other.at()]).toEqual([0, 'free'])
    })
  })

  describe('news of other tabs in every state', () => {
    const told = (sender: ReturnType<typeof openSender>, attempt: typeof foreign | null) => {
      // Written by nobody of this test: only the news arrives.
      sender.device.announce(attempt)
      return noted()
    }
    test('CHECK-32 an order of another tab that is found only when there is a turn: nothing is sent', async () => {
      const sender = openSender()
      sender.submit()
      sender.device.put(foreign)
      await noted()
      expect([sender.now().hasTag('inDoubt'), sender.orders.calls]).toEqual([true, []])
      await resend(sender)
      expect(sender.orders.last().input.key).toBe('key-9')
    })

    test('CHECK-32 what was to be sent again is another order by now: that one is in doubt', async () => {
      const sender = await doubting()
      sender.actor.send({ type: 'resending.requested' })
      sender.device.put(foreign)
      sender.actor.send({ type: 'question.confirmed' })
      await noted()
      expect([sender.orders.calls.length, sender.now().context.attempt?.key]).toEqual([1, 'key-9'])
    })

    test.each([true, false])('CHECK-32 it is there: %s, of what is not open any more', async (isThere) => {
      const sender = await doubting()
      sender.device.put(null)
      await sayFate(sender, isThere)
      expect([sender.at(), sender.cart.quantities()]).toEqual(['free', [2, 6]])
    })

    test.each([true, false])('CHECK-32 it is there: %s, of what was sent again meanwhile', async (isThere) => {
      const sender = await doubting()
      sender.device.put(sentAgain(foreign))
      await sayFate(sender, isThere)
      expect([sender.at(), sender.device.stored()?.key]).toEqual(['doubt.searching', 'key-9'])
    })

    test('CHECK-32 in doubt: sent again elsewhere, lost elsewhere, settled elsewhere', async () => {
      const sender = await doubting()
      const mine = sender.device.stored()!
      const hold = sender.device.take()
      await told(sender, sentAgain(mine))
      expect(sender.at()).toBe('elsewhere')
      await told(sender, lost(sentAgain(mine)))
      expect([sender.at(), sender.now().context.attempt?.state]).toEqual(['elsewhere', 'lost'])
      sender.device.put(lost(sentAgain(mine)))
      hold()
      await noted()
      expect(sender.now().hasTag('inDoubt')).toBe(true)
      await told(sender, lost(sentAgain(mine)))
      expect(sender.now().hasTag('inDoubt')).toBe(true)
      await told(sender, null)
      expect(sender.at()).toBe('free')
    })

    test('CHECK-32 the order of another tab is settled before there is a turn, and when there is one', async () => {
      const sender = openSender()
      const hold = sender.device.take()
      await told(sender, foreign)
      expect(sender.at()).toBe('elsewhere')
      await told(sender, null)
      expect(sender.at()).toBe('free')
      await told(sender, foreign)
      sender.device.put(null)
      hold()
      await noted()
      expect(sender.at()).toBe('free')
      expect(notices(sender)).toEqual(['orderNotTaken', 'orderNotTaken'])
    })
  })

  test('CHECK-32 where there are no turns, the same order that another tab sent meanwhile is known to be placed here, too', async () => {
    const sender = await sendingOrder()
    const mine = sender.device.stored()!
    sender.device.put(null, mine.key)
    sender.device.announce(null)
    await noted()
    expect([sender.at(), sender.device.stored()]).toEqual(['free', null])
    expect(sender.told.at(-1)).toEqual({ type: 'notice.given', notice: { kind: 'orderPlaced' } })
  })

  test('CHECK-32 what another tab writes while this one has its turn is old news', async () => {
    const sender = await sendingOrder()
    sender.device.announce(foreign)
    await noted()
    expect([sender.at(), sender.now().context.attempt?.key]).toEqual(['underWay.sending.patient', 'key-1'])
  })
}
