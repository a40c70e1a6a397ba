// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  grandTotal,
  itemCount,
  lineOf,
  productName,
  pruned,
  unitArithmetic,
  unitLabel,
  withComment,
  withoutLine,
  withQuantity,
  withTags,
  type CartLine,
} from '../../src/machines/rules/cart'
import { maximumOf } from '../../src/machines/rules/quantity'
import { cart, line, limits, product, runs } from './samples'

const tag = (id: number) => ({ id, name: `T${id}`, colour: null })

describe('the cart', () => {
  it('CART-31 a product is added at the end with an empty comment and no tags', () => {
    const lines = withQuantity([line(2, { id: 1 })], product({ id: 2 }), 3)
    expect(lines.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
      [1, 2],
      [2, 3],
    ])
    expect(lines[1]).toMatchObject({ comment: '', tag1: null, tag2: null })
  })

  it('CART-32, DETAIL-23 an update sets the quantity, keeps place, comment and tags, and takes the fresh price', () => {
    const lines = withTags(withComment([line(2, { id: 1 }), line(1, { id: 2 })], 1, 'blue'), 1, [tag(7)])
    const [first, second] = withQuantity(lines, product({ id: '1', selling_price: 9 }), 8)
    expect(first).toMatchObject({ quantity: 8, comment: 'blue', tag1: tag(7), product: { selling_price: 9 } })
    expect(second).toEqual(line(1, { id: 2 }))
  })

  it('VALID-14, VALID-15 an update is capped at the maximum, and 0 or less removes the line', () => {
    const lines = [line(2, { max_order_qty: 20 })]
    expect(withQuantity(lines, product({ max_order_qty: 20 }), 25)[0]?.quantity).toBe(20)
    expect(withQuantity(lines, product(), 0)).toEqual([])
    expect(withQuantity(lines, product(), -3)).toEqual([])
    expect(withQuantity(lines, product(), Number.NaN)).toEqual(lines)
  })

  it('CART-21 a quantity under the minimum may be kept', () => {
    expect(withQuantity([], product({ min_order_qty: 6 }), 4)[0]?.quantity).toBe(4)
  })

  it('CART-33 removing takes the line out, whichever type its id has', () => {
    expect(withoutLine([line(1, { id: 7 }), line(1, { id: 8 })], '7')).toEqual([line(1, { id: 8 })])
    expect(lineOf([line(1, { id: '7' })], 7)?.quantity).toBe(1)
    expect(lineOf([], 7)).toBeNull()
  })

  it('CARD-24 up to two tags are kept on the line', () => {
    const [tagged] = withTags([line(1)], 1, [tag(1), tag(2), tag(3)])
    expect([tagged?.tag1?.id, tagged?.tag2?.id]).toEqual([1, 2])
    const [bare] = withTags([line(1)], 1, [])
    expect([bare?.tag1, bare?.tag2]).toEqual([null, null])
  })

  it('CONST-11, HEAD-12 the item count is the sum of the quantities, not the number of lines', () => {
    expect(itemCount([line(2, { id: 1 }), line(3, { id: 2 })])).toBe(5)
  })

  it('T-115 a line keeps limits and PUOM, and nothing else of a product', () => {
    const full = { ...product({ min_order_qty: 6, max_order_qty: 20 }), related_products: [1], additional_info: 'x' }
    expect(pruned(full)).toEqual(product({ min_order_qty: 6, max_order_qty: 20 }))
  })

  it('C-62 a product is called by its description, else by its part number', () => {
    expect(productName(product())).toBe('Hex bolt M8')
    expect(productName(product({ description: ' ' }))).toBe('P-1001')
  })
})

describe('the unit of measure', () => {
  it.each([
    ['BOX', 12, 'BOX x 12'],
    ['EA', 1, 'EA x 1'],
    ['EA', null, 'EA'],
    ['EA', 0, 'EA'],
    ['ROLL', 2.5, 'ROLL x 2.5'],
    ['', 12, ''],
    [null, null, ''],
  ])('CARD-06, DETAIL-09 %s with factor %s is labelled %j', (code, cf, text) => {
    expect(unitLabel(code, cf)).toBe(text)
  })

  it.each([
    [3, 'BOX', 12, '3 x BOX 12 = 36'],
    [3, 'ROLL', 0.1, '3 x ROLL 0.1 = 0.3'],
    [3, '', 12, '3 x 12 = 36'],
    [3, 'EA', 1, null],
    [3, 'EA', null, null],
  ])('C-70 %s of %s with factor %s is %j', (quantity, code, cf, text) => {
    expect(unitArithmetic(quantity, code, cf)).toBe(text)
  })

  it('P12 no mix of missing parts shows undefined, null or NaN', () => {
    const code = fc.constantFrom(null, '', ' ', 'BOX')
    const factor = fc.oneof(fc.constant(null), fc.double())
    fc.assert(
      fc.property(fc.integer(), code, factor, (quantity, uom, cf) => {
        expect(unitLabel(uom, cf)).not.toMatch(/undefined|null|NaN|Infinity/)
        expect(unitArithmetic(quantity, uom, cf) ?? '').not.toMatch(/undefined|null|NaN/)
      }),
      runs,
    )
  })
})

type Command = { readonly id: number | string; readonly quantity: number; readonly kind: 'set' | 'remove' | 'comment' }

const command = fc.record<Command>({
  id: fc.oneof(fc.nat(4), fc.nat(4).map(String)),
  quantity: fc.oneof(fc.integer({ min: -5, max: 80 }), fc.constantFrom(2.5, Number.NaN, Number.POSITIVE_INFINITY)),
  kind: fc.constantFrom('set', 'remove', 'comment'),
})

const applied = (lines: CartLine[], { id, quantity, kind }: Command, of: Parameters<typeof product>[0]): CartLine[] => {
  if (kind === 'remove') return withoutLine(lines, id)
  if (kind === 'comment') return withComment(lines, id, `note ${quantity}`)
  return withQuantity(lines, product({ ...of, id }), quantity)
}

describe('cart properties', () => {
  it('P3, P4 after any commands: whole quantities above 0 and not over the maximum, one line per product', () => {
    fc.assert(
      fc.property(limits, fc.array(command, { maxLength: 40 }), (of, commands) => {
        const model = new Map<string, number>()
        let lines: CartLine[] = []
        const cap = maximumOf(of) ?? Number.POSITIVE_INFINITY
        for (const next of commands) {
          lines = applied(lines, next, of)
          const key = String(next.id)
          if (next.kind === 'remove' || (next.kind === 'set' && next.quantity <= 0)) model.delete(key)
          else if (next.kind === 'set' && Number.isFinite(next.quantity)) {
            model.set(key, Math.min(cap, Math.trunc(next.quantity)))
          }
          expect(lines.map(({ product: { id }, quantity }) => [String(id), quantity])).toEqual([...model])
        }
        expect(itemCount(lines)).toBe([...model.values()].reduce((one, other) => one + other, 0))
        expect(itemCount(lines) === 0).toBe(lines.length === 0)
      }),
      runs,
    )
  })

  it('P1 adding a product and removing it again leaves the cart and its total as they were', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 1, max: 99 }), (lines, quantity) => {
        const after = withoutLine(withQuantity(lines, product({ id: 'new' }), quantity), 'new')
        expect(after).toEqual(lines)
        expect(grandTotal(after)).toBe(grandTotal(lines))
      }),
      runs,
    )
  })
})
