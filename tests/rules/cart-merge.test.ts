// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../../src/machines/rules/cart'
import {
  afterOrder,
  combined,
  firstCut,
  heldOtherwiseOf,
  orderedOf,
  rebased,
} from '../../src/machines/rules/cart-merge'
import { maximumOf } from '../../src/machines/rules/quantity'
import { cart, line, runs } from './samples'

const quantities = (lines: readonly CartLine[]) => lines.map((row) => [String(row.product.id), row.quantity])

describe('after an order', () => {
  it('CHECK-22 what was ordered is gone, R33 what came later stays', () => {
    const ordered = [line(3, { id: 1 }), line(2, { id: 2 }), line(9, { id: 3 })]
    const now = [line(3, { id: 1 }), line(5, { id: 2 }), line(4, { id: 3 }), line(1, { id: 4 })]
    expect(quantities(afterOrder(now, orderedOf(ordered), 'me'))).toEqual([
      ['2', 3],
      ['4', 1],
    ])
  })

  it('P9 ordering the whole cart empties it, and nothing ordered changes nothing', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(afterOrder(lines, orderedOf(lines), 'me')).toEqual([])
        expect(afterOrder(lines, [], 'me')).toEqual(lines)
      }),
      runs,
    )
  })
})

describe('a draft merged into the cart', () => {
  it('C-59 adds the quantities, capped, and keeps the cart’s own comment', () => {
    const lines = [line(15, { id: 1, max_order_qty: 20 }, 'mine'), line(1, { id: 2 })]
    const draft = [line(10, { id: '1' }, 'theirs'), line(2, { id: 2 }, 'note'), line(4, { id: 3 })]
    const result = combined(lines, draft)
    expect(quantities(result)).toEqual([
      ['1', 20],
      ['2', 3],
      ['3', 4],
    ])
    expect(result.map(({ comment }) => comment)).toEqual(['mine', 'note', ''])
  })

  it('P30 a line of another unit stays as it is, is named, and cuts nothing', () => {
    const boxed = line(15, { id: 1, max_order_qty: 20, uom_code: 'BOX', cf: 12 })
    const draft = [line(10, { id: '1', max_order_qty: 20 }), line(4, { id: 3 })]
    expect(combined([boxed], draft)).toEqual([boxed, draft[1]])
    expect(heldOtherwiseOf([boxed], draft)).toEqual([draft[0]])
    expect(firstCut([boxed], draft)).toBeNull()
  })

  it('P4 any two carts merge into one line per product, never over a maximum', () => {
    fc.assert(
      fc.property(cart, cart, (lines, draft) => {
        const result = combined(lines, draft)
        const ids = quantities(result).map(([id]) => id)
        expect(new Set(ids)).toEqual(new Set([...quantities(lines), ...quantities(draft)].map(([id]) => id)))
        expect(ids).toHaveLength(new Set(ids).size)
        for (const { product: of, quantity } of result) expect(quantity).toBeLessThanOrEqual(maximumOf(of) ?? 200)
      }),
      runs,
    )
  })
})

describe('on top of what others changed', () => {
  const one = (quantity: number) => line(quantity, { id: 1 })
  it('R24 the differences add up: what was ordered elsewhere does not come back, what was added elsewhere stays', () => {
    expect(quantities(rebased([one(1)], [one(2)], []))).toEqual([['1', 1]])
    expect(quantities(rebased([one(1)], [one(2)], [one(3)]))).toEqual([['1', 4]])
    expect(quantities(rebased([one(1)], [], [one(3)]))).toEqual([['1', 2]])
    expect(quantities(rebased([one(3)], [one(1)], [one(1)]))).toEqual([])
  })

  it('R24 a line that I did not touch, and a maximum, are kept', () => {
    const [mine, other] = [line(2, { id: 1 }, 'blue'), line(5, { id: 2 })]
    expect(rebased([mine, other], [mine, line(6, { id: 2 })], [mine, other])[0]).toBe(mine)
    const capped = line(4, { id: 1, max_order_qty: 5 })
    expect(
      quantities(rebased([line(1, { id: 1, max_order_qty: 5 })], [capped], [line(4, { id: 1, max_order_qty: 5 })])),
    ).toEqual([['1', 5]])
  })
})
