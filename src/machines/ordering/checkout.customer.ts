import { networkTo, patience, retryTo } from '../loading'
import { checkoutSetup } from './checkout.setup'

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
            description:
              'The network failed: customer and addresses as this device kept them are shown, with their time; nothing is ordered by them.',
            guard: { type: 'isKept', params: ({ event }) => ({ answer: event.output }) },
            target: 'kept',
            actions: { type: 'keepCustomer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'The first shipping address, if there is one, is preselected (spec 9).',
            guard: { type: 'isCustomer', params: ({ event }) => ({ answer: event.output }) },
            target: 'known',
            actions: [{ type: 'keepCustomer', params: ({ event }) => ({ answer: event.output }) }, 'tellStill'],
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
    kept: {
      description: 'Customer and addresses of earlier are on the screen; with the network they are asked for again.',
      on: { 'customer.retried': retryTo('loading'), 'network.returned': networkTo('loading') },
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
