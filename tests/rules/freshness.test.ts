// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../src/api/schemas/failure'
import { grandTotal, isSetAside, withQuantity, type CartLine, type LineCheck } from '../../src/machines/rules/cart'
import { cartProblem, newOrder, orderProblem } from '../../src/machines/rules/checkout'
import {
  breachOf,
  checkedLine,
  differencesOf,
  mendsOf,
  freshFor,
  isLowered,
  isSameOrder,
  isStale,
  isUnpriced,
  linesAt,
  offersOf,
  speaks,
  speaksOfGoods,
  withAccepted,
  withChecks,
  type CheckResult,
} from '../../src/machines/rules/freshness'
import { formatChange, formatMoney } from '../../src/machines/rules/money'
import { isNeverSold } from '../../src/machines/rules/quantity'
import { cart, customer, line, product, runs, serverAnswers } from './samples'

const at = 1_772_445_600_000
const check = (patch: Partial<LineCheck> = {}): LineCheck => ({ at, offer: null, was: null, ...patch })
const told = (id: number, price: number | null, patch: Parameters<typeof product>[0] = {}): CheckResult => ({
  productId: id,
  at,
  product: product({ id, selling_price: price, ...patch }),
})
const gone = (id: number): CheckResult => ({ productId: id, at, product: null })
const offered = (price: number, quantity = 2, id = 1): CartLine => ({
  ...line(quantity, { id }),
  check: check({ offer: price }),
})

describe('an answer of the server', () => {
  it('a lower price is taken and marked; accepting or lowering again marks the last step', () => {
    const once = checkedLine(line(2), told(1, 11))
    expect([once.product.selling_price, once.check]).toEqual([11, check({ was: 12.5 })])
    const twice = checkedLine(once, told(1, 10))
    expect([twice.product.selling_price, twice.check]).toEqual([10, check({ was: 11 })])
    expect(checkedLine(twice, told(1, 10)).check).toEqual(check({ was: 11 }))
  })

  it('a higher price is an offer: the accepted one stays, and comes back by itself when it is the price again', () => {
    const raised = checkedLine(line(2), told(1, 13.5))
    expect([raised.product.selling_price, raised.check]).toEqual([12.5, check({ offer: 13.5 })])
    expect(checkedLine(raised, told(1, 12.5)).check).toEqual(check())
  })

  it('a price that is missing has not come down, and the line is looked at first', () => {
    const without = checkedLine(line(2), told(1, null))
    expect([isLowered(without), isUnpriced(without), speaks(without)]).toEqual([false, true, true])
    expect(differencesOf([without])).toMatchObject({ lowered: 0, saved: 0n })
  })

  it('a price that is missing is taken, so that the checkout says so; one that comes later needs consent', () => {
    const without = checkedLine(line(2), told(1, null))
    expect([without.product.selling_price, without.check?.was]).toEqual([null, 12.5])
    expect(orderProblem({ customer: customer(), lines: [without], addressId: 21 })?.kind).toBe('missingPrice')
    expect(checkedLine(without, told(1, 3)).check?.offer).toBe(3)
  })

  it('limits, PUOM and texts are taken as they are now; the id stays as it was sent first', () => {
    const fresh = {
      part_number: 'P-7',
      min_order_qty: 5,
      max_order_qty: 9,
      default_puom_id: 99,
    }
    const { product: of } = checkedLine(line(2, { id: '1' }), told(1, 12.5, fresh))
    expect(of).toEqual(product({ ...fresh, id: '1' }))
  })

  it('a product that is gone is set aside and keeps everything; found again it is as ever', () => {
    const [one] = withChecks([line(2, {}, 'blue')], [gone(1)])
    expect(one).toEqual({ ...line(2, {}, 'blue'), check: check({ gone: true }) })
    expect(withChecks([one as CartLine], [told(1, 12.5)])).toEqual([{ ...line(2, {}, 'blue'), check: check() }])
  })

  it('answers about other products change nothing at all', () => {
    const lines = [line(2)]
    expect(withChecks(lines, [told(7, 1), gone(8)])).toBe(lines)
  })

  it('whatever is answered: no line comes or goes, no quantity changes, and no accepted price ever rises', () => {
    fc.assert(
      fc.property(cart, serverAnswers, (lines, results) => {
        const after = withChecks(lines, results)
        expect(after.map(({ product: { id }, quantity, comment }) => [id, quantity, comment])).toEqual(
          lines.map(({ product: { id }, quantity, comment }) => [id, quantity, comment]),
        )
        for (const [place, one] of after.entries()) {
          const before = lines[place]?.product.selling_price ?? 0
          expect(one.product.selling_price ?? 0).toBeLessThanOrEqual(before)
        }
        expect(withChecks(after, results)).toEqual(after)
      }),
      runs,
    )
  })
})

describe('consent', () => {
  it('takes the price that stood on the screen, and marks the one before', () => {
    expect(withAccepted([offered(13.5)], [{ productId: '1', price: 13.5 }])).toEqual([
      { ...line(2, { selling_price: 13.5 }), check: check({ was: 12.5 }) },
    ])
  })

  it('does not reach to an offer that has become another one meanwhile', () => {
    expect(withAccepted([offered(14)], [{ productId: 1, price: 13.5 }])).toEqual([offered(14)])
  })

  it('to all that is on offer leaves none open, and adds exactly what was said', () => {
    fc.assert(
      fc.property(cart, serverAnswers, (lines, results) => {
        const after = withChecks(lines, results)
        const agreed = withAccepted(after, offersOf(after))
        expect(offersOf(agreed)).toEqual([])
        expect(grandTotal(agreed) - grandTotal(after)).toBe(differencesOf(after).change)
      }),
      runs,
    )
  })

  it('a buyer who presses Plus beside the new price has seen it; beside any other one the line is checked anew', () => {
    expect(withQuantity([offered(13.5)], product({ selling_price: 13.5 }), 3)).toEqual([
      { ...line(3, { selling_price: 13.5 }), check: check({ was: 12.5 }) },
    ])
    expect(withQuantity([offered(13.5)], product(), 3)).toEqual([offered(13.5, 3)])
    expect(withQuantity([offered(13.5)], product({ selling_price: 20 }), 3)).toEqual([line(3, { selling_price: 20 })])
  })
})

describe('the sum of differences', () => {
  it('3 prices changed, +$43.20', () => {
    const lines = [offered(13.5, 20), offered(13.5, 10, 2), offered(13.6, 12, 3), line(9, { id: 4 })]
    const { offers, change } = differencesOf(lines)
    expect([offers, formatChange(change)]).toEqual([3, '+$43.20'])
  })

  it('counts what came down and what is set aside, each by itself', () => {
    const lines = withChecks([line(2), line(1, { id: 2 }), line(3, { id: 3 })], [told(1, 11), gone(2)])
    const { offers, lowered, saved, setAside } = differencesOf(lines)
    expect([offers, lowered, formatMoney(saved), setAside]).toEqual([0, 1, '$3.00', 1])
    expect([formatChange(0n), formatChange(-saved)]).toEqual(['$0.00', '-$3.00'])
  })

  it('counts the quantities that break a limit, and knows the ones that keep it; what is set aside breaks none', () => {
    const lines = [line(2, { min_order_qty: 6 }), line(9, { id: 2, max_order_qty: 4 }), line(1, { id: 3 })]
    expect(differencesOf(lines).breaches).toBe(2)
    expect(mendsOf(lines)).toEqual([
      { productId: 1, quantity: 6 },
      { productId: 2, quantity: 4 },
    ])
    expect(mendsOf(withChecks(lines, [gone(1)]))).toEqual([{ productId: 2, quantity: 4 }])
  })

  it('a price that was raised and accepted is no lower one', () => {
    expect(differencesOf(withAccepted([offered(13.5)], offersOf([offered(13.5)]))).lowered).toBe(0)
  })
})

describe('which lines are read', () => {
  it.each([
    ['never checked', line(1), true],
    ['checked now', { ...line(1), check: check() }, false],
    ['checked a moment less than five minutes ago', { ...line(1), check: check({ at: at - freshFor + 1 }) }, false],
    ['checked five minutes ago', { ...line(1), check: check({ at: at - freshFor }) }, true],
    ['checked in the future of this clock', { ...line(1), check: check({ at: at + 1 }) }, true],
  ])('%s: stale is %s', (_, one, expected) => {
    expect(isStale(one, at)).toBe(expected)
  })

  it('all at the checkout, those in view on the cart, none elsewhere', () => {
    const lines = [1, 2, 3, 4].map((id) => line(1, { id }))
    expect(linesAt(lines, '/checkout', [])).toBe(lines)
    expect(linesAt(lines, '/cart', ['3', '2']).map(({ product: { id } }) => id)).toEqual([2, 3])
    expect([linesAt(lines, '/cart', []), linesAt(lines, '/orders', ['1', '2'])]).toEqual([[], []])
  })
})

describe('what speaks against sending', () => {
  const parts = (lines: readonly CartLine[]) => ({ customer: customer(), lines, addressId: 21 })
  it('an offer without consent', () => {
    expect(orderProblem(parts([offered(13.5)]))).toEqual({ kind: 'offersOpen', count: 1 })
  })

  it('a minimum that went up, a maximum that came down: with the quantity that mends it', () => {
    const [few, many] = withChecks(
      [line(4), line(30, { id: 2 })],
      [told(1, 12.5, { min_order_qty: 5 }), told(2, 12.5, { max_order_qty: 20 })],
    ) as [CartLine, CartLine]
    expect([breachOf(few), breachOf(many), breachOf(line(4))]).toEqual([
      { kind: 'belowMinimum', allowed: 5 },
      { kind: 'aboveMaximum', allowed: 20 },
      null,
    ])
    expect(orderProblem(parts([few]))?.kind).toBe('belowMinimum')
    expect(orderProblem(parts([many]))).toEqual({ kind: 'aboveMaximum', name: 'Hex bolt M8', maximum: 20 })
    // C-66: the cap wins over the minimum.
    const never = line(2, { min_order_qty: 6, max_order_qty: 4 })
    expect(breachOf(never)).toEqual({ kind: 'belowMinimum', allowed: 4 })
    // No quantity of it can be ordered, so none is offered; that of others is.
    expect([isNeverSold(never.product), isNeverSold(few.product)]).toEqual([true, false])
    expect(mendsOf([never, few])).toEqual([{ productId: 1, quantity: 5 }])
  })

  it('a line set aside speaks against nothing, is in no total, and in no order', () => {
    const lines = withChecks([line(2), line(1, { id: 2, min_order_qty: 9, default_puom_id: null })], [gone(2)])
    expect([orderProblem(parts(lines)), cartProblem(lines)]).toEqual([null, null])
    expect(formatMoney(grandTotal(lines))).toBe('$25.00')
    const wanted = { customer: customer(), addressId: 21, purchaseOrder: '', note: '', saleDate: '2026-03-01', lines }
    expect(newOrder(wanted).items.map(({ puom_id }) => puom_id)).toEqual([11])
    expect(lines.map(isSetAside)).toEqual([false, true])
  })

  it('nothing but lines set aside', () => {
    const lines = withChecks([line(2)], [gone(1)])
    expect([cartProblem(lines)?.kind, orderProblem(parts(lines))?.kind]).toEqual(['allSetAside', 'missingData'])
  })

  it('the same order is the same on the screen: checks and set-aside lines aside', () => {
    const lines = [line(2), line(1, { id: 2 })]
    expect(isSameOrder(lines, withChecks(lines, [told(1, 12.5), told(2, 12.5)]))).toBe(true)
    expect(isSameOrder(lines, withChecks(lines, [told(1, 11)]))).toBe(false)
    expect(isSameOrder(lines, withChecks(lines, [gone(1)]))).toBe(false)
    const boxed = withChecks(lines, [told(1, 12.5, { cf: 12 })])
    expect(isSameOrder(lines, withAccepted(boxed, offersOf(boxed)))).toBe(false)
  })
})

describe('a refusal', () => {
  const refusal = (message: string | null, fields: Readonly<Record<string, readonly string[]>> = {}): Failure => ({
    kind: 'rejected',
    status: 422,
    message,
    fields,
  })
  it.each([
    ['a field price', refusal(null, { price: ['No.'] }), true],
    ['a field of an item', refusal(null, { 'items.0.puom_id': ['No.'] }), true],
    ['words about a price', refusal('The price has changed.'), true],
    ['words in Spanish', refusal('El artículo ya no existe.'), true],
    ['words in French', refusal(null, { header: ['Le prix a changé.'] }), true],
    ['another field', refusal('Refused.', { purchase_order: ['Used before.'] }), false],
    ['no words', refusal(null), false],
    ['another status', { ...refusal('The price has changed.'), status: 409 } as Failure, false],
    ['no answer', { kind: 'unreachable' } as Failure, false],
    ['nothing', null, false],
  ])('%s speaks of goods: %s', (_, failure, expected) => {
    expect(speaksOfGoods(failure)).toBe(expected)
  })
})
