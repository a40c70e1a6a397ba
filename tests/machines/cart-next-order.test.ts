// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { OrderPhase } from '../../src/machines/ordering/order-sender.types'
import type { CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { openCart } from '../support/carts'
import { recipient } from '../support/machine'
import { line, product } from '../rules/samples'

const phase = (now: OrderPhase): CartEvent => ({ type: 'order.changed', phase: now, by: 'me', others: [] })
const accepted: CartEvent = { type: 'order.accepted', ordered: [{ productId: 1, quantity: 2 }] }
const cleared: readonly CartEvent[] = [{ type: 'clearing.requested' }, { type: 'question.confirmed' }]
const removed: readonly CartEvent[] = [{ type: 'removal.requested', productId: 1 }, { type: 'question.confirmed' }]
/** A cart of two pieces of a product, of which an order was sent that has no answer. */
const inDoubt = (lines: Lines = [line(2)]) => {
  const opened = openCart({ lines })
  opened.send(phase('free'), phase('underWay'), phase('doubt'))
  return opened
}
const three = { ...product(), id: 1 }

describe('R33 what is put in while an order is open is of the next one', () => {
  test.each<[string, readonly CartEvent[], number]>([
    ['typed', [{ type: 'quantity.entered', product: three, text: '3', place: 'card' }], 3],
    ['with plus', [{ type: 'line.increased', product: three, place: 'card' }], 1],
    ['on the product page', [{ type: 'line.updated', product: three, quantity: 3 }], 3],
    ['from a list', [{ type: 'draft.opened', lines: [line(3)], mode: 'merge' }], 3],
    [
      'from the pad',
      [{ type: 'rows.added', lines: [{ product: three, quantity: 3, comment: '' }], by: recipient().ref }],
      3,
    ],
  ])(
    'a line that was cleared and put in anew (%s) stays whole when the order turns out to be stored',
    (_, events, left) => {
      for (const gone of [cleared, removed]) {
        const { send, quantities } = inDoubt()
        send(...gone, ...events, accepted)
        expect(quantities()).toEqual([left])
      }
    },
  )

  test('a list that takes the place of the cart is the next order, whatever stood there', () => {
    const { send, quantities } = inDoubt()
    send({ type: 'draft.opened', lines: [line(3)], mode: 'replace' }, accepted)
    expect(quantities()).toEqual([3])
  })

  test('a line that was raised keeps the difference, and one that is brought back by undo was ordered', () => {
    const raised = inDoubt()
    raised.send({ type: 'quantity.entered', product: three, text: '5', place: 'cart' }, accepted)
    expect(raised.quantities()).toEqual([3])
    const undone = inDoubt()
    undone.send(...removed, { type: 'change.undone' }, accepted)
    expect(undone.quantities()).toEqual([])
  })

  test('the next order takes it all: when none is open any more, nothing stands apart', () => {
    const { send, quantities, now, saved } = inDoubt()
    send(...cleared, { type: 'quantity.entered', product: three, text: '3', place: 'card' }, accepted, phase('free'))
    expect([now().context.lines, saved.at(-1)?.lines]).toEqual([[line(3)], [line(3)]])
    send(phase('underWay'), { type: 'order.accepted', ordered: [{ productId: 1, quantity: 3 }] })
    expect(quantities()).toEqual([])
  })

  test('what another tab put in before it heard of an order belongs to the order that begins here', () => {
    const { send, now } = openCart({ lines: [] })
    send(phase('free'), { type: 'cart.changedElsewhere', lines: [{ ...line(3), nextTo: ['me'] }] })
    expect(now().context.lines).toEqual([line(3)])
  })

  test('a page that is opened again knows it still, as long as the order is open', () => {
    const { send, quantities } = openCart({
      found: { type: 'cart.found', lines: [{ ...line(3), nextTo: ['me'] }], isDamaged: false },
    })
    send(phase('opening'), phase('doubt'), accepted)
    expect(quantities()).toEqual([3])
  })

  test('C-91 what a colleague puts in while an order of mine is open stays whole when that turns out to be stored', () => {
    const { send, saved } = openCart({ lines: [] })
    const mine = ['me']
    const asColleague = (then: OrderPhase, others: readonly string[]): CartEvent => ({
      type: 'order.changed',
      phase: then,
      by: 'colleague',
      others,
    })
    send(asColleague('free', mine), { type: 'quantity.entered', product: three, text: '3', place: 'card' })
    // An order of their own that begins and ends takes only what is in it.
    send(asColleague('underWay', mine), { type: 'order.accepted', ordered: [{ productId: 1, quantity: 1 }] })
    send(asColleague('free', mine))
    expect(saved.at(-1)?.lines).toEqual([{ ...line(2), nextTo: mine }])
    const { send: sendMine, now } = openCart({
      found: { type: 'cart.found', lines: saved.at(-1)?.lines ?? [], isDamaged: false },
    })
    sendMine(phase('opening'), phase('doubt'), accepted)
    expect(now().context.lines).toEqual([{ ...line(2), nextTo: mine }])
    sendMine(phase('free'))
    expect(now().context.lines).toEqual([line(2)])
  })

  test('C-91 a colleague who only looks in leaves what stands apart for my order', () => {
    const { send, now } = openCart({
      found: { type: 'cart.found', lines: [{ ...line(3), nextTo: ['me'] }], isDamaged: false },
    })
    send({ type: 'order.changed', phase: 'opening', by: 'colleague', others: [] })
    send({ type: 'order.changed', phase: 'free', by: 'colleague', others: ['me'] })
    expect(now().context.lines).toEqual([{ ...line(3), nextTo: ['me'] }])
    send({ type: 'order.changed', phase: 'free', by: 'colleague', others: [] })
    expect(now().context.lines).toEqual([line(3)])
  })
})
