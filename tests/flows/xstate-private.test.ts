// @vitest-environment node
import {
  and,
  assign,
  createActor,
  createMachine,
  emit,
  fromPromise,
  not,
  or,
  sendParent,
  sendTo,
  setup,
  stateIn,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate'
import { describe, expect, test } from 'vitest'
import { stoppedClock } from '../../src/flows/walk/frozen'
import {
  activeIdsOf,
  innerEvents,
  inputOf,
  machineIdIn,
  machineIdOf,
  nameOf,
  parentOf,
  portOf,
} from '../../src/recorder/xstate-actors'
import {
  actionFacts,
  actionsIn,
  actorsIn,
  guardFacts,
  inertScope,
  innerActions,
  isOwnAction,
  isTimer,
  keyOf,
  nodesOf,
  sendAs,
  takenIn,
  timersIn,
  transitionsFor,
  transitionsFrom,
  type Executed,
} from '../../src/flows/xstate-private'

const ask = fromPromise<string, { who: string }>(() => new Promise(() => undefined))
const ring = (): void => undefined
const lift = setup({
  types: {} as { context: { floor: number }; events: { type: 'called' } | { type: 'stopped' } },
  actors: { ask },
  actions: { ring, count: assign({ floor: ({ context }) => context.floor + 1 }) },
  guards: { isFree: () => true },
  delays: { slow: 8000 },
}).createMachine({
  id: 'lift',
  context: { floor: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        called: [
          { guard: not('isFree'), target: 'gone' },
          { target: 'moving', actions: ['count', 'ring'] },
        ],
      },
    },
    moving: {
      invoke: { id: 'question', src: 'ask', input: { who: 'Ann' }, onDone: 'gone', onError: 'waiting' },
      after: { slow: 'waiting' },
      initial: 'up',
      states: { up: { always: { guard: 'isFree', target: 'down' } }, down: {} },
    },
    gone: { type: 'final' },
  },
})

/** The lift inside a house, called once; everything that an inspector hears. */
const house = createMachine({ id: 'house', invoke: { id: 'theLift', src: lift } })
const heard: InspectionEvent[] = []
const houseActor = createActor(house, { inspect: (event) => void heard.push(event) }).start()
const liftActor = houseActor.getSnapshot().children['theLift'] as ReturnType<typeof createActor<typeof lift>>
liftActor.send({ type: 'called' })
const snapshot: AnyMachineSnapshot = liftActor.getSnapshot()
const asker = snapshot.children['question'] as object

/** What the reader of a failed test has to look at. */
const field = (name: string): string => `XState has changed: ${name} is not what src/flows/xstate-private.ts reads`

describe('after an upgrade of XState this says which field changed', () => {
  test('snapshot._nodes: the active states, parents first', () => {
    expect(activeIdsOf(snapshot), field('snapshot._nodes')).toEqual(['lift', 'lift.moving', 'lift.moving.down'])
    expect(activeIdsOf({ status: 'active' })).toEqual([])
    expect(activeIdsOf(null)).toEqual([])
  })

  test('inspected._transitions: what a step took; and transition.source: where it began', () => {
    const taken = heard.filter(({ actorRef }) => actorRef === liftActor).flatMap(takenIn)
    expect(taken.length, field('_transitions of @xstate.microstep')).toBe(2)
    expect(taken.map(keyOf), field('transition.source, or the same object as in node.transitions')).toEqual([
      'lift.waiting on called [1]',
      'lift.moving.up on always [0]',
    ])
    const others = heard.filter(({ type }) => type !== '@xstate.microstep')
    expect(others.length).toBeGreaterThan(0)
    expect(others.flatMap(takenIn)).toEqual([])
  })

  test('actor._parent, actor.logic.id, actor.options.input, actor.src', () => {
    expect(parentOf(liftActor), field('actor._parent')).toBe(houseActor)
    expect(parentOf(asker), field('actor._parent')).toBe(liftActor)
    expect(parentOf(houseActor), field('actor._parent')).toBeNull()
    expect(machineIdIn(liftActor), field('actor.logic.id')).toBe('lift')
    expect(machineIdIn(asker), field('actor.logic.id')).toBeNull()
    expect([machineIdOf(lift), machineIdOf(ask)], field('machine.id')).toEqual(['lift', null])
    expect(inputOf(asker), field('actor.options.input')).toEqual({ who: 'Ann' })
    expect([nameOf(houseActor), nameOf(liftActor), nameOf(asker)], field('actor.src')).toEqual(['house', 'lift', 'ask'])
    expect(portOf('ask')).toBe('ask')
    const [invoked] = house.root.invoke
    expect(invoked?.src, field('the name of logic that the chart holds itself')).toMatch(/^xstate\.invoke\./)
    expect(portOf(invoked?.src)).toBeNull()
  })

  test('machine.implementations: the actors and actions that a machine names', () => {
    expect(Object.keys(actorsIn(lift)), field('machine.implementations.actors')).toEqual(['ask'])
    expect(actorsIn(lift)['ask'], field('machine.implementations.actors')).toBe(ask)
    expect(Object.keys(actionsIn(lift)), field('machine.implementations.actions')).toEqual(['ring', 'count'])
    expect(Object.values(actionsIn(lift)).map(isOwnAction), field('`resolve` of a built-in action')).toEqual([
      true,
      false,
    ])
    expect(() => actorsIn({ ...lift, implementations: undefined } as never)).toThrow('no implementations.actors')
  })

  test('node.states, node.transitions, node.always: the states of a machine and what begins in them', () => {
    const nodes = nodesOf(lift.root)
    expect(
      nodes.map(({ id }) => id),
      field('node.states'),
    ).toEqual(['lift', 'lift.waiting', 'lift.moving', 'lift.moving.up', 'lift.moving.down', 'lift.gone'])
    expect(
      nodes.flatMap(transitionsFrom).map(({ key }) => key),
      field('node.transitions or node.always'),
    ).toEqual([
      'lift.waiting on called [0]',
      'lift.waiting on called [1]',
      `lift.moving on ${innerEvents.done}question [0]`,
      `lift.moving on ${innerEvents.error}question [0]`,
      `lift.moving on ${innerEvents.after}slow.lift.moving [0]`,
      'lift.moving.up on always [0]',
    ])
    expect(() => transitionsFrom({ ...lift.root, transitions: {} } as never)).toThrow('no Map')
  })

  test('machine.getTransitionData: what an event would take', () => {
    const waiting = createActor(lift).start().getSnapshot()
    const taken = transitionsFor(lift, waiting, { type: 'called' })
    expect(taken.map(keyOf), field('machine.getTransitionData')).toEqual(['lift.waiting on called [1]'])
    expect(transitionsFor(lift, waiting, { type: 'stopped' })).toEqual([])
  })

  test('the scope of a step: actionExecutor hears of everything, and nothing is done', () => {
    const self = createActor(lift, { id: 'lift' })
    const executed: Executed[] = []
    const scope = inertScope(self, (action) => void executed.push(action))
    const first = lift.getInitialSnapshot(scope)
    const next = lift.transition(first, { type: 'called' }, scope)
    expect(next.value, field('machine.transition with a scope of our own')).toEqual({ moving: 'down' })
    expect(next.context.floor).toBe(1)
    const types = executed.map(({ type }) => type)
    expect(types, field('scope.actionExecutor')).toContain('ring')
    expect(types.filter((type) => type.startsWith(innerEvents.any)).toSorted(), field('names of actions')).toEqual([
      'xstate.raise',
      'xstate.spawnChild',
    ])
    expect([...innerActions]).toEqual(expect.arrayContaining(['xstate.raise', 'xstate.spawnChild']))
  })

  test('what an action holds: type, assignment, event, src, sendId', () => {
    expect(actionFacts('ring')).toEqual({ type: 'ring', name: null, detail: '' })
    expect(actionFacts({ type: 'ring' })).toEqual({ type: 'ring', name: null, detail: '' })
    expect(actionFacts(ring)).toEqual({ type: null, name: 'ring', detail: '' })
    expect(actionFacts(assign({ floor: 1, door: 2 })), field('assign().assignment')).toMatchObject({
      type: 'xstate.assign',
      detail: 'floor, door',
    })
    expect(actionFacts(emit({ type: 'rung' })), field('emit().event')).toMatchObject({
      type: 'xstate.emit',
      detail: 'rung',
    })
    expect(actionFacts(sendTo('x', { type: 'rung' })), field('sendTo().to or .event')).toMatchObject({
      detail: 'x rung',
    })
    const read = sendTo(
      ({ system }) => system.get('bell'),
      ({ context }) => ({ type: 'rung', by: context }),
    )
    expect(actionFacts(read), field('sendTo().to or .event')).toMatchObject({ detail: 'bell rung' })
    expect(actionFacts(sendParent(({ event }) => event)), field('sendParent().to')).toMatchObject({ detail: 'parent' })
    const moving = lift.states['moving']
    const [entry = [], exit = []] = [moving?.entry, moving?.exit]
    expect(entry.filter(isTimer), field('raise().id or .event of an `after`')).toHaveLength(1)
    expect(exit.filter(isTimer), field('cancel().sendId of an `after`')).toHaveLength(1)
    expect(isTimer('ring')).toBe(false)
  })

  test('what a guard holds: check, guards, stateValue', () => {
    expect(guardFacts(and(['isFree', 'isOld'])), field('and().check or .guards')).toEqual({
      kind: 'and',
      parts: ['isFree', 'isOld'],
    })
    expect(guardFacts(or(['isFree'])), field('or().check or .guards')).toEqual({ kind: 'or', parts: ['isFree'] })
    expect(guardFacts(not('isFree')), field('not().check or .guards')).toEqual({ kind: 'not', parts: ['isFree'] })
    expect(guardFacts(stateIn('moving')), field('stateIn().stateValue')).toEqual({ kind: 'stateIn', state: 'moving' })
    expect(guardFacts('isFree')).toEqual({ kind: 'own', type: 'isFree', name: null })
    expect(guardFacts({ type: 'isFree', params: {} })).toEqual({ kind: 'own', type: 'isFree', name: null })
  })
})

test('the timers of a system are known, and an event can be sent in the name of an actor', () => {
  const heard: InspectionEvent[] = []
  const actor = createActor(lift, { clock: stoppedClock, inspect: (event) => void heard.push(event) }).start()
  actor.send({ type: 'called' })
  expect(timersIn(actor.system)).toEqual([
    expect.objectContaining({ source: actor, target: actor, event: { type: 'xstate.after.slow.lift.moving' } }),
  ])
  const { question } = actor.getSnapshot().children
  if (!question) throw new Error('Nothing is asked.')
  sendAs(question, actor, { type: 'stopped' })
  expect(heard).toContainEqual(
    expect.objectContaining({
      type: '@xstate.event',
      sourceRef: question,
      actorRef: actor,
      event: { type: 'stopped' },
    }),
  )
  actor.stop()
})
