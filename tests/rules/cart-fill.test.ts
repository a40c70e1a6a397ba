// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../../src/machines/rules/cart'
import { withQuantities } from '../../src/machines/rules/cart-undo'
import { columnOf } from '../../src/machines/rules/cart-column'
import { changesOf, fillDown, type Column } from '../../src/machines/rules/cart-fill'
import { withChecks } from '../../src/machines/rules/freshness'
import { capped, firstQuantity } from '../../src/machines/rules/quantity'
import { cart, line, runs } from './samples'

const column = (texts: readonly string[], patch: Partial<Column> = {}): Column => ({
  from: '1',
  heading: null,
  texts,
  readings: {},
  ...patch,
})
const limits = { min_order_qty: 6, max_order_qty: 20 }
const three = [line(3), line(8, { id: 2, ...limits }), line(5, { id: 3 })]
const statesOf = (texts: readonly string[], lines: readonly CartLine[] = three, patch: Partial<Column> = {}) =>
  fillDown(lines, column(texts, patch)).entries.map(({ state, quantity }) => [state, quantity])

describe('a column', () => {
  it.each([
    ['6\n7', null, ['6', '7']],
    ['6\r\n7\r\n', null, ['6', '7']],
    ['6\r7', null, ['6', '7']],
    ['6\n\n7\n\n', null, ['6', '', '7']],
    ['\n7', null, ['', '7']],
    ['"6"\n "7" ', null, ['6', '7']],
    ['Qty\n6\n7', 'Qty', ['6', '7']],
    ['Quantité\n6', 'Quantité', ['6']],
    ['Cantidad\n6', 'Cantidad', ['6']],
  ])('%j', (text, heading, texts) => {
    expect(columnOf(text)).toEqual({ heading, texts })
  })

  it.each(['6', '6\n', '6\r\n\r\n', '', '\n'])('%j is none: it goes into the field', (text) => {
    expect(columnOf(text)).toBeNull()
  })

  it('loses no cell but blank ones at the end and a heading', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6 }), { minLength: 2, maxLength: 20 }), (cells) => {
        const read = columnOf(cells.map((cell) => cell.replaceAll(/[\r\n"]/g, '')).join('\n'))
        const whole = cells.map((cell) => cell.replaceAll(/[\r\n"]/g, '').trim())
        const last = whole.findLastIndex((cell) => cell !== '')
        expect(read === null).toBe(last < 1)
        if (read === null) return
        const all = read.heading === null ? read.texts : [read.heading, ...read.texts]
        expect(all).toEqual(whole.slice(0, last + 1))
      }),
      runs,
    )
  })
})

describe('filled downwards', () => {
  it('a dozen of what is sold by the piece is 12, of what is sold by boxes nobody knows: the line stays', () => {
    expect(fillDown([line(3)], column(['2 dozen'])).entries).toMatchObject([{ quantity: 24, isOtherUnit: true }])
    const box = line(3, { uom_code: 'BOX' })
    expect(fillDown([box], column(['2 dozen'])).entries).toMatchObject([{ quantity: 3, isOtherUnit: true }])
  })

  it('from its line on, in the order shown; the others stay', () => {
    const fill = fillDown([three[2]!, three[0]!, three[1]!], column(['7', '9']))
    expect(fill.entries.map(({ line: { product }, quantity }) => [product.id, quantity])).toEqual([
      [1, 7],
      [2, 9],
    ])
    expect(changesOf(fill)).toEqual([
      { productId: 1, quantity: 7 },
      { productId: 2, quantity: 9 },
    ])
  })

  it('numbers without a line are counted', () => {
    expect(fillDown(three, column(['1', '7', '1', '1', '1'])).more).toBe(2)
    expect(fillDown(three, column(['1', '2'], { from: '99' }))).toEqual({ entries: [], more: 2 })
  })

  it('VALID-14 VALID-15 above the maximum it is the maximum; below the minimum, 0 and less leave the line as it is', () => {
    expect(statesOf(['3', '50', '5'])).toEqual([
      ['same', 3],
      ['capped', 20],
      ['same', 5],
    ])
    expect(statesOf(['0', '5', '-2'])).toEqual([
      ['zero', 3],
      ['belowMinimum', 8],
      ['negative', 5],
    ])
  })

  it('what is no whole number says why, and a blank cell says nothing', () => {
    expect(statesOf(['many', '1,5', ''])).toEqual([
      ['noNumber', 3],
      ['notWhole', 8],
      ['missing', 5],
    ])
    expect(statesOf(['9'.repeat(30)])).toEqual([['tooLarge', 3]])
  })

  it('1.000 is asked about, and then read as it was meant', () => {
    expect(statesOf(['1.000'])).toEqual([['unclear', 3]])
    expect(statesOf(['1.000'], three, { readings: { '.': 'thousands' } })).toEqual([['taken', 1000]])
    expect(statesOf(['1.000'], three, { readings: { '.': 'decimals' } })).toEqual([['taken', 1]])
    expect(statesOf(['1.500'], three, { readings: { '.': 'decimals' } })).toEqual([['notWhole', 3]])
  })

  it('a line set aside takes its number and stays', () => {
    const lines = withChecks(three, [{ productId: 1, at: 7, product: null }])
    expect(statesOf(['7', '7'], lines)).toEqual([
      ['setAside', 3],
      ['taken', 7],
    ])
  })

  it('another unit than the one it is sold by is said', () => {
    const { entries } = fillDown(three, column(['6 BOX', '7 EA', '8']))
    expect(entries.map(({ isOtherUnit, quantity }) => [isOtherUnit, quantity])).toEqual([
      [true, 6],
      [false, 7],
      [false, 8],
    ])
  })

  it('gives every line a quantity that it may have, or leaves it; what is shown is what the cart then holds', () => {
    const text = fc.oneof(fc.integer({ min: -5, max: 200 }).map(String), fc.string({ maxLength: 4 }))
    fc.assert(
      fc.property(cart, fc.array(text, { maxLength: 15 }), fc.nat(), (lines, texts, at) => {
        const from = String(lines[at % Math.max(1, lines.length)]?.product.id)
        const fill = fillDown(lines, column(texts, { from }))
        expect(fill.entries.length + fill.more).toBe(texts.length)
        for (const { line: one, quantity, state } of fill.entries) {
          if (state !== 'taken' && state !== 'capped') expect(quantity).toBe(one.quantity)
          else expect(quantity).toBe(capped(one.product, Math.max(quantity, firstQuantity(one.product))))
        }
        const after = withQuantities(lines, changesOf(fill)).lines
        const shown = new Map(fill.entries.map(({ line: one, quantity }) => [one.product.id, quantity]))
        expect(after.map(({ quantity }) => quantity)).toEqual(
          lines.map((one) => shown.get(one.product.id) ?? one.quantity),
        )
      }),
      runs,
    )
  })
})
