// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterMinus,
  afterPlus,
  capped,
  enteredQuantity,
  firstQuantity,
  maximumOf,
  minimumOf,
  raisedAndCapped,
  readQuantity,
  stepOf,
} from '../../src/machines/rules/quantity'
import { limits, runs } from './samples'

const plain = { min_order_qty: null, max_order_qty: null }
const bolt = { min_order_qty: 6, max_order_qty: 20 }
const maxUnderMin = { min_order_qty: 10, max_order_qty: 5 }

describe('limits', () => {
  it.each([null, 0, -3, Number.NaN, Number.POSITIVE_INFINITY, 0.4])(
    'CONST-06, DETAIL-06 a minimum of %s counts as 1',
    (minimum) => {
      expect(minimumOf({ ...plain, min_order_qty: minimum })).toBe(1)
    },
  )

  it('C-66 a fractional minimum is rounded up, a fractional maximum down', () => {
    expect(minimumOf({ ...plain, min_order_qty: 2.2 })).toBe(3)
    expect(maximumOf({ ...plain, max_order_qty: 7.9 })).toBe(7)
  })

  it.each([null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.5])(
    'CARD-16, DETAIL-15, CONST-07 a maximum of %s is no cap',
    (maximum) => {
      expect(maximumOf({ ...plain, max_order_qty: maximum })).toBeNull()
      expect(capped({ ...plain, max_order_qty: maximum }, 30)).toBe(30)
    },
  )
})

describe('the card', () => {
  it('CARD-11, VALID-18 plus on a product not in the cart gives the minimum', () => {
    expect(afterPlus(bolt, 0, false)).toEqual({ quantity: 6, isBlocked: false })
  })

  it('CARD-12 without a minimum the first plus gives 1', () => {
    expect(afterPlus(plain, 0, false).quantity).toBe(1)
  })

  it('CARD-13 plus on a product in the cart adds 1', () => {
    expect(afterPlus(bolt, 6, false).quantity).toBe(7)
  })

  it('CARD-14, VALID-17 plus adds the minimum when b2b_sell_minimum is on', () => {
    expect(afterPlus(bolt, 6, true).quantity).toBe(12)
    expect(stepOf(bolt, true)).toBe(6)
    expect(stepOf(bolt, false)).toBe(1)
  })

  it('CARD-15, VALID-13 plus is blocked at the maximum', () => {
    expect(afterPlus(bolt, 20, false)).toEqual({ quantity: 20, isBlocked: true })
    expect(afterPlus({ min_order_qty: 1, max_order_qty: 1 }, 1, false)).toEqual({ quantity: 1, isBlocked: true })
  })

  it('VALID-12 a step over the maximum stops at it', () => {
    expect(afterPlus(bolt, 18, true)).toEqual({ quantity: 20, isBlocked: false })
  })

  it('CARD-16 with max_order_qty 0 plus goes on', () => {
    expect(afterPlus({ min_order_qty: 1, max_order_qty: 0 }, 29, false)).toEqual({ quantity: 30, isBlocked: false })
  })

  it('CARD-17 minus at or below the minimum asks', () => {
    expect(afterMinus(bolt, 6, false)).toBe('askRemoval')
    expect(afterMinus(bolt, 4, true)).toBe('askRemoval')
    expect(afterMinus(plain, 1, false)).toBe('askRemoval')
  })

  it('CARD-20 minus above the minimum takes 1', () => {
    expect(afterMinus(bolt, 8, false)).toBe(7)
  })

  it('C-53 with b2b_sell_minimum on minus takes the minimum, but not under the minimum', () => {
    expect(afterMinus(bolt, 18, true)).toBe(12)
    expect(afterMinus(bolt, 8, true)).toBe(6)
  })

  it('CARD-21 minus at 0 does nothing', () => {
    expect(afterMinus(bolt, 0, false)).toBe('nothing')
  })
})

describe('add-or-update', () => {
  it('VALID-16 raises to the minimum and caps at the maximum', () => {
    expect([1, 6, 8, 20, 25].map((quantity) => raisedAndCapped(bolt, quantity))).toEqual([6, 6, 8, 20, 20])
  })

  it('C-66 the cap wins when the maximum is under the minimum', () => {
    expect(raisedAndCapped(maxUnderMin, 3)).toBe(5)
    expect(firstQuantity(maxUnderMin)).toBe(5)
  })
})

describe('a typed quantity', () => {
  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['+3', 3],
    ['-3', -3],
    ['-0', 0],
    ['007', 7],
    ['999999', 999_999],
    ['99999999999', 99_999_999_999],
    [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
  ])('R28 %j reads as %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })

  it.each(['', ' ', '-', '1.5', '1,000', '1e3', '0x10', 'NaN', 'Infinity', '--1', '1 2', '٣'])(
    'C-55 %j is no whole number, so the former one comes back',
    (text) => {
      expect(readQuantity(text)).toBe('notWhole')
      expect(enteredQuantity(bolt, text)).toEqual({ kind: 'refused', reason: 'notWhole' })
    },
  )

  it.each(['9007199254740992', '9'.repeat(30)])('C-121 %j is too large to add up exactly', (text) => {
    expect(enteredQuantity({ ...bolt, max_order_qty: 0 }, text)).toEqual({ kind: 'refused', reason: 'tooLarge' })
  })

  it('CART-18, PANEL-12, VALID-14 above the maximum is stored as the maximum, and says so', () => {
    expect(enteredQuantity(bolt, '25')).toEqual({ kind: 'set', quantity: 20, isCapped: true, maximum: 20 })
    expect(enteredQuantity(bolt, '20')).toEqual({ kind: 'set', quantity: 20, isCapped: false, maximum: 20 })
  })

  it('CART-19, VALID-15 0 or less asks for removal', () => {
    expect(enteredQuantity(bolt, '0')).toEqual({ kind: 'askRemoval', reason: 'zero', quantity: 0 })
    expect(enteredQuantity(bolt, '-3')).toEqual({ kind: 'askRemoval', reason: 'zero', quantity: -3 })
  })

  it('CART-20 below the minimum asks for removal and knows what was typed', () => {
    expect(enteredQuantity(bolt, '4')).toEqual({ kind: 'askRemoval', reason: 'belowMinimum', quantity: 4 })
    expect(enteredQuantity(bolt, '6')).toEqual({ kind: 'set', quantity: 6, isCapped: false, maximum: 20 })
  })

  it('C-66 with the maximum under the minimum, the maximum itself is not questioned', () => {
    expect(enteredQuantity(maxUnderMin, '5')).toEqual({ kind: 'set', quantity: 5, isCapped: false, maximum: 5 })
    expect(enteredQuantity(maxUnderMin, '12')).toEqual({ kind: 'set', quantity: 5, isCapped: true, maximum: 5 })
    expect(enteredQuantity(maxUnderMin, '4').kind).toBe('askRemoval')
  })
})

describe('quantity properties', () => {
  const isInRange = (quantity: number, of: { min_order_qty: number | null; max_order_qty: number | null }): boolean =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (maximumOf(of) ?? Number.POSITIVE_INFINITY)

  it('P4 any presses on a card keep a whole quantity above 0 and not over the maximum', () => {
    fc.assert(
      fc.property(limits, fc.boolean(), fc.array(fc.boolean(), { maxLength: 30 }), (of, isOn, presses) => {
        let quantity = 0
        for (const isPlus of presses) {
          const lowered = isPlus ? 'nothing' : afterMinus(of, quantity, isOn)
          if (isPlus) quantity = afterPlus(of, quantity, isOn).quantity
          else if (lowered === 'askRemoval') quantity = 0
          else if (lowered !== 'nothing') quantity = lowered
          expect(quantity === 0 || isInRange(quantity, of)).toBe(true)
          expect(quantity === 0 || quantity >= Math.min(minimumOf(of), maximumOf(of) ?? quantity)).toBe(true)
        }
      }),
      runs,
    )
  })

  it('P5 the first add is the minimum, capped; blocked means at the maximum and unchanged', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 80 }), fc.boolean(), (of, start, isOn) => {
        const cap = maximumOf(of) ?? Number.POSITIVE_INFINITY
        expect(firstQuantity(of)).toBe(Math.min(minimumOf(of), cap))
        expect(stepOf(of, isOn)).toBe(isOn ? minimumOf(of) : 1)
        const quantity = capped(of, start)
        const after = afterPlus(of, quantity, isOn)
        expect(after.isBlocked).toBe(quantity === cap)
        expect(after.quantity).toBe(Math.min(cap, quantity + stepOf(of, isOn)))
      }),
      runs,
    )
  })

  it('P4 whatever is typed, what is stored is whole, above 0 and not over the maximum', () => {
    fc.assert(
      fc.property(limits, fc.oneof(fc.string(), fc.integer().map(String)), (of, text) => {
        const entered = enteredQuantity(of, text)
        expect(entered.kind !== 'set' || isInRange(entered.quantity, of)).toBe(true)
        expect(entered.kind !== 'askRemoval' || Number.isInteger(entered.quantity)).toBe(true)
      }),
      runs,
    )
  })
})
