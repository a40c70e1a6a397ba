// @vitest-environment node
import { expect, test } from 'vitest'
import { asOfText, isKept, markOf, olderMark, together, valueOf } from '../../src/machines/rules/kept-answer'
import { localDay } from '../../src/machines/rules/local-day'

const kept = { value: [1], asOf: 5_000, isSearched: true }

test('C-122 an answer of the device is told from one of the server, and its value is the same', () => {
  expect([isKept(kept), isKept([1]), isKept(null), isKept('asOf')]).toEqual([true, false, false, false])
  expect([valueOf(kept), valueOf([2]), valueOf(null)]).toEqual([[1], [2], null])
  expect([markOf(kept), markOf([2])]).toEqual([{ asOf: 5_000, isSearched: true }, null])
})

test('C-122 what is put together is as old as the oldest part of it; what came from the server has no age', () => {
  const [old, young] = [1, 2].map((asOf) => ({ asOf, isSearched: false })) as [KeptMark, KeptMark]
  expect([olderMark(old, young), olderMark(young, old)]).toEqual([old, old])
  expect([olderMark(null, young), olderMark(old, null), olderMark(null, null)]).toEqual([young, old, null])
  const searched = { asOf: 1, isSearched: true }
  expect(olderMark(searched, old)).toBe(searched)
  expect(together([[1], { ...young, value: [2] }, { ...old, value: [3] }])).toEqual({ ...old, value: [1, 2, 3] })
  expect(together([[1], [2]])).toEqual([1, 2])
})

test('C-122 the time of an answer of today is its time alone, of another day with the day', () => {
  const moment = new Date(2026, 2, 4, 10, 42)
  const today = localDay(moment)
  expect(asOfText(moment.getTime(), today, 'en')).toBe('10:42 AM')
  expect(asOfText(moment.getTime(), today, 'fr')).toContain('10')
  expect(asOfText(moment.getTime(), '2026-03-05', 'en')).toBe('Mar 4, 2026, 10:42 AM')
})
type KeptMark = { readonly asOf: number; readonly isSearched: boolean }
