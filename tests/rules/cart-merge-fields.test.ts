// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { CartLine, LineCheck } from '../../src/machines/rules/cart'
import {
  afterOrder,
  combined,
  firstCut,
  hasSameLines,
  rebased,
  withNext,
  withNextTo,
} from '../../src/machines/rules/cart-merge'
import { line } from './samples'

const [steel, brass] = [
  { id: 1, name: 'Steel', colour: '#ccc' },
  { id: 2, name: 'Brass', colour: null },
]
const check: LineCheck = { at: 1_000, offer: 14, was: 10 }
const plain = line(2, { id: 1 }, 'red')
const others: readonly (readonly [string, Partial<CartLine>])[] = [
  ['quantity', { quantity: 3 }],
  ['comment', { comment: 'blue' }],
  ['first tag', { tag1: steel }],
  ['second tag', { tag2: steel }],
  ['price', { product: { ...plain.product, selling_price: 13 } }],
  ['description', { product: { ...plain.product, description: 'Nut' } }],
  ['check', { check }],
  ['order beside it', { nextTo: ['me'] }],
]

describe('R24 two carts are the same when every line is', () => {
  test.each(others)('another %s is another cart', (_, patch) => {
    const other = { ...plain, ...patch }
    expect(hasSameLines([plain], [other])).toBe(false)
    expect(hasSameLines([other], [{ ...other }])).toBe(true)
  })

  test.each<[string, Partial<LineCheck>]>([
    ['time', { at: 2_000 }],
    ['offer', { offer: 15 }],
    ['price before', { was: 11 }],
    ['product that is gone', { gone: true }],
    ['unit', { unit: { uom_code: 'BOX', cf: 12, default_puom_id: 4 } }],
  ])('another %s of a check is another cart', (_, patch) => {
    expect(hasSameLines([{ ...plain, check }], [{ ...plain, check: { ...check, ...patch } }])).toBe(false)
  })

  test.each([
    ['name', { name: 'Iron' }],
    ['colour', { colour: '#000' }],
    ['id', { id: 9 }],
  ])('another %s of a tag is another cart', (_, patch) => {
    expect(hasSameLines([{ ...plain, tag1: steel }], [{ ...plain, tag1: { ...steel, ...patch } }])).toBe(false)
  })

  test('order of lines, order of fields and the kind of an id do not matter; a line more does', () => {
    const other = line(1, { id: 2 })
    const turned = Object.fromEntries(Object.entries(plain.product).toReversed()) as CartLine['product']
    expect(hasSameLines([plain, other], [other, { ...plain, product: turned }])).toBe(true)
    expect(hasSameLines([plain], [plain, other])).toBe(false)
    expect(hasSameLines([plain, other], [plain])).toBe(false)
    expect(hasSameLines([plain], [other])).toBe(false)
  })
})

describe('R24 a line that both changed: of each part, who changed it', () => {
  const merged = (mine: Partial<CartLine>, theirs: Partial<CartLine>) =>
    rebased([plain], [{ ...plain, ...mine }], [{ ...plain, ...theirs }])[0]
  const dearer = { ...plain.product, selling_price: 13 }

  test('what only they changed is theirs', () => {
    const theirs = { product: dearer, comment: 'blue', tag1: steel, tag2: brass, check, nextTo: ['other'] }
    expect(merged({ quantity: 3 }, theirs)).toEqual({ ...plain, ...theirs, quantity: 3 })
  })

  test('what I changed is mine', () => {
    const mine = { product: dearer, comment: 'blue', tag1: steel, tag2: brass, check, nextTo: ['me'] }
    const theirs = { comment: 'green', tag1: brass, check: { ...check, offer: 20 }, nextTo: ['other'] }
    expect(merged(mine, theirs)).toEqual({ ...plain, ...mine })
    expect(merged(mine, { quantity: 5 })).toEqual({ ...plain, ...mine, quantity: 5 })
  })

  test('where there is no check and no order beside it, there is none after', () => {
    expect(Object.keys(merged({ quantity: 3 }, { comment: 'blue' }) ?? {}).toSorted()).toEqual(
      ['comment', 'product', 'quantity', 'tag1', 'tag2'].toSorted(),
    )
  })

  test('a line that I put in and they did, too, holds both quantities', () => {
    expect(rebased([], [plain], [line(3, { id: 1 })]).map(({ quantity }) => quantity)).toEqual([5])
  })
  test('a quantity above the maximum that I did not touch stays as they have it', () => {
    const capped = line(2, { id: 1, max_order_qty: 4 })
    const theirs = { ...capped, quantity: 6 }
    expect(rebased([capped], [{ ...capped, comment: 'x' }], [theirs])[0]).toMatchObject({ quantity: 6, comment: 'x' })
  })
})

describe('lines of the next order', () => {
  test('what comes in while orders are open is beside them; what was there is not', () => {
    const after = [plain, line(1, { id: 2 })]
    expect(withNext([plain], after, [])).toBe(after)
    expect(withNext([plain], after, ['me', 'you']).map(({ nextTo }) => nextTo)).toEqual([undefined, ['me', 'you']])
  })

  test('an order that is over is beside nothing any more', () => {
    const lines = [plain, { ...line(1, { id: 2 }), nextTo: ['me', 'you'] }]
    expect(withNextTo(lines, ['you', 'me'])).toBe(lines)
    expect(withNextTo(lines, ['you']).map(({ nextTo }) => nextTo)).toEqual([undefined, ['you']])
    const free = withNextTo(lines, [])
    expect(free.map((one) => Object.hasOwn(one, 'nextTo'))).toEqual([false, false])
  })

  test('an order takes its lines, and none that came in beside it', () => {
    const lines = [plain, { ...line(2, { id: 2 }), nextTo: ['me'] }, { ...line(2, { id: 3 }), nextTo: ['you'] }]
    const ordered = [1, 2, 3].map((productId) => ({ productId, quantity: 2 }))
    expect(afterOrder(lines, ordered, 'me').map(({ product }) => product.id)).toEqual([2])
  })
})

describe('a draft put to the cart', () => {
  test('comment and tags of the cart count where it has any; its check and marks stay', () => {
    const known = { ...plain, comment: '', check, nextTo: ['me'] }
    const draft = { ...line(3, { id: 1 }, 'note'), tag1: steel, tag2: brass }
    expect(combined([known], [draft])).toEqual([{ ...known, quantity: 5, comment: 'note', tag1: steel, tag2: brass }])
    for (const tags of [{ tag1: brass }, { tag2: brass }])
      expect(combined([{ ...plain, ...tags }], [draft])[0]).toMatchObject({
        tag1: null,
        tag2: null,
        ...tags,
        comment: 'red',
      })
    expect(Object.keys(combined([plain], [draft])[0] ?? {}).toSorted()).toEqual(Object.keys(plain).toSorted())
  })

  test('the first product that cannot hold both is named', () => {
    const capped = line(2, { id: 1, max_order_qty: 4 })
    expect(firstCut([capped], [line(2, { id: 1 })])).toBeNull()
    expect(firstCut([plain, capped], [line(3, { id: 1 })])).toBe(capped.product)
    expect(firstCut([{ ...capped, quantity: 6 }], [])).toBeNull()
    expect(firstCut([capped], [line(9, { id: 2 })])).toBeNull()
  })
})
