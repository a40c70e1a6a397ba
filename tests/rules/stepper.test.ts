// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maximumOf, minimumOf, stepOf, stepperMinus, stepperPlus } from '../../src/machines/rules/quantity'
import { limits, runs } from './samples'

const bolt = { min_order_qty: 6, max_order_qty: 20 }

describe('the stepper of the product detail', () => {
  it('DETAIL-11 plus from 0 sets the minimum', () => {
    expect(stepperPlus(bolt, 0, false)).toBe(6)
    expect(stepperPlus(bolt, 0, true)).toBe(6)
  })

  it('DETAIL-12 plus above 0 adds 1 with b2b_sell_minimum off', () => {
    expect(stepperPlus(bolt, 6, false)).toBe(7)
  })

  it('DETAIL-13 plus above 0 adds the minimum with b2b_sell_minimum on', () => {
    expect(stepperPlus(bolt, 6, true)).toBe(12)
  })

  it('DETAIL-14 plus stops at the maximum', () => {
    expect(stepperPlus(bolt, 20, false)).toBe(20)
    expect(stepperPlus(bolt, 18, true)).toBe(20)
  })

  it('DETAIL-15 without a maximum plus goes on', () => {
    expect(stepperPlus({ min_order_qty: 1, max_order_qty: 0 }, 500, false)).toBe(501)
  })

  it('DETAIL-16 minus takes the same step', () => {
    expect(stepperMinus(bolt, 7, false)).toBe(6)
    expect(stepperMinus(bolt, 12, true)).toBe(6)
  })

  it('DETAIL-17 minus never goes below 0', () => {
    expect(stepperMinus(bolt, 0, false)).toBe(0)
    expect(stepperMinus(bolt, 4, true)).toBe(0)
  })

  it('DETAIL-18 the stepper may stand between 0 and the minimum', () => {
    expect(stepperMinus(bolt, 6, false)).toBe(5)
    expect(stepperPlus(bolt, 5, false)).toBe(6)
  })

  it('P5 any presses keep it whole, between 0 and the maximum, and one press moves at most one step', () => {
    fc.assert(
      fc.property(limits, fc.boolean(), fc.array(fc.boolean(), { maxLength: 30 }), (of, isOn, presses) => {
        const cap = maximumOf(of) ?? Number.POSITIVE_INFINITY
        let quantity = 0
        for (const isPlus of presses) {
          const next = isPlus ? stepperPlus(of, quantity, isOn) : stepperMinus(of, quantity, isOn)
          expect(Number.isInteger(next) && next >= 0 && next <= cap).toBe(true)
          const step = quantity === 0 && isPlus ? minimumOf(of) : stepOf(of, isOn)
          expect(Math.abs(next - quantity)).toBeLessThanOrEqual(step)
          quantity = next
        }
      }),
      runs,
    )
  })
})
