// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryTree } from '../../src/machines/rules/category-tree'
import { productCategories, productTrail } from '../../src/machines/rules/product-trail'

const tree = categoryTree([
  { id: 1, category: 'Fasteners', parent_id: null },
  { id: 2, category: 'Bolts', parent_id: 1 },
  { id: 3, category: 'Hex bolts', parent_id: 2 },
  { id: 4, category: 'Tools', parent_id: null },
  { id: 5, category: 'Clearance', parent_id: 1 },
  { id: 6, category: 'Clearance', parent_id: 4 },
])

test('the way to a product is the longest path to one of its categories', () => {
  expect(productTrail(tree, ['Tools', 'Hex bolts']).map(({ name }) => name)).toEqual([
    'Fasteners',
    'Bolts',
    'Hex bolts',
  ])
  expect(productTrail(tree, ['Unheard of'])).toEqual([])
  expect(productTrail(tree, [])).toEqual([])
})

test('DETAIL-04 categories are known by their names; those that several share are linked only where one is meant', () => {
  expect(productCategories(tree, ['Bolts', 'Clearance', 'Unheard of'])).toEqual([
    { name: 'Bolts', id: 2 },
    { name: 'Clearance', id: null },
    { name: 'Unheard of', id: null },
  ])
  expect(productCategories(tree, ['Tools', 'Clearance'])).toEqual([
    { name: 'Tools', id: 4 },
    { name: 'Clearance', id: 6 },
  ])
})

test('every step of a way is a category of the tree, each below the one before', () => {
  const listed = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      category: fc.constantFrom('a', 'b', 'c'),
      parent_id: fc.option(fc.integer({ min: 1, max: 8 })),
    }),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(listed, fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }), (rows, names) => {
      const grown = categoryTree(rows)
      const ids = productTrail(grown, names).map(({ id }) => String(id))
      ids.forEach((id, at) => expect(String(grown.parents.get(id) ?? '')).toBe(ids[at - 1] ?? ''))
      expect(productCategories(grown, names).map(({ name }) => name)).toEqual(names)
    }),
  )
})
