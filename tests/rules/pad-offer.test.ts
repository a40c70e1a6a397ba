// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestPart } from '../../src/machines/rules/pad-matching'
import { isStillThere, looksLikePart, mayBeForPad, otherSpellings } from '../../src/machines/rules/pad-offer'
import { padOfferFor, weighOffer } from '../../src/machines/rules/pad-offer-reading'
import type { ProductQuery } from '../../src/machines/rules/product-query'
import { runs } from './samples'

describe('what a text in the search could be for the order pad', () => {
  test.each([
    ['CB-120 6', 'CB-120', 6],
    ['CB-120 x6', 'CB-120', 6],
    ['CB-120\t6', 'CB-120', 6],
    ['  CB-120 6 pcs ', 'CB-120', 6],
    ['6 CB-120', 'CB-120', 6],
    ['CB-120,6', 'CB-120', 6],
  ])('%j is one', (text, part, quantity) => {
    expect(padOfferFor(text)).toEqual({ kind: 'one', part, quantity })
  })

  test.each(['', '  ', 'CB-120', 'bolt', 'bolt 6', 'hex bolt M8', 'CB-120 0', 'CB-120 1,5', 'CB-120 1.000', 'M8 x'])(
    '%j is a search and nothing more',
    (text) => {
      expect(padOfferFor(text)).toBeNull()
    },
  )

  test('a column is many, its heading no line; a column of words is none', () => {
    expect(padOfferFor('CB-120\nAN-12\nFW-M8')).toEqual({ kind: 'many', lines: 3 })
    expect(padOfferFor('Part number\tQty\nCB-120\t6\nAN-12\t2')).toEqual({ kind: 'many', lines: 2 })
    expect(padOfferFor('bolt\nnut\nCB-120')).toBeNull()
    expect(padOfferFor(Array.from({ length: 1_500 }, (_, at) => `P-${at}\t1`).join('\n'))).toEqual({
      kind: 'many',
      lines: 1_500,
    })
  })

  test('P30 what is not read at all is nothing for the pad', () => {
    const cell = fc.stringMatching(/^[A-Zx0-9.,;=*| \t"'-]{0,9}$/)
    fc.assert(
      fc.property(fc.array(fc.oneof(cell, fc.string()), { minLength: 1, maxLength: 3 }), (cells) => {
        const text = cells.join('')
        if (!mayBeForPad(text)) expect(padOfferFor(text)).toBeNull()
      }),
      runs,
    )
    expect(['bolt', 'CB-120', 'bolt 6', 'hex bolt', 'CB-120,6'].map(mayBeForPad)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
  })

  test('one pasted line is what stands in the field; several are a column, or nothing', () => {
    expect(weighOffer({ text: 'CB-120 6', pasted: 'CB-120 6\n' })).toMatchObject({ given: 'CB-120 6' })
    for (const pasted of ['P-1001\t6\r\nP-BIG\t2', 'P-1001\t6\nP-BIG\t2\nBOLT\t3', 'BOLT;6\nNUT;2']) {
      const text = pasted.replace(/[\r\n]+/g, ' ')
      expect(weighOffer({ text, pasted })).toEqual({
        offer: { kind: 'many', lines: pasted.split('\n').length },
        given: pasted,
      })
    }
    const address = 'Gate 4\nP-1001 Road 6'
    expect(weighOffer({ text: 'Gate 4 P-1001 Road 6', pasted: address }).offer).toBeNull()
  })

  test('P30 no text throws, and one without a digit in it is never offered', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        padOfferFor(`${one}\n${other}`)
        const words = `${one}\n${other}`.replace(/\p{N}/gu, 'x')
        expect(padOfferFor(words)).toBeNull()
      }),
      runs,
    )
  })

  test('P30 what was pasted is still there however a field breaks its lines, and not when a letter is gone', () => {
    const lines = fc.array(fc.stringMatching(/^[A-Z]{1,4}-\d{1,4}$/), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(lines, fc.constantFrom('', ' '), (parts, between) => {
        const [pasted, shown] = [parts.join('\n'), parts.join(between)]
        expect(isStillThere(pasted, `old ${shown}`)).toBe(true)
        expect(isStillThere(pasted, shown.slice(0, -1))).toBe(false)
      }),
      runs,
    )
  })
})

test.each<[Partial<ProductQuery>, readonly string[]]>([
  [{ search: 'CB120' }, ['CB-120', 'CB 120', '120']],
  [{ search: 'CB 120' }, ['CB-120', 'CB120', '120']],
  [{ search: 'bolt' }, []],
  [{ search: '' }, []],
  [{ search: 'a hex bolt M8' }, []],
  [{ search: 'CB120', categoryId: '5' }, []],
  [{ search: 'CB120', tagIds: ['1'] }, []],
])('%j may be spelled %j', (patch, others) => {
  expect(otherSpellings({ page: 1, perPage: 12, search: '', categoryId: null, tagIds: [], ...patch })).toEqual(others)
})

test('a part number begins with a word that has a digit', () => {
  expect(['CB-120', '120', 'M8 bolt', 'bolt M8', 'bolt', '', ' '].map(looksLikePart)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('the nearest part number differs in blanks, hyphens and letter case alone', () => {
  const products = ['CB-1200', 'cb 120', 'CB-120'].map((part_number) => ({ part_number }))
  expect([nearestPart('CB120', products), nearestPart('AN12', products)]).toEqual(['cb 120', null])
})
