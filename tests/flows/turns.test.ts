// @vitest-environment node
import { expect, test } from 'vitest'
import { takeTurn } from '../../src/flows/atlas/turns'

test('three screens are drawn at a time, in the order in which they came into sight', () => {
  const begun: number[] = []
  const ends = [1, 2, 3, 4, 5, 6].map((name) => takeTurn(() => begun.push(name)))
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.()
  ends[1]?.()
  expect(begun).toEqual([1, 2, 3, 4])
  // What has gone out of sight before its turn takes nobody's place.
  ends[4]?.()
  ends[0]?.()
  expect(begun).toEqual([1, 2, 3, 4, 6])
  for (const end of ends) end()
})
