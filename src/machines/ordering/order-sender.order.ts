import { assign } from 'xstate'
import { doubt } from './order-sender.doubt'
import { sending, verifying } from './order-sender.sending'
import { notTaken, outrun, placedElsewhere, settledElsewhere, writeDown } from './order-sender.ends'
import { orderSenderSetup } from './order-sender.setup'

/** One order at a time, from the button to the moment when its fate is known. */
export const order = orderSenderSetup.createStateConfig({
  description: 'The order itself.',
  initial: 'opening',
  on: {
    'attempt.found': {
      description: 'Another tab sends an order, or has lost its answer: nothing else is sent before that is settled.',
      guard: { type: 'isUnheardOf', params: ({ event }) => event },
      target: '.elsewhere',
      actions: [{ type: 'takeKept', params: ({ event }) => event }, assign({ wanted: null, failure: null })],
    },
  },
  states: {
    opening: {
      description: 'What does this device remember? Was an order being sent when a page was left?',
      tags: 'busy',
      entry: [{ type: 'keepPhase', params: { phase: 'opening' } }, 'publish'],
      on: {
        'attempt.found': [
          {
            description: 'An order without an answer: whether another tab is at it shows when there is a turn.',
            guard: { type: 'isAttempt', params: ({ event }) => event },
            target: 'elsewhere',
            actions: { type: 'takeKept', params: ({ event }) => event },
          },
          {
            description: 'Nothing is open.',
            target: 'free',
            actions: { type: 'takeKept', params: ({ event }) => event },
          },
        ],
      },
    },
    free: {
      description: 'No order is under way, and none is in doubt.',
      entry: [{ type: 'keepPhase', params: { phase: 'free' } }, 'publish', assign({ attempt: null, alike: null })],
      always: {
        description:
          'Nobody knows of the last one, and the buyer is not at the checkout, which says so: looked at again.',
        guard: 'isUnsureAway',
        target: 'underWay',
        actions: assign({ failure: null, isUnsure: false }),
      },
      on: {
        'order.sent': {
          description: 'The checkout hands over an order against which no rule speaks.',
          target: 'underWay',
          actions: assign(({ event }) => ({ wanted: event.order, failure: null, placed: null, isUnsure: false })),
        },
        'refusal.resolved': {
          description: 'What the order was refused for is put right: the refusal is not told any more.',
          actions: 'dropRefusal',
        },
        'attempt.found': [
          {
            description: 'Another tab has placed one: what was typed for it here goes, too.',
            guard: { type: 'isStoredElsewhere', params: ({ event }) => event },
            actions: [...settledElsewhere, 'dropRefusal', assign({ isUnsure: false }), 'publish'],
          },
          {
            description: 'Another tab has settled one.',
            guard: { type: 'isNoAttempt', params: ({ event }) => event },
            actions: [{ type: 'takeKept', params: ({ event }) => event }, assign({ isUnsure: false }), 'publish'],
          },
        ],
      },
    },
    elsewhere: {
      description: 'Another tab of this browser may be sending an order: it is waited for.',
      tags: 'elsewhere',
      entry: [{ type: 'keepPhase', params: { phase: 'doubt' } }, 'publish', 'changeWord'],
      invoke: { src: 'turn', input: ({ context }) => context.owner },
      on: {
        'attempt.found': [
          {
            description: 'The company has the order of the other tab: that is told here, too.',
            guard: { type: 'isStoredElsewhere', params: ({ event }) => event },
            target: 'free',
            actions: [...placedElsewhere],
          },
          {
            description: 'The order of the other tab was not taken, or is not there: that is told here, too.',
            guard: { type: 'isNoAttempt', params: ({ event }) => event },
            target: 'free',
            actions: [...notTaken],
          },
          {
            description: 'The device was wiped meanwhile: what this tab knows of it is written down again.',
            guard: { type: 'isWiped', params: ({ event }) => event },
            actions: writeDown,
          },
          { description: 'The other tab adds something.', actions: { type: 'takeKept', params: ({ event }) => event } },
        ],
        'turn.given': [
          {
            description: 'It was refused, and nobody could tell yet whether it is there: that is looked up.',
            guard: { type: 'isUndecided', params: ({ event }) => event },
            target: 'underWay',
            actions: { type: 'takeKept', params: ({ event }) => event },
          },
          {
            description: 'Nobody sends it any more, and it is still open: its fate is in doubt.',
            guard: { type: 'isAttempt', params: ({ event }) => event },
            target: 'doubt',
            actions: { type: 'takeKept', params: ({ event }) => event },
          },
          {
            description: 'The company has the order of the other tab, whose news has not come yet: it is told.',
            guard: { type: 'isStoredElsewhere', params: ({ event }) => event },
            target: 'free',
            actions: [...placedElsewhere],
          },
          {
            description: 'It was not taken, or is not there, and the news of it has not come yet: it is told.',
            target: 'free',
            actions: [...notTaken],
          },
        ],
      },
    },
    underWay: {
      description: 'The order goes out, once: no other tab sends one meanwhile.',
      tags: 'busy',
      entry: [{ type: 'keepPhase', params: { phase: 'underWay' } }, 'publish'],
      invoke: { src: 'turn', input: ({ context }) => context.owner },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Until no other tab is at an order; then what the device keeps is read once more.',
          on: {
            'attempt.found': {
              description: 'Another tab placed an order meanwhile: the buyer looks at the cart first.',
              guard: { type: 'isStoredElsewhere', params: ({ event }) => event },
              target: '#orderSender.order.free',
              actions: [{ type: 'takeKept', params: ({ event }) => event }, ...outrun],
            },
            'turn.given': [
              {
                description: 'It was to be sent once more, and is not open any longer: another tab has settled it.',
                guard: { type: 'isSettledElsewhere', params: ({ event }) => event },
                target: '#orderSender.order.free',
              },
              {
                description: 'Another tab placed an order meanwhile: the buyer looks at the cart first.',
                guard: { type: 'isStoredElsewhere', params: ({ event }) => event },
                target: '#orderSender.order.free',
                actions: [...outrun],
              },
              {
                description: 'The last one was refused, and nobody could tell whether it is there: looked up first.',
                guard: { type: 'isUndecided', params: ({ event }) => event },
                target: 'verifying',
                actions: { type: 'takeKept', params: ({ event }) => event },
              },
              {
                description: 'Another order has no answer yet: that one is looked at first, nothing is sent.',
                guard: { type: 'isOfAnother', params: ({ event }) => event },
                target: '#orderSender.order.doubt',
                actions: [{ type: 'takeKept', params: ({ event }) => event }, 'dropWanted'],
              },
              {
                description: 'The order is written down as it is sent, with its key, and then sent.',
                target: 'sending',
                actions: [
                  { type: 'takeKept', params: ({ event }) => event },
                  { type: 'tellBegun', params: ({ event }) => event },
                  { type: 'prepare', params: ({ event }) => event },
                  writeDown,
                ],
              },
            ],
          },
        },
        verifying,
        sending,
      },
    },
    doubt,
  },
})
