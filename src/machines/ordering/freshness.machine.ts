import type { ActorRefFrom } from 'xstate'
import { networkTo } from '../loading'
import { asked, freshnessSetup, hearing, inView } from './freshness.setup'

export const freshnessMachine = freshnessSetup.createMachine({
  id: 'freshness',
  description:
    'Holds the lines of the cart against the server before they are ordered: those in view on the cart, all at the checkout. What it hears, it tells the cart.',
  meta: { spec: '7 GET /api/products/{code}/details' },
  context: ({ input }) => ({
    ...input,
    lines: [],
    view: [],
    chosen: [],
    open: [],
    missed: [],
    isForced: false,
    askers: [],
    heard: new Map(),
  }),
  invoke: [
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
    { src: 'viewNews', input: ({ context }) => ({ to: context.cartView }) },
    { src: 'orderNews', input: ({ context }) => ({ to: context.sender }) },
    { src: 'passingProducts' },
  ],
  initial: 'resting',
  on: {
    'cart.changed': {
      description: 'The cart holds something else now; what was just seen of its new products counts as a check.',
      actions: { type: 'keepLines', params: ({ event }) => event },
    },
    'lines.seen': {
      description: 'Other lines are in view.',
      actions: { type: 'keepView', params: ({ event }) => event },
    },
    'place.changed': [
      {
        description: 'The checkout is opened: all its lines have to be fresh.',
        guard: { type: 'isAtCheckout', params: ({ event }) => event },
        target: '.choosing',
        actions: { type: 'keepPlace', params: ({ event }) => event },
      },
      {
        description: 'The buyer is somewhere else: what was asked there is given up.',
        guard: { type: 'isOtherPath', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'keepPlace', params: ({ event }) => event },
      },
    ],
    'products.passed': [
      {
        description: 'An answer that was asked for something else tells of products in the cart: it counts as a check.',
        guard: { type: 'isOfCart', params: ({ event }) => event },
        actions: [
          { type: 'tellPassed', params: ({ event }) => event },
          { type: 'keepPassed', params: ({ event }) => event },
          { type: 'keepHeard', params: ({ event }) => event },
          'tellMissed',
        ],
      },
      {
        description: 'It tells of products that may be added to the cart in a moment: it is remembered.',
        actions: { type: 'keepHeard', params: ({ event }) => event },
      },
    ],
    'order.changed': {
      description: 'An order was refused, with words about a price or a product: all lines are checked at once.',
      guard: { type: 'isOutdated', params: ({ event }) => event },
      target: '.choosing',
      actions: ['force', 'forgetMissed'],
    },
    'check.requested': {
      description: 'The checkout holds an order until its lines are checked.',
      actions: { type: 'keepAsker', params: ({ event }) => event },
    },
    'check.waived': {
      description: 'The buyer orders at the prices shown: nothing is asked any more.',
      target: '.resting',
      actions: 'forgetMissed',
    },
  },
  states: {
    resting: {
      description: 'As far as anybody has to know, the lines are as the server has them.',
      entry: ['settle', 'tellMissed'],
      on: {
        'cart.changed': [
          {
            description: 'Lines have come that nobody has looked at.',
            guard: { type: 'isNewcomer', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'keepLines', params: ({ event }) => event },
          },
          {
            description: 'The cart holds nothing that has to be read here; what was just seen of it counts as a check.',
            actions: { type: 'keepLines', params: ({ event }) => event },
          },
        ],
        'lines.seen': inView,
        'check.requested': asked,
      },
    },
    choosing: {
      description: 'Which lines were not checked for five minutes?',
      invoke: {
        src: 'tellTime',
        onDone: [
          {
            description: 'These have to be read.',
            guard: { type: 'isAnyStale', params: ({ event }) => ({ now: event.output }) },
            target: 'checking',
            actions: { type: 'choose', params: ({ event }) => ({ now: event.output }) },
          },
          { description: 'What is left could not be read.', guard: 'isAnyMissed', target: 'failed' },
          { description: 'All are fresh.', target: 'resting' },
        ],
      },
    },
    checking: {
      description: 'The products of these lines are read, at most five at once; leaving gives it up.',
      tags: 'checking',
      invoke: {
        src: 'readProducts',
        input: ({ context: { code, chosen } }) => ({ code, ids: chosen }),
      },
      on: {
        'products.read': {
          description: 'Some are there, or could not be had: the cart hears of them.',
          actions: [...hearing],
        },
        'reading.ended': {
          description: 'That was all; perhaps other lines are in view by now.',
          target: 'choosing',
          actions: 'giveUp',
        },
      },
      initial: 'alone',
      states: {
        alone: {
          description: 'Nobody waits for it.',
          always: { description: 'An order waits for it.', guard: 'isAwaited', target: 'awaited' },
        },
        awaited: {
          description: 'An order waits for it as long as answers come, but not for long without one.',
          on: {
            'products.read': {
              description:
                'Some are there: the cart hears of them, and it is worth waiting on. Those that could not be had are no reason to.',
              guard: { type: 'isAnswered', params: ({ event }) => event },
              target: 'awaited',
              reenter: true,
              actions: [...hearing],
            },
          },
          after: {
            patience: {
              description: 'It takes too long: the rest counts as not checked, and the buyer decides.',
              target: '#freshness.failed',
              actions: 'giveUp',
            },
          },
        },
      },
    },
    failed: {
      description: 'Some lines could not be checked: once more, or ordered as they are, says the buyer.',
      tags: 'unchecked',
      entry: ['settle', 'tellMissed'],
      always: { description: 'They are checked, or gone from the cart.', guard: 'isNoneMissed', target: 'resting' },
      on: {
        'lines.seen': inView,
        'check.requested': asked,
        'check.retried': {
          description: 'The buyer asks once more.',
          target: 'choosing',
          actions: 'forgetMissed',
        },
        'network.returned': { ...networkTo('choosing'), actions: 'forgetMissed' },
      },
    },
  },
})
export type FreshnessActor = ActorRefFrom<typeof freshnessMachine>
