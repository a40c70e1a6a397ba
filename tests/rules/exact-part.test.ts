// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductPage } from '../../src/api/schemas/catalogue'
import { furtherPages, isExactWanted, onlyProduct, partPath } from '../../src/machines/rules/exact-part'
import { matchRoute } from '../../src/machines/rules/access'
import { readProductQuery } from '../../src/machines/rules/product-query'
import { runs } from './samples'

const named = (...parts: readonly string[]) =>
  parts.map((part_number, at) => ({ id: `a/${at}`, part_number }) as ProductPage['data'][number])
const page = (last_page: number, ...parts: readonly string[]): ProductPage => ({
  data: named(...parts),
  meta: { from: 1, to: parts.length, total: parts.length, last_page, current_page: 1 },
})

test('P30 ORDER the address of a part number asks for just that number, on the largest page', () => {
  expect(partPath(' CB-120 ')).toBe('/products?search=CB-120&per_page=48#exact')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { pathname, search, hash } = new URL(partPath(text), 'https://portal.test')
      const query = readProductQuery(search)
      expect([pathname, query.search, query.perPage]).toEqual(['/products', text.trim(), 48])
      expect(isExactWanted(query, hash)).toBe(text.trim() !== '')
    }),
    runs,
  )
})

test('ORDER the product of a number is the only one that has it, in any letter case', () => {
  expect(onlyProduct('cb-120', named('CB-1200', 'CB-120', 'CB 120'))).toBe('/products/a%2F1')
  expect(matchRoute('/products/a%2F1')).toEqual({ name: 'product', productId: 'a/1' })
  expect(onlyProduct('CB-120', named('CB-1200', 'CB 120'))).toBeNull()
  expect(onlyProduct('CB-120', named('CB-120', 'cb-120'))).toBeNull()
  expect(onlyProduct('CB-120', [{ ...named('CB-120')[0], id: '..' } as ProductPage['data'][number]])).toBeNull()
})

test('ORDER further pages are read while one of them may have a second one, and ten at most', () => {
  expect(furtherPages('CB-120', page(1, 'CB-120'))).toBe(0)
  expect(furtherPages('CB-120', page(0))).toBe(0)
  expect(furtherPages('CB-120', page(10, 'CB-120'))).toBe(9)
  expect(furtherPages('CB-120', page(11, 'CB-120'))).toBe(0)
  expect(furtherPages('CB-120', page(3, 'CB-120', 'cb-120'))).toBe(0)
  expect(furtherPages('CB-120', page(3, 'X'))).toBe(2)
})
