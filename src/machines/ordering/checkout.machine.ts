import { assign, type ActorRefFrom } from 'xstate'
import { emptyForm } from '../rules/order-form'
import { customer } from './checkout.customer'
import { order } from './checkout.order'
import { checkoutSetup, toldStill } from './checkout.setup'

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'From a filled cart to an order the company has.',
  meta: { spec: '2 Checkout, 5 Checkout, 7 POST /api/orders, 8 Order creation failure' },
  context: ({ input }) => ({
    ...input,
    lines: [],
    customer: null,
    form: emptyForm,
    attempt: null,
    problem: null,
    failure: null,
    sending: null,
  }),
  invoke: [
    { src: 'storedAttempt' },
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
  ],
  type: 'parallel',
  on: {
    'cart.changed': {
      description: 'The cart holds something else now: what was told goes when its cause is gone.',
      actions: [
        assign(({ event }) => ({ lines: event.lines })),
        assign({ problem: ({ context }) => toldStill(context) }),
      ],
    },
  },
  states: {
    customer,
    order,
  },
})
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
