// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as cartShows from '../../src/machines/ordering/cart.selectors'
import * as doubtShows from '../../src/machines/ordering/order-doubt.selectors'
import * as orderShows from '../../src/machines/ordering/order-sender.selectors'
import { openCart } from '../support/carts'
import { noted } from '../support/machine'
import {
  doubting,
  openDevice,
  openSender,
  orderRow,
  refusals,
  refusedOrder,
  sendingOrder,
  unreachable,
} from '../support/senders'
import { line } from '../rules/samples'

type Sender = Awaited<ReturnType<typeof sendingOrder>>
/** For how long the word on an order may still change is held in `order-sender.word.ts`. */
const { selectAttempt, selectFailure, selectAlike, isUnsettled: _, ...signs } = { ...doubtShows, ...orderShows }
/** Which of the signs of the order are on. */
const shown = ({ now }: Sender): readonly string[] =>
  Object.entries(signs).flatMap(([name, isOn]) => (isOn(now()) ? [name] : []))

describe('what the screens are told of an order', () => {
  test('R30 it is on its way, and after 10 s that takes long', async () => {
    const sender = await sendingOrder()
    expect(shown(sender)).toEqual(['isSending'])
    sender.clock.increment(10_000)
    expect(shown(sender)).toEqual(['isSending', 'isStillProcessing'])
    expect(selectAttempt(sender.now())?.key).toBe('key-1')
    await sender.orders.answer()
    expect([shown(sender), selectAttempt(sender.now())]).toEqual([[], null])
  })

  test('R31 it is in doubt, sending it again is asked, and what the buyer says is written down', async () => {
    const sender = await doubting()
    expect([shown(sender), selectFailure(sender.now())]).toEqual([['isInDoubt'], unreachable])
    sender.actor.send({ type: 'resending.requested' })
    expect(shown(sender)).toEqual(['isInDoubt', 'isAsking'])
    sender.actor.send({ type: 'question.declined' })
    const giveBack = sender.device.take()
    sender.actor.send({ type: 'fate.told', isThere: false })
    expect(shown(sender)).toEqual(['isInDoubt', 'isConcluding'])
    giveBack()
    await noted()
    expect(shown(sender)).toEqual([])
  })

  test('R31 the order that may well be it is pointed at', async () => {
    const sender = openSender()
    await sender.lists.answer([orderRow(4)])
    sender.submit()
    await noted()
    await sender.orders.fail(unreachable)
    expect(selectAlike(sender.now())).toBeNull()
    const total = Number(selectAttempt(sender.now())?.total.slice(1))
    await sender.lists.answer([orderRow(4, { total }), orderRow(9, { total })])
    expect(selectAlike(sender.now())?.map(({ id }) => id)).toEqual([9])
  })

  test('CHECK-32 another tab is at an order', async () => {
    const device = openDevice()
    const [one, other] = [await sendingOrder({ device }), await sendingOrder({ device })]
    expect([shown(one), shown(other)]).toEqual([['isSending'], ['isElsewhere']])
  })

  test.each(refusals)('CHECK-29 it was refused, and is open no more: %o', async (failure) => {
    const sender = await refusedOrder(failure)
    expect([shown(sender), selectFailure(sender.now())]).toEqual([['isRefused'], failure])
  })

  test('R31 a second sending that is refused is no refusal of the order', async () => {
    const sender = await doubting()
    sender.actor.send({ type: 'resending.requested' })
    sender.actor.send({ type: 'question.confirmed' })
    await noted()
    await sender.orders.fail(refusals[0])
    expect([shown(sender), selectFailure(sender.now())]).toEqual([['isInDoubt'], refusals[0]])
  })
})

describe('what the screens are told of a cart', () => {
  const tag = { id: 1, name: 'Blue', colour: null }
  const little = line(2, { id: 7, min_order_qty: 6 })

  test('HEAD-12 CART-08 lines, pieces and total', () => {
    const { now } = openCart({ lines: [line(2), line(3, { id: 'b', selling_price: 1 })] })
    expect(cartShows.selectItemCount(now())).toBe(5)
    expect(cartShows.selectLineCount(now())).toBe(2)
    expect(cartShows.selectTotal(now())).toBe(280_000n)
    expect(cartShows.selectLineIds(now())).toEqual(['1', 'b'])
    expect([cartShows.selectQuantity('b')(now()), cartShows.selectQuantity('c')(now())]).toEqual([3, 0])
    expect(cartShows.selectLine(1)(now())?.quantity).toBe(2)
  })

  test('VALID-20 CART-26 the lines below their minimum are named once the checkout was asked for', () => {
    const { now, send } = openCart({ lines: [line(2), little] })
    expect([cartShows.selectProblem(now()), cartShows.selectRefusedIds(now())]).toEqual([null, []])
    send({ type: 'checkout.requested' })
    expect(cartShows.selectRefusedIds(now())).toEqual(['7'])
    const empty = openCart()
    empty.send({ type: 'checkout.requested' })
    expect(cartShows.selectProblem(empty.now())).not.toBeNull()
    expect(cartShows.selectRefusedIds(empty.now())).toEqual([])
  })

  test('CART-22 CART-13 which question is on the screen', () => {
    const { now, send } = openCart({ lines: [line(2)] })
    expect(cartShows.selectQuestion(now())).toBeNull()
    send({ type: 'clearing.requested' })
    expect(cartShows.selectQuestion(now())).toBe('clearing')
    send({ type: 'question.declined' }, { type: 'removal.requested', productId: 1 })
    expect(cartShows.selectQuestion(now())).toBe('removal')
  })

  test('CARD-24 the tags of a line, or those picked before there is one', () => {
    const { now, send } = openCart({ lines: [{ ...line(2), tag2: tag }] })
    expect(cartShows.selectPickedTags(1)(now())).toEqual([tag])
    expect(cartShows.selectPickedTags(9)(now())).toEqual([])
    send({ type: 'tags.picked', productId: 9, tags: [tag] })
    expect(cartShows.selectPickedTags(9)(now())).toEqual([tag])
  })

  test.each([
    [[], [], true],
    [['a'], ['a'], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', 'b'], false],
    [['a', 'b'], ['a'], false],
  ])('R19 the rows are drawn anew when products change: %j, %j: %s', (one, other, isSame) => {
    expect(cartShows.sameTexts(one, other)).toBe(isSame)
  })
})
