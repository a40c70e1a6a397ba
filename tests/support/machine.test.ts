// @vitest-environment node
import { createActor, createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { record } from './machine'

test('the recorder names the states and transitions that no actor has reached', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { opened: [{ guard: () => false, target: 'jammed' }, { target: 'open' }] } },
      open: { on: { shut: 'shut' } },
      jammed: {},
    },
  })
  const recorder = record(machine)
  expect(recorder.unreached()).toHaveLength(7)
  const actor = createActor(machine.provide({}), { inspect: recorder.inspect }).start()
  expect(recorder.unreached()).toEqual([
    'door.open',
    'door.jammed',
    'door.shut on opened [0]',
    'door.shut on opened [1]',
    'door.open on shut [0]',
  ])
  actor.send({ type: 'opened' })
  expect(recorder.unreached()).toEqual(['door.jammed', 'door.shut on opened [0]', 'door.open on shut [0]'])
})
