import type { ActorRefFrom } from 'xstate'
import { emptyForm } from '../rules/order-form'
import { customer } from './checkout.customer'
import { order } from './checkout.order'
import { checkoutSetup } from './checkout.setup'

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'From a filled cart to an order that is handed over to be sent, once its lines are fresh.',
  meta: { spec: '2 Checkout, 5 Checkout' },
  context: ({ input }) => ({
    ...input,
    lines: [],
    isOnline: true,
    customer: null,
    kept: null,
    form: emptyForm,
    problem: null,
    blamed: {},
    pressed: [],
    isTrusted: false,
    refused: null,
    refusals: 0,
    led: 0,
    phase: 'opening',
    settled: undefined,
  }),
  invoke: [
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
    { src: 'orderNews', input: ({ context }) => ({ to: context.sender }) },
    { src: 'networkNews' },
  ],
  type: 'parallel',
  on: {
    'network.said': {
      description:
        'The network is there, or not: without one nothing is sent and nothing waits to be sent; with it the buyer can send.',
      actions: [{ type: 'keepNetwork', params: ({ event }) => event }, 'tellStill'],
    },
    'cart.changed': [
      {
        description: 'The goods for which the company refused the order are put right: its words go with their cause.',
        guard: { type: 'isCauseGone', params: ({ event }) => event },
        actions: [{ type: 'keepLines', params: ({ event }) => event }, 'tellStill', 'resolveRefusal'],
      },
      {
        description: 'The cart holds something else now: what was told goes when its cause is gone.',
        actions: [{ type: 'keepLines', params: ({ event }) => event }, 'tellStill'],
      },
    ],
  },
  states: {
    customer,
    order,
  },
})
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
