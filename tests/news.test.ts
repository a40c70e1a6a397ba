// @vitest-environment node
import { StateMachine, type AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import {
  declaredEvents,
  eventTypesOf,
  declaredTypes,
  sentEvents,
  undeclared,
  unhandled,
  unsent,
} from './support/events'

const texts = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      ['../src/machines/**/*.ts', '../src/ui/**/*.{ts,tsx}', '../src/api/browser/*.ts', '../src/*.{ts,tsx}'],
      {
        eager: true,
        import: 'default',
        query: '?raw',
      },
    ),
  ).map(([path, text]) => [path.replace('../', ''), text]),
)
const modules = import.meta.glob<Record<string, unknown>>('../src/machines/**/*.machine.ts', { eager: true })
const machines = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => ({ stem: path.replace(/^.*\/|\.machine\.ts$/g, ''), machine })),
)
/** What XState says of its own children is no event that anybody declares. */
const takesEvents = ({ events }: AnyStateMachine): boolean => events.some((type) => !type.startsWith('xstate.'))
const declared = declaredEvents(texts)

test('every machine that takes events says which', () => {
  const silent = machines.filter(({ stem, machine }) => takesEvents(machine) && !declared.has(stem))
  expect(silent.map(({ stem }) => stem)).toEqual([])
  expect(declared.get('tags')).toEqual([
    'language.changed',
    'network.returned',
    'retry.requested',
    'search.changed',
    'tags.wanted',
  ])
})

test.each(machines)('$stem handles every event that it declares', ({ stem, machine }) => {
  expect(unhandled(declared.get(stem) ?? [], machine.events)).toEqual([])
})

test('every event that is sent is declared by somebody', () => {
  expect(undeclared(texts)).toEqual([])
  expect(sentEvents(texts).size).toBeGreaterThan(80)
})

test('every event that is declared is sent by somebody', () => {
  expect(unsent(texts)).toEqual([])
})

describe('what these tests find', () => {
  const planted = {
    'src/machines/lamp.machine.ts': `
export type LampNews = { readonly type: 'lamp.lit' } | HeatNews
/** type: 'lamp.dreamt' */
export type HeatNews = { readonly type: 'lamp.hot'; readonly of: Lamp }
type Lamp = { readonly kind: 'bulb' }
export type LampEvent =
  | { readonly type: 'switch.pressed' }
  | SubscriptionEvent<LampNews>
  | Extract<Elsewhere, { type: 'bulb.changed' }>
  | { readonly type: \`xstate.error.\${string}\` }
type SubscriptionEvent<TNews> = { readonly type: 'subscriber.joined'; readonly subscriber: TNews }
export const lamp = setup({
  types: {} as { context: Lamp; events: LampEvent; input: Lamp },
  actions: { tell: sendParent(({ context }) => ({ type: context.on ? ('lamp.lit' as const) : ('lamp.out' as const) })) },
})`,
    'src/ui/switch.tsx': `
const press = () => lamp.send({ type: 'switch.pressed' })
const both = () => send(isIt ? { type: 'switch.pressed' } : { type: 'switch.typo' })
// lamp.send({ type: 'switch.ghost' })`,
  }

  test('a union with the names, arguments and comments in it', () => {
    const types = declaredTypes(planted)
    expect(eventTypesOf('LampNews', types)).toEqual(['lamp.lit', 'lamp.hot'])
    expect(declaredEvents(planted).get('lamp')).toEqual([
      'bulb.changed',
      'subscriber.joined',
      'switch.pressed',
      'xstate.error.*',
    ])
  })

  test('an event that is declared and not handled', () => {
    const events = declaredEvents(planted).get('lamp') ?? []
    expect(unhandled(events, ['switch.pressed', 'xstate.error.*'])).toEqual(['bulb.changed', 'subscriber.joined'])
    expect(unhandled(events, ['switch.*', 'bulb.*', 'subscriber.joined', 'xstate.*'])).toEqual([])
  })

  test('an event that is sent and not declared, also where a condition chooses, and not in a comment', () => {
    expect(undeclared(planted)).toEqual([
      'lamp.lit (src/machines/lamp.machine.ts)',
      'lamp.out (src/machines/lamp.machine.ts)',
      'switch.typo (src/ui/switch.tsx)',
    ])
  })

  test('an event that is declared and sent by nobody', () => {
    expect(unsent(planted)).toEqual(['bulb.changed', 'subscriber.joined'])
  })
})
