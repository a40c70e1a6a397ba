// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutLine, withQuantity } from '../../src/machines/rules/cart'
import { changed, linesOf, readText, writeText } from '../../src/machines/rules/cart-sync'
import { isUndoable, removalOf, undone, withQuantities } from '../../src/machines/rules/cart-undo'
import { cart, line, product, runs } from './samples'

const limits = { min_order_qty: 6, max_order_qty: 20 }
const three = [line(3, {}, 'blue'), line(8, { id: 2, ...limits }), line(5, { id: 3 })]

describe('a removal', () => {
  it('comes back to its place with quantity, comment and tags', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (lines, at) => {
        const id = lines[at % Math.max(1, lines.length)]?.product.id
        if (id === undefined) return
        const undo = removalOf(lines, id)!
        const without = withoutLine(lines, id)
        expect(isUndoable(lines, undo)).toBe(false)
        expect(isUndoable(without, undo)).toBe(true)
        expect(undone(without, undo)).toEqual(lines)
      }),
      runs,
    )
  })

  it('of what is not in the cart is none; a line that is back by itself stays as it is', () => {
    expect(removalOf(three, 99)).toBeNull()
    expect(isUndoable(three, null)).toBe(false)
    expect(undone(three, removalOf(three, 1)!)).toBe(three)
  })

  it('of the last line of a cart that has shrunk comes to the end', () => {
    const undo = removalOf(three, 3)!
    expect(undone(three.slice(0, 1), undo)).toEqual([three[0], three[2]])
  })
})

describe('filled-in quantities', () => {
  const { lines, undo } = withQuantities(three, [
    { productId: 1, quantity: 9 },
    { productId: '2', quantity: 50 },
    { productId: 3, quantity: 0 },
    { productId: 99, quantity: 4 },
  ])

  it('are capped, and nothing under 1 or unknown is taken', () => {
    expect(lines.map(({ quantity }) => quantity)).toEqual([9, 20, 5])
    expect(undo).toEqual({
      kind: 'filled',
      filled: [
        { productId: 1, before: 3, after: 9 },
        { productId: 2, before: 8, after: 20 },
      ],
    })
  })

  it('go back in one step, but for those that were changed since or are gone', () => {
    expect(undone(lines, undo)).toEqual(three)
    const later = withQuantity(lines, product({ id: 2, ...limits }), 7)
    expect(undone(later, undo).map(({ quantity }) => quantity)).toEqual([3, 7, 5])
    expect(isUndoable(withoutLine(later, 1), undo)).toBe(false)
  })

  it('leave a line that nobody asked about alone, also above a maximum that came down', () => {
    const above = [line(30, limits)]
    expect(withQuantities(above, []).lines).toEqual(above)
  })
})

describe('on the device', () => {
  const read = (text: string | null) => linesOf(readText(text, 'ACME').cart).map(({ product: { id } }) => id)
  const first = changed(readText(null, 'ACME').cart, [], three, 'mine')

  it('R24 a removal that was undone is stored at its place; a product that is added anew at the end', () => {
    for (const id of [1, 2, 3]) {
      const without = withoutLine(three, id)
      const gone = readText(writeText('ACME', changed(first, three, without, 'mine')), 'ACME').cart
      expect(read(writeText('ACME', changed(gone, without, three, 'mine')))).toEqual([1, 2, 3])
      const anew = withQuantity(without, product({ id }), 6)
      expect(read(writeText('ACME', changed(gone, without, anew, 'mine')))).toEqual([
        ...without.map(({ product: { id: other } }) => other),
        id,
      ])
    }
  })
})
