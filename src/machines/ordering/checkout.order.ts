import { assign } from 'xstate'
import type { NewOrder } from '../../api/schemas/ordering'
import { asFailure } from '../port'
import { fingerprint } from '../rules/checkout'
import type { Attempt } from '../rules/order-attempt'
import { checkoutSetup, problemOf, sendingOf, toldStill } from './checkout.setup'
import type { CheckoutContext } from './checkout.types'

const ownerOf = ({ code, email }: CheckoutContext) => ({ tenantCode: code, email })
const ignored = { description: 'The order is on its way: nothing changes it, nothing sends it twice.' }

/** From the first field to an order that the company has. */
export const order = checkoutSetup.createStateConfig({
  description: 'The order itself.',
  initial: 'opening',
  states: {
    opening: {
      description: 'What does this device remember of the checkout? Was an order being sent when the page was left?',
      tags: 'busy',
      on: {
        'order.submitted': { description: 'Not before it is known what was sent before.' },
        'attempt.found': { description: 'The device is being asked just now.' },
      },
      invoke: {
        src: 'remember',
        input: ({ context: { code, email } }) => ({ code, email }),
        onDone: [
          {
            description: 'An order was being sent, and its answer never came.',
            guard: { type: 'hasAttempt', params: ({ event }) => event.output },
            target: 'interrupted',
            actions: { type: 'takeRemembered', params: ({ event }) => event.output },
          },
          {
            description: 'What was filled in before is there again.',
            target: 'collecting',
            actions: { type: 'takeRemembered', params: ({ event }) => event.output },
          },
        ],
      },
    },
    collecting: { description: 'The buyer fills in the order.' },
    interrupted: {
      description:
        'An order was sent before, here or in another tab, and nobody knows whether it arrived: nothing is sent by itself.',
      tags: 'interrupted',
    },
    stamping: {
      description: 'Day and key of the order are fixed before it is sent.',
      tags: 'busy',
      on: { 'order.submitted': ignored, 'form.changed': ignored, 'attempt.found': ignored },
      invoke: {
        src: 'stampOrder',
        input: ({ context: { code, email } }) => ({ code, email }),
        onDone: [
          {
            description: 'Another tab has sent an order without an answer: that is looked at first.',
            guard: { type: 'isOfAnother', params: ({ event }) => event.output },
            target: 'interrupted',
            actions: assign(({ event }) => ({ attempt: event.output.attempt })),
          },
          {
            description: 'The order gets its day and its key; what was sent before keeps its key.',
            target: 'placing',
            actions: [
              assign(({ context, event }) => ({ sending: sendingOf(context, event.output) })),
              assign(({ context, event }) => ({
                attempt: context.sending && {
                  key: context.sending.key,
                  fingerprint: fingerprint(context.sending.draft),
                  startedAt: event.output.today,
                  tenantCode: context.code,
                  email: context.email,
                },
              })),
              { type: 'rememberAttempt', params: ({ context }) => context.attempt as Attempt },
            ],
          },
        ],
      },
    },
    placing: {
      description: 'The order is under way: sent once, whatever happens, without a time limit.',
      tags: ['busy', 'sending'],
      on: { 'order.submitted': ignored, 'form.changed': ignored, 'attempt.found': ignored },
      invoke: [
        { src: 'holdPage' },
        {
          src: 'placeOrder',
          input: ({ context }) => ({
            code: context.code,
            draft: context.sending?.draft as NewOrder,
            key: context.sending?.key ?? '',
          }),
          onDone: { target: 'placed' },
          onError: [
            {
              description: 'No answer, or a failing server: the order may have been stored.',
              guard: { type: 'isLost', params: ({ event }) => event },
              target: 'unknown',
              actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
            },
            {
              description: 'A second sending is refused: that says nothing about the first one.',
              guard: 'isRetry',
              target: 'unknown',
              actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
            },
            {
              description: 'The server says no, and why.',
              target: 'refused',
              actions: ['forgetAttempt', assign(({ event }) => ({ failure: asFailure(event.error), attempt: null }))],
            },
          ],
        },
      ],
      initial: 'patient',
      states: {
        patient: { description: 'It has not taken long yet.', after: { stillProcessing: 'long' } },
        long: {
          description: 'It takes long: the screen says that the order is still being processed.',
          tags: 'stillProcessing',
        },
      },
    },
    refused: { description: 'The order was not taken; cart and form are as they were.' },
    unknown: {
      description: 'The answer was lost: cart and form stay, and the buyer is led to the orders before trying again.',
      tags: 'unknown',
    },
    placed: {
      description: 'The company has the order: what was ordered leaves the cart.',
      type: 'final',
      entry: [
        'forgetAttempt',
        { type: 'rememberForm', params: ({ context }) => ({ owner: ownerOf(context), form: null }) },
        'emptyCart',
        { type: 'go', params: { to: '/order-success' } },
      ],
    },
  },
  on: {
    'form.changed': {
      description: 'A field changes.',
      actions: [
        assign({ form: ({ context, event }) => ({ ...context.form, ...event.patch }) }),
        assign({ problem: ({ context }) => toldStill(context) }),
        { type: 'rememberForm', params: ({ context }) => ({ owner: ownerOf(context), form: context.form }) },
      ],
    },
    'attempt.found': {
      description: 'Another tab is sending an order, lost its answer, or found out about it: the device is asked anew.',
      target: '.opening',
    },
    'order.submitted': [
      {
        description: 'A rule speaks against it: the first one is shown, nothing is sent (C-77).',
        guard: 'hasProblem',
        target: '.collecting',
        actions: assign(({ context }) => ({ problem: problemOf(context), failure: null })),
      },
      {
        description: 'The order is sent.',
        target: '.stamping',
        actions: assign({ problem: null, failure: null }),
      },
    ],
  },
})
