// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/api/schemas/failure'
import type { Credentials, LoginAnswer, Session } from '../../src/api/schemas/session'
import { loginMachine } from '../../src/machines/session/login.machine'
import { isRefused, selectUntold } from '../../src/machines/session/login.selectors'
import { question, recipient, record } from '../support/machine'
import type { Malformed } from '../../src/machines/rules/field-problems'

const recorder = record(loginMachine)
const filled = { email: 'buyer@acme.test', password: 'Passw0rd!' }
const answer: LoginAnswer = {
  token: 't-1',
  tenants: [
    { code: 'BOLT', name: 'Bolt', logo: null },
    { code: 'ACME', name: 'Acme', logo: '/acme.svg' },
  ],
  user: { email: 'buyer@acme.test', name: 'Ann', rep_code: 'R-7' },
}

const start = (credentials: Partial<Credentials> = filled) => {
  const signIn = question<LoginAnswer, Credentials>()
  const clock = new SimulatedClock()
  const session = recipient<{ readonly type: 'session.started'; readonly session: Session }>()
  const actor = createActor(loginMachine.provide({ actors: { signIn: signIn.logic } }), {
    input: { session: session.ref },
    clock,
    inspect: recorder.inspect,
  }).start()
  actor.send({ type: 'credentials.changed', patch: credentials })
  const submit = (malformed: Malformed = {}) => actor.send({ type: 'login.submitted', malformed })
  const sessions = () => session.heard.map((event) => event.session)
  return { actor, clock, signIn, sessions, submit, now: () => actor.getSnapshot() }
}

describe('the states of spec 4', () => {
  test('LOGIN-21 idle: nothing is wrong and nothing is under way', () => {
    const { now } = start({})
    expect(now().value).toBe('idle')
    expect(now().hasTag('busy')).toBe(false)
    expect([now().context.problems, now().context.problem]).toEqual([{}, null])
  })

  test('LOGIN-22 submitting: the credentials are sent as typed', () => {
    const { now, submit, signIn } = start({ email: ' Buyer@acme.test', password: ' x ' })
    submit()
    expect(now().value).toEqual({ submitting: 'patient' })
    expect(now().hasTag('busy')).toBe(true)
    expect(signIn.last().input).toEqual({ email: ' Buyer@acme.test', password: ' x ' })
  })

  test('LOGIN-23 error: the email is kept and a new attempt is possible', async () => {
    const { now, submit, signIn, sessions } = start()
    submit()
    const failure: Failure = { kind: 'rejected', status: 422, message: 'Wrong password.', fields: {} }
    await signIn.fail(failure)
    expect(now().value).toBe('error')
    expect(now().context.problem).toEqual({ kind: 'failed', failure })
    expect(now().context.credentials.email).toBe('buyer@acme.test')
    submit()
    expect(now().context.problem).toBeNull()
    await signIn.answer(answer)
    expect(now().value).toBe('success')
    expect(sessions()).toHaveLength(1)
  })

  test('LOGIN-24 LOGIN-25 C-93 success: the first tenant is used', async () => {
    const { now, submit, signIn, sessions } = start()
    submit()
    await signIn.answer(answer)
    expect(now().status).toBe('done')
    expect(sessions()).toEqual([
      {
        token: 't-1',
        manufacturer: { code: 'BOLT', name: 'Bolt', logo: null },
        user: { email: 'buyer@acme.test', name: 'Ann', rep_code: 'R-7' },
      },
    ])
  })

  test('C-110 a user without an email of their own is known by the email that was typed', async () => {
    const { submit, signIn, sessions } = start()
    submit()
    await signIn.answer({ ...answer, user: { email: '', name: 'Ann', rep_code: null } })
    expect(sessions()[0]?.user.email).toBe('buyer@acme.test')
  })
})

describe('refusals', () => {
  test.each([
    { email: '', password: '', missing: ['email', 'password'] },
    { email: '   ', password: 'x', missing: ['email'] },
    { email: 'a@b.test', password: '', missing: ['password'] },
  ])('VALID-01 VALID-09 VALID-24 without $missing no call is made', ({ email, password, missing }) => {
    const { now, submit, signIn } = start({ email, password })
    submit()
    expect(now().value).toBe('idle')
    expect(Object.keys(now().context.problems).toSorted()).toEqual(missing)
    expect(new Set(Object.values(now().context.problems).map(({ kind }) => kind))).toEqual(new Set(['missing']))
    expect(signIn.calls).toHaveLength(0)
  })

  test('C-27 what is malformed is told until that field is edited, and no other', () => {
    const { actor, now, submit } = start()
    submit({ email: 'email' })
    actor.send({ type: 'credentials.changed', patch: { password: 'another' } })
    expect(now().context.problems).toEqual({ email: { kind: 'malformed', as: 'email' } })
    actor.send({ type: 'credentials.changed', patch: { email: 'buyer@acme.test' } })
    expect(now().context.problems).toEqual({})
  })

  test('C-126 a malformed email makes no call, and it is said what it should be', () => {
    const { now, submit, signIn } = start({ email: 'nobody', password: 'x' })
    submit({ email: 'email' })
    expect(now().context.problems).toEqual({ email: { kind: 'malformed', as: 'email' } })
    expect(signIn.calls).toHaveLength(0)
  })

  test('VALID-05 the error under a field goes when that field is edited, and no other', () => {
    const { actor, now, submit } = start({ email: '', password: '' })
    submit({ email: 'email' })
    actor.send({ type: 'credentials.changed', patch: { email: 'b' } })
    expect(now().context.problems).toEqual({ password: { kind: 'missing' } })
  })

  test('A5 what the server says of a field stands at it until it is edited, and is not told twice', async () => {
    const { actor, now, submit, signIn } = start()
    submit()
    const failure: Failure = { kind: 'rejected', status: 422, message: 'Unknown.', fields: { email: ['Unknown.'] } }
    await signIn.fail(failure)
    expect(now().context.problems).toEqual({ email: { kind: 'refused', text: 'Unknown.' } })
    expect([selectUntold(now()), isRefused(now())]).toEqual([null, true])
    actor.send({ type: 'credentials.changed', patch: { email: 'b' } })
    expect([now().context.problems, selectUntold(now())]).toEqual([{}, null])
    submit()
    await signIn.fail({ ...failure, message: 'Ask your company.' })
    expect(selectUntold(now())).toMatchObject({ failure: { message: 'Ask your company.' } })
  })

  test('VALID-01 an empty form after a failed attempt takes the old message away', async () => {
    const { actor, now, submit, signIn } = start()
    submit()
    await signIn.fail({ kind: 'unreachable' })
    actor.send({ type: 'credentials.changed', patch: { password: '' } })
    submit()
    expect(now().value).toBe('idle')
    expect(now().context.problem).toBeNull()
  })

  test.each([
    { what: 'no tenant', patch: { tenants: [] } },
    { what: 'no user', patch: { user: null } },
    { what: 'no token', patch: { token: null } },
  ])('LOGIN-33 LOGIN-34 an answer with $what signs nobody in', async ({ patch }) => {
    const { now, submit, signIn, sessions } = start()
    submit()
    await signIn.answer({ ...answer, ...patch })
    expect(now().value).toBe('error')
    expect(now().context.problem).toEqual({ kind: 'incomplete' })
    expect(sessions()).toEqual([])
  })

  test('LOGIN-36 something unforeseen counts as a failure', async () => {
    const { now, submit, signIn } = start()
    submit()
    await signIn.fail(new TypeError('x is not a function'))
    expect(now().context.problem).toEqual({ kind: 'failed', failure: { kind: 'unreadable' } })
  })
})

test('LOGIN-12 R29 ten presses make one call', () => {
  const { submit, signIn } = start()
  for (let press = 0; press < 10; press += 1) submit()
  expect(signIn.calls).toHaveLength(1)
})

test('R12 leaving the screen gives the call up', () => {
  const { actor, submit, signIn } = start()
  submit()
  actor.stop()
  expect(signIn.last().signal.aborted).toBe(true)
})

test('C-131 after 8 s the form says so; who stops waiting gives the call up, keeps what was typed, and can try again', async () => {
  const { actor, clock, now, submit, signIn, sessions } = start()
  submit()
  clock.increment(7999)
  expect(now().can({ type: 'waiting.ended' })).toBe(false)
  clock.increment(1)
  expect([now().hasTag('busy'), now().hasTag('slow')]).toEqual([true, true])
  submit()
  expect(signIn.calls).toHaveLength(1)
  actor.send({ type: 'waiting.ended' })
  expect(now().value).toBe('givenUp')
  expect(signIn.last().signal.aborted).toBe(true)
  expect(now().context.credentials).toEqual(filled)
  await signIn.answer(answer)
  expect(sessions()).toEqual([])
  submit()
  expect(now().hasTag('givenUp')).toBe(false)
  await signIn.answer(answer)
  expect(sessions()).toHaveLength(1)
})

test('LOGIN every state and every transition of the login is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
