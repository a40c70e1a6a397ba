// @vitest-environment node
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { allMachines } from '../../src/flows/all-machines'
import { coverageOf, coverageOfAll } from '../../src/flows/coverage/reached'
import { stories } from '../../src/flows/stories/stories'

const machineOf = (id: string) => {
  const found = allMachines.find(({ machine }) => machine.id === id)
  if (!found) throw new Error(`There is no machine ${id}.`)
  return found.machine
}

test('walks and stories are told apart', () => {
  const { byStories, byWalks, missed, stories: titles } = coverageOf(machineOf('checkout'), stories)
  expect(byStories.states).toContain('checkout.order.waiting')
  expect(byStories.states).toContain('checkout.order.opening')
  expect(byStories.states).not.toContain('checkout.customer.failed')
  expect(byWalks.states).toContain('checkout.customer.failed')
  expect(missed).toEqual([])
  expect(titles).toContain('The answer to an order is lost')
})

test('what nothing reaches is missed', () => {
  const machine = setup({ types: {} as { events: { type: 'opened' } } }).createMachine({
    id: 'cellar',
    initial: 'shut',
    states: { shut: { on: { opened: 'open' } }, open: {}, walled: { on: { opened: 'open' } } },
  })
  const { missed, byStories, states, transitions } = coverageOf(machine, stories)
  expect(missed).toEqual(['cellar.walled', 'cellar.walled on opened [0]'])
  expect(byStories.states.size).toBe(0)
  expect([states, transitions]).toEqual([3, 2])
})

test('every machine of the portal is reached in all its states and transitions', async () => {
  const rows = await coverageOfAll(
    allMachines.map(({ machine }) => machine),
    stories,
  )
  expect(rows.map(({ machine }) => machine)).toEqual(allMachines.map(({ machine }) => machine.id))
  expect(rows.flatMap(({ missed }) => missed)).toEqual([])
})
