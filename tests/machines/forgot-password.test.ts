// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { ForgotPassword } from '../../src/api/schemas/account'
import type { Message } from '../../src/api/schemas/shared'
import { forgotPasswordMachine } from '../../src/machines/account/forgot-password.machine'
import type { TenantNews } from '../../src/machines/tenant/tenant.types'
import { publisher, question, record } from '../support/machine'
import type { Malformed } from '../../src/machines/rules/field-problems'

const recorder = record(forgotPasswordMachine)

const start = (code = '') => {
  const request = question<Message, ForgotPassword>()
  const tenant = publisher<TenantNews>()
  const clock = new SimulatedClock()
  const actor = createActor(forgotPasswordMachine.provide({ actors: { requestReset: request.logic } }), {
    input: { code, tenant: tenant.ref },
    clock,
    inspect: recorder.inspect,
  }).start()
  const change = (patch: Partial<ForgotPassword>) => actor.send({ type: 'field.changed', patch })
  const submit = (malformed: Malformed = {}) => actor.send({ type: 'form.submitted', malformed })
  const now = () => actor.getSnapshot()
  return { actor, clock, tenant, request, change, submit, now, values: () => now().context.values }
}

test('FORGOT-07 C-03 a known code is shown and sent in upper case', () => {
  const { change, submit, request, values } = start('acme')
  expect(values().manufacturerCode).toBe('ACME')
  change({ email: ' a@b.test ' })
  submit()
  expect(request.last().input).toEqual({ email: 'a@b.test', manufacturerCode: 'ACME' })
})

test('FORGOT-03 T-106 a typed code is upper case in what is sent, not only in what is shown', () => {
  const { change, submit, request } = start()
  change({ manufacturerCode: 'bolt' })
  change({ email: 'a@b.test' })
  submit()
  expect(request.last().input.manufacturerCode).toBe('BOLT')
})

test('C-03 the code of the host is offered only where no other is known', () => {
  const empty = start()
  empty.tenant.tell({ type: 'code.offered', code: 'acme' })
  expect(empty.values().manufacturerCode).toBe('ACME')
  const known = start('BOLT')
  known.tenant.tell({ type: 'code.offered', code: 'ACME' })
  expect(known.values().manufacturerCode).toBe('BOLT')
})

test('FORGOT-10 VALID-10 VALID-24 without email and code no call is made; an edit clears its own problem', () => {
  const { change, submit, request, now } = start()
  submit()
  expect(now().context.problems).toEqual({ email: { kind: 'missing' }, manufacturerCode: { kind: 'missing' } })
  change({ email: 'nobody' })
  expect(now().context.problems).toEqual({ manufacturerCode: { kind: 'missing' } })
  change({ manufacturerCode: 'A' })
  submit({ email: 'email' })
  expect(now().context.problems).toEqual({ email: { kind: 'malformed', as: 'email' } })
  expect(request.calls).toEqual([])
})

test('FORGOT-11 FORGOT-14 C-94 success: the words stay, the email goes, and the form can be sent again', async () => {
  const { change, submit, request, now, values } = start('ACME')
  change({ email: 'a@b.test' })
  submit()
  submit()
  expect(now().hasTag('busy')).toBe(true)
  expect(request.calls).toHaveLength(1)
  await request.answer({ message: 'Sent to the administrator.' })
  expect(now().hasTag('requested')).toBe(true)
  expect(now().context.message).toEqual({ message: 'Sent to the administrator.' })
  expect(values()).toEqual({ email: '', manufacturerCode: 'ACME' })
  change({ email: 'c@d.test' })
  expect(now().context.message).toEqual({ message: 'Sent to the administrator.' })
  submit()
  expect(request.calls).toHaveLength(2)
})

test('FORGOT-12 FORGOT-14 failure: what was typed stays, and the form can be sent again', async () => {
  const { change, submit, request, now, values } = start('NOPE')
  change({ email: 'a@b.test' })
  submit()
  await request.fail({ kind: 'rejected', status: 404, message: 'No such company.', fields: {} })
  expect(now().value).toBe('refused')
  expect(now().context.failure).toMatchObject({ message: 'No such company.' })
  expect(values().email).toBe('a@b.test')
  submit()
  expect(now().context.failure).toBeNull()
  await request.answer({ message: null })
  expect(now().context.message).toEqual({ message: null })
})

test('C-131 a request that hangs can be left after 8 s: the call is given up, what was typed stays, and it can be sent again', async () => {
  const { actor, clock, change, submit, request, now, values } = start('ACME')
  change({ email: 'a@b.test' })
  submit()
  clock.increment(8000)
  expect([now().hasTag('busy'), now().hasTag('slow')]).toEqual([true, true])
  actor.send({ type: 'waiting.ended' })
  expect(now().value).toBe('givenUp')
  expect([request.last().signal.aborted, values().email]).toEqual([true, 'a@b.test'])
  submit()
  await request.answer({ message: null })
  expect(now().hasTag('requested')).toBe(true)
})

test('FORGOT every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
