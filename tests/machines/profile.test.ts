// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Answered } from '../../src/api/schemas/kept'
import type { Customer } from '../../src/api/schemas/ordering'
import { profileMachine } from '../../src/machines/account/profile.machine'
import { question, record, testApp } from '../support/machine'

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
  const load = question<Answered<Customer | null>, { code: string; email: string }>()
  const logged: string[] = []
  const app = testApp()
  const clock = new SimulatedClock()
  const actor = createActor(
    profileMachine.provide({
      actors: { loadCustomer: load.logic },
      actions: { logFailure: (_, { what }) => void logged.push(what) },
    }),
    { input: { app: app.app, code: 'ACME', email: 'a@b.test' }, clock, inspect: recorder.inspect },
  ).start()
  return { actor, app, load, logged, clock, now: () => actor.getSnapshot() }
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
  const { app, load, logged, now } = start()
  await load.fail({ kind: 'unreachable' })
  expect(now().value).toBe('failed')
  expect(logged).toEqual(['Customer'])
  app.tell({ type: 'network.returned' })
  await load.answer(customer)
  expect(now().context.customer).toEqual(customer)
  app.tell({ type: 'network.returned' })
  expect(load.calls).toHaveLength(2)
})

test('C-122 without a network the customer that was kept is shown with its time, until the server has spoken', async () => {
  const { actor, app, load, now } = start()
  await load.answer({ value: customer, asOf: 1_000, isSearched: false })
  expect([now().hasTag('kept'), now().context.customer, now().context.kept?.asOf]).toEqual([true, customer, 1_000])
  actor.send({ type: 'retry.requested' })
  await load.answer({ value: customer, asOf: 1_000, isSearched: false })
  app.tell({ type: 'network.returned' })
  await load.answer({ ...customer, name: 'North Yard Ltd' })
  expect([now().hasTag('kept'), now().context.customer?.name, now().context.kept]).toEqual([
    false,
    'North Yard Ltd',
    null,
  ])
})

test('PROFILE-10 after a failure the reader can ask again', async () => {
  const { actor, load, now } = start()
  await load.fail({ kind: 'unreachable' })
  expect(now().hasTag('failed')).toBe(true)
  actor.send({ type: 'retry.requested' })
  await load.answer(customer)
  expect(now().hasTag('failed')).toBe(false)
  expect(now().context.customer).toEqual(customer)
})

test('C-100 after 8 s the screen says so; Retry gives the call up and asks again', async () => {
  const { actor, load, clock, now } = start()
  clock.increment(8000)
  expect(now().hasTag('slow')).toBe(true)
  actor.send({ type: 'retry.requested' })
  expect(now().hasTag('slow')).toBe(false)
  expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await load.answer(customer)
  expect(now().can({ type: 'retry.requested' })).toBe(false)
})

test('PROFILE every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
