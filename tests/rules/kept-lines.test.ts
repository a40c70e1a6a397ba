// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { CartLine } from '../../src/machines/rules/cart'
import { readCart, shortLine } from '../../src/machines/rules/cart-storage'
import { checkedLine, isMarked, withHeard } from '../../src/machines/rules/freshness'
import { mergedLines } from '../../src/machines/rules/list-merge'
import {
  bareLine,
  cartLinesOf,
  edited,
  lineKey,
  listLineOf,
  orderedLines,
  readHead,
  readLines,
  standardQuantity,
  wantedLines,
} from '../../src/machines/rules/lists'
import { line, product } from './samples'

const plain = line(2, { id: 1 })
const again = (one: object) => readCart([JSON.parse(JSON.stringify(one))], '').lines[0]

describe('STORE-11 a line is read as it was written', () => {
  const unit = { uom_code: 'BOX', cf: 12, default_puom_id: 4 }
  test.each<[string, CartLine]>([
    ['a check alone', { ...plain, check: { at: 5, offer: null, was: null } }],
    ['a check of the first moment', { ...plain, check: { at: 0, offer: null, was: null } }],
    ['an offer', { ...plain, check: { at: 5, offer: 14, was: null } }],
    ['a price of before', { ...plain, check: { at: 5, offer: null, was: 10 } }],
    ['both', { ...plain, check: { at: 5, offer: 14, was: 10 } }],
    ['a product that is gone', { ...plain, check: { at: 5, offer: null, was: 10, gone: true } }],
    ['another unit', { ...plain, check: { at: 5, offer: 14, was: null, unit } }],
    ['another unit of a product that is gone', { ...plain, check: { at: 5, offer: 14, was: 10, gone: true, unit } }],
    ['orders beside it', { ...plain, nextTo: ['me', 'you'] }],
    ['a comment and tags', { ...plain, comment: 'red', tag1: { id: 1, name: 'Steel', colour: null } }],
  ])('%s', (_, one) => {
    expect(again(shortLine(one))).toEqual(one)
    // As an earlier portal wrote it.
    expect(again(one)).toEqual(one)
  })

  test('a check is written no longer than it has to be', () => {
    const short = (check: CartLine['check']) =>
      (shortLine({ ...plain, ...(check && { check }) }) as { check?: unknown }).check
    expect(short(undefined)).toBeUndefined()
    expect(short({ at: 5, offer: null, was: null })).toEqual([5])
    expect(short({ at: 5, offer: 14, was: null })).toEqual([5, 14])
    expect(short({ at: 5, offer: null, was: 10 })).toEqual([5, null, 10])
    expect(short({ at: 5, offer: null, was: null, gone: true })).toEqual([5, null, null, 1])
  })

  test('what is damaged of a check is as if the line had never been checked', () => {
    for (const check of [5, 'x', null, [], ['5'], [-1], [1.5], {}, { at: '5' }, { at: -1 }])
      expect(again({ ...plain, check }), JSON.stringify(check)).toEqual(plain)
    expect(again({ ...plain, check: [5, 'x', 'y', 2] })?.check).toEqual({ at: 5, offer: null, was: null })
    expect(again({ ...plain, check: [5, null, null, 0, 7] })?.check).toEqual({ at: 5, offer: null, was: null })
    expect(again({ ...plain, check: { at: 5, unit: 'BOX', gone: 'yes' } })?.check).toEqual({
      at: 5,
      offer: null,
      was: null,
    })
  })

  test('marks of orders that are none are left out', () => {
    expect(again({ ...plain, nextTo: ['me', '', 5, null] })?.nextTo).toEqual(['me'])
    for (const nextTo of [[], [''], 'me', 5, {}])
      expect(again({ ...plain, nextTo }), JSON.stringify(nextTo)).toEqual(plain)
  })

  test('a quantity above the maximum is cut where nobody has checked it, and stays where somebody has', () => {
    const capped = line(9, { id: 1, max_order_qty: 4 })
    expect(again(capped)?.quantity).toBe(4)
    expect(again({ ...capped, check: [5] })?.quantity).toBe(9)
  })
})

describe('what a check makes of a line', () => {
  const at = 7
  const checked = (price: number | null, accepted: number | null, was: number | null = null) =>
    checkedLine(
      { ...line(1, { selling_price: accepted }), check: { at: 1, offer: 99, was } },
      { productId: 1, at, product: product({ selling_price: price }) },
    )
  const prices = ({ product: { selling_price }, check }: CartLine) => [selling_price, check?.offer, check?.was]

  test.each([
    ['the same price', 10, 10, null, [10, null, null]],
    ['the same price, written otherwise', 10.00001, 10, null, [10.00001, null, null]],
    ['the same price after another', 10, 10, 12, [10, null, 12]],
    ['a lower price', 8, 10, null, [8, null, 10]],
    ['a higher price', 12, 10, null, [10, 12, null]],
    ['a higher price after another', 12, 10, 9, [10, 12, 9]],
    ['no price any more', null, 10, null, [null, null, 10]],
    ['still no price', null, null, null, [null, null, null]],
    ['a price where there was none', 5, null, null, [null, 5, null]],
  ] as const)('%s', (_, price, accepted, was, expected) => {
    expect(prices(checked(price, accepted, was))).toEqual(expected)
  })

  test('a line is marked where its price is not what it was; one set aside is not', () => {
    const marked = (check: CartLine['check']) => isMarked({ ...plain, ...(check && { check }) })
    expect(marked(undefined)).toBe(false)
    expect(marked({ at, offer: null, was: null })).toBe(false)
    expect(marked({ at, offer: 5, was: null })).toBe(true)
    expect(marked({ at, offer: null, was: 5 })).toBe(true)
    expect(marked({ at, offer: 5, was: 5, gone: true })).toBe(false)
  })

  test('the five hundred products that passed by last are remembered; what is heard again is the newest', () => {
    const heard = (id: number) => ({ productId: id, at: id, product: null })
    const many = withHeard(
      new Map(),
      Array.from({ length: 500 }, (_, id) => heard(id)),
    )
    expect(many.size).toBe(500)
    const more = withHeard(withHeard(many, [heard(0)]), [heard(500)])
    expect([more.has('0'), more.has('1'), more.has('500'), more.size]).toEqual([true, false, true, 500])
    expect(
      withHeard(new Map(), [{ productId: 1, at: 1, product: { ...product(), extra: 1 } as never }]).get('1')?.product,
    ).toEqual(product())
  })
})

describe('LISTS lines', () => {
  const known = listLineOf(line(2, { id: 7, part_number: 'CB-1', max_order_qty: 10 }, 'red'))
  const bare = bareLine(' cb-1 ', 3)

  test('a line is told by its product, else by its part number in any case', () => {
    expect(lineKey(known)).toBe('unit EA X 1 id 7')
    expect(lineKey({ ...known, unit: 'box' })).toBe('unit BOX id 7')
    expect(lineKey(bare)).toBe('part CB-1')
  })

  test('an order as a list: whole quantities, none below nothing; what has no part number is left out', () => {
    const item = (part_number: string | null, sale_qty: number | null) => ({
      id: 1,
      sale_qty,
      price: 1,
      productuom: part_number === null ? null : { product: { part_number, description: 'Bolt' }, uom: null },
    })
    const items = [item('A', 2.9), item('B', null), item('C', -4), item(' ', 1), item(null, 1)]
    expect(orderedLines({ sale_no: '', sale_date: '', customer: null, items } as never)).toEqual([
      bareLine('A', 2, '', 'Bolt'),
      bareLine('B', 0, '', 'Bolt'),
      bareLine('C', 0, '', 'Bolt'),
    ])
  })

  test('what goes into the cart: known products with a quantity, at most their maximum', () => {
    const many = { ...known, quantity: 12 }
    const { lines, left } = cartLinesOf([many, { ...known, quantity: 0 }, { ...known, quantity: 1 }, bare])
    expect([lines.map(({ quantity }) => quantity), left]).toEqual([[10, 1], 2])
  })

  test('as rows of the pad a line without a part number goes by its description', () => {
    expect(wantedLines([known, { ...bareLine(' ', 0), description: 'Bolt' }])).toEqual([
      { part: 'CB-1', quantity: '2', oldQuantity: 2, oldUnit: 'EA x 1', comment: 'red', chosenId: 7, tags: [] },
      { part: 'Bolt', quantity: '0', comment: '', chosenId: null, tags: [] },
    ])
  })

  test('lines put to others: sums, capped; both comments and the product that is there stay', () => {
    const merged = (lines: Parameters<typeof mergedLines>[0], added: typeof lines) => {
      const result = mergedLines(lines, added)
      return [
        result.cut.length,
        ...result.lines.map(
          ({ partNumber, quantity, comment, product: of }) => `${partNumber} ${quantity} ${comment} ${of?.id ?? '-'}`,
        ),
      ]
    }
    expect(merged([known], [{ ...known, quantity: 3, comment: 'blue' }])).toEqual([0, 'CB-1 5 red / blue 7'])
    expect(merged([known], [{ ...known, quantity: 9 }])).toEqual([1, 'CB-1 10 red 7'])
    expect(merged([known], [bare])).toEqual([0, 'CB-1 5 red 7'])
    expect(merged([bare], [known])).toEqual([0, 'CB-1 5 red 7'])
    expect(merged([{ ...bare, comment: 'mine' }], [known])).toEqual([0, 'CB-1 5 mine / red 7'])
    expect(merged([bare], [bareLine('CB-2', 1), bareLine('cb-2', 1)])).toEqual([0, 'cb-1 3  -', 'CB-2 2  -'])
    const other = { ...known, product: { ...known.product!, id: 8 } }
    expect(merged([known], [other])).toEqual([0, 'CB-1 2 red 7', 'CB-1 2 red 8'])
  })

  test('an edit touches its line alone, and brings none back', () => {
    const lines = [known, bare, bareLine('X', 1)]
    const keys = (edit: Parameters<typeof edited>[1]) =>
      edited(lines, edit).map((one) => `${lineKey(one)} ${one.quantity}`)
    expect(keys({ kind: 'moved', key: 'part CB-1', by: 1 })).toEqual(['unit EA X 1 id 7 2', 'part X 1', 'part CB-1 3'])
    expect(keys({ kind: 'moved', key: 'part CB-1', by: -1 })).toEqual(['part CB-1 3', 'unit EA X 1 id 7 2', 'part X 1'])
    expect(edited(lines, { kind: 'moved', key: 'part X', by: 1 })).toBe(lines)
    expect(edited(lines, { kind: 'quantity', key: 'gone', quantity: 4 })).toBe(lines)
    expect(keys({ kind: 'removed', key: lineKey(known) })).toEqual(['part CB-1 3', 'part X 1'])
    expect(keys({ kind: 'quantity', key: 'part X', quantity: 4 }).at(-1)).toBe('part X 4')
    expect(edited(lines, { kind: 'comment', key: 'part X', comment: 'blue' })[2]?.comment).toBe('blue')
    expect(edited(lines, { kind: 'restored', line: bare, at: 0 })).toBe(lines)
    expect(edited([known], { kind: 'restored', line: bare, at: 0 }).map(lineKey)).toEqual(['part CB-1', lineKey(known)])
  })

  test('a standard quantity is whole, exact, and at most the maximum', () => {
    expect([' 5 ', '0', '99'].map((text) => standardQuantity(text, known.product))).toEqual([5, 0, 10])
    expect([standardQuantity('99', null), standardQuantity('99', product())]).toEqual([99, 99])
    for (const text of ['', '-1', '1.5', 'x', '1234567890123456']) expect(standardQuantity(text, null), text).toBeNull()
  })

  test('what is kept of a list is read again; what is damaged is counted', () => {
    const head = { name: 'Truck', savedAt: '2026-03-01', lineCount: 2, itemCount: 5 }
    expect(readHead('a', head)).toEqual({ id: 'a', ...head })
    for (const patch of [
      { name: ' ' },
      { name: 5 },
      { savedAt: '' },
      { lineCount: -1 },
      { itemCount: 1.5 },
      { lineCount: '2' },
    ])
      expect(readHead('a', { ...head, ...patch }), JSON.stringify(patch)).toBeNull()
    expect(readHead('a', null)).toBeNull()
    expect(readLines('x')).toEqual({ lines: [], damaged: -1 })
    const written = JSON.parse(
      JSON.stringify([known, { ...known, quantity: 0, product: { ...known.product, id: 9 } }, bare]),
    )
    expect(readLines(written).lines.map((one) => `${lineKey(one)} ${one.quantity}`)).toEqual([
      'unit EA X 1 id 7 2',
      'unit EA X 1 id 9 0',
      'part CB-1 3',
    ])
    expect(
      readLines([...written, null, { partNumber: 'X' }, { quantity: 1 }, { quantity: -1, partNumber: 'X' }]),
    ).toMatchObject({ damaged: 4 })
    expect(readLines([{ partNumber: 'X', quantity: 0, description: 'Bolt', comment: 'c' }]).lines).toEqual([
      bareLine('X', 0, 'c', 'Bolt'),
    ])
  })
})
