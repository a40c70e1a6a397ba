// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Message } from '../../src/api/schemas/shared'
import type { Failure } from '../../src/api/schemas/failure'
import { registrationMachine } from '../../src/machines/account/registration.machine'
import { registrationBody, type Country, type RegistrationValues } from '../../src/machines/rules/registration'
import type { TenantNews } from '../../src/machines/tenant/tenant.types'
import { publisher, question, record, testApp } from '../support/machine'

const recorder = record(registrationMachine)
const countries: readonly Country[] = [
  { name: 'Canada', code: 'CA', regions: [{ name: 'Ontario', code: 'ON' }] },
  { name: 'United States', code: 'US', regions: [{ name: 'Texas', code: 'TX' }] },
]
const complete: Partial<RegistrationValues> = {
  firstName: 'Ann',
  lastName: 'Lee',
  company: 'North Yard',
  address: '1 King St',
  city: 'Toronto',
  zip: 'M1M 1M1',
  phone: '(416) 555-0100',
  email: 'ann@north.test',
}

type Draft = Partial<RegistrationValues> | null
const start = async ({ code = 'ACME', country = 'CA', draft = null as Draft } = {}) => {
  const list = question<readonly Country[]>()
  const register = question<Message, ReturnType<typeof registrationBody>>()
  const recall = question<Draft, { code: string }>()
  const kept: Pick<RegistrationValues, 'manufacturerCode' | 'firstName' | 'webAddress'>[] = []
  const forgotten: string[] = []
  const logged: string[] = []
  const tenant = publisher<TenantNews>()
  const app = testApp()
  const clock = new SimulatedClock()
  const actor = createActor(
    registrationMachine.provide({
      actors: { loadCountries: list.logic, register: register.logic, recallDraft: recall.logic },
      actions: {
        keepDraft: (_, { values }) => void kept.push(values),
        forgetDraft: (_, { start }) => void forgotten.push(start.manufacturerCode),
        logFailure: (_, { what }) => void logged.push(what),
        logUnknownCountry: (_, { code }) => void logged.push(code ?? ''),
      },
    }),
    { input: { app: app.app, tenant: tenant.ref, manufacturerCode: code, country }, clock, inspect: recorder.inspect },
  ).start()
  await recall.answer(draft)
  await list.answer(countries)
  const change = (patch: Partial<RegistrationValues>) => actor.send({ type: 'field.changed', patch })
  const submit = (malformed: Record<string, 'email' | 'url'> = {}) => actor.send({ type: 'form.submitted', malformed })
  const fill = (patch: Partial<RegistrationValues> = {}) => {
    change(complete)
    change({ country: 'CA' })
    change({ state: 'ON', ...patch })
  }
  const now = () => actor.getSnapshot()
  return {
    actor,
    clock,
    tenant,
    list,
    register,
    recall,
    kept,
    forgotten,
    logged,
    change,
    submit,
    fill,
    now,
    values: () => now().context.values,
  }
}
const form = ({ value }: { value: { form: string | object } }) => value.form

describe('sending', () => {
  test('REG-38 API-02 R29 a complete form is sent once, however often it is pressed', async () => {
    const { fill, submit, register, now, values } = await start()
    fill()
    const body = registrationBody(values())
    for (let press = 0; press < 10; press += 1) submit()
    expect(form(now())).toEqual({ submitting: 'patient' })
    expect(now().hasTag('busy')).toBe(true)
    expect(register.calls.map(({ input }) => input)).toEqual([body])
    expect(body).not.toHaveProperty('password')
  })

  test('C-131 a form that hangs can be left after 8 s: the call is given up, everything typed stays, passwords too', async () => {
    const { actor, clock, fill, submit, register, now, values } = await start()
    fill({ password: 'x', password_confirmation: 'x' })
    const typed = values()
    submit()
    clock.increment(8000)
    expect([now().hasTag('busy'), now().hasTag('slow')]).toEqual([true, true])
    actor.send({ type: 'waiting.ended' })
    expect(form(now())).toBe('givenUp')
    expect([register.last().signal.aborted, values()]).toEqual([true, typed])
    submit()
    expect(register.calls).toHaveLength(2)
    await register.answer({ message: null })
    expect(form(now())).toBe('registered')
  })

  test('REG-39 REG-41 T-104 success: words of the server, and an empty form with the code of the route', async () => {
    const { fill, submit, register, now, values } = await start()
    fill({ password: 'x', password_confirmation: 'x' })
    submit()
    expect(register.last().input).toMatchObject({ password: 'x', password_confirmation: 'x' })
    await register.answer({ message: 'Welcome aboard.' })
    expect(form(now())).toBe('registered')
    expect(now().hasTag('registered')).toBe(true)
    expect(now().context.message).toEqual({ message: 'Welcome aboard.' })
    const { manufacturerCode, country, ...others } = values()
    expect([manufacturerCode, country]).toEqual(['ACME', 'CA'])
    expect(new Set(Object.values(others))).toEqual(new Set(['']))
  })

  test('C-25 a code that was typed goes with the rest', async () => {
    const { fill, submit, register, values } = await start({ code: '', country: '' })
    fill({ manufacturerCode: 'acme' })
    submit()
    expect(register.last().input.manufacturerCode).toBe('ACME')
    await register.answer({ message: null })
    expect([values().manufacturerCode, values().country]).toEqual(['', ''])
  })

  test('REG-42 failure: the values stay, the passwords do not, and another attempt is possible', async () => {
    const { fill, submit, change, register, now, values } = await start()
    fill({ password: 'x', password_confirmation: 'x' })
    submit()
    const failure: Failure = { kind: 'rejected', status: 422, message: 'Taken.', fields: {} }
    await register.fail(failure)
    expect(form(now())).toBe('refused')
    expect(now().context.failure).toEqual(failure)
    expect(values()).toMatchObject({ ...complete, state: 'ON', password: '', password_confirmation: '' })
    change({ email: 'b@north.test' })
    submit()
    expect(now().context.failure).toBeNull()
    expect(register.calls).toHaveLength(2)
  })

  test('R12 leaving the screen gives the call up', async () => {
    const { actor, fill, submit, register } = await start()
    fill()
    submit()
    actor.stop()
    expect(register.last().signal.aborted).toBe(true)
  })
})

describe('what is kept of a form that was not sent', () => {
  test('DOORS every edit is kept for the code that the door began with, and a success forgets it', async () => {
    const { fill, change, submit, register, recall, kept, forgotten } = await start()
    expect(recall.last().input).toEqual({ code: 'ACME' })
    change({ firstName: 'Ann' })
    expect(kept.at(-1)?.firstName).toBe('Ann')
    fill()
    submit()
    expect(forgotten).toEqual([])
    await register.answer({ message: null })
    expect(forgotten).toEqual(['ACME'])
  })

  test('DOORS stands in the form again after a reload', async () => {
    const { values, now, kept } = await start({ draft: { firstName: 'Ann', country: 'US', state: 'TX' } })
    expect(values()).toMatchObject({ manufacturerCode: 'ACME', firstName: 'Ann', country: 'US', state: 'TX', city: '' })
    expect([form(now()), kept]).toEqual(['editing', []])
  })

  test('REG-46 a website without its scheme gets it when the cursor leaves it, and its problem goes', async () => {
    const { actor, fill, submit, kept, values, now } = await start()
    fill({ webAddress: 'www.foo.com' })
    submit({ webAddress: 'url' })
    actor.send({ type: 'website.left' })
    expect([values().webAddress, kept.at(-1)?.webAddress]).toEqual(['https://www.foo.com', 'https://www.foo.com'])
    expect(now().context.problems).toEqual({})
    actor.send({ type: 'website.left' })
    expect(kept).toHaveLength(4)
  })
})

describe('refusals', () => {
  test('REG-33 VALID-24 an empty form has eleven problems and makes no call', async () => {
    const { submit, register, now } = await start({ code: '', country: '' })
    submit()
    expect(Object.keys(now().context.problems)).toHaveLength(11)
    expect(register.calls).toEqual([])
  })

  test('REG-34 an edit takes its own problem away, the others stay', async () => {
    const { submit, change, now } = await start({ code: '', country: '' })
    submit()
    change({ firstName: 'A' })
    expect(Object.keys(now().context.problems)).toHaveLength(10)
    expect(now().context.problems).not.toHaveProperty('firstName')
  })

  test('REG-36 passwords that differ make no call; editing either clears it', async () => {
    const { fill, submit, change, register, now } = await start()
    fill({ password: 'x', password_confirmation: 'y' })
    submit()
    expect(now().context.problems).toEqual({ password_confirmation: { kind: 'different' } })
    change({ password: 'y' })
    expect(now().context.problems).toEqual({})
    expect(register.calls).toEqual([])
  })

  test('REG-46 a value that the browser finds malformed makes no call', async () => {
    const { fill, submit, register, now } = await start()
    fill({ webAddress: 'foo' })
    submit({ webAddress: 'url' })
    expect(now().context.problems).toEqual({ webAddress: { kind: 'malformed', as: 'url' } })
    expect(register.calls).toEqual([])
  })
})

describe('code and country', () => {
  test('C-29 the code of the host is offered where none is, and only there', async () => {
    const empty = await start({ code: '' })
    empty.submit()
    empty.tenant.tell({ type: 'code.offered', code: 'bolt' })
    expect(empty.values().manufacturerCode).toBe('BOLT')
    expect(empty.now().context.problems).not.toHaveProperty('manufacturerCode')
    empty.tenant.tell({ type: 'code.offered', code: 'ACME' })
    expect(empty.values().manufacturerCode).toBe('BOLT')
  })

  test('REG-20 another country makes the state empty', async () => {
    const { fill, change, values } = await start()
    fill()
    change({ country: 'US' })
    expect([values().country, values().state]).toEqual(['US', ''])
  })

  test('REG-45 a country that nobody knows is logged, and the form goes on', async () => {
    const { fill, change, submit, logged, register } = await start()
    fill()
    change({ country: 'ZZ' })
    change({ country: '' })
    change({ country: 'ZZ' })
    change({ state: 'Somewhere' })
    submit()
    expect(logged).toEqual(['ZZ', 'ZZ'])
    expect(register.last().input).toMatchObject({ country: 'ZZ', state: 'Somewhere' })
  })

  test('R9 R16 countries that cannot be fetched are logged and can be asked for again', async () => {
    const list = question<readonly Country[]>()
    const app = testApp()
    const logged: string[] = []
    const actor = createActor(
      registrationMachine.provide({
        actors: { loadCountries: list.logic },
        actions: { logFailure: (_, { what }) => void logged.push(what) },
      }),
      {
        input: { app: app.app, tenant: publisher<TenantNews>().ref, manufacturerCode: '', country: '' },
        inspect: recorder.inspect,
      },
    ).start()
    await list.fail(new TypeError('no network'))
    expect(actor.getSnapshot().hasTag('countriesFailed')).toBe(true)
    actor.send({ type: 'countries.retried' })
    await list.fail(new TypeError('no network'))
    app.tell({ type: 'network.returned' })
    await list.answer(countries)
    expect(actor.getSnapshot().context.countries).toEqual(countries)
    expect(logged).toHaveLength(2)
  })

  test('C-100 countries that take long can be asked for again', async () => {
    const list = question<readonly Country[]>()
    const app = testApp()
    const clock = new SimulatedClock()
    const actor = createActor(
      registrationMachine.provide({
        actors: { loadCountries: list.logic },
      }),
      {
        input: { app: app.app, tenant: publisher<TenantNews>().ref, manufacturerCode: '', country: '' },
        clock,
        inspect: recorder.inspect,
      },
    ).start()
    clock.increment(8000)
    expect(actor.getSnapshot().hasTag('countriesSlow')).toBe(true)
    actor.send({ type: 'countries.retried' })
    expect(actor.getSnapshot().hasTag('countriesSlow')).toBe(false)
    expect(list.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await list.answer(countries)
    expect(actor.getSnapshot().context.countries).toEqual(countries)
  })
})

test('REG every state and every transition of the registration is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
