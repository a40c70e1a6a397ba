// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineTotal, sum } from '../../src/machines/rules/money'
import { differenceOf, isChanged, isNoted, padDifference } from '../../src/machines/rules/pad-difference'
import { isGood, judgeRows, type Surroundings } from '../../src/machines/rules/pad-judge'
import { lookupOf, partKey, type Lookup, type PadProduct } from '../../src/machines/rules/pad-matching'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import { rowsOfWanted, withField, type PadRow } from '../../src/machines/rules/pad-rows'
import { readPad, storedPad } from '../../src/machines/rules/pad-storage'
import { product, runs } from './samples'

const padProduct = (patch: Partial<PadProduct> = {}): PadProduct => ({ ...product(), available: 40, ...patch })
const row = (patch: Partial<PadRow> = {}): PadRow => ({
  ...emptyRow('a'),
  part: 'P-1001',
  quantity: '6',
  oldPrice: 12.5,
  oldQuantity: 6,
  oldUnit: 'EA',
  ...patch,
})
const found = (part: string, ...products: readonly PadProduct[]): readonly [string, Lookup] => [
  partKey(part),
  lookupOf(part, { products, total: products.length }, []),
]
const around = (...known: readonly (readonly [string, Lookup])[]): Surroundings => ({
  own: new Map(),
  known: new Map(known),
  checking: [],
  cartLines: [],
  isSellMinimumOn: false,
})
const judge = (one: PadRow, ...products: readonly PadProduct[]) => {
  const [judged] = judgeRows([one], around(found(one.part, ...products)))
  if (!judged) throw new Error('A row stands somehow.')
  return judged
}

describe('PAD a row against the last time', () => {
  test.each<[string, Partial<PadProduct>, object]>([
    ['as it was', {}, { price: null, limit: null, unit: null }],
    ['dearer', { selling_price: 13.5 }, { price: { old: 12.5, now: 13.5 } }],
    ['cheaper', { selling_price: 12.4999 }, { price: { old: 12.5, now: 12.4999 } }],
    ['the same price, written otherwise', { selling_price: 12.50001 }, { price: null }],
    ['without a price', { selling_price: null }, { price: { old: 12.5, now: null } }],
    ['a higher minimum', { min_order_qty: 10 }, { limit: { kind: 'belowMinimum', allowed: 10 } }],
    ['a lower maximum', { max_order_qty: 5 }, { limit: { kind: 'aboveMaximum', allowed: 5 } }],
    ['a limit that it keeps', { min_order_qty: 6, max_order_qty: 6 }, { limit: null }],
    ['another unit', { uom_code: 'BOX' }, { unit: { old: 'EA' } }],
    ['the same unit in other letters', { uom_code: 'ea' }, { unit: null }],
  ])('%s', (_, patch, expected) => {
    const judged = judge(row(), padProduct(patch))
    const difference = differenceOf(row(), judged)
    expect(difference).toMatchObject(expected)
    const { price, limit, unit } = difference
    expect(isChanged(row(), judged)).toBe([price, limit, unit].some((one) => one !== null))
  })

  test('in another unit than then it waits for the buyer: the number of then is of the unit of then', () => {
    const sold = padProduct({ uom_code: 'EA' })
    const boxes = row({ quantity: '5', oldQuantity: 5, oldUnit: 'BOX' })
    expect(judge(boxes, sold)).toMatchObject({
      kind: 'otherUnit',
      quantity: null,
      fix: { kind: 'unit', text: '5 EA' },
    })
    // Whoever writes the unit, or another number, has looked at it.
    for (const quantity of ['5 EA', '500'])
      expect(judge({ ...boxes, quantity }, sold)).toMatchObject({ kind: 'found', quantity: Number.parseInt(quantity) })
    expect(judge({ ...boxes, oldUnit: 'PCS' }, sold).kind).toBe('found')
  })

  test('gone, or no longer one product', () => {
    const gone = judge(row())
    expect([differenceOf(row(), gone).isGone, isChanged(row(), gone)]).toEqual([true, true])
    const several = judge(row(), padProduct(), padProduct({ id: 2 }))
    expect([several.kind, isChanged(row(), several)]).toEqual(['choose', true])
  })

  test('what came from no order, and what could not be checked, did not change', () => {
    const typed = row({ oldPrice: null, oldQuantity: null, oldUnit: null })
    const dear = judge(typed, padProduct({ selling_price: 99 }))
    expect([isChanged(typed, dear), isNoted(typed, dear)]).toEqual([false, true])
    const failed: readonly [string, Lookup] = [partKey('P-1001'), { kind: 'failed', isOffline: true }]
    const [unchecked] = judgeRows([row()], around(failed))
    expect(unchecked && [isChanged(row(), unchecked), isNoted(row(), unchecked)]).toEqual([false, true])
  })

  test('another part number was not ordered before; what was is kept on the device', () => {
    expect(withField([row()], 'a', 'part', 'P-2')[0]).toMatchObject({
      oldPrice: null,
      oldQuantity: null,
      oldUnit: null,
    })
    expect(readPad(storedPad({ rows: [row()], rest: [] })).rows).toEqual([row()])
  })
})

describe('PAD all rows against the last time', () => {
  const dearer = padProduct({ selling_price: 13.5 })

  test('rows that can be ordered count with what they cost now, less what they cost then', () => {
    const rows = [
      row(),
      row({ id: 'b', part: 'GONE' }),
      row({ id: 'c', part: 'NEW', oldPrice: null, oldQuantity: null }),
    ]
    const known = around(
      found('P-1001', dearer),
      found('GONE'),
      found('NEW', padProduct({ id: 9, part_number: 'NEW' })),
    )
    expect(padDifference(rows, judgeRows(rows, known))).toEqual({
      lines: 2,
      changed: 2,
      open: 0,
      left: 1,
      change: 60_000n,
    })
  })

  test('another quantity counts with it; without a price of today, or with half a piece of then, nothing does', () => {
    const changeOf = (one: PadRow, today: PadProduct) => padDifference([one], [judge(one, today)]).change
    expect(changeOf(row({ quantity: '10' }), dearer)).toBe(600_000n)
    expect(changeOf(row({ oldQuantity: null }), dearer)).toBe(60_000n)
    expect(changeOf(row({ oldQuantity: 2.5 }), dearer)).toBe(0n)
    expect(changeOf(row(), padProduct({ selling_price: null }))).toBe(0n)
  })

  test('rows of which nothing is known yet are open', () => {
    expect(padDifference([row()], judgeRows([row()], around()))).toEqual({
      lines: 1,
      changed: 0,
      open: 1,
      left: 0,
      change: 0n,
    })
  })

  test('P30 of any order the difference is the total of today less that of then, and no row is counted twice', () => {
    const cents = fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100)
    const item = fc.record({ before: cents, now: cents, quantity: fc.integer({ min: 1, max: 999 }) })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (items) => {
        const part = (at: number) => `P-${at}`
        const rows = rowsOfWanted(
          items.map(({ before, quantity }, at) => ({
            part: part(at),
            quantity: String(quantity),
            comment: '',
            oldPrice: before,
            oldQuantity: quantity,
          })),
          null,
          (at) => `r${at}`,
        )
        const known = around(
          ...items.map(({ now }, at) =>
            found(part(at), padProduct({ id: at + 1, part_number: part(at), selling_price: now })),
          ),
        )
        const judged = judgeRows(rows, known)
        expect(judged.every(isGood)).toBe(true)
        const totals = (which: 'before' | 'now') => sum(items.map((one) => lineTotal(one[which], one.quantity)))
        expect(padDifference(rows, judged)).toEqual({
          lines: items.length,
          changed: items.filter(({ before, now }) => before !== now).length,
          open: 0,
          left: 0,
          change: totals('now') - totals('before'),
        })
      }),
      runs,
    )
  })
})
