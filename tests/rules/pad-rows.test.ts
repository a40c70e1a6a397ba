// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withPadLines } from '../../src/machines/rules/cart-adding'
import { afterTaking, padLines } from '../../src/machines/rules/pad-adding'
import { countsOf } from '../../src/machines/rules/pad-counts'
import { isGood, judgeRows, nextProblem, type Surroundings } from '../../src/machines/rules/pad-judge'
import {
  lookupOf,
  nothingFound,
  partKey,
  spellings,
  type Lookup,
  type PadProduct,
} from '../../src/machines/rules/pad-matching'
import { readPadQuantity } from '../../src/machines/rules/pad-quantity'
import { mergedRows } from '../../src/machines/rules/pad-merge'
import { lineCount } from '../../src/machines/rules/pad-lines'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import { withBlankEnd, type PadRow } from '../../src/machines/rules/pad-rows'
import { line, product, runs } from './samples'

const padProduct = (patch: Partial<PadProduct> = {}): PadProduct => ({ ...product(), available: 40, ...patch })
const row = (id: string, part: string, quantity = '', patch: Partial<PadRow> = {}): PadRow => ({
  ...emptyRow(id),
  part,
  quantity,
  ...patch,
})
const knownOf = (...products: readonly PadProduct[]): ReadonlyMap<string, Lookup> =>
  new Map(
    products.map((one) => [partKey(one.part_number), lookupOf(one.part_number, { products: [one], total: 1 }, [])]),
  )
const every = () => true
const around = (patch: Partial<Surroundings> = {}): Surroundings => ({
  own: new Map(),
  known: new Map(),
  checking: [],
  cartLines: [],
  isSellMinimumOn: false,
  ...patch,
})

describe('PAD quantities', () => {
  test.each([
    ['6', { kind: 'whole', quantity: 6, unit: null }],
    ['x6', { kind: 'whole', quantity: 6, unit: null }],
    ['6x', { kind: 'whole', quantity: 6, unit: null }],
    ['×6', { kind: 'whole', quantity: 6, unit: null }],
    ['6 BOX', { kind: 'whole', quantity: 6, unit: 'BOX' }],
    ['6pcs.', { kind: 'whole', quantity: 6, unit: 'pcs' }],
    ['+6', { kind: 'whole', quantity: 6, unit: null }],
    ['6.00', { kind: 'whole', quantity: 6, unit: null }],
    ['6,0', { kind: 'whole', quantity: 6, unit: null }],
    ['1 000', { kind: 'whole', quantity: 1_000, unit: null }],
    ['1\u00a0000', { kind: 'whole', quantity: 1_000, unit: null }],
    ["1'000", { kind: 'whole', quantity: 1_000, unit: null }],
    ['1’000', { kind: 'whole', quantity: 1_000, unit: null }],
    ['1.000.000', { kind: 'whole', quantity: 1_000_000, unit: null }],
    ['1.000,00', { kind: 'whole', quantity: 1_000, unit: null }],
    ['1,000.00', { kind: 'whole', quantity: 1_000, unit: null }],
    ['1.000', { kind: 'unclear' }],
    ['12,500 EA', { kind: 'unclear' }],
    ['1,5', { kind: 'notWhole' }],
    ['1.000,50', { kind: 'notWhole' }],
    ['0.500', { kind: 'notWhole' }],
    ['0', { kind: 'whole', quantity: 0, unit: null }],
    ['-2', { kind: 'negative' }],
    ['', { kind: 'missing' }],
    [' ', { kind: 'missing' }],
    ['many', { kind: 'noNumber' }],
    ['=A1*2', { kind: 'noNumber' }],
    ['6 7', { kind: 'noNumber' }],
    ['99999999999999999999', { kind: 'tooLarge' }],
  ])('%j', (text, read) => {
    expect(readPadQuantity(text, null)).toEqual(read)
  })

  test('1.000 is what the buyer says', () => {
    expect(readPadQuantity('1.000', 'thousands')).toMatchObject({ quantity: 1_000 })
    expect(readPadQuantity('1.000', 'decimals')).toMatchObject({ quantity: 1 })
    expect(readPadQuantity('1.250', 'decimals')).toEqual({ kind: 'notWhole' })
  })

  test('P30 a whole number is that number, however it is grouped, and no text throws', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('', ' ', "'"), fc.string(), (count, separator, text) => {
        const written = String(count).replace(/\B(?=(\d{3})+$)/g, separator)
        expect(readPadQuantity(written, null)).toEqual({ kind: 'whole', quantity: count, unit: null })
        expect(readPadQuantity(text, null)).toHaveProperty('kind')
      }),
      runs,
    )
  })
})

describe('PAD matching', () => {
  test('letter case does not matter, blanks and hyphens do', () => {
    const [one, other] = [padProduct({ id: 1, part_number: 'CB-120' }), padProduct({ id: 2, part_number: 'CB-1200' })]
    const hits = { products: [one, other], total: 2 }
    expect(lookupOf('cb-120', hits, [])).toMatchObject({ exact: [{ id: 1 }], near: [], others: [{ id: 2 }] })
    expect(lookupOf('CB120', hits, [])).toMatchObject({ exact: [], near: [{ id: 1 }], others: [{ id: 2 }] })
    expect(lookupOf('CB', hits, [])).toMatchObject({ exact: [], near: [], others: [{ id: 1 }, { id: 2 }] })
  })

  test('the mark of a list is no part of the number, unless there is a product that begins with it', () => {
    const [plain, dashed] = [
      padProduct({ id: 1, part_number: 'HB-100' }),
      padProduct({ id: 2, part_number: '-HB-100' }),
    ]
    const found = (written: string, products: readonly PadProduct[]) =>
      lookupOf(written, { products: [], total: 0 }, products)
    for (const written of ['- HB-100', '• hb-100', '[x] HB-100', '> HB-100'])
      expect(found(written, [plain])).toMatchObject({ exact: [{ id: 1 }], near: [] })
    expect(found('- HB-100', [plain, dashed])).toMatchObject({ exact: [], near: [{ id: 1 }, { id: 2 }] })
    expect(found('-HB-100', [plain])).toMatchObject({ exact: [], near: [{ id: 1 }] })
    expect(found('-HB-100', [plain, dashed])).toMatchObject({ exact: [{ id: 2 }] })
    // A number in front may be a quantity: it is offered only.
    expect(found('1. HB-100', [plain])).toMatchObject({ exact: [], near: [{ id: 1 }] })
    expect(spellings('- HB-100').slice(0, 3)).toEqual(['- HB-100', '-HB-100', 'HB-100'])
  })

  test('two products of the very same number are chosen from, never one taken', () => {
    const twins = [padProduct({ id: 1, part_number: 'A-1' }), padProduct({ id: 2, part_number: 'a-1' })]
    const known = new Map([['A-1', lookupOf('A-1', { products: twins, total: 2 }, [])]])
    expect(judgeRows([row('r', 'A-1')], around({ known }))).toMatchObject([{ kind: 'choose', product: null }])
    const chosen = judgeRows([row('r', 'A-1', '', { chosenId: 2 })], around({ known }))
    expect(chosen).toMatchObject([{ kind: 'found', product: { id: 2 } }])
  })

  test('P31 whatever is searched and found: a product is taken only when its part number is the written one', () => {
    const part = fc.constantFrom('CB-120', 'cb-120', 'CB120', 'CB 120', 'CB-12', 'ÄB-1', 'äb-1', ' CB-120 ')
    fc.assert(
      fc.property(part, fc.array(part), (written, numbers) => {
        const products = numbers.map((part_number, id) => padProduct({ id, part_number }))
        const known = new Map([[partKey(written), lookupOf(written, { products, total: products.length }, products)]])
        const [judged] = judgeRows([row('r', written, '1')], around({ known }))
        if (judged?.product) expect(partKey(judged.product.part_number)).toBe(partKey(written))
        const same = numbers.filter((number) => partKey(number) === partKey(written)).length
        expect(judged?.kind === 'found').toBe(same === 1)
        expect(spellings(written)[0]).toBe(written.trim())
      }),
      runs,
    )
  })
})

describe('PAD how a row stands', () => {
  const bolt = padProduct({ id: 1, part_number: 'CB-120', min_order_qty: 5, max_order_qty: 20, uom_code: 'BOX' })
  const known = knownOf(bolt)
  const judge = (quantity: string, patch: Partial<Surroundings> = {}, more: Partial<PadRow> = {}) =>
    judgeRows([row('r', 'CB-120', quantity, more)], around({ known, ...patch }))[0]
  test.each([
    ['', { kind: 'found', quantity: 5 }],
    ['5', { kind: 'found', quantity: 5, warnings: [] }],
    ['4', { kind: 'belowMinimum', limit: 5, fix: { kind: 'set', quantity: 5 } }],
    ['21', { kind: 'aboveMaximum', limit: 20, fix: { kind: 'set', quantity: 20 } }],
    ['0', { kind: 'nothing' }],
    ['1,5', { kind: 'notWhole' }],
    ['x', { kind: 'noNumber' }],
    ['6 EA', { kind: 'otherUnit', quantity: null, fix: { kind: 'unit', text: '6 BOX' } }],
    ['6 box', { kind: 'found', warnings: [] }],
  ])('%j', (quantity, judged) => {
    expect(judge(quantity)).toMatchObject(judged)
  })
  test('what the cart holds counts, for the maximum and for the minimum', () => {
    expect(judge('4', { cartLines: [line(5, bolt)] })).toMatchObject({ kind: 'found' })
    expect(judge('6', { cartLines: [line(20, bolt)] })).toMatchObject({
      kind: 'aboveMaximum',
      fix: { kind: 'leaveOut' },
    })
  })
  test('off the step, out of stock, dearer than before: warned of, and not kept back', () => {
    expect(judge('7', { isSellMinimumOn: true })).toMatchObject({
      kind: 'found',
      warnings: ['offStep'],
      fix: { kind: 'set', quantity: 10 },
    })
    const sold = padProduct({ ...bolt, available: 0 })
    const rows = [row('r', 'CB-120', '5', { oldPrice: 9, comment: 'x'.repeat(501) })]
    const [judged] = judgeRows(rows, around({ known: knownOf(sold) }))
    expect(judged).toMatchObject({ kind: 'found', warnings: ['outOfStock', 'longComment', 'priceChanged'] })
  })
  test('a part number and its quantity in one field: what is called so wins, else both are offered', () => {
    const nowhere = (part: string) => new Map([[partKey(part), nothingFound]])
    const judged = (part: string, quantity = '') =>
      judgeRows([row('r', part, quantity)], around({ known: nowhere(part) }))[0]
    const split = { kind: 'split', part: 'CB-120', quantity: '6' }
    expect(judged('CB-120 6')).toMatchObject({ kind: 'notFound', fix: split })
    for (const part of ['CB-120 x6', 'CB-120 x 6', 'CB-120 × 6']) expect(judged(part)).toMatchObject({ fix: split })
    for (const part of ['bolt 6', 'CB-120', 'M8 x 40', 'CB-120 0']) expect(judged(part)).toMatchObject({ fix: null })
    expect(judged('CB-120 6', '2')).toMatchObject({ fix: null })
    // Without a blank, and thousands that a blank sets off: offered as well.
    for (const part of ['CB-120x6', 'CB-120×6', 'CB-120*6']) expect(judged(part)).toMatchObject({ fix: split })
    expect(judged('CB-120 6', '500')).toMatchObject({ fix: { ...split, quantity: '6 500' } })
    for (const part of ['CB-120x', 'CB-120x0']) expect(judged(part)).toMatchObject({ fix: null })
    const called = padProduct({ id: 9, part_number: 'CB-120 6' })
    expect(judgeRows([row('r', 'CB-120 6', '')], around({ known: knownOf(called) }))[0]).toMatchObject({
      kind: 'found',
    })
  })
  test('nothing is asked of what is no part number, and nothing is found for it', () => {
    expect(judgeRows([row('a', '---'), row('b', 'x'.repeat(101)), row('c', '', '3')], around())).toMatchObject([
      { kind: 'notFound' },
      { kind: 'notFound' },
      { kind: 'noPart' },
    ])
  })
  test('the next problem is below, then from the top again', () => {
    const judged = judgeRows([row('a', 'CB-120', '1'), row('b', 'CB-120', 'x'), row('c', '')], around({ known }))
    expect([nextProblem(judged, null)?.id, nextProblem(judged, 'a')?.id, nextProblem(judged, 'b')?.id]).toEqual([
      'a',
      'b',
      'a',
    ])
    expect(countsOf(judged)).toMatchObject({ rows: 2, good: 0, problems: 2, open: 0 })
  })
})

describe('PAD adding', () => {
  const products = [1, 2, 3].map((id) => padProduct({ id, part_number: `P-${id}`, max_order_qty: id === 2 ? 9 : null }))
  const rows = fc.array(
    fc.record({ part: fc.constantFrom('P-1', 'P-2', 'P-3', 'NO'), quantity: fc.constantFrom('', '1', '4', '7', 'x') }),
    { maxLength: 12 },
  )
  test('P32 whatever is added: cart and pad together hold what was wanted, and never more than a maximum', () => {
    fc.assert(
      fc.property(rows, fc.nat(9), fc.nat(9), (wanted, held, meanwhile) => {
        const pad = wanted.map(({ part, quantity }, at) => row(`r${at}`, part, quantity, { comment: `c${at % 2}` }))
        const cart = (count: number) => products.filter(() => count > 0).map((one) => line(count, one))
        const judged = judgeRows(pad, around({ known: knownOf(...products), cartLines: cart(held) }))
        const lines = padLines(pad, judged, every)
        // Another tab may have changed the cart in the meantime.
        const before = cart(meanwhile)
        const { lines: after, taken } = withPadLines(before, lines)
        const left = afterTaking(pad, judged, taken, every)
        const wantedOf = (id: number) => lines.find((one) => one.product.id === id)?.quantity ?? 0
        for (const { id, max_order_qty } of products) {
          const inCart = (list: readonly { product: { id: unknown }; quantity: number }[]) =>
            list.find((one) => one.product.id === id)?.quantity ?? 0
          const added = inCart(after) - inCart(before)
          const stays = left
            .filter(
              (one, at) =>
                one.part === `P-${id}` &&
                isGood(judged[pad.indexOf(pad.find((r) => r.id === one.id) ?? one)] ?? judged[at]!),
            )
            .reduce((sum, one) => sum + Number(one.quantity), 0)
          expect(added + stays).toBe(wantedOf(Number(id)))
          if (max_order_qty !== null) expect(inCart(after)).toBeLessThanOrEqual(Math.max(max_order_qty, inCart(before)))
        }
        const bad = pad.filter((_, at) => !isGood(judged[at]!))
        expect(left.filter((one) => bad.includes(one))).toEqual(bad)
      }),
      runs,
    )
  })

  test('comments of the same product are joined, not lost', () => {
    const pad = [row('a', 'P-1', '1', { comment: 'Gate 4' }), row('b', 'P-1', '2', { comment: 'Call' })]
    const lines = padLines(pad, judgeRows(pad, around({ known: knownOf(...products) })), every)
    const { lines: after } = withPadLines([line(1, products[0], 'Old')], lines)
    expect(after).toMatchObject([{ quantity: 4, comment: 'Old / Gate 4 / Call' }])
  })
})

describe('PAD keeping', () => {
  test('P33 two tabs: no row that either has written is lost', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    const version = fc.constantFrom('1', '2', '3')
    fc.assert(
      fc.property(ids, ids, ids, version, version, (base, mine, theirs, mineText, theirText) => {
        const make = (list: readonly string[], text: string) => list.map((id) => row(id, `P-${id}`, text))
        const merged = mergedRows(make(base, '1'), make(mine, mineText), make(theirs, theirText))
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
        const has = (id: string) => merged.some((one) => one.id === id)
        for (const id of mine) if (!base.includes(id) || mineText !== '1') expect(has(id)).toBe(true)
        for (const id of theirs) if (!base.includes(id) || theirText !== '1') expect(has(id)).toBe(true)
        for (const id of base) if (!mine.includes(id) && !theirs.includes(id)) expect(has(id)).toBe(false)
      }),
      runs,
    )
  })

  test('there is one blank row behind the others, and none when the pad is full', () => {
    expect(withBlankEnd([], 'x')).toHaveLength(1)
    expect(withBlankEnd([row('a', 'P')], 'x').map(({ id }) => id)).toEqual(['a', 'x'])
    const full = Array.from({ length: 1_000 }, (_, at) => row(`r${at}`, 'P'))
    expect(withBlankEnd(full, 'x')).toBe(full)
    expect([lineCount(''), lineCount('a'), lineCount('a\nb\n')]).toEqual([0, 1, 2])
  })
})
