// @vitest-environment node
import { createActor, fromCallback, type EventObject } from 'xstate'
import { expect, test } from 'vitest'
import type { Customer } from '../../src/api/schemas/ordering'
import { profileMachine } from '../../src/machines/account/profile.machine'
import { question, record } from '../support/machine'

const recorder = record(profileMachine)
const customer: Customer = {
  id: 1,
  code: 'C-1',
  name: 'North Yard',
  email: 'a@b.test',
  mobile_phone: null,
  shipping_addresses: [],
}

const start = () => {
  const load = question<Customer | null, { code: string; email: string }>()
  const logged: string[] = []
  const actor = createActor(
    profileMachine.provide({
      actors: { loadCustomer: load.logic, surroundings: fromCallback<EventObject, void>(() => undefined) },
      actions: { logFailure: (_, { what }) => void logged.push(what) },
    }),
    { input: { code: 'ACME', email: 'a@b.test' }, inspect: recorder.inspect },
  ).start()
  return { actor, load, logged, now: () => actor.getSnapshot() }
}

test('PROFILE-01 PROFILE-02 PROFILE-03 the customer of the buyer is asked for and shown', async () => {
  const { load, now } = start()
  expect(now().hasTag('busy')).toBe(true)
  expect(load.last().input).toEqual({ code: 'ACME', email: 'a@b.test' })
  await load.answer(customer)
  expect(now().value).toBe('known')
  expect(now().context.customer).toEqual(customer)
})

test('PROFILE-01 no customer at all is an answer, too', async () => {
  const { load, now } = start()
  await load.answer(null)
  expect(now().value).toBe('known')
})

test('PROFILE-10 a failure is only logged; the network coming back asks once more', async () => {
  const { actor, load, logged, now } = start()
  await load.fail({ kind: 'unreachable' })
  expect(now().value).toBe('failed')
  expect(logged).toEqual(['Customer'])
  actor.send({ type: 'network.returned' })
  await load.answer(customer)
  expect(now().context.customer).toEqual(customer)
  actor.send({ type: 'network.returned' })
  expect(load.calls).toHaveLength(2)
})

test('PROFILE every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
