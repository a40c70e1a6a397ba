// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isTypedOver,
  jumpHits,
  jumpOutcome,
  jumpSearch,
  mostHits,
  readJump,
  splitJump,
  sureHit,
} from '../../src/machines/rules/jump'
import { ownTable } from '../../src/machines/rules/part-numbers'
import { product, runs } from './samples'

const found = (partNumber: string, patch = {}) => ({ ...product({ part_number: partNumber, ...patch }), available: 5 })
const nothing = { own: new Map<string, string>(), known: new Set<string>() }
const ranked = (...args: Parameters<typeof jumpHits>) =>
  jumpHits(...args).map(({ product: { part_number }, rank }) => `${part_number} ${rank}`)

describe('what was typed', () => {
  test.each([
    ['CB-120 x 6', 'CB-120', 6],
    ['CB-120 × 6', 'CB-120', 6],
    ['two words * 12', 'two words', 12],
    ['CB-120 6', 'CB-120', 6],
    ['  CB-120  ', 'CB-120', null],
    ['bolt 6', 'bolt 6', null],
    ['M8 x 40 bolt', 'M8 x 40 bolt', null],
    ['Hex bolt M8 x 40', 'Hex bolt M8 x 40', null],
    ['Hex bolt M8 x 40 x 3', 'Hex bolt M8 x 40', 3],
    ['screw 3.5 x 25', 'screw 3.5 x 25', null],
    ['hex bolt x 40', 'hex bolt', 40],
    ['12345 x 6', '12345', 6],
    ['HB-M8-40 x 6', 'HB-M8-40', 6],
    ['', '', null],
  ])('%j', (text, part, quantity) => {
    expect(readJump(text)).toEqual({ part, quantity })
  })
})

describe('is it another text, or the same one mended?', () => {
  test.each([
    ['HB-100', 'D', true],
    ['HB-100', 'DS-100', true],
    ['HB-100', 'HB-1001', false],
    ['HB-100', 'HB-10', false],
    ['HB-100', 'HB100', false],
    ['HB-100', 'CB-1000', true],
    ['HB-100', ' ', false],
  ])('%j, then %j', (before, now, isOther) => {
    expect(isTypedOver(before, now)).toBe(isOther)
  })
})

describe('what stands first', () => {
  const products = ['CB-200', 'CB-300', 'CB-400', 'CB-120'].map((part) => found(part))

  test('the very number, then the buyer’s own, then what is known, then the rest as it came', () => {
    const own = new Map([['CB-120', 'CB-400']])
    expect(ranked(products, 'cb-120', { own, known: new Set(['CB-300', 'cb-300']) })).toEqual([
      'CB-120 exact',
      'CB-400 yours',
      'CB-300 known',
      'CB-200 rest',
    ])
  })

  test('eight at most', () => {
    const many = Array.from({ length: 10 }, (_, at) => found(`N-${at}`))
    expect(mostHits).toBe(8)
    expect(jumpHits(many, 'n', nothing)).toHaveLength(8)
  })

  test('Enter takes the one that can be nothing else', () => {
    const hits = jumpHits(products, 'CB-120', nothing)
    expect(sureHit(hits)?.product.part_number).toBe('CB-120')
    expect(sureHit(jumpHits(products, 'CB', nothing))).toBeNull()
    expect(sureHit([])).toBeNull()
    expect(sureHit([...hits, ...hits])).toBeNull()
  })
})

describe('what Enter does', () => {
  const box = { min_order_qty: 5, max_order_qty: 20 }
  const of = (wanted: number | null, inCart: number, isSellMinimumOn = false) =>
    jumpOutcome(found('CB', box), wanted, inCart, isSellMinimumOn)

  test('the first time the minimum, then a step', () => {
    expect(of(null, 0)).toEqual({ kind: 'added', quantity: 5 })
    expect(of(null, 5)).toEqual({ kind: 'added', quantity: 1 })
    expect(of(null, 5, true)).toEqual({ kind: 'added', quantity: 5 })
    expect(of(1, 5, true)).toEqual({ kind: 'added', quantity: 1 })
  })

  test('none at all is refused, with what Enter would add', () => {
    expect(of(0, 0)).toEqual({ kind: 'belowMinimum', minimum: 5 })
    expect(of(0, 5, true)).toEqual({ kind: 'belowMinimum', minimum: 5 })
  })

  test('less than the minimum in all is refused, with what is missing', () => {
    expect(of(4, 0)).toEqual({ kind: 'belowMinimum', minimum: 5 })
    expect(of(1, 2)).toEqual({ kind: 'belowMinimum', minimum: 3 })
    expect(of(3, 2)).toEqual({ kind: 'added', quantity: 3 })
  })

  test('never more than the maximum in all', () => {
    expect(of(30, 0)).toEqual({ kind: 'added', quantity: 20 })
    expect(of(30, 15)).toEqual({ kind: 'added', quantity: 5 })
    expect(of(1, 20)).toEqual({ kind: 'full', maximum: 20 })
    expect(jumpOutcome(found('CB'), 3_000, 50, false)).toEqual({ kind: 'added', quantity: 3_000 })
  })
})

test.each([
  ['CB-120', 'CB-120', null],
  ['CB-120 x 6', 'CB-120', 6],
  ['CB-120 ×6', 'CB-120', 6],
  ['CB-120 6', 'CB-120', 6],
  ['hex bolt x 12', 'hex bolt', 12],
  ['hex bolt 6', 'hex bolt 6', null],
  ['M8 x 40 bolt', 'M8 x 40 bolt', null],
  [' ', '', null],
])('"%s" is "%s", %s of it', (text, part, quantity) => {
  expect(readJump(text)).toEqual({ part, quantity })
})

test.each([
  ['HB-100x10', 'HB-100', 10],
  [' HB-100X10 ', 'HB-100', 10],
  ['HB-100×10', 'HB-100', 10],
  ['HB-100*10', 'HB-100', 10],
  ['M8x40x10', 'M8x40', 10],
])('"%s" may be "%s", %s of it', (text, part, quantity) => {
  expect(splitJump(text)).toEqual({ part, quantity })
})

test.each(['LUX12', 'x10', '100x', 'HB-100x1234567890', 'bolt M8x40', 'HB-100', ''])(
  '"%s" is not taken apart',
  (text) => {
    expect(splitJump(text)).toBeNull()
  },
)

test('rules: at most eight, sure only where one can be meant, and no press goes over a limit', () => {
  const many = Array.from({ length: 20 }, (_, at) => found(`P-${at}`))
  const known = { own: ownTable([{ own: 'mine', partNumber: 'P-19' }]), known: new Set<string>() }
  const hits = jumpHits(many, 'mine', known)
  expect([hits.length, hits[0]?.rank, sureHit(hits)?.product.part_number]).toEqual([mostHits, 'yours', 'P-19'])
  expect(jumpSearch('mine', known.own)).toBe('P-19')
  const whole = fc.nat({ max: 50 })
  fc.assert(
    fc.property(
      whole,
      whole,
      fc.option(whole),
      whole,
      fc.boolean(),
      (min_order_qty, max_order_qty, wanted, inCart, on) => {
        const limits = found('A-1', { min_order_qty, max_order_qty })
        const outcome = jumpOutcome(limits, wanted, inCart, on)
        if (outcome.kind !== 'added') return
        expect(outcome.quantity).toBeGreaterThan(0)
        if (max_order_qty > 0) expect(inCart + outcome.quantity).toBeLessThanOrEqual(max_order_qty)
      },
    ),
    runs,
  )
})
