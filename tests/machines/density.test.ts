// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { densityMachine } from '../../src/machines/catalogue/density.machine'
import { isDense } from '../../src/machines/catalogue/density.selectors'
import { densityOf, type Density } from '../../src/machines/rules/density'
import { record } from '../support/machine'

const recorder = record(densityMachine)

const start = (density: Density) => {
  const stored: Density[] = []
  const actor = createActor(
    densityMachine.provide({ actions: { storeDensity: (_, params) => void stored.push(params.density) } }),
    { input: { density }, inspect: recorder.inspect },
  ).start()
  return { actor, stored, isRows: () => isDense(actor.getSnapshot()) }
}

test('goods are cards at first; rows are remembered per device', () => {
  const { actor, stored, isRows } = start(densityOf(null))
  expect(isRows()).toBe(false)
  actor.send({ type: 'rows.chosen' })
  expect([isRows(), stored]).toEqual([true, ['rows']])
})

test('rows of the last visit are rows again, and cards can be chosen back', () => {
  const { actor, stored, isRows } = start(densityOf('rows'))
  expect([isRows(), stored]).toEqual([true, []])
  actor.send({ type: 'cards.chosen' })
  expect([isRows(), stored]).toEqual([false, ['cards']])
})

test('what the device keeps and nobody can read means cards', () => {
  expect(densityOf('ROWS ')).toBe('cards')
})

test('DENSITY every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
