import { assign, setup, type ActorRefFrom } from 'xstate'
import { effect, port } from '../port'
import { isNothingKept, type DeviceRecord } from '../rules/device-kept'
import type { Owner } from '../rules/order-attempt'

export type DeviceRecordContext = { readonly owner: Owner; readonly kept: DeviceRecord | null }
export type DeviceRecordEvent =
  { type: 'forgetting.requested' } | { type: 'question.confirmed' } | { type: 'question.declined' }
/** Whom to forget, and the order in doubt that the buyer was told of; another one is not forgotten. */
export type Forgetting = { readonly owner: Owner; readonly toldOf: string | null }
/** Whether it is done, and what the device keeps then. */
export type Forgotten = { readonly isDone: boolean; readonly kept: DeviceRecord }

/** What the buyer may answer when asked. */
const answers = {
  'question.confirmed': { description: 'It is to be forgotten.', target: 'forgetting' },
  'question.declined': { description: 'Everything stays.', target: 'resting' },
} as const

export const deviceRecordMachine = setup({
  types: {} as {
    context: DeviceRecordContext
    events: DeviceRecordEvent
    input: { owner: Owner }
    tags: 'busy' | 'asking' | 'inDoubt' | 'failed'
  },
  actors: {
    lookAtDevice: port<DeviceRecord, { owner: Owner }>('lookAtDevice'),
    forgetOnDevice: port<Forgotten, Forgetting>('forgetOnDevice'),
  },
  actions: {
    noteKept: assign((_, { kept }: { kept: DeviceRecord }) => ({ kept })),
    beginAnew: () => effect('beginAnew')(),
  },
  guards: {
    isInDoubt: (_, { kept }: { kept: DeviceRecord }) => kept.order !== null,
    isNothing: (_, { kept }: { kept: DeviceRecord }) => isNothingKept(kept),
    isDone: (_, { isDone }: Forgotten) => isDone,
  },
}).createMachine({
  id: 'deviceRecord',
  description: 'What this device keeps of the buyer, and forgetting it (C-122).',
  meta: { spec: '2 Profile' },
  context: ({ input: { owner } }) => ({ owner, kept: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The device is looked through.',
      invoke: {
        src: 'lookAtDevice',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: {
          description: 'What is kept is known.',
          target: 'resting',
          actions: { type: 'noteKept', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: { description: 'The device cannot be read.', target: 'failed' },
      },
    },
    resting: {
      description: 'What is kept is shown.',
      on: { 'forgetting.requested': { description: 'The buyer wants it forgotten.', target: 'lookingAgain' } },
    },
    lookingAgain: {
      description:
        'Another tab may have changed what is kept: it is looked through once more before anything is asked.',
      tags: 'busy',
      invoke: {
        src: 'lookAtDevice',
        input: ({ context: { owner } }) => ({ owner }),
        onDone: [
          {
            description: 'Another tab has forgotten it already.',
            guard: { type: 'isNothing', params: ({ event }) => ({ kept: event.output }) },
            target: 'resting',
            actions: { type: 'noteKept', params: ({ event }) => ({ kept: event.output }) },
          },
          {
            description: 'Nobody knows yet whether an order arrived: the question says so.',
            guard: { type: 'isInDoubt', params: ({ event }) => ({ kept: event.output }) },
            target: 'askingInDoubt',
            actions: { type: 'noteKept', params: ({ event }) => ({ kept: event.output }) },
          },
          {
            description: 'No order is in doubt.',
            target: 'asking',
            actions: { type: 'noteKept', params: ({ event }) => ({ kept: event.output }) },
          },
        ],
        onError: { description: 'The device cannot be read.', target: 'failed' },
      },
    },
    asking: {
      description: 'A question, because nothing brings it back: it names what will be gone.',
      tags: 'asking',
      on: answers,
    },
    askingInDoubt: {
      description: 'The question says, too, that an order is in doubt, and leads to the orders.',
      tags: ['asking', 'inDoubt'],
      on: answers,
    },
    forgetting: {
      description: 'What is kept of this buyer at this company is removed; what is of others stays.',
      tags: 'busy',
      invoke: {
        src: 'forgetOnDevice',
        input: ({ context: { owner, kept } }) => ({ owner, toldOf: kept?.order?.key ?? null }),
        onDone: [
          {
            description: 'It is gone; the page is loaded anew, so that nothing of it is left in memory.',
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'forgotten',
            actions: { type: 'noteKept', params: ({ event }) => event.output },
          },
          {
            description:
              'Meanwhile an order was sent that nobody was told of: nothing is removed, the question comes again.',
            target: 'askingInDoubt',
            actions: { type: 'noteKept', params: ({ event }) => event.output },
          },
        ],
        onError: { description: 'The device cannot be written.', target: 'failed' },
      },
    },
    forgotten: { description: 'The device keeps nothing of this buyer.', type: 'final', entry: 'beginAnew' },
    failed: {
      description: 'It did not work; another attempt is possible.',
      tags: 'failed',
      on: { 'forgetting.requested': { description: 'The buyer tries again.', target: 'lookingAgain' } },
    },
  },
})
export type DeviceRecordActor = ActorRefFrom<typeof deviceRecordMachine>
