import { assign } from 'xstate'
import { networkTo, patience, retryTo } from '../loading'
import { checkoutSetup, toldStill, withAddress } from './checkout.setup'

/** Who orders, and where it can be shipped to. */
export const customer = checkoutSetup.createStateConfig({
  description: 'The customer behind the signed-in buyer, with the addresses.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The customer is being fetched.',
      tags: 'customerBusy',
      invoke: {
        src: 'loadCustomer',
        input: ({ context }) => ({ code: context.code, email: context.email }),
        onDone: [
          {
            description: 'The first shipping address, if there is one, is preselected (spec 9).',
            guard: { type: 'isCustomer', params: ({ event }) => ({ customer: event.output }) },
            target: 'known',
            actions: [
              assign(({ context: { form }, event: { output } }) => ({
                customer: output,
                form: withAddress(form, { form, customer: output }),
              })),
              assign({ problem: ({ context }) => toldStill(context) }),
            ],
          },
          { description: 'The company knows no customer of that email.', target: 'missing' },
        ],
        onError: {
          description:
            'Only logged (spec 8): in the place of the address stands that it is not loaded, with Retry (C-128).',
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Customer', error: event.error }) },
        },
      },
      on: { 'customer.retried': retryTo('loading') },
      ...patience('customerSlow'),
    },
    known: { description: 'Customer and addresses are there.' },
    missing: {
      description: 'The company knows no such customer: nothing can be ordered.',
      tags: 'customerMissing',
      on: { 'customer.retried': retryTo('loading') },
    },
    failed: {
      description: 'The customer could not be fetched.',
      tags: 'customerFailed',
      on: {
        'customer.retried': retryTo('loading'),
        'network.returned': networkTo('loading'),
      },
    },
  },
})
