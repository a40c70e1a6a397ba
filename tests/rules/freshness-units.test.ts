// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameUnit, unitKey, withQuantity, type CartLine, type LineCheck } from '../../src/machines/rules/cart'
import { withPadLines } from '../../src/machines/rules/cart-adding'
import { cartEnvelope, readCart, shortLine } from '../../src/machines/rules/cart-storage'
import {
  checkedLine,
  differencesOf,
  heardOf,
  isSameOrder,
  offersOf,
  pricesOf,
  withAccepted,
  withHeard,
  type CheckResult,
} from '../../src/machines/rules/freshness'
import { line, product, runs } from './samples'

const at = 1_772_445_600_000
const box = { uom_code: 'BOX', cf: 12, default_puom_id: 99 }
const told = (id: number, patch: Parameters<typeof product>[0] = {}): CheckResult => ({
  productId: id,
  at,
  product: product({ id, ...patch }),
})
const check = (patch: Partial<LineCheck> = {}): LineCheck => ({ at, offer: null, was: null, ...patch })
const boxed = checkedLine(line(6), told(1, box))

describe('another unit of measure', () => {
  it('needs consent also at the same price: until then the line is what the buyer agreed to', () => {
    expect(boxed.product).toEqual(product())
    expect(boxed.check).toEqual(check({ offer: 12.5, unit: box }))
    expect(differencesOf([boxed])).toMatchObject({ offers: 1, units: 1, change: 0n })
    expect(isSameOrder([line(6)], [boxed])).toBe(true)
  })

  it('at a lower price, too: as many of it are something else', () => {
    expect(checkedLine(line(6), told(1, { ...box, selling_price: 9 }))).toMatchObject({
      product: { selling_price: 12.5, uom_code: 'EA' },
      check: { offer: 9, unit: box },
    })
  })

  it('is taken when it is agreed to on its line, not with all prices; a price of the former unit is no price of this one', () => {
    const [same] = withAccepted([boxed], offersOf([boxed]))
    expect(same).toEqual({ ...line(6, box), check: check() })
    const dearer = checkedLine(line(6), told(1, { ...box, selling_price: 120 }))
    expect(withAccepted([dearer], offersOf([dearer]))[0]?.check).toEqual(check())
    expect(pricesOf([dearer, boxed])).toEqual([])
  })

  it('that became another one meanwhile stays open, and so does one that the screen did not show', () => {
    const former = offersOf([boxed])
    const other = checkedLine(line(6), told(1, { ...box, cf: 6 }))
    expect(withAccepted([other], former)).toEqual([other])
    expect(withAccepted([boxed], [{ productId: 1, price: 12.5 }])).toEqual([boxed])
  })

  it('goes by itself when it is the former one again', () => {
    expect(checkedLine(boxed, told(1)).check).toEqual(check())
  })

  it('is not agreed to by a press on a screen that shows it: nobody knows how many of it are meant', () => {
    const [pressed] = withQuantity([boxed], product(box), 7)
    expect(pressed).toEqual(boxed)
    const [mended] = withQuantity([boxed], boxed.product, 7)
    expect(mended?.check).toEqual(boxed.check)
    const [unseen] = withQuantity([boxed], product({ ...box, cf: 6 }), 7)
    expect([unseen?.product, unseen?.quantity, unseen?.check]).toEqual([boxed.product, boxed.quantity, undefined])
  })

  it('P30 nothing in the new unit is added to a line of the old one', () => {
    const fresh = product(box)
    const { lines, taken } = withPadLines([boxed], [{ product: fresh, quantity: 5, comment: '' }])
    expect([lines, taken]).toEqual([[boxed], [{ productId: 1, quantity: 0, isOtherUnit: true }]])
    const same = withPadLines([boxed], [{ product: boxed.product, quantity: 5, comment: '' }])
    expect(same.taken).toEqual([{ productId: 1, quantity: 5 }])
  })

  it('no factor is a factor of one, and an unnamed unit is not known to be another', () => {
    const unit = (uom_code: string, cf: number | null) => ({ uom_code, cf, default_puom_id: 1 })
    expect(unitKey(unit('ea ', null))).toBe(unitKey(unit('EA', 1)))
    expect(isSameUnit(unit('', null), unit('EA', 1))).toBe(true)
    expect([isSameUnit(unit('', null), unit('BOX', 12)), isSameUnit(unit('EA', 1), unit('PK', 1))]).toEqual([
      false,
      false,
    ])
  })

  it('P30 the device keeps it, and reads it again', () => {
    const units = fc.record({
      uom_code: fc.stringMatching(/^[A-Z]{1,4}$/),
      cf: fc.option(fc.integer({ min: 1, max: 99 })),
      default_puom_id: fc.option(fc.integer({ min: 1, max: 999 })),
    })
    fc.assert(
      fc.property(units, fc.boolean(), (unit, gone) => {
        const kept: CartLine = { ...line(6), check: check({ offer: 9, ...(gone && { gone }), unit }) }
        const stored = JSON.stringify({ ...cartEnvelope('ACME', []), lines: [shortLine(kept)] })
        expect(readCart(stored, 'ACME')).toEqual({ lines: [kept], isDamaged: false })
        expect(readCart(JSON.stringify(cartEnvelope('ACME', [kept])), 'ACME').lines).toEqual([kept])
      }),
      runs,
    )
  })
})

describe('what passed by', () => {
  it('is told of lines that nobody has checked, and of no other', () => {
    const heard = withHeard(new Map(), [told(1), told(2), told(3)])
    const lines = [line(1), { ...line(1, { id: 2 }), check: check() }, line(1, { id: 9 })]
    expect(heardOf(lines, heard)).toEqual([told(1)])
  })

  it('is remembered as it was heard last, and of 500 products', () => {
    const later = { ...told(1), at: at + 5 }
    const first = withHeard(
      new Map(),
      Array.from({ length: 500 }, (_, id) => told(id)),
    )
    const heard = withHeard(first, [later, told(900)])
    expect([heard.size, heard.get('1'), heard.has('0'), heard.has('900')]).toEqual([500, later, false, true])
  })
})
