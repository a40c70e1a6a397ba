import { assign, raise } from 'xstate'
import { concluding, notTaken, placedElsewhere, settling, writeDown } from './order-sender.ends'
import { orderSenderSetup } from './order-sender.setup'

/** Nobody knows whether the order was stored: nothing ends that but the buyer, or the server's word. */
export const doubt = orderSenderSetup.createStateConfig({
  description: 'Nobody knows whether the order was stored. The buyer is led to the orders; nothing is sent by itself.',
  tags: 'inDoubt',
  entry: [{ type: 'keepPhase', params: { phase: 'doubt' } }, 'publish'],
  initial: 'searching',
  on: {
    'resending.requested': {
      description: 'Send it again is pressed: the question comes first.',
      guard: 'isWhole',
      target: '.asking',
    },
    'fate.told': {
      description: 'The buyer has looked: the order is there, or it is not.',
      target: '.concluding',
      actions: assign({ isThere: ({ event }) => event.isThere }),
    },
    'attempt.found': [
      {
        description: 'Another tab found out that the company has it: that is told here, too.',
        guard: { type: 'isStoredElsewhere', params: ({ event }) => event },
        target: '#orderSender.order.free',
        actions: [...placedElsewhere, assign({ failure: null })],
      },
      {
        description: 'Another tab was told that it is not there.',
        guard: { type: 'isNoAttempt', params: ({ event }) => event },
        target: '#orderSender.order.free',
        actions: [...notTaken, assign({ failure: null })],
      },
      {
        description: 'The device was wiped meanwhile: the doubt is written down again.',
        guard: { type: 'isWiped', params: ({ event }) => event },
        actions: writeDown,
      },
    ],
    'turn.given': [
      {
        description:
          'What the buyer said is about an order that the company has, as another tab found out: that is told.',
        guard: { type: 'isStoredElsewhere', params: ({ event }) => event },
        target: '#orderSender.order.free',
        actions: [...placedElsewhere, assign({ failure: null })],
      },
      {
        description:
          'What the buyer said is about an order that is not there, as another tab was told: so is this one.',
        guard: { type: 'isNoAttempt', params: ({ event }) => event },
        target: '#orderSender.order.free',
        actions: [...notTaken, assign({ failure: null })],
      },
      {
        description: 'Another tab has sent it once more meanwhile: looked at anew.',
        target: '.searching',
        actions: { type: 'takeKept', params: ({ event }) => event },
      },
    ],
  },
  states: {
    searching: {
      description: 'Is there an order in the list that was not there before? It is pointed at; that ends no doubt.',
      entry: [assign({ alike: null }), 'changeWord'],
      on: {
        'fate.told': {
          description: 'The buyer was faster than the search: nothing is pointed at.',
          target: 'told',
          actions: raise(({ event }) => event),
        },
      },
      invoke: {
        src: 'searchOrders',
        input: ({ context }) => ({ code: context.owner.tenantCode }),
        onDone: {
          description: 'The list is there.',
          target: 'told',
          actions: { type: 'pointAt', params: ({ event }) => ({ rows: event.output }) },
        },
        onError: {
          description: 'Only logged: the buyer can look at the orders all the same.',
          target: 'told',
          actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Orders', error: event.error }) },
        },
      },
    },
    told: {
      description: 'The buyer knows of the doubt.',
      on: {
        'fate.told': {
          description: 'The buyer says the opposite of what was found in the list of orders: asked once more.',
          guard: { type: 'isContradicted', params: ({ event }) => event },
          target: 'contradicting',
          actions: assign({ isThere: ({ event }) => event.isThere }),
        },
        'network.returned': { description: 'The network is back: looked at once more.', target: 'searching' },
        'place.changed': {
          description: 'The buyer comes back to the checkout: looked at once more.',
          guard: { type: 'isArriving', params: ({ event }) => event },
          target: 'searching',
        },
      },
    },
    asking: {
      description: 'Send it once more?',
      tags: 'asking',
      on: {
        'question.confirmed': {
          description: 'The same order goes out again, under the same key.',
          target: '#orderSender.order.underWay',
        },
        'question.declined': { description: 'Not now.', target: 'told' },
      },
    },
    contradicting: {
      description: 'Not there, though an order like it is pointed at; or there, though none is: is that so?',
      tags: 'contradicting',
      on: {
        'question.confirmed': {
          description: 'It is so.',
          target: 'concluding',
        },
        'question.declined': { description: 'The buyer looks again.', target: 'told' },
      },
    },
    concluding: {
      description: 'What the buyer saw is believed when no other tab is at the order.',
      tags: 'concluding',
      invoke: { src: 'turn', input: ({ context }) => context.owner },
      on: {
        'turn.given': [
          {
            description: 'It is there: settled like any other order.',
            guard: { type: 'isThere', params: ({ event }) => event },
            target: '#orderSender.order.free',
            actions: [...settling],
          },
          {
            description: 'It is not there: the doubt is over, the next order is a new one.',
            guard: { type: 'isAsKnown', params: ({ event }) => event },
            target: '#orderSender.order.free',
            actions: [...concluding, assign({ failure: null })],
          },
        ],
      },
    },
  },
})
