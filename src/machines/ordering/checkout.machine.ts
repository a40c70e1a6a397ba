import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { Customer, OrderDraft } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { asFailure, deed, listener, port } from '../port'
import type { CartLine } from '../rules/cart'
import { fingerprint, orderDraft, orderProblem, shippingAddresses, type OrderProblem } from '../rules/checkout'
import type { Attempt } from '../rules/order-attempt'
import { emptyForm, type CheckoutContext, type CheckoutEvent, type CheckoutInput } from './checkout.types'
import type { OrderForm, Stamp } from './checkout.types'

const linesOf = ({ cart }: CheckoutContext): readonly CartLine[] => cart.getSnapshot().context.lines
const problemOf = (context: CheckoutContext): OrderProblem | null =>
  orderProblem({ customer: context.customer, lines: linesOf(context), addressId: context.form.addressId })
/** What was told stays until its cause is gone. */
const toldStill = (context: CheckoutContext): OrderProblem | null =>
  context.problem !== null && problemOf(context) !== null ? context.problem : null
/** A lost connection, a failing server and anything unforeseen leave open whether the order was stored. */
const isLost = (failure: Failure): boolean =>
  failure.kind === 'unreachable' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'rejected' && failure.status >= 500)
const sendingOf = (context: CheckoutContext, { today, key }: Stamp): CheckoutContext['sending'] => {
  if (context.customer === null) return null
  const lines = linesOf(context)
  const draft = orderDraft({ ...context.form, customer: context.customer, lines, saleDate: today })
  const isSameOrder = context.attempt?.fingerprint === fingerprint(draft)
  return { draft, lines, key: isSameOrder && context.attempt ? context.attempt.key : key }
}

const ignored = { description: 'The order is on its way: nothing changes it, nothing sends it twice.' }

export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext
    events: CheckoutEvent
    input: CheckoutInput
    tags: 'busy' | 'stillProcessing' | 'customerBusy' | 'customerSlow' | 'customerFailed' | 'unknown' | 'interrupted'
  },
  actors: {
    loadCustomer: port<Customer | null, { code: string; email: string }>('loadCustomer'),
    stampOrder: port<Stamp>('stampOrder'),
    placeOrder: port<void, { code: string; draft: OrderDraft; key: string }>('placeOrder'),
    holdPage: listener('holdPage'),
    surroundings: listener('surroundings'),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => deed('logFailure')(),
    rememberAttempt: (_, _params: Attempt) => deed('rememberAttempt')(),
    forgetAttempt: deed('forgetAttempt'),
    rememberForm: (_, _params: { form: OrderForm | null }) => deed('rememberForm')(),
    go: (_, _params: { to: string }) => deed('go')(),
    emptyCart: ({ context }) => context.cart.send({ type: 'order.accepted', lines: context.sending?.lines ?? [] }),
  },
  guards: {
    hasProblem: ({ context }) => problemOf(context) !== null,
    isLost: (_, { error }: { error: unknown }) => isLost(asFailure(error)),
    hasAttempt: ({ context }) => context.attempt !== null,
  },
  delays: { slow: delays.slow, stillProcessing: delays.stillProcessing },
}).createMachine({
  id: 'checkout',
  description: 'From a filled cart to an order the company has.',
  meta: { spec: '2 Checkout, 5 Checkout, 7 POST /api/orders, 8 Order creation failure' },
  context: ({ input }) => ({
    ...input,
    customer: null,
    form: input.form ?? emptyForm,
    problem: null,
    failure: null,
    sending: null,
  }),
  invoke: { src: 'surroundings' },
  type: 'parallel',
  states: {
    customer: {
      description: 'The customer behind the signed-in buyer, with the addresses.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The customer is being fetched.',
          tags: 'customerBusy',
          invoke: {
            src: 'loadCustomer',
            input: ({ context }) => ({ code: context.code, email: context.email }),
            onDone: {
              description: 'The first shipping address is preselected (spec 9).',
              target: 'known',
              actions: [
                assign(({ context: { form }, event: { output } }) => ({
                  customer: output,
                  form: { ...form, addressId: form.addressId || String(shippingAddresses(output)[0]?.id ?? '') },
                })),
                assign({ problem: ({ context }) => toldStill(context) }),
              ],
            },
            onError: {
              description: 'Only logged (spec 8); the reader hears of it when the order cannot be sent.',
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Customer', error: event.error }) },
            },
          },
          on: { 'customer.retried': { description: 'The buyer will not wait.', target: 'loading', reenter: true } },
          initial: 'patient',
          states: {
            patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
            slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'customerSlow' },
          },
        },
        known: { description: 'The answer is there; it may hold no customer at all.' },
        failed: {
          description: 'The customer could not be fetched.',
          tags: 'customerFailed',
          on: {
            'customer.retried': { description: 'The buyer asks again.', target: 'loading' },
            'network.returned': { description: 'The network is back: asked again once.', target: 'loading' },
          },
        },
      },
    },
    order: {
      description: 'The order itself.',
      initial: 'opening',
      states: {
        opening: {
          description: 'Was an order being sent when the page was left?',
          always: [{ guard: 'hasAttempt', target: 'interrupted' }, { target: 'collecting' }],
        },
        collecting: { description: 'The buyer fills in the order.' },
        interrupted: {
          description:
            'The page was left while an order was being sent: nobody knows whether it arrived; nothing is sent by itself.',
          tags: 'interrupted',
        },
        stamping: {
          description: 'Day and key of the order are fixed before it is sent.',
          tags: 'busy',
          on: { 'order.submitted': ignored, 'form.changed': ignored },
          invoke: {
            src: 'stampOrder',
            onDone: {
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
          },
        },
        placing: {
          description: 'The order is under way: sent once, whatever happens, without a time limit.',
          tags: 'busy',
          on: { 'order.submitted': ignored, 'form.changed': ignored },
          invoke: [
            { src: 'holdPage' },
            {
              src: 'placeOrder',
              input: ({ context }) => ({
                code: context.code,
                draft: context.sending?.draft as OrderDraft,
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
                  description: 'The server says no, and why.',
                  target: 'refused',
                  actions: [
                    'forgetAttempt',
                    assign(({ event }) => ({ failure: asFailure(event.error), attempt: null })),
                  ],
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
          description:
            'The answer was lost: cart and form stay, and the buyer is led to the orders before trying again.',
          tags: 'unknown',
        },
        placed: {
          description: 'The company has the order: what was ordered leaves the cart.',
          type: 'final',
          entry: [
            'forgetAttempt',
            { type: 'rememberForm', params: { form: null } },
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
            { type: 'rememberForm', params: ({ context }) => ({ form: context.form }) },
          ],
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
    },
  },
})
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
