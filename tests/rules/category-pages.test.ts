// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeCategories, remainingPages } from '../../src/machines/rules/category-tree'
import { matcher } from '../../src/machines/rules/matching'
import { runs } from './samples'

describe('pages of categories', () => {
  it.each([
    [3, [2, 3]],
    [1, []],
    [0, []],
    [-4, []],
    [null, []],
    [Number.NaN, []],
    [Number.POSITIVE_INFINITY, []],
    [2.9, [2]],
  ])('SIDE-12, C-89, CONST-04 with last_page %s the pages still to fetch are %j', (last, pages) => {
    expect(remainingPages(last)).toEqual(pages)
  })

  it('R17 never more than 200 pages are fetched', () => {
    expect(remainingPages(1e9).at(-1)).toBe(200)
  })

  it('SIDE-13 an id on two pages is kept once, where it was first', () => {
    const known = [{ id: 1 }, { id: 2 }]
    expect(mergeCategories(known, [{ id: '2' }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  })

  it('P18 any pages give unique ids in order, in at most 200 requests', () => {
    const page = fc.array(fc.record({ id: fc.oneof(fc.nat(20), fc.nat(20).map(String)) }))
    fc.assert(
      fc.property(fc.array(page), fc.oneof(fc.constant(null), fc.double(), fc.integer()), (pages, last) => {
        let known: readonly { id: number | string }[] = []
        for (const rows of pages) known = mergeCategories(known, rows)
        expect(known.map((row) => String(row.id))).toEqual([...new Set(pages.flat().map((row) => String(row.id)))])
        const asked = [1, ...remainingPages(last)]
        expect(asked.length).toBeLessThanOrEqual(200)
        expect(asked).toEqual(asked.map((_, at) => at + 1))
      }),
      runs,
    )
  })
})

describe('matching', () => {
  it('CATB-12, C-48 fits any letter case and ignores accents on both sides', () => {
    expect(matcher('ÉCROU')('ecrous')).toBe(true)
    expect(matcher('ecrou')('Écrous')).toBe(true)
    expect(matcher('nut')('Écrous')).toBe(false)
    expect(matcher(' ')('anything')).toBe(true)
    expect(matcher('Σ')('Σ A')).toBe(true)
    expect(matcher('λογοσ')('ΛΟΓΟΣ')).toBe(true)
    expect(matcher('strasse')('Straße')).toBe(true)
  })

  it('S30 any text is data: it is found in itself and never a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, around) => {
        expect(matcher(text)(`${around}${text}${around}`) || text.normalize('NFD') !== text).toBe(true)
        expect(matcher('.*')(text)).toBe(text.includes('.*'))
      }),
      runs,
    )
  })
})
