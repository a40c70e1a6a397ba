// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changed,
  hasFilters,
  isSameQuery,
  pagerOf,
  pageSizes,
  readProductQuery,
  turnedPage,
  writeProductQuery,
  type ProductQuery,
} from '../../src/machines/rules/product-query'
import { runs } from './samples'

const plain = readProductQuery('')

describe('the product query in the address', () => {
  it('CONST-02, CONST-03, LIST-15 the sizes are 12, 24, 36, 48, and 12 is the default', () => {
    expect(pageSizes).toEqual([12, 24, 36, 48])
    expect(plain).toEqual({ page: 1, perPage: 12, search: '', categoryId: null, tagIds: [] })
  })

  it('LIST-12 search, category, tags, size and page are all in the address, defaults are not', () => {
    const query: ProductQuery = { page: 3, perPage: 48, search: 'hex bolt', categoryId: '7', tagIds: ['2', '9'] }
    expect(writeProductQuery(query)).toBe('?search=hex+bolt&category=7&tag=2&tag=9&per_page=48&page=3')
    expect(readProductQuery('?page=3&tag=2&tag=9&category=7&per_page=48&search=hex%20bolt')).toEqual(query)
    expect(writeProductQuery(plain)).toBe('')
  })

  it.each([
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=1e9',
    '?page=x',
    '?per_page=13',
    '?per_page=',
    '?category=',
    '?tag=',
    '?search=+',
  ])('ROUTE-38 %s reads as the default', (address) => {
    expect(readProductQuery(address)).toEqual(plain)
  })

  it('LIST-07 a tag given twice is one tag', () => {
    expect(readProductQuery('?tag=2&tag=2&tag=').tagIds).toEqual(['2'])
  })

  it.each([
    ['LIST-26 the category', { categoryId: '7' }],
    ['LIST-27 the search', { search: 'bolt' }],
    ['LIST-28 a tag', { tagIds: ['2'] }],
    ['LIST-28 the page size', { perPage: 24 }],
  ] as const)('%s changed returns to page 1', (_, patch) => {
    const query = { ...plain, page: 3 }
    expect(changed(query, patch)).toEqual({ ...query, ...patch, page: 1 })
  })

  it('LIST-23 another page alone is kept, and so is the page when nothing else is new', () => {
    expect(changed(plain, { page: 4 }).page).toBe(4)
    expect(changed({ ...plain, page: 3, search: 'bolt' }, { search: 'bolt' }).page).toBe(3)
    expect(changed({ ...plain, page: 3 }, { page: 5, search: 'bolt' }).page).toBe(1)
  })

  it('LIST-25 knows whether anything narrows the list', () => {
    expect(hasFilters({ ...plain, page: 2, perPage: 48 })).toBe(false)
    const patches = [{ search: 'x' }, { categoryId: '1' }, { tagIds: ['1'] }]
    for (const patch of patches) expect(hasFilters({ ...plain, ...patch })).toBe(true)
  })
})

const word = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim())
const query: fc.Arbitrary<ProductQuery> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  perPage: fc.constantFrom(...pageSizes),
  search: word,
  categoryId: fc.option(word.filter((text) => text !== '')),
  tagIds: fc.uniqueArray(word.filter((text) => text !== '')),
})

describe('query properties', () => {
  it('P22 writing and reading any query gives the same query', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
        expect(readProductQuery(writeProductQuery(asked))).toEqual({
          ...asked,
          search: wellFormed(asked.search).replaceAll('\u00a0', ' '),
          categoryId: asked.categoryId && wellFormed(asked.categoryId),
          tagIds: [...new Set(asked.tagIds.map(wellFormed))],
        })
        expect(isSameQuery(asked, { ...asked })).toBe(true)
      }),
      runs,
    )
  })

  it('P19 any address reads as a query with a page of 1 or more and one of the four sizes', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `?page=${rest}&per_page=${rest}&tag=${rest}`),
    )
    fc.assert(
      fc.property(text, (address) => {
        const read = readProductQuery(address)
        expect(Number.isInteger(read.page) && read.page >= 1).toBe(true)
        expect(pageSizes).toContain(read.perPage)
        expect(readProductQuery(writeProductQuery(read))).toEqual(read)
      }),
      runs,
    )
  })
})

describe('the pager', () => {
  const meta = { from: 13, to: 24, total: 65, last_page: 6, current_page: 2 }

  it('LIST-18, LIST-22 shows what the server counted', () => {
    expect(pagerOf(meta)).toEqual({ page: 2, last: 6, from: 13, to: 24, total: 65 })
  })

  it('LIST-18 a page past the end is the last one', () => {
    expect(pagerOf({ ...meta, current_page: 9 })).toMatchObject({ page: 6, last: 6 })
  })

  it.each([
    { page: 1, turns: { first: 1, previous: 1, next: 2, last: 6 } },
    { page: 3, turns: { first: 1, previous: 2, next: 4, last: 6 } },
    { page: 6, turns: { first: 1, previous: 5, next: 6, last: 6 } },
    { page: 9, turns: { first: 1, previous: 6, next: 6, last: 6 } },
  ] as const)('LIST-19 to LIST-24 from page $page of 6 the controls lead to $turns', ({ page, turns }) => {
    const query = { ...readProductQuery(''), page }
    for (const turn of ['first', 'previous', 'next', 'last'] as const) {
      expect(turnedPage(query, 6, turn)).toBe(turns[turn])
    }
  })

  it('C-51 without rows it is 0-0 of 0', () => {
    const none = { from: 0, to: 0, total: 0 }
    expect(pagerOf({ ...none, last_page: 1, current_page: 1 })).toMatchObject(none)
  })

  it('P19 any meta gives 1 <= page <= last and 1 <= from <= to <= total, or nothing at all', () => {
    const count = fc.oneof(fc.integer({ min: -5, max: 500 }), fc.double())
    const anyMeta = fc.record({ from: count, to: count, total: count, last_page: count, current_page: count })
    fc.assert(
      fc.property(anyMeta, (sent) => {
        const { page, last, from, to, total } = pagerOf(sent)
        expect([page, last, from, to, total].every(Number.isSafeInteger)).toBe(true)
        expect(page >= 1 && page <= last).toBe(true)
        expect(total === 0 ? from === 0 && to === 0 : from >= 1 && from <= to && to <= total).toBe(true)
      }),
      runs,
    )
  })
})
