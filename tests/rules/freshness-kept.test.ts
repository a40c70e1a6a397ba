// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acme } from '../../mocks/db/seeds/acme'
import { orderedLines, type CartLine, type LineCheck } from '../../src/machines/rules/cart'
import { rebased } from '../../src/machines/rules/cart-merge'
import { plainLine, readCart, shortLine } from '../../src/machines/rules/cart-storage'
import { changed, readText, storable, writeText } from '../../src/machines/rules/cart-sync'
import { checkedLine, withChecks, type CheckResult } from '../../src/machines/rules/freshness'
import { cart, line, product, runs, serverAnswers } from './samples'

const at = 1_772_445_600_000
const check = (patch: Partial<LineCheck> = {}): LineCheck => ({ at, offer: null, was: null, ...patch })
const told = (id: number, price: number | null, patch: Parameters<typeof product>[0] = {}): CheckResult => ({
  productId: id,
  at,
  product: product({ id, selling_price: price, ...patch }),
})

describe('on the device', () => {
  it('STORE-11 a checked line has one field more, and what says nothing is not written', () => {
    const stored = JSON.parse(JSON.stringify(shortLine({ ...line(2), check: check() })))
    expect(Object.keys(stored).toSorted()).toEqual(['check', 'comment', 'product', 'quantity', 'tag1', 'tag2'])
    expect(stored.check).toEqual([at])
    expect(Object.keys(JSON.parse(JSON.stringify(shortLine(line(2))))).toSorted()).toEqual([
      'comment',
      'product',
      'quantity',
      'tag1',
      'tag2',
    ])
  })

  it('any line is read as it was written, short or long', () => {
    fc.assert(
      fc.property(cart, serverAnswers, (lines, results) => {
        const after = withChecks(lines, results)
        for (const written of [after.map(shortLine), after]) {
          expect(readCart(JSON.parse(JSON.stringify(written)), 'ACME')).toEqual({ lines: after, isDamaged: false })
        }
      }),
      runs,
    )
  })

  it('a minimum of 1 is kept as none', () => {
    expect([plainLine(line(2, { min_order_qty: 1 })), plainLine(line(2, { min_order_qty: 5 }))]).toEqual([
      line(2),
      line(2, { min_order_qty: 5 }),
    ])
  })

  it.each([[7], ['now'], [{}], [{ at: 'now' }], [{ at: -1 }], [{ at: 1.5 }], [[]], [['now']], [null]])(
    'R4 a damaged check (%j) is left out, and the line stays',
    (damaged) => {
      expect(readCart([{ ...line(2), check: damaged }], 'ACME')).toEqual({ lines: [line(2)], isDamaged: false })
    },
  )

  it('R4 what is damaged inside of a check counts as nothing', () => {
    const read = readCart([{ ...line(2), check: { at, offer: 'much', was: {}, gone: 'yes' } }], 'ACME').lines
    expect(read).toEqual([{ ...line(2), check: check() }])
  })

  it('a maximum that came down cuts no quantity in silence', () => {
    const lines = withChecks([line(30)], [told(1, 12.5, { max_order_qty: 20 })])
    expect(readCart(JSON.parse(JSON.stringify(lines)), 'ACME').lines[0]?.quantity).toBe(30)
  })

  it('R24 a check in one tab takes nothing of what another did with the line, and brings no line back', () => {
    const [was, checked] = [line(2), checkedLine(line(2), told(1, 13.5))]
    expect(rebased([was], [checked], [line(5, {}, 'blue')])).toEqual([{ ...checked, quantity: 5, comment: 'blue' }])
    expect(rebased([was], [checked], [])).toEqual([])
    expect(rebased([was], [line(3)], [checked])).toEqual([{ ...checked, quantity: 3 }])
  })

  it('orderedLines answers the very same list while nothing is set aside', () => {
    const lines = [line(2)]
    expect(orderedLines(lines)).toBe(lines)
  })

  it('STORE-11 a cart of the demo takes at most 320 bytes a line, checks, offers, comments, tags and marks included', () => {
    const tag = { id: 12, name: 'Stainless', colour: '6B4FA0' }
    const sold = acme.products.filter(({ price, puomId }) => price !== null && puomId !== null).slice(-60)
    const lines = sold.map((one, place): CartLine => {
      const { id, partNumber, description, picture, price, uom, cf, min, max, puomId } = one
      const ordered = product({
        id,
        part_number: partNumber,
        description: description.fr,
        primary_image: picture === null ? null : `/media/ACME/${picture}.svg`,
        selling_price: Number(price ?? 0),
        uom_code: uom ?? '',
        cf,
        min_order_qty: min,
        max_order_qty: max,
        default_puom_id: puomId,
      })
      const isTold = place % 10 === 0
      const marks = [{ offer: Number(price ?? 0) + 1.25 }, { was: Number(price ?? 0) + 1.25 }, {}]
      return {
        product: ordered,
        quantity: 24 + place,
        comment: isTold ? 'Deliver to gate 4' : '',
        tag1: isTold ? tag : null,
        tag2: null,
        check: check(marks[place % marks.length]),
      }
    })
    const text = writeText('ACME', changed(readText(null, 'ACME').cart, [], storable(lines), '0123abcd'))
    expect(lines.length).toBe(60)
    expect(Buffer.byteLength(text) / lines.length).toBeLessThanOrEqual(320)
    expect(readText(text, 'ACME').cart.entries.size).toBe(lines.length)
  })
})
