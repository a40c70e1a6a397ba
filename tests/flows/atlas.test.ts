// @vitest-environment node
import { expect, test } from 'vitest'
import { cellsOf } from '../../src/flows/atlas/cells'
import { stageOf } from '../../src/flows/atlas/stages'
import { allMachines } from '../../src/flows/all-machines'
import { machineOf } from './machines'

test('flows: the atlas says which states are left at once', () => {
  const passing = cellsOf(machineOf('categories')).filter(({ isPassing }) => isPassing)
  expect(passing.map(({ id }) => id)).toEqual(['categories.list.deciding'])
})

test('flows: every machine that can be seen has a screen for each of its innermost states', () => {
  const seen = allMachines.filter(({ machine }) => stageOf(machine.id) !== null)
  expect(seen.length).toBeGreaterThanOrEqual(20)
  for (const { machine } of seen) expect(cellsOf(machine).length, machine.id).toBeGreaterThan(0)
})
