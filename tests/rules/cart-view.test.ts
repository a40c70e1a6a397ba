// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../../src/machines/rules/cart'
import { speaks, withChecks } from '../../src/machines/rules/freshness'
import { lineTotal } from '../../src/machines/rules/money'
import {
  arranged,
  asAdded,
  cartSorts,
  held,
  idOf,
  idsOf,
  isAsAdded,
  needsAttention,
  neighbourOf,
  ownTexts,
  type CartArrangement,
  type CartKnowledge,
} from '../../src/machines/rules/cart-view'
import { cart, line, product, runs, serverAnswers } from './samples'

const nothing: CartKnowledge = { unchecked: new Set(), own: new Map() }
const view = (patch: Partial<CartArrangement>): CartArrangement => ({ ...asAdded, ...patch })
const checkedCart = fc.tuple(cart, serverAnswers).map(([lines, results]) => withChecks(lines, results))
const arrangement = fc.record({
  text: fc.oneof(fc.constant(''), fc.string({ maxLength: 4 })),
  sort: fc.constantFrom(...cartSorts),
  isAttention: fc.boolean(),
})

const bolt = line(4, { id: 1, part_number: 'CB-120', description: 'Carriage bolt', selling_price: 2 })
const nut = line(1, { id: 2, part_number: 'CB-9', description: 'Écrou à embase', selling_price: 30 }, 'for gate 4')
const washer = line(2, { id: 3, part_number: 'aw-7', description: 'Washer', selling_price: 4 })
const three = [bolt, nut, washer]
const found = (text: string, knowledge = nothing) => arranged(three, view({ text }), knowledge)

describe('find', () => {
  it.each([
    ['carriage', ['1']],
    ['CARRIAGE BOLT', ['1']],
    ['bolt carriage', ['1']],
    ['cb-', ['1', '2']],
    ['AW-7', ['3']],
    ['ecrou', ['2']],
    ['gate 4', ['2']],
    ['   ', ['1', '2', '3']],
    ['gasket', []],
  ])('%s', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  it("looks into the buyer's own numbers, of which a product may have several", () => {
    const own = ownTexts([
      { own: 'BOLT-A', partNumber: 'cb-120' },
      { own: 'Schraube 1', partNumber: 'CB-120' },
      { own: 'OTHER', partNumber: 'X-1' },
    ])
    expect(found('bolt-a', { ...nothing, own })).toEqual(['1'])
    expect(found('schraube 1', { ...nothing, own })).toEqual(['1'])
    expect(found('other', { ...nothing, own })).toEqual([])
  })

  it('finds any line by what it says, in any case', () => {
    const words = fc.constantFrom<(one: CartLine) => string>(
      ({ product: { part_number } }) => part_number,
      ({ product: { description } }) => description,
      ({ comment }) => comment,
    )
    fc.assert(
      fc.property(cart, fc.nat(), words, fc.boolean(), (lines, at, said, isUpper) => {
        const one = lines[at % Math.max(1, lines.length)]
        if (!one) return
        const text = isUpper ? said(one).toUpperCase() : said(one)
        expect(arranged(lines, view({ text }), nothing)).toContain(idOf(one))
      }),
      runs,
    )
  })
})

describe('sort', () => {
  it('by part number as people count, by total the highest first, both with ties as added', () => {
    expect(arranged(three, view({ sort: 'part' }), nothing)).toEqual(['3', '2', '1'])
    expect(arranged(three, view({ sort: 'total' }), nothing)).toEqual(['2', '1', '3'])
  })

  it('a line set aside is the last by total', () => {
    const lines = withChecks(three, [{ productId: 2, at: 7, product: null }])
    expect(arranged(lines, view({ sort: 'total' }), nothing)).toEqual(['1', '3', '2'])
  })

  it('is stable, and loses no line', () => {
    fc.assert(
      fc.property(checkedCart, fc.constantFrom('part', 'total'), (lines, sort) => {
        const ids = arranged(lines, view({ sort }), nothing)
        expect(ids.toSorted()).toEqual(idsOf(lines).toSorted())
        const places = new Map(idsOf(lines).map((id, at) => [id, at]))
        const byId = new Map(lines.map((one) => [idOf(one), one]))
        ids.slice(1).forEach((id, at) => {
          const [one, other] = [byId.get(ids[at] ?? ''), byId.get(id)]
          if (!one || !other || one.check?.gone || other.check?.gone) return
          const isTie =
            sort === 'total'
              ? lineTotal(one.product.selling_price, one.quantity) ===
                lineTotal(other.product.selling_price, other.quantity)
              : one.product.part_number === other.product.part_number
          if (isTie) expect(places.get(ids[at] ?? '')).toBeLessThan(places.get(id) ?? -1)
        })
      }),
      runs,
    )
  })
})

describe('needs attention', () => {
  it('set aside, a price that waits, a limit that is broken, or not to be checked; nothing else', () => {
    const lines = withChecks(
      [bolt, nut, washer, line(1, { id: 4 }), line(1, { id: 5 }), line(1, { id: 6 })],
      [
        { productId: 1, at: 7, product: null },
        { productId: 2, at: 7, product: product({ ...nut.product, selling_price: 31 }) },
        { productId: 3, at: 7, product: product({ ...washer.product, min_order_qty: 6 }) },
        { productId: 4, at: 7, product: product({ id: 4, selling_price: 1 }) },
      ],
    )
    const knowledge = { ...nothing, unchecked: new Set(['5']) }
    expect(arranged(lines, view({ isAttention: true }), knowledge)).toEqual(['1', '2', '3', '5'])
  })

  it('with the lines that do not, it is the whole cart: no line is lost', () => {
    fc.assert(
      fc.property(checkedCart, fc.array(fc.nat(30)), (lines, missed) => {
        const unchecked = new Set(missed.map(String))
        const ids = arranged(lines, view({ isAttention: true }), { ...nothing, unchecked })
        const rest = lines.filter((one) => !needsAttention(one, unchecked))
        expect([...ids, ...idsOf(rest)].toSorted()).toEqual(idsOf(lines).toSorted())
        expect(rest.some(speaks)).toBe(false)
      }),
      runs,
    )
  })
})

describe('what is shown while the cart changes', () => {
  it('all as added is the cart itself', () => {
    expect([isAsAdded(asAdded), isAsAdded(view({ text: ' ' })), isAsAdded(view({ sort: 'part' }))]).toEqual([
      true,
      true,
      false,
    ])
    expect(arranged(three, asAdded, nothing)).toEqual(['1', '2', '3'])
  })

  it('nothing moves, what left the cart goes, what fits only now comes last, what is new to its place', () => {
    expect(held(['3', '1'], ['1', '2', '3'], ['1', '2', '3'], ['1', '3'])).toEqual(['3', '1'])
    expect(held(['3', '1'], ['1', '2', '3'], ['2', '3'], ['3'])).toEqual(['3'])
    expect(held(['3', '1'], ['1', '2', '3'], ['1', '2', '3'], ['2', '3', '1'])).toEqual(['3', '1', '2'])
    expect(held(['3', '1'], ['1', '3'], ['1', '3', '4'], ['3', '4', '1'])).toEqual(['3', '4', '1'])
    expect(held(['3', '1'], ['1', '3'], ['1', '3', '4'], ['4', '3', '1'])).toEqual(['4', '3', '1'])
  })

  it('holds what was shown and is there, in its order, and all that is wanted; never a line twice or a stranger', () => {
    fc.assert(
      fc.property(checkedCart, checkedCart, arrangement, arrangement, (before, now, former, next) => {
        const shown = arranged(before, former, nothing)
        const wanted = arranged(now, next, nothing)
        const ids = held(shown, idsOf(before), idsOf(now), wanted)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => idsOf(now).includes(id))).toBe(true)
        expect(wanted.every((id) => ids.includes(id))).toBe(true)
        const stayed = shown.filter((id) => idsOf(now).includes(id))
        expect(ids.filter((id) => stayed.includes(id))).toEqual(stayed)
      }),
      runs,
    )
  })
})

describe('from quantity to quantity', () => {
  const lines = withChecks(three, [{ productId: 2, at: 7, product: null }])
  it.each([
    ['1', 'next', '3'],
    ['3', 'previous', '1'],
    ['3', 'next', '3'],
    ['1', 'previous', '1'],
  ] as const)('%s, %s: %s; a line set aside has none', (id, to, then) => {
    expect(neighbourOf(['1', '2', '3'], lines, id, to)).toBe(then)
  })
})
