import { createActor, StateMachine, toPromise, type AnyStateMachine, type PromiseActorLogic } from 'xstate'
import { describe, expect, test } from 'vitest'
import { createApp } from '../src/app'
import { accountParts } from '../src/app-account'
import type { Ports } from '../src/app-ports'
import { reportLogic } from '../src/app-report'
import { shopParts } from '../src/app-shop'
import { startRecording } from '../src/recorder/early'
import { createNavigation } from '../src/api/browser/navigation'
import { createTextStore } from '../src/api/browser/storage'
import type { FrontScreens } from '../src/app-alter'
import type { appMachine } from '../src/machines/app.machine'
import type { LateParts, OrderingParts, ToolsParts } from '../src/machines/shop.types'
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

/** The names of the ports, listeners and effects that a machine asks for. */
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

/** What app.ts plugs together: the root of all actors, and the screens that need no other part. */
const front: { app?: typeof appMachine; screens?: FrontScreens } = {}
const portal = createApp({
  window,
  basePath: '/',
  fetch: fakeFetch(() => json({}, 404)).fetch,
  loadWords: () => Promise.resolve(),
  loadRest: () => Promise.resolve(),
  say: (word) => word,
  alter: {
    app: (logic) => (front.app = logic),
    front: (screens) => (front.screens = screens),
  },
})
portal.root.stop()
const ports: Ports = {
  window,
  store: createTextStore(
    () => window.localStorage,
    () => undefined,
  ),
  tellRefused: () => undefined,
  navigation: createNavigation(window, '/'),
  http: portal.http,
  language: () => 'en',
  say: (word: string) => word,
  logFailure: () => undefined,
}
const { shop, showcase, screens } = shopParts(ports)
/** What comes late, as the shop gets it. */
const late = <TParts extends LateParts>(port: 'loadOrdering' | 'loadTools') =>
  toPromise(createActor(shop.implementations.actors[port] as PromiseActorLogic<TParts>).start())
const { lists, drafts, foresight, screens: ordering } = await late<OrderingParts>('loadOrdering')
const { pad, screens: tools } = await late<ToolsParts>('loadTools')
const logicOf = (machines: object | undefined) => Object.values(machines ?? {}) as AnyStateMachine[]
const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine
/** A machine with all those that it starts. */
const withInner = (machine: AnyStateMachine): AnyStateMachine[] => [
  machine,
  ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(withInner),
]
const roots = [
  ...logicOf({ app: front.app }),
  ...logicOf(front.screens),
  shop,
  showcase,
  ...logicOf(screens),
  ...logicOf({ lists, drafts, foresight, pad }),
  ...logicOf(ordering),
  ...logicOf(tools),
  ...logicOf(accountParts(ports).logic),
  reportLogic(window, startRecording(window), null),
]
const plugged = roots.flatMap(withInner)

test('every machine is run or handed out by app.ts, app-shop.ts or a part that comes later', () => {
  const ids = new Set(plugged.map(({ id }) => id))
  expect(machines.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted())
})

describe.each(machines)('$id', (machine) => {
  test('no port, listener or effect is left at its throwing default', async () => {
    const names = await wanted(machine)
    // Categories run in the shop and in the showcase: each has to have its ports.
    const places = plugged.filter(({ id }) => id === machine.id)
    const missing = places.flatMap((real) => names.filter((name) => !isProvided(real, machine, name)))
    expect(missing).toEqual([])
  })
})

test('a port that is left out is found', async () => {
  const machine = machines.find(({ id }) => id === 'orderSender') as AnyStateMachine
  expect(await wanted(machine)).toEqual([
    'storedAttempt',
    'turn',
    'placeOrder',
    'loadOrders',
    'searchOrders',
    'holdPage',
    'keep',
    'forgetForm',
    'logFailure',
  ])
  expect(isProvided(machine.provide({ actions: { logFailure: () => undefined } }), machine, 'logFailure')).toBe(true)
  expect(isProvided(machine.provide({ actions: { logFailure: () => undefined } }), machine, 'forgetForm')).toBe(false)
})
