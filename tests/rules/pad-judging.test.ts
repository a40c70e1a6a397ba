// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { judgeRows, type Judged, type Surroundings } from '../../src/machines/rules/pad-judge'
import { lookupOf, partKey, type Lookup, type PadProduct } from '../../src/machines/rules/pad-matching'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import type { PadRow } from '../../src/machines/rules/pad-rows'
import { line, product } from './samples'

const bolt = { ...product({ id: 7, part_number: 'CB-120', min_order_qty: 5, max_order_qty: 20 }), available: 40 }
const row = (id: string, quantity: string, patch: Partial<PadRow> = {}): PadRow => ({
  ...emptyRow(id),
  part: 'CB-120',
  quantity,
  ...patch,
})
type Around = Partial<Surroundings> & { readonly of?: PadProduct; readonly inCart?: number }
const judge = (rows: readonly PadRow[], { of = bolt, inCart = 0, ...patch }: Around = {}): readonly Judged[] =>
  judgeRows(rows, {
    own: new Map(),
    known: new Map([[partKey(of.part_number), lookupOf(of.part_number, { products: [of], total: 1 }, [])]]),
    checking: [],
    cartLines: inCart === 0 ? [] : [line(inCart, of)],
    isSellMinimumOn: false,
    ...patch,
  })
/** How a row stands, in a line: state, quantity, limit, what is said, what Alt+Enter does. */
const said = ({ kind, quantity, limit, warnings, fix }: Judged): string =>
  [
    kind,
    quantity ?? '-',
    limit ?? '-',
    warnings.join('+') || '-',
    fix === null
      ? '-'
      : [fix.kind, ...(fix.kind === 'set' ? [fix.quantity] : fix.kind === 'unit' ? [fix.text] : [])].join(' '),
  ].join(' | ')

describe('PAD one row', () => {
  test.each([
    ['', {}, 'found | 5 | - | - | -'],
    ['5', {}, 'found | 5 | - | - | -'],
    ['20', {}, 'found | 20 | - | - | -'],
    ['4', {}, 'belowMinimum | 4 | 5 | - | set 5'],
    ['4', { inCart: 1 }, 'found | 4 | - | - | -'],
    ['3', { inCart: 1 }, 'belowMinimum | 3 | 5 | - | set 4'],
    ['21', {}, 'aboveMaximum | 21 | 20 | - | set 20'],
    ['9', { inCart: 12 }, 'aboveMaximum | 9 | 20 | - | set 8'],
    ['9', { inCart: 20 }, 'aboveMaximum | 9 | 20 | - | leaveOut'],
    ['9', { inCart: 11 }, 'found | 9 | - | - | -'],
    ['0', {}, 'nothing | 0 | - | - | -'],
    ['-1', {}, 'negative | - | - | - | leaveOut'],
    ['1,5', {}, 'notWhole | - | - | - | -'],
    ['1.000', {}, 'unclear | - | - | - | -'],
    ['x', {}, 'noNumber | - | - | - | -'],
    ['9007199254740992', {}, 'tooLarge | - | - | - | -'],
    ['6', { isSellMinimumOn: true }, 'found | 6 | 5 | offStep | set 10'],
    ['10', { isSellMinimumOn: true }, 'found | 10 | - | - | -'],
    ['6', { isSellMinimumOn: true, inCart: 4 }, 'found | 6 | - | - | -'],
    ['6', { isSellMinimumOn: true, inCart: 6 }, 'found | 6 | 5 | offStep | set 9'],
    ['16', { isSellMinimumOn: true }, 'found | 16 | 5 | offStep | set 20'],
    ['16', { isSellMinimumOn: true, of: { ...bolt, max_order_qty: 19 } }, 'found | 16 | 5 | offStep | -'],
    ['19', { isSellMinimumOn: true, of: { ...bolt, max_order_qty: 19 } }, 'found | 19 | - | - | -'],
    ['6', { isSellMinimumOn: true, of: { ...bolt, max_order_qty: null } }, 'found | 6 | 5 | offStep | set 10'],
    ['9', { of: { ...bolt, min_order_qty: 8, max_order_qty: 4 } }, 'neverSold | 9 | - | - | -'],
    ['3', { of: { ...bolt, min_order_qty: 8, max_order_qty: 4 } }, 'neverSold | 3 | - | - | -'],
    ['4', { of: { ...bolt, min_order_qty: 8, max_order_qty: 4 } }, 'neverSold | 4 | - | - | -'],
    ['6', { of: { ...bolt, default_puom_id: null } }, 'missingPuom | 6 | - | - | -'],
    ['6', { of: { ...bolt, selling_price: null } }, 'missingPrice | 6 | - | - | -'],
    ['6', { of: { ...bolt, selling_price: -1 } }, 'missingPrice | 6 | - | - | -'],
    ['6', { of: { ...bolt, selling_price: 0 } }, 'found | 6 | - | - | -'],
    ['x', { of: { ...bolt, selling_price: null } }, 'missingPrice | - | - | - | -'],
    ['0', { of: { ...bolt, selling_price: null } }, 'nothing | 0 | - | - | -'],
    ['6', { of: { ...bolt, available: 0 } }, 'found | 6 | - | outOfStock | -'],
    ['6', { of: { ...bolt, available: null } }, 'found | 6 | - | outOfStock | -'],
    ['6', { of: { ...bolt, available: 1 } }, 'found | 6 | - | - | -'],
    ['6 EA', { of: { ...bolt, uom_code: 'BOX' } }, 'otherUnit | - | - | - | unit 6 BOX'],
    ['2 EA', { of: { ...bolt, uom_code: 'BOX' } }, 'otherUnit | - | - | - | unit 2 BOX'],
    ['6k', { of: { ...bolt, uom_code: 'BOX' } }, 'otherUnit | - | - | - | unit 6 BOX'],
    ['6 CR', { of: { ...bolt, uom_code: 'M 2' } }, 'otherUnit | - | - | - | unit 6'],
    ['0 EA', { of: { ...bolt, uom_code: 'BOX' } }, 'nothing | 0 | - | - | -'],
    ['6 box', { of: { ...bolt, uom_code: 'BOX' } }, 'found | 6 | - | - | -'],
    ['6 cajas', { of: { ...bolt, uom_code: 'BOX' } }, 'found | 6 | - | - | -'],
    ['6 pcs', { of: { ...bolt, uom_code: 'EA' } }, 'found | 6 | - | - | -'],
    ['6 m', { of: { ...bolt, uom_code: 'EA' } }, 'otherUnit | - | - | - | unit 6 EA'],
    ['6 pcs', { of: { ...bolt, uom_code: 'REEL' } }, 'otherUnit | - | - | - | unit 6 REEL'],
    ['1 dozen', { of: { ...bolt, uom_code: 'EA' } }, 'otherUnit | - | - | - | unit 12 EA'],
    ['2 docenas', { of: { ...bolt, uom_code: 'EA' } }, 'otherUnit | - | - | - | unit 24 EA'],
    ['1 douzaine', { of: { ...bolt, uom_code: 'PC' } }, 'otherUnit | - | - | - | unit 12 PC'],
    ['3 pairs', { of: { ...bolt, uom_code: 'EA' } }, 'otherUnit | - | - | - | unit 6 EA'],
    ['1 dz', { of: { ...bolt, uom_code: 'BOX' } }, 'otherUnit | - | - | - | -'],
    ['1 dozen', { of: { ...bolt, uom_code: 'EA', cf: 100 } }, 'otherUnit | - | - | - | -'],
    ['6', { of: bolt, cartLines: [line(2, { ...bolt, uom_code: 'BOX', cf: 500 })] }, 'heldOtherwise | 6 | - | - | -'],
    ['300 EA', { of: { ...bolt, uom_code: 'BOX', cf: 100 } }, 'otherUnit | - | - | - | unit 3 BOX'],
    ['25 dz', { of: { ...bolt, uom_code: 'BOX', cf: 100 } }, 'otherUnit | - | - | - | unit 3 BOX'],
    ['250 EA', { of: { ...bolt, uom_code: 'BOX', cf: 100 } }, 'otherUnit | - | - | - | -'],
    ['300 m', { of: { ...bolt, uom_code: 'RL', cf: 100 } }, 'otherUnit | - | - | - | -'],
    ['24 EA', { of: { ...bolt, uom_code: 'DZ' } }, 'otherUnit | - | - | - | unit 2 DZ'],
    ['6 EA', { of: { ...bolt, uom_code: 'DZ' } }, 'otherUnit | - | - | - | -'],
    ['1 dozen', { of: { ...bolt, uom_code: 'DZ', min_order_qty: 1 } }, 'found | 1 | - | - | -'],
  ] as const)('%j with %j: %s', (quantity, around, expected) => {
    expect(judge([row('a', quantity)], around as Around).map(said)).toEqual([expected])
  })

  test('sums that nobody can count exactly are too large', () => {
    const most = String(Number.MAX_SAFE_INTEGER)
    expect(judge([row('a', most), row('b', '5')]).map(({ kind }) => kind)).toEqual(['tooLarge', 'tooLarge'])
  })

  test('C-121 more than 999,999 of a product without a maximum is no ready row', () => {
    const free = { ...bolt, max_order_qty: null }
    const kinds = (...counts: readonly string[]) =>
      judge(
        counts.map((count, at) => row(String(at), count)),
        { of: free },
      ).map(({ kind, limit }) => `${kind} ${limit}`)
    expect(kinds('12,345,678,906')).toEqual(['tooLarge 999999'])
    expect(kinds(String(Number.MAX_SAFE_INTEGER))).toEqual(['tooLarge 999999'])
    expect(kinds('999999')).toEqual(['found null'])
    // A slip spoils no other row of its product.
    expect(kinds('6', '99999999999')).toEqual(['found null', 'tooLarge 999999'])
    expect(kinds('999999', '5')).toEqual(['tooLarge 999999', 'tooLarge 999999'])
    expect(judge([row('a', '1000000')], { of: { ...bolt, max_order_qty: 2_000_000 } })[0]?.kind).toBe('found')
  })

  test('another price than it was is said, as money: a hundred-thousandth is none', () => {
    const warned = (oldPrice: number | null) => judge([row('a', '5', { oldPrice })])[0]?.warnings
    expect([warned(null), warned(12.5), warned(12.500001), warned(12.51)]).toEqual([[], [], [], ['priceChanged']])
  })

  test('a comment of more than 500 letters is long', () => {
    const warned = (length: number) => judge([row('a', '5', { comment: 'x'.repeat(length) })])[0]?.warnings
    expect([warned(500), warned(501)]).toEqual([[], ['longComment']])
  })
})

describe('PAD rows of one product', () => {
  test('are summed, with the cart; all but the first are duplicates, which Alt+Enter leaves out', () => {
    const judged = judge([row('a', '5'), row('b', '6'), row('c', '')], { inCart: 2 })
    expect(judged.map(said)).toEqual([
      'found | 5 | - | - | -',
      'found | 6 | - | duplicate | leaveOut',
      'found | 5 | - | duplicate | leaveOut',
    ])
    expect(judged.map(({ together, inCart }) => [together, inCart])).toEqual([
      [16, 2],
      [16, 2],
      [16, 2],
    ])
  })

  test('one that is left out, was added, or says nothing does not count', () => {
    const judged = judge([
      row('a', '5', { isLeftOut: true }),
      row('b', '6', { isAdded: true }),
      row('c', '0'),
      row('d', 'x'),
      row('e', '7'),
    ])
    expect(judged.map(said)).toEqual([
      'leftOut | 5 | - | - | -',
      'added | 6 | - | - | -',
      'nothing | 0 | - | - | -',
      'noNumber | - | - | - | -',
      'found | 7 | - | - | -',
    ])
    expect(judged.map(({ together }) => together)).toEqual([7, 7, 7, 7, 7])
  })

  test('each makes room by itself where all of them are too many', () => {
    expect(judge([row('a', '5'), row('b', '16')]).map(said)).toEqual([
      'aboveMaximum | 5 | 20 | - | set 4',
      'aboveMaximum | 16 | 20 | - | set 15',
    ])
    expect(judge([row('a', '1'), row('b', '2')]).map(said)).toEqual([
      'belowMinimum | 1 | 5 | - | set 3',
      'belowMinimum | 2 | 5 | - | set 4',
    ])
  })

  test('the step is said once, at the last of them', () => {
    expect(judge([row('a', '5'), row('b', '6')], { isSellMinimumOn: true }).map(({ warnings }) => warnings)).toEqual([
      [],
      ['duplicate', 'offStep'],
    ])
  })
})

describe('PAD a row without a product', () => {
  const stand = (lookup: Lookup | undefined, patch: Partial<Surroundings> = {}) =>
    judge([row('a', '5')], { known: new Map(lookup === undefined ? [] : [[partKey('CB-120'), lookup]]), ...patch })[0]
  const answered = (patch: Partial<Extract<Lookup, { kind: 'answered' }>>): Lookup => ({
    kind: 'answered',
    exact: [],
    near: [],
    others: [],
    total: 0,
    ...patch,
  })
  const other = { ...bolt, id: 8 }

  test('waits, is looked up, could not be, or is nothing that the company has', () => {
    expect(stand(undefined)?.kind).toBe('waiting')
    expect(stand(undefined, { checking: [partKey('CB-120')] })?.kind).toBe('checking')
    expect(stand({ kind: 'failed', isOffline: true })).toMatchObject({ kind: 'unchecked', fix: { kind: 'retry' } })
    expect(stand(answered({}))).toMatchObject({ kind: 'notFound', fix: null, candidates: [], found: 0 })
  })

  test('one of another spelling alone is offered; more are chosen from, and it is said how many there are', () => {
    expect(stand(answered({ near: [bolt], total: 9 }))).toMatchObject({
      kind: 'offered',
      found: 1,
      fix: { kind: 'take', product: bolt },
    })
    expect(stand(answered({ near: [bolt, other], total: 9 }))).toMatchObject({ kind: 'choose', found: 2, fix: null })
    expect(stand(answered({ exact: [bolt, other], total: 9 }))).toMatchObject({ kind: 'choose', found: 2, fix: null })
    expect(stand(answered({ others: [bolt], total: 9 }))).toMatchObject({ kind: 'choose', found: 9, fix: null })
    expect(stand(answered({ others: [bolt, other], total: 2 }))).toMatchObject({ kind: 'choose', found: 2, fix: null })
  })

  test('nothing is said of a row that is blank; one without a part number lacks it', () => {
    expect(judge([emptyRow('a')])[0]?.kind).toBe('blank')
    expect(judge([{ ...emptyRow('a'), quantity: '3' }])[0]?.kind).toBe('noPart')
  })
})
