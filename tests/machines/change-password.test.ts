// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { PasswordChange } from '../../src/api/schemas/account'
import type { Message } from '../../src/api/schemas/shared'
import { changePasswordMachine } from '../../src/machines/account/change-password.machine'
import { question, record } from '../support/machine'

const recorder = record(changePasswordMachine)
const change: PasswordChange = { current_password: 'old', new_password: 'a', new_password_confirmation: 'a' }
const nothing: PasswordChange = { current_password: '', new_password: '', new_password_confirmation: '' }

const start = (values: Partial<PasswordChange> = change) => {
  const put = question<Message, { code: string; change: PasswordChange }>()
  const clock = new SimulatedClock()
  const actor = createActor(changePasswordMachine.provide({ actors: { changePassword: put.logic } }), {
    input: { code: 'ACME' },
    clock,
    inspect: recorder.inspect,
  }).start()
  const edit = (patch: Partial<PasswordChange>) => actor.send({ type: 'field.changed', patch })
  edit(values)
  const submit = () => actor.send({ type: 'form.submitted' })
  return { actor, clock, put, edit, submit, now: () => actor.getSnapshot() }
}

test('PROFILE-11 API-15 C-111 a password of one letter is sent, once, however often it is pressed', () => {
  const { submit, put, now } = start()
  for (let press = 0; press < 10; press += 1) submit()
  expect(now().hasTag('busy')).toBe(true)
  expect(put.calls.map(({ input }) => input)).toEqual([{ code: 'ACME', change }])
})

test('PROFILE-07 C-84 success: the words of the server, and the fields are emptied', async () => {
  const { submit, put, now } = start()
  submit()
  await put.answer({ message: 'Done.' })
  expect(now().hasTag('changed')).toBe(true)
  expect(now().context).toMatchObject({ values: nothing, message: { message: 'Done.' }, failure: null })
})

test('PROFILE-08 failure: the fields stay, and another attempt is possible', async () => {
  const { submit, put, edit, now } = start()
  submit()
  await put.fail({ kind: 'rejected', status: 422, message: 'Wrong.', fields: {} })
  expect(now().value).toBe('refused')
  expect(now().context).toMatchObject({ values: change, failure: { message: 'Wrong.' } })
  edit({ current_password: 'older' })
  submit()
  expect(now().context.failure).toBeNull()
  expect(put.calls).toHaveLength(2)
})

test('PROFILE-09 a lost answer is a failure, and nothing is sent again by itself', async () => {
  const { submit, put, now } = start()
  submit()
  await put.fail({ kind: 'unreachable' })
  expect(now().context.failure).toEqual({ kind: 'unreachable' })
  expect(put.calls).toHaveLength(1)
})

test('PROFILE-05 VALID-11 VALID-24 all three are required, and no call is made', () => {
  const { submit, put, now } = start({})
  submit()
  expect(Object.keys(now().context.problems).toSorted()).toEqual(Object.keys(nothing).toSorted())
  expect(put.calls).toEqual([])
})

test('PROFILE-06 T-108 a confirmation that differs makes no call; editing either of the two clears it', () => {
  const { submit, edit, put, now } = start({ ...change, new_password_confirmation: 'b' })
  submit()
  expect(now().context.problems).toEqual({ new_password_confirmation: { kind: 'different' } })
  edit({ current_password: 'x' })
  expect(now().context.problems).toHaveProperty('new_password_confirmation')
  edit({ new_password: 'b' })
  expect(now().context.problems).toEqual({})
  expect(put.calls).toEqual([])
})

test('C-131 a change that hangs can be left after 8 s: the call is given up, the fields stay, and it can be sent again', async () => {
  const { actor, clock, submit, put, now } = start()
  submit()
  clock.increment(8000)
  expect([now().hasTag('busy'), now().hasTag('slow')]).toEqual([true, true])
  actor.send({ type: 'waiting.ended' })
  expect(now().value).toBe('givenUp')
  expect([put.last().signal.aborted, now().context.values]).toEqual([true, change])
  submit()
  expect(put.calls).toHaveLength(2)
  await put.answer({ message: null })
  expect(now().hasTag('changed')).toBe(true)
})

test('PROFILE every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
