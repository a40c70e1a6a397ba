// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedPart } from '../../src/machines/rules/pad-counted'
import { separatedPart } from '../../src/machines/rules/pad-separated'
import { lookupOf, partKey, spellings, type Lookup } from '../../src/machines/rules/pad-matching'
import { padOfferFor } from '../../src/machines/rules/pad-offer-reading'
import { withCountsRead } from '../../src/machines/rules/pad-readings'
import { noOwnNumbers } from '../../src/machines/rules/part-numbers'
import { padRow } from '../support/pads'
import { product, runs } from './samples'

const nothing: Lookup = lookupOf('x', { products: [], total: 0 }, [])
const knowing = (part: string, lookup: Lookup) => new Map([[partKey(part), lookup]])

describe('PAD a part number with a count behind =', () => {
  test.each([
    ['P-1001=6', 'P-1001', '6'],
    ['P-1001 = 6', 'P-1001', '6'],
    ['HB 100=x6', 'HB 100', 'x6'],
    ['HB-100=6 BOX', 'HB-100', '6 BOX'],
    ['HB-100=1.000', 'HB-100', '1.000'],
    ['100234=5', '100234', '5'],
    ['A1=2=3', 'A1=2', '3'],
  ])('%s', (text, part, quantity) => {
    expect(countedPart(text)).toEqual({ part, quantity })
    // One call tells whether a product is called that.
    expect(spellings(text)).toEqual([text])
  })

  test.each(['P-1001', 'P-1001=', '=6', '="6"', 'CB=120', 'HB-100=red', 'HB-100=20x30', 'HB-100=-2', 'HB-100 6'])(
    '%s says no count',
    (text) => {
      expect(countedPart(text)).toBeNull()
    },
  )

  test('it is read once it is known that no product is called that, and only into an empty quantity', () => {
    const row = padRow('a', 'P-1001=6')
    const read = (known: ReadonlyMap<string, Lookup>, one = row) => withCountsRead([one], known, noOwnNumbers, null)[0]
    expect(read(knowing('P-1001=6', nothing))).toMatchObject({ part: 'P-1001', quantity: '6' })
    const called = (part_number: string) =>
      lookupOf('P-1001=6', { products: [{ ...product({ part_number }), available: 5 }], total: 1 }, [])
    const [named, near] = [called('P-1001=6'), called('P1001=6')]
    for (const known of [new Map(), knowing('P-1001=6', named), knowing('P-1001=6', near)])
      expect(read(known)).toBe(row)
    expect(read(knowing('P-1001=6', { kind: 'failed', isOffline: true }))).toBe(row)
    const others = [
      padRow('a', 'P-1001=6', '2'),
      padRow('a', 'P-1001=6', '', { isQuantityOpen: true }),
      padRow('a', 'P-1001=6', '', { origin: { source: 'link', name: 'x', broken: 0, isWhole: true } }),
    ]
    for (const one of others) expect(read(knowing('P-1001=6', nothing), one)).toBe(one)
    expect(withCountsRead([row], knowing('P-1001=6', nothing), noOwnNumbers, 'a')[0]).toBe(row)
    // One of the buyer's own numbers is called that.
    const own = new Map([['P-1001=6', 'CB-120']])
    expect(withCountsRead([row], knowing('CB-120', nothing), own, null)[0]).toBe(row)
  })

  test('P30 whatever is written: nothing but the sign of a count that was read is gone', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.tuple(fc.string({ maxLength: 8 }), fc.constantFrom('=', ' = '), fc.nat(5000)).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (written) => {
        const rows = [padRow('a', written)]
        const [read] = withCountsRead(rows, knowing(written, nothing), noOwnNumbers, null)
        const letters = (one: string) => one.replace(/\s/g, '')
        const now = letters(`${read?.part}${read?.quantity}`)
        expect([letters(written), letters(written).replace(/=(?=[^=]*$)/, '')]).toContain(now)
      }),
      runs,
    )
  })

  test('behind a comma it is read in the row of a sheet alone, once nobody is called that; figures alone stay', () => {
    expect(separatedPart('DR-100,4')).toEqual({ part: 'DR-100', quantity: '4' })
    for (const text of ['100,4', 'DR-100,', 'DR-100,4,5', 'DR-100,0', 'Bolt M8,5 x', 'DR-100, red', 'DR-100 4'])
      expect(separatedPart(text)).toBeNull()
    const sheet = { mark: 'm', header: null, roles: ['part', 'quantity'] as const, above: [], cells: ['DR-100,4', ''] }
    const read = (lookup: Lookup, of: Partial<typeof typed> = {}) =>
      withCountsRead([{ ...typed, sheet, ...of }], knowing('DR-100,4', lookup), noOwnNumbers, null)[0]
    const typed = padRow('a', 'DR-100,4')
    expect(read(nothing)).toMatchObject({ part: 'DR-100', quantity: '4' })
    expect(read(nothing, { sheet: null })).toMatchObject({ part: 'DR-100,4', quantity: '' })
    const drill = { ...product({ part_number: 'DR-100,4' }), available: 5 }
    expect(read(lookupOf('DR-100,4', { products: [drill], total: 1 }, []))).toMatchObject({ part: 'DR-100,4' })
  })

  test('in the product search it offers the pad', () => {
    expect(padOfferFor('CB-120=6')).toEqual({ kind: 'one', part: 'CB-120', quantity: 6 })
    expect(padOfferFor('CB=120')).toBeNull()
  })
})
