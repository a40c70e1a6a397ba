// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grandTotal } from '../../src/machines/rules/cart'
import { formatMoney, formatPrice, lineTotal, moneyOf, orderedTotal, sum } from '../../src/machines/rules/money'
import { cart, line, runs } from './samples'

describe('money', () => {
  it.each([
    [12.5, '$12.50'],
    [3, '$3.00'],
    [0, '$0.00'],
    [1234.5, '$1234.50'],
    [1.005, '$1.01'],
    [0.004, '$0.00'],
    [0.005, '$0.01'],
    [1e21, '$1000000000000000000000.00'],
    [1e-7, '$0.00'],
    [null, '$0.00'],
    [Number.NaN, '$0.00'],
    [Number.POSITIVE_INFINITY, '$0.00'],
    [Number.NEGATIVE_INFINITY, '$0.00'],
  ])('CARD-05, CONST-09 the price %s is shown as %s', (price, text) => {
    expect(formatPrice(price)).toBe(text)
  })

  it('CONST-09 an amount under zero has its sign before the dollar, and nothing is never negative', () => {
    expect(formatMoney(-10_000n)).toBe('-$1.00')
    expect(formatMoney(-49n)).toBe('$0.00')
    expect(formatMoney(-50n)).toBe('-$0.01')
    expect(formatPrice(-0)).toBe('$0.00')
  })

  it('CART-08 a line total is price times quantity', () => {
    expect(formatMoney(lineTotal(12.5, 3))).toBe('$37.50')
    expect(lineTotal(12.5, Number.NaN)).toBe(0n)
    expect(lineTotal(null, 3)).toBe(0n)
  })

  it('CART-10 3 x 0.10 + 1 x 0.20 is $0.50', () => {
    const lines = [line(3, { id: 1, selling_price: 0.1 }), line(1, { id: 2, selling_price: 0.2 })]
    expect(formatMoney(grandTotal(lines))).toBe('$0.50')
  })

  it('CONST-10 is rounded once: three lines of $0.005 are $0.02, not $0.03', () => {
    expect(formatMoney(sum([0.005, 0.005, 0.005].map(moneyOf)))).toBe('$0.02')
  })
})

describe('a line as a company sends it', () => {
  it.each([
    [47.5, 2.5, '$118.75'],
    [10, 2.5, '$25.00'],
    [12.5, 3, '$37.50'],
    [0.3333, 0.5, '$0.17'],
    [-10, 2.5, '-$25.00'],
    [null, 2.5, '$0.00'],
    [10, null, '$0.00'],
    [10, Number.NaN, '$0.00'],
  ])('%j for %j of it is %s', (price, quantity, total) => {
    expect(formatMoney(orderedTotal(price, quantity))).toBe(total)
  })

  it('of whole units it is what a line of the cart is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 1e6 }), (price, quantity) => {
        expect(orderedTotal(price, quantity)).toBe(lineTotal(price, quantity))
      }),
      runs,
    )
  })
})

describe('money properties', () => {
  const fourDecimals = fc.bigInt({ min: 0n, max: 10n ** 13n })
  const priceOf = (units: bigint): number => Number(`${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`)

  it('P1 a price of four decimals is exact in ten-thousandths', () => {
    fc.assert(
      fc.property(fourDecimals, (units) => {
        expect(moneyOf(priceOf(units))).toBe(units)
        expect(moneyOf(-priceOf(units))).toBe(-units)
      }),
      runs,
    )
  })

  it('P1 the total is the exact sum, whatever the order, within half a cent a line of the rounded lines', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const expected = lines.reduce(
          (total, { product, quantity }) =>
            total + BigInt(Math.round((product.selling_price ?? 0) * 10_000)) * BigInt(quantity),
          0n,
        )
        expect(grandTotal(lines)).toBe(expected)
        expect(grandTotal(lines.toReversed())).toBe(expected)
        const roundedLines = lines.map(({ product, quantity }) => {
          const cents = formatMoney(lineTotal(product.selling_price, quantity)).replace(/[$.]/g, '')
          return BigInt(cents) * 100n
        })
        const gap = expected - sum(roundedLines)
        expect((gap < 0n ? -gap : gap) <= 50n * BigInt(lines.length)).toBe(true)
      }),
      runs,
    )
  })

  it('P2 every finite price of 0 or more is written as $ and two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (price) => {
        expect(formatPrice(price)).toMatch(/^\$\d+\.\d{2}$/)
      }),
      runs,
    )
  })

  it('P2 reading a written price back is at most half a cent off', () => {
    fc.assert(
      fc.property(fourDecimals, (units) => {
        const cents = BigInt(formatPrice(priceOf(units)).replace(/[$.]/g, ''))
        const gap = cents * 100n - units
        expect(gap > -50n && gap <= 50n).toBe(true)
      }),
      runs,
    )
  })

  it('P2 no number at all is written as NaN, an exponent or minus nothing', () => {
    fc.assert(
      fc.property(fc.double(), (price) => {
        expect(formatPrice(price)).toMatch(/^(?!-\$0\.00$)-?\$\d+\.\d{2}$/)
      }),
      runs,
    )
  })
})
