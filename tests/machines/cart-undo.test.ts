// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { selectUndo } from '../../src/machines/ordering/cart.selectors'
import type { CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { openCart } from '../support/carts'
import { line } from '../rules/samples'

const limits = { min_order_qty: 6, max_order_qty: 20 }
const three: Lines = [line(3, {}, 'blue'), line(8, { id: 2, ...limits }), line(5, { id: 3 })]
const cartOf = (...events: CartEvent[]) => {
  const opened = openCart({ lines: three })
  opened.send(...events)
  return { ...opened, undo: () => selectUndo(opened.now()) }
}
const removed: CartEvent[] = [{ type: 'removal.requested', productId: 2 }, { type: 'question.confirmed' }]
const filled: CartEvent = {
  type: 'quantities.filled',
  quantities: [
    { productId: 1, quantity: 7 },
    { productId: 2, quantity: 50 },
  ],
}

describe('undo', () => {
  test('CART-22 CART-33 a removal asks first, and can then be undone: the line is back at its place, and stored', () => {
    const { send, now, saved, undo } = cartOf(...removed)
    expect(undo()).toEqual({ kind: 'removed', line: three[1], at: 1 })
    send({ type: 'change.undone' })
    expect([now().context.lines, saved.at(-1)?.lines, undo()]).toEqual([three, three, null])
  })

  test('VALID-14 filled-in quantities are capped, and go back in one step', () => {
    const { send, quantities, undo } = cartOf(filled)
    expect(quantities()).toEqual([7, 20, 5])
    expect(undo()?.kind).toBe('filled')
    send({ type: 'change.undone' })
    expect([quantities(), undo()]).toEqual([[3, 8, 5], null])
  })

  test('only the last change is offered, and none that the buyer let go', () => {
    const { send, quantities, undo } = cartOf(filled, ...removed)
    expect(undo()?.kind).toBe('removed')
    send({ type: 'undo.dismissed' }, { type: 'change.undone' })
    expect([quantities(), undo()]).toEqual([[7, 5], null])
  })

  test.each([
    ['an order', { type: 'order.accepted', ordered: [{ productId: 3, quantity: 5 }] }],
    ['an order of another tab', { type: 'order.settledElsewhere' }],
    ['another cart', { type: 'draft.opened', lines: [line(1, { id: 9 })], mode: 'replace' }],
    ['a draft that is added', { type: 'draft.opened', lines: [line(1, { id: 9 })], mode: 'merge' }],
    ['a draft that is cut', { type: 'draft.opened', lines: [line(9e15, { id: 1, max_order_qty: 9 })], mode: 'merge' }],
  ] as const)('after %s there is nothing to undo', (_, event) => {
    const { send, undo } = cartOf(...removed)
    send(event)
    expect(undo()).toBeNull()
  })

  test('a cart that was cleared stays cleared', () => {
    const { send, quantities, undo } = cartOf(
      ...removed,
      { type: 'clearing.requested' },
      { type: 'question.confirmed' },
    )
    send({ type: 'change.undone' })
    expect([quantities(), undo()]).toEqual([[], null])
  })

  test('R24 a line that another tab brought back is not offered', () => {
    const { undo } = cartOf(...removed, { type: 'cart.changedElsewhere', lines: three })
    expect(undo()).toBeNull()
  })

  test('the quantities are filled in while no question is open', () => {
    const { send, quantities } = cartOf({ type: 'removal.requested', productId: 2 }, filled)
    expect(quantities()).toEqual([3, 8, 5])
    send({ type: 'question.declined' }, filled)
    expect(quantities()).toEqual([7, 20, 5])
  })
})
