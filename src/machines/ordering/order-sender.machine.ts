import { assign, type ActorRefFrom } from 'xstate'
import { order } from './order-sender.order'
import { checkout, orderSenderSetup } from './order-sender.setup'
import type { AttemptFound } from './order-sender.types'

const leaving = {
  description: 'The checkout is left: a refusal that was read there is not told again.',
  guard: 'isAway',
  target: 'unasked',
  actions: 'dropRefusal',
} as const

const placedElsewhere = {
  'attempt.found': {
    description: 'Another tab has placed an order: it is one of the known ones before the next is sent.',
    guard: {
      type: 'isStoredElsewhere',
      params: ({ event }: { event: AttemptFound }) => event,
    },
    target: 'asking',
    reenter: true,
  },
} as const

export const orderSenderMachine = orderSenderSetup.createMachine({
  id: 'orderSender',
  description:
    'Sends orders, exactly one for each that a buyer wants: it outlives the checkout, and the device remembers for it.',
  meta: { spec: '5 Checkout, 7 POST /api/orders, 8 Order creation failure' },
  context: ({ input }) => ({
    ...input,
    subscribers: [],
    phase: 'opening',
    known: null,
    wanted: null,
    attempt: null,
    settled: null,
    former: null,
    others: [],
    failure: null,
    isUnsure: false,
    isThere: false,
    alike: null,
    placed: null,
  }),
  invoke: [
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    { src: 'storedAttempt', input: ({ context }) => context.owner },
  ],
  type: 'parallel',
  on: {
    'subscriber.joined': {
      description: 'A checkout wants to know where the sending stands.',
      actions: [
        { type: 'keepSubscriber', params: ({ event }) => event },
        { type: 'welcome', params: ({ event }) => event },
      ],
    },
    'subscriber.left': {
      description: 'The checkout is gone.',
      actions: { type: 'dropSubscriber', params: ({ event }) => event },
    },
  },
  states: {
    order,
    orders: {
      description: 'Which orders the buyer has before one is sent: a new one can be told from them (best effort).',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The buyer is not at the checkout.',
          always: { description: 'The checkout is opened.', guard: 'isAtCheckout', target: 'asking' },
        },
        asking: {
          description: 'The orders are on their way; nobody waits for them. Until they are there, none is known.',
          entry: 'forgetKnown',
          always: leaving,
          on: placedElsewhere,
          invoke: {
            src: 'loadOrders',
            input: ({ context }) => ({ code: context.owner.tenantCode }),
            onDone: {
              description: 'They are known.',
              target: 'asked',
              actions: assign(({ event }) => ({ known: event.output.map(({ id }) => String(id)) })),
            },
            onError: {
              description: 'Only logged: then nothing can be pointed at.',
              target: 'asked',
              actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Orders', error: event.error }) },
            },
          },
        },
        asked: {
          description: 'The buyer is at the checkout.',
          always: leaving,
          on: placedElsewhere,
        },
      },
    },
    press: {
      description: 'A press of the button whose lines are checked first: it is not forgotten without a word.',
      initial: 'none',
      states: {
        none: {
          description: 'No press waits.',
          on: { 'press.begun': { description: 'The checkout has its lines checked.', target: 'waiting' } },
        },
        waiting: {
          description: 'Nothing was sent yet: the page is held.',
          invoke: { src: 'holdPage' },
          on: {
            'press.ended': { description: 'The checkout sends it, or shows what speaks against it.', target: 'none' },
            'place.changed': {
              description: 'The checkout is left meanwhile: that nothing was sent is told.',
              guard: { type: 'isLeaving', params: ({ event }) => event },
              target: 'none',
              actions: { type: 'tell', params: { kind: 'orderNotSent' } },
            },
          },
        },
      },
    },
    word: {
      description: 'Whether what is said of an order stands, or may be replaced at once.',
      initial: 'standing',
      states: {
        standing: {
          description: 'It stands: it can be read out.',
          on: { 'word.changed': { description: 'Something is being found out.', target: 'changing' } },
        },
        changing: {
          description:
            'It is being found out, which takes moments mostly: nothing is said that is another sentence then.',
          tags: 'unsettled',
          after: { standing: { description: 'It takes longer: what is known is said.', target: 'standing' } },
          on: {
            'word.changed': { description: 'Something else is found out.', target: 'changing', reenter: true },
          },
        },
      },
    },
    colleagues: {
      description: 'Who else of the company has an order without an answer on this device: they share a cart (C-91).',
      on: {
        'attempt.found': {
          description: 'Other buyers of the company have orders without an answer here, or none any more.',
          guard: { type: 'isOfOthers', params: ({ event }) => event },
          actions: [{ type: 'takeOthers', params: ({ event }) => event }, 'publish'],
        },
      },
    },
    place: {
      description: 'Where the buyer is.',
      on: {
        'place.changed': {
          description: 'The address changed.',
          actions: assign(({ event: { pathname }, context: { placed } }) => ({
            pathname,
            placed: pathname === checkout ? placed : null,
          })),
        },
      },
    },
  },
})
export type OrderSenderActor = ActorRefFrom<typeof orderSenderMachine>
