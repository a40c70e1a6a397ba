// @vitest-environment node
import { assign, createActor, setup } from 'xstate'
import { expect, test, vi } from 'vitest'
import {
  subscription,
  withoutSubscriber,
  withSubscriber,
  type Publisher,
  type Recipient,
  type SubscriptionEvent,
} from '../../src/machines/news'
import { publisher, recipient } from '../support/machine'

type Rung = { readonly type: 'bell.rung'; readonly count: number }

/** A screen that hears the bell while its door is open. */
const door = setup({
  types: {} as {
    context: { bell: Publisher<Rung>; heard: readonly number[] }
    events: Rung | { type: 'shut' } | { type: 'opened' }
    input: { bell: Publisher<Rung> }
  },
  actors: { bellNews: subscription<Rung>() },
}).createMachine({
  context: ({ input: { bell } }) => ({ bell, heard: [] }),
  initial: 'open',
  states: {
    open: {
      invoke: { src: 'bellNews', input: ({ context: { bell } }) => ({ to: bell }) },
      on: {
        shut: 'closed',
        'bell.rung': { actions: assign(({ context, event }) => ({ heard: [...context.heard, event.count] })) },
      },
    },
    closed: { on: { opened: 'open' } },
  },
})
const ring = (count: number): Rung => ({ type: 'bell.rung', count })

test('news are heard as events for as long as the state lasts, and by who comes late what there is', () => {
  const bell = publisher<Rung>([ring(1)])
  const actor = createActor(door, { input: { bell: bell.ref } }).start()
  bell.tell(ring(2))
  actor.send({ type: 'shut' })
  bell.tell(ring(3))
  expect([actor.getSnapshot().context.heard, bell.subscribers()]).toEqual([[1, 2], 0])
  actor.send({ type: 'opened' })
  expect([actor.getSnapshot().context.heard, bell.subscribers()]).toEqual([[1, 2, 1], 1])
})

test('who goes with an actor of the session says no goodbye to it', () => {
  const warn = vi.spyOn(console, 'warn')
  const tower = setup({ types: {} as { events: SubscriptionEvent<Rung> } }).createMachine({})
  const bell = createActor(tower, { id: 'cart', systemId: 'cart' }).start()
  const actor = createActor(door, { input: { bell } }).start()
  bell.stop()
  actor.stop()
  // A word to an actor that has stopped would be a warning.
  expect(warn).not.toHaveBeenCalled()
})

test('subscribers leave one by one', () => {
  const [one, other] = [recipient<Rung>().ref, recipient<Rung>().ref]
  const both = [one, other].reduce<readonly Recipient<Rung>[]>(
    (subscribers, subscriber) => withSubscriber(subscribers, { subscriber }),
    [],
  )
  expect([both.length, withoutSubscriber(both, { subscriber: one })[0] === other]).toEqual([2, true])
})
