import { assign, type ActorRefFrom } from 'xstate'
import { emptyForm } from '../rules/order-form'
import { customer } from './checkout.customer'
import { order } from './checkout.order'
import { checkoutSetup, toldStill } from './checkout.setup'

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'From a filled cart to an order that is handed over to be sent, once its lines are fresh.',
  meta: { spec: '2 Checkout, 5 Checkout' },
  context: ({ input }) => ({
    ...input,
    lines: [],
    customer: null,
    form: emptyForm,
    problem: null,
    pressed: [],
    isTrusted: false,
    phase: 'opening',
  }),
  invoke: [
    { src: 'appNews', input: ({ context }) => ({ to: context.app }) },
    { src: 'cartNews', input: ({ context }) => ({ to: context.cart }) },
    { src: 'orderNews', input: ({ context }) => ({ to: context.sender }) },
  ],
  type: 'parallel',
  on: {
    'cart.changed': {
      description: 'The cart holds something else now: what was told goes when its cause is gone.',
      actions: [
        { type: 'keepLines', params: ({ event }) => event },
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
