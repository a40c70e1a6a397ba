import { assign } from 'xstate'
import { listsSetup } from './lists.setup'

/** Ordering from a list: its rows stand in the order pad. */
export const listOrdering = listsSetup.createStateConfig({
  description:
    'Lists are ordered from: their rows go to the order pad, which looks them up and adds nothing by itself.',
  initial: 'resting',
  states: {
    resting: {
      description: 'No list is ordered from.',
      on: {
        'ordering.requested': {
          description: 'Order from this list is pressed.',
          target: 'waiting',
          actions: assign(({ event }) => ({ ordered: event.id })),
        },
      },
    },
    waiting: {
      description: 'What was changed a moment ago comes to the device first.',
      always: { description: 'The device holds what the buyer sees.', guard: 'isSettled', target: 'reading' },
    },
    reading: {
      description: 'The lines of the list are read.',
      tags: 'busy',
      invoke: {
        src: 'readList',
        input: ({ context: { owner, ordered } }) => ({ owner, id: ordered }),
        onDone: [
          {
            description: 'They stand in the order pad, where the reader is led.',
            guard: { type: 'hasOwnLines', params: ({ event }) => ({ list: event.output }) },
            target: 'resting',
            actions: [{ type: 'fillPad', params: ({ event }) => ({ list: event.output }) }, 'goToPad'],
          },
          {
            description: 'It has no lines yet.',
            guard: { type: 'isThere', params: ({ event }) => ({ list: event.output }) },
            target: 'resting',
            actions: {
              type: 'tell',
              params: ({ event }) => ({ kind: 'listEmpty', name: event.output?.name ?? '' }),
            },
          },
          {
            description: 'Another tab has deleted it.',
            target: 'resting',
            actions: { type: 'tell', params: { kind: 'listGone' } },
          },
        ],
        onError: {
          description: 'The device cannot be read.',
          target: 'resting',
          actions: { type: 'tell', params: { kind: 'listGone' } },
        },
      },
    },
  },
})
