// @vitest-environment node
import { expect, test } from 'vitest'
import { openCart } from '../support/carts'
import { line } from '../rules/samples'

test.each([
  { phase: 'underWay', kind: 'orderStays' },
  { phase: 'doubt', kind: 'orderStays' },
  { phase: 'free', kind: 'orderCanceled' },
  { phase: 'free', isUnsure: true, kind: 'orderStays' },
] as const)('R31 CART-23 a cart that is emptied while an order is $phase: $kind', ({ kind, ...order }) => {
  const { send, news } = openCart({ lines: [line(8)] })
  send(
    { type: 'order.changed', ...order, by: 'me', others: [] },
    { type: 'clearing.requested' },
    { type: 'question.confirmed' },
  )
  expect(news).toEqual([{ type: 'notice.given', notice: { kind } }, { type: 'cart.cleared' }])
})

test.each([
  { type: 'order.accepted', ordered: [{ productId: 1, quantity: 8 }] },
  { type: 'order.settledElsewhere' },
] as const)(
  'R31 CART-23 whether to cancel is not asked any more once the order is placed ($type): nobody is told that it is canceled',
  (event) => {
    const { send, news, now } = openCart({ lines: [line(8)] })
    send({ type: 'order.changed', phase: 'underWay', by: 'me', others: [] }, { type: 'clearing.requested' })
    expect(now().hasTag('askingClearing')).toBe(true)
    send(event)
    expect(now().hasTag('askingClearing')).toBe(false)
    send({ type: 'question.confirmed' })
    expect(news).toEqual([])
  },
)
