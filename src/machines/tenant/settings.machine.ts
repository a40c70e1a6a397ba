import { assign, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Settings } from '../../api/schemas/tenant'
import type { NetworkReturned } from '../app.types'
import { networkTo } from '../loading'
import { withoutSubscriber, withSubscriber, type Recipient, type SubscriptionEvent } from '../news'
import { effect, port } from '../port'

/** The settings are there, or (`null`) could not be fetched. */
export type SettingsSettled = { readonly type: 'settings.settled'; readonly settings: Settings | null }
export type SettingsContext = {
  readonly code: string
  readonly settings: Settings | null
  readonly subscribers: readonly Recipient<SettingsSettled>[]
}
export type SettingsEvent = SubscriptionEvent<SettingsSettled> | NetworkReturned | { type: 'settings.retried' }

export const settingsMachine = setup({
  types: {} as { context: SettingsContext; events: SettingsEvent; input: { code: string }; tags: 'pending' },
  actors: { loadSettings: port<Settings, { code: string }>('loadSettings') },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    publish: enqueueActions(({ context: { subscribers, settings }, enqueue }) => {
      for (const subscriber of subscribers) enqueue.sendTo(subscriber, { type: 'settings.settled', settings })
    }),
    answerSubscriber: sendTo(
      (_, { subscriber }: { subscriber: Recipient<SettingsSettled> }) => subscriber,
      ({ context: { settings } }) => ({ type: 'settings.settled' as const, settings }),
    ),
    keepSubscriber: assign(({ context }, event: { subscriber: Recipient<SettingsSettled> }) => ({
      subscribers: withSubscriber(context.subscribers, event),
    })),
  },
  guards: { isUnknown: ({ context: { settings } }) => settings === null },
}).createMachine({
  id: 'settings',
  description: "The settings of the signed-in buyer's tenant; they live as long as the session.",
  meta: { spec: '3 Settings, 7 GET /api/settings, 8 Category and settings failures' },
  context: ({ input }) => ({ code: input.code, settings: null, subscribers: [] }),
  initial: 'loading',
  on: {
    'subscriber.left': {
      description: 'Who wanted to know is gone.',
      actions: assign(({ context, event }) => ({ subscribers: withoutSubscriber(context.subscribers, event) })),
    },
  },
  states: {
    loading: {
      description: 'Fetching the settings; the dashboard waits for them (C-41).',
      tags: 'pending',
      on: {
        'settings.retried': { description: 'The buyer will not wait.', target: 'loading', reenter: true },
        'subscriber.joined': {
          description: 'Somebody wants to know the settings: told when they are there.',
          actions: { type: 'keepSubscriber', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'loadSettings',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          description: 'The settings are there.',
          target: 'settled',
          actions: assign(({ event }) => ({ settings: event.output })),
        },
        onError: {
          description: 'Only logged (spec 8): the flags count as off.',
          target: 'settled',
          actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Settings', error: event.error }) },
        },
      },
    },
    settled: {
      description: 'The settings are there; where they could not be fetched, the defaults count.',
      entry: 'publish',
      on: {
        'network.returned': { ...networkTo('loading'), guard: 'isUnknown' },
        'subscriber.joined': {
          description: 'Somebody wants to know the settings: told at once.',
          actions: [
            { type: 'keepSubscriber', params: ({ event }) => event },
            { type: 'answerSubscriber', params: ({ event }) => event },
          ],
        },
      },
    },
  },
})
export type SettingsActor = ActorRefFrom<typeof settingsMachine>
/** The settings, as who depends on them knows them. */
export type SettingsRef = Recipient<SettingsEvent>
