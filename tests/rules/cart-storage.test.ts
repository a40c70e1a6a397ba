// @vitest-environment node
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { cartEnvelope, readCart } from '../../src/machines/rules/cart-storage'
import { maximumOf } from '../../src/machines/rules/quantity'
import { cart, line, runs } from './samples'

const lineKeys = ['comment', 'product', 'quantity', 'tag1', 'tag2']

afterEach(() => {
  if (Object.keys(Object.prototype).length > 0) throw new Error('A prototype was changed.')
})

describe('a stored cart', () => {
  it('STORE-11 a line has product, quantity, comment, tag1, tag2', () => {
    const stored = JSON.parse(JSON.stringify(cartEnvelope('ACME', [line(2)])))
    expect(Object.keys(stored)).toEqual(['tenantCode', 'lines'])
    expect(Object.keys(stored.lines[0]).sort()).toEqual(lineKeys)
  })

  it.each([null, undefined])('STORE-11 %s is an empty cart', (json) => {
    expect(readCart(json, 'ACME')).toEqual({ lines: [], isDamaged: false })
  })

  it.each([5, 'x', '{bad', {}, true, { tenantCode: 'ACME' }, { tenantCode: 7, lines: [] }])(
    'T-67, R4 the unreadable %j is an empty cart with a notice',
    (json) => {
      expect(readCart(json, 'ACME')).toEqual({ lines: [], isDamaged: true })
    },
  )

  it('C-13, S16 the cart of another tenant has no lines', () => {
    expect(readCart(cartEnvelope('ACME', [line(2)]), 'BOLT')).toEqual({ lines: [], isDamaged: false })
  })

  it('R4 a bare list and a text are read too', () => {
    expect(readCart([line(2)], 'ACME')).toEqual({ lines: [line(2)], isDamaged: false })
    expect(readCart(JSON.stringify(cartEnvelope('ACME', [line(2)])), 'ACME').lines).toEqual([line(2)])
  })

  it('R4 valid lines are kept, others dropped with a notice', () => {
    const bad = [null, 5, [], {}, { product: {} }, { ...line(2), quantity: 0 }, { ...line(2), quantity: 1.5 }]
    const result = readCart([...bad, line(2, { id: 7 }), { product: { id: 8 }, quantity: '3' }], 'ACME')
    expect(result.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [7, 2],
      [8, 3],
    ])
    expect(result.isDamaged).toBe(true)
  })

  it('P3 a second line of the same product is dropped', () => {
    expect(readCart([line(2, { id: 7 }), line(3, { id: '7' })], 'ACME')).toEqual({
      lines: [line(2, { id: 7 })],
      isDamaged: true,
    })
  })

  it('S12 unknown fields and __proto__ are not taken over', () => {
    const text =
      '[{"__proto__":{"polluted":1},"product":{"id":1,"__proto__":{"polluted":1},"extra":1},"quantity":2,"extra":1}]'
    const [read] = readCart(text, 'ACME').lines
    expect(Object.keys(read ?? {}).sort()).toEqual(lineKeys)
    expect(read?.product).not.toHaveProperty('extra')
    expect(read?.product).not.toHaveProperty('polluted')
  })

  it('S12 what a row inherits is not read', () => {
    expect(readCart([Object.create(line(2))], 'ACME')).toEqual({ lines: [], isDamaged: true })
  })

  it('S12 a product whose fields come from __proto__ alone is not read', () => {
    const text = '[{"__proto__":{"product":{"id":1},"quantity":2}}]'
    expect(readCart(text, 'ACME')).toEqual({ lines: [], isDamaged: true })
  })
})

describe('stored cart properties', () => {
  it('P8 storing and restoring any cart gives the same cart', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const stored: unknown = JSON.parse(JSON.stringify(cartEnvelope('ACME', lines)))
        expect(readCart(stored, 'ACME')).toEqual({ lines, isDamaged: false })
      }),
      runs,
    )
  })

  const almostProduct = fc.record({ id: fc.jsonValue(), min_order_qty: fc.jsonValue() }, { requiredKeys: [] })
  const almostLine = fc.record(
    {
      product: fc.oneof(almostProduct, fc.jsonValue()),
      quantity: fc.oneof(fc.integer(), fc.jsonValue()),
      comment: fc.jsonValue(),
      tag1: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  const anyCart = fc.oneof(
    fc.jsonValue(),
    fc.array(almostLine),
    fc.record({
      tenantCode: fc.constantFrom('ACME', 'BOLT', 5),
      lines: fc.oneof(fc.array(almostLine), fc.jsonValue()),
    }),
  )

  it('P8, P26 any JSON gives a valid cart, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(anyCart, (json) => {
        const { lines } = readCart(json, 'ACME')
        expect(new Set(lines.map((row) => String(row.product.id))).size).toBe(lines.length)
        for (const row of lines) {
          expect(Object.keys(row).sort()).toEqual(lineKeys)
          expect(Number.isSafeInteger(row.quantity) && row.quantity > 0).toBe(true)
          expect(row.quantity).toBeLessThanOrEqual(maximumOf(row.product) ?? Number.MAX_SAFE_INTEGER)
        }
        expect(readCart(JSON.parse(JSON.stringify(lines)), 'ACME')).toEqual({ lines, isDamaged: false })
      }),
      runs,
    )
  })

  it('P8 any text gives a valid cart', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readCart(text, 'ACME').lines.every(({ quantity }) => quantity > 0)).toBe(true)
      }),
      runs,
    )
  })
})
