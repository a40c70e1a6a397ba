// @vitest-environment node
import { expect, test } from 'vitest'
import { createHad } from '../../src/api/had'

const answer = (value: unknown, asOf = 1) => ({ value, asOf, isSearched: false })

test('what was answered is at hand for the session and language that asked, and for no other', () => {
  let whose: string | null = 'en token'
  const had = createHad(() => whose)
  had.keep(had.owner(), 'products 1', answer('one'))
  expect(had.recall('products 1')).toEqual(answer('one'))
  expect(had.recall('products 2')).toBeNull()
  const before = had.owner()
  whose = 'fr token'
  expect(had.recall('products 1')).toBeNull()
  // An answer in the former language comes late.
  had.keep(before, 'products 1', answer('late'))
  whose = 'en token'
  expect(had.recall('products 1')).toBeNull()
  whose = null
  had.keep(had.owner(), 'products 1', answer('nobody'))
  expect(had.recall('products 1')).toBeNull()
})

test('twenty answers are at hand; the one that came first goes, and one that came again is new', () => {
  const had = createHad(() => 'en token')
  for (let at = 0; at < 20; at += 1) had.keep('en token', `page ${at}`, answer(at))
  had.keep('en token', 'page 0', answer('again'))
  had.keep('en token', 'page 20', answer(20))
  expect([0, 1, 2, 20].map((at) => had.recall(`page ${at}`)?.value)).toEqual(['again', undefined, 2, 20])
})
