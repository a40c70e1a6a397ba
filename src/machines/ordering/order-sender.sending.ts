import type { Found } from '../rules/order-attempt'
import { concluding, placedElsewhere, settling, writeDown } from './order-sender.ends'
import { orderSenderSetup } from './order-sender.setup'

const noteLoss = ['markLost', writeDown] as const
const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { readonly error: unknown } }) => event,
} as const

/** What is heard of the device while an order goes out from here. */
const heard = [
  {
    description: 'The device was wiped meanwhile: what is on its way is written down again.',
    guard: { type: 'isWiped', params: ({ event }: { event: Found }) => event },
    actions: writeDown,
  },
  {
    description: 'A tab that could not wait for its turn has sent the same order, and the company has it.',
    guard: { type: 'isSettledHere', params: ({ event }: { event: Found }) => event },
    target: '#orderSender.order.free',
    actions: [...placedElsewhere],
  },
  { description: 'Old news: only who has the turn writes.' },
] as const

const free = '#orderSender.order.free'
/** It is over unless the orders show it: they are looked at again before anything else is sent. */
const undecided = { target: free, actions: ['markRefused', 'markUnsure', writeDown] } as const
/** What waited for the word on it does not go out: the buyer looks. */
const inDoubt = { target: '#orderSender.order.doubt', actions: ['dropWanted', ...noteLoss] } as const
/** Nobody can tell, and somebody waits for the word on it, or does not see what the checkout says. */
const asked = { guard: 'isToBeAsked', ...inDoubt } as const

/** The order is with the server, or on its way there. */
export const sending = orderSenderSetup.createStateConfig({
  description: 'Under way, whatever is on the screen, however long.',
  tags: 'sending',
  on: {
    'attempt.found': heard,
    'waiting.ended': {
      description: 'The buyer waits no longer: the call is given up, and the order is in doubt.',
      target: '#orderSender.order.doubt',
      actions: [...noteLoss],
    },
  },
  invoke: [
    { src: 'holdPage' },
    {
      src: 'placeOrder',
      input: ({ context: { owner, attempt } }) => ({
        code: owner.tenantCode,
        body: attempt?.body ?? '',
        key: attempt?.key ?? '',
      }),
      onDone: {
        description: 'The company has the order: what was ordered leaves the cart, and the device forgets it.',
        target: '#orderSender.order.free',
        actions: [...settling],
      },
      onError: [
        {
          description: 'No answer, or a failing server: the order may have been stored.',
          guard: { type: 'isLost', params: ({ event }) => event },
          target: '#orderSender.order.doubt',
          actions: [keepFailure, ...noteLoss],
        },
        {
          description: 'A second sending is refused: that says nothing about the first one.',
          guard: 'isRetry',
          target: '#orderSender.order.doubt',
          actions: [keepFailure, ...noteLoss],
        },
        {
          description: 'The session ends with it: whether it is among the orders is looked up after the next login.',
          guard: { type: 'isEnd', params: ({ event }) => event },
          target: 'verifying',
          actions: [keepFailure, 'markRefused', writeDown],
        },
        {
          description: 'A no, and nobody knows what was there before: that the orders are no proof is told.',
          guard: 'isUnknown',
          target: free,
          actions: [keepFailure, ...undecided.actions],
        },
        {
          description: 'A no; but a browser may have sent it twice by itself, and it is to the second. Is it there?',
          target: 'verifying',
          actions: keepFailure,
        },
      ],
    },
  ],
  initial: 'patient',
  states: {
    patient: {
      description: 'It has not taken long yet.',
      after: {
        stillProcessing: {
          description: 'There is no time limit, only a word about it (C-100).',
          target: 'long',
        },
      },
    },
    long: {
      description: 'It takes long: the screen says that the order is still being processed.',
      tags: 'stillProcessing',
    },
  },
})

/**
 * A browser sends a POST again by itself when a kept connection is cut. What is refused then is the second one, to a page
 * that knows of one only (decision 025).
 */
export const verifying = orderSenderSetup.createStateConfig({
  description: 'Refused at once: is it among the orders all the same?',
  tags: ['sending', 'verifying'],
  entry: 'changeWord',
  on: { 'attempt.found': heard },
  invoke: {
    src: 'searchOrders',
    input: ({ context }) => ({ code: context.owner.tenantCode }),
    onDone: [
      {
        description: 'An order is there that was not there before: nobody knows which sending was refused.',
        guard: { type: 'isListed', params: ({ event }) => ({ rows: event.output }) },
        ...inDoubt,
      },
      {
        description: 'No order is new, but the first one may arrive late: that is no proof, the buyer looks.',
        guard: 'mayStillArrive',
        ...inDoubt,
      },
      {
        description: 'No order is new: the one that waits for that takes its turn anew, and goes out.',
        guard: 'isWanted',
        target: '#orderSender.order.underWay',
        reenter: true,
        actions: [...concluding],
      },
      {
        description: 'No order is new, but the first one may be at work still: looked at again before the next one.',
        guard: 'isAtWork',
        ...undecided,
      },
      {
        description: 'No order is new: what was refused on a page before is over, and that is told.',
        guard: 'isUntold',
        target: free,
        actions: [...concluding, 'tellRefused'],
      },
      { description: 'No order is new: what was refused is over.', target: free, actions: [...concluding] },
    ],
    onError: [
      {
        description: 'The session is over: it is looked up after the next login.',
        guard: { type: 'isEnd', params: ({ event }) => event },
      },
      {
        description:
          'Nobody can tell, and somebody waits for it or is elsewhere: in doubt, what waits does not go out.',
        ...asked,
      },
      {
        description: 'Nobody can tell: the refusal is told, and the orders are looked at before the next one is sent.',
        target: free,
        actions: [
          { type: 'logFailure', params: ({ event }) => ({ what: 'Orders', error: event.error }) },
          ...undecided.actions,
        ],
      },
    ],
  },
  after: {
    verification: [
      {
        description:
          'The list is slow, and somebody waits for it or is elsewhere: in doubt, what waits does not go out.',
        ...asked,
      },
      {
        description: 'The list is slow: the refusal is told, and looked up before the next one is sent.',
        ...undecided,
      },
    ],
  },
})
