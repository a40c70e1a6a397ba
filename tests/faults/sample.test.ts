// @vitest-environment node
import { expect, test } from 'vitest'
import { faultNames, situationNames } from './kinds'
import { sample, sampleOn } from './sample'

test('the matrix has 22 situations and 19 faults', () => {
  expect([new Set(situationNames).size, new Set(faultNames).size]).toEqual([22, 19])
})

test('the sample has at least 60 different cells, and each situation and each fault at least twice', () => {
  const cells = situationNames.flatMap((situation) => sample[situation].map((fault) => ({ situation, fault })))
  expect(new Set(cells.map(({ situation, fault }) => `${situation} ${fault}`)).size).toBe(cells.length)
  expect(cells.length).toBeGreaterThanOrEqual(60)
  for (const name of situationNames) expect(sample[name].length, name).toBeGreaterThanOrEqual(2)
  for (const name of faultNames) {
    const times = cells.filter(({ fault }) => fault === name).length
    expect(times, name).toBeGreaterThanOrEqual(2)
  }
})

test('each day has two cells of each situation, and three days have them all', () => {
  for (const name of situationNames) {
    const days = [20_000, 20_001, 20_002].map((day) => sampleOn(day, name))
    for (const cells of days) expect(cells.length, name).toBe(2)
    expect(new Set(days.flat()), name).toEqual(new Set(sample[name]))
  }
})
