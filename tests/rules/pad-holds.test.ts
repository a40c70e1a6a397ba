// @vitest-environment node
import { expect, test } from 'vitest'
import {
  freeRows,
  leftRows,
  othersHolds,
  readAdded,
  readHolds,
  withAddedRows,
  type RowsHold,
} from '../../src/machines/rules/pad-holds'
import { padRow } from '../support/pads'

const hold = (mark: string, at: number, ...ids: string[]): RowsHold => ({ mark, at, ids })

test('rows are held by other tabs, for ten seconds, on a clock that may have been moved', () => {
  const holds = [hold('mine', 100_000, 'a'), hold('other', 100_000, 'b'), hold('gone', 90_000, 'c')]
  expect(othersHolds(holds, 'mine', 100_000)).toEqual([hold('other', 100_000, 'b')])
  expect(othersHolds(holds, 'mine', 99_999).map(({ mark }) => mark)).toEqual(['other', 'gone'])
  expect(othersHolds(holds, 'nobody', 109_999).map(({ mark }) => mark)).toEqual(['mine', 'other'])
  expect(othersHolds(holds, 'nobody', 110_000)).toEqual([])
  expect(othersHolds(holds, 'nobody', 80_000)).toEqual([])
})

test('a row is free when all tabs have it, as it stands here, and no other tab adds it', () => {
  const [a, b, c] = [padRow('a', 'HB-100'), padRow('b', 'HB-110'), padRow('c', 'HB-120')]
  const ids = ['a', 'b', 'c', 'd']
  expect(freeRows(ids, [a, b, c], [a, b, c], [])).toEqual(['a', 'b', 'c'])
  expect(freeRows(ids, [a, b, c], [a, b, c], [hold('other', 0, 'b')])).toEqual(['a', 'c'])
  expect(freeRows(ids, [a, b, c], [a, { ...b, quantity: '99' }], [])).toEqual(['a'])
  expect(freeRows(['a'], [], [a], [])).toEqual([])
})

test('R4 holds are read as they were written, and anything else is none', () => {
  const written = [hold('one', 5, 'a', 'b'), hold('other', 6)]
  expect(readHolds(JSON.parse(JSON.stringify(written)))).toEqual(written)
  expect(readHolds([{ mark: 'one', at: 5, ids: ['a', 7, null] }])).toEqual([hold('one', 5, 'a')])
  for (const odd of [null, 'x', {}, [null], [7], [{ mark: 1, at: 5, ids: [] }], [{ mark: 'm', at: '5', ids: [] }]])
    expect(readHolds(odd)).toEqual([])
  expect(readHolds([{ mark: 'm', at: 5, ids: 'a' }])).toEqual([])
})

test('rows that went to the cart: gone here, or left with what is missing', () => {
  const [a, b, c] = [padRow('a', 'HB-100'), padRow('b', 'HB-110'), padRow('c', 'HB-120')]
  expect(leftRows(['a', 'b', 'c', 'd'], [a, b, c], [{ ...b, quantity: '1' }, c])).toEqual(['a', 'b'])
  const day = 24 * 60 * 60 * 1_000
  expect(
    withAddedRows(
      [
        { at: 0, ids: ['a'] },
        { at: 1, ids: ['b'] },
      ],
      day,
      ['c'],
    ),
  ).toEqual([
    { at: 1, ids: ['b'] },
    { at: day, ids: ['c'] },
  ])
  expect(withAddedRows([], 5, [])).toEqual([])
})

test('R4 what was added is read as it was written, and anything else is none', () => {
  expect(readAdded([{ at: 5, ids: ['a', 7] }])).toEqual([{ at: 5, ids: ['a'] }])
  for (const odd of [null, 'x', {}, [null], [{ at: '5', ids: [] }], [{ at: 5 }]]) expect(readAdded(odd)).toEqual([])
})
