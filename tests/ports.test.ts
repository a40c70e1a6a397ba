import { StateMachine, type AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { createApp } from '../src/app'
import { createAccount } from '../src/app-account'
import { createShop } from '../src/app-shop'
import { fakeFetch, json } from './support/fake-fetch'

const modules = import.meta.glob<Record<string, unknown>>('../src/machines/**/*.machine.ts', { eager: true })
const machines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && /^Port ".+" was not provided\.$/.test(error.message)
/** True when calling it does nothing but say that it was not provided. */
const isThrowing = async (implementation: unknown): Promise<boolean> => {
  try {
    await (implementation as (...args: unknown[]) => unknown)({ context: {}, event: {}, input: {} }, {})
    return false
  } catch (error) {
    return isMissing(error)
  }
}
const actorOf = (logic: unknown): unknown => (logic as { readonly config?: unknown }).config

/** The names of the ports, listeners and deeds that a machine asks for. */
const wanted = async ({ implementations: { actors, actions } }: AnyStateMachine) => {
  const names: string[] = []
  for (const [name, logic] of Object.entries(actors)) {
    if (typeof actorOf(logic) === 'function' && (await isThrowing(actorOf(logic)))) names.push(name)
  }
  for (const [name, action] of Object.entries(actions)) if (await isThrowing(action)) names.push(name)
  return names
}
const isProvided = ({ implementations }: AnyStateMachine, original: AnyStateMachine, name: string): boolean => {
  const kind = name in original.implementations.actors ? 'actors' : 'actions'
  return implementations[kind][name] !== original.implementations[kind][name]
}

const app = createApp({
  window,
  basePath: '/',
  fetch: fakeFetch(() => json({}, 404)).fetch,
  loadWords: () => Promise.resolve(),
})
const shop = createShop(app)
const running = [app, shop].flatMap(({ actors }) => Object.values(actors).map(({ logic }) => logic as AnyStateMachine))
const onScreens = [app, shop, createAccount(app)].flatMap(({ logic }) =>
  Object.values(logic as Record<string, AnyStateMachine>),
)
const plugged = [...running, ...onScreens]

test('every machine is run or handed out by app.ts or app-shop.ts', () => {
  expect(machines.map(({ id }) => id).toSorted()).toEqual(plugged.map(({ id }) => id).toSorted())
})

describe.each(machines)('$id', (machine) => {
  test('no port, listener or deed is left at its throwing default', async () => {
    const real = plugged.find(({ id }) => id === machine.id) ?? machine
    const missing = (await wanted(machine)).filter((name) => !isProvided(real, machine, name))
    expect(missing).toEqual([])
  })
})

test('a port that is left out is found', async () => {
  const machine = machines.find(({ id }) => id === 'checkout') as AnyStateMachine
  expect(await wanted(machine)).toEqual([
    'loadCustomer',
    'stampOrder',
    'placeOrder',
    'holdPage',
    'surroundings',
    'logFailure',
    'rememberAttempt',
    'forgetAttempt',
    'rememberForm',
    'go',
  ])
  expect(isProvided(machine.provide({ actions: { go: () => undefined } }), machine, 'go')).toBe(true)
  expect(isProvided(machine.provide({ actions: { go: () => undefined } }), machine, 'logFailure')).toBe(false)
})
