import { assign, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, NetworkReturned } from '../app.types'
import { subscription } from '../news'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import type { Customer } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { networkTo, patience, retryTo } from '../loading'
import { effect, port } from '../port'
import { isKept, markOf, valueOf } from '../rules/kept-answer'

export type ProfileContext = {
  readonly app: AppRef
  readonly code: string
  readonly email: string
  readonly customer: Customer | null
  /** Since when, when it is what this device kept. */
  readonly kept: KeptMark | null
}
export type ProfileEvent = NetworkReturned | { type: 'retry.requested' }
export type ProfileInput = Pick<ProfileContext, 'app' | 'code' | 'email'>

export const profileMachine = setup({
  types: {} as {
    context: ProfileContext
    events: ProfileEvent
    input: ProfileInput
    tags: 'busy' | 'slow' | 'failed' | 'kept'
  },
  actors: {
    loadCustomer: port<Answered<Customer | null>, { code: string; email: string }>('loadCustomer'),
    appNews: subscription<AppNews>(),
  },
  actions: {
    keepCustomer: assign((_, { answer }: { answer: Answered<Customer | null> }) => ({
      customer: valueOf(answer),
      kept: markOf(answer),
    })),
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
  },
  guards: { isKept: (_, { answer }: { answer: Answered<Customer | null> }) => isKept(answer) },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'profile',
  description: 'Who the buyer is in the books of the company.',
  meta: { spec: '2 Profile, 3 Customer, 7 GET /api/customers/{code}, 8 Customer failures' },
  context: ({ input }) => ({ ...input, customer: null, kept: null }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'loading',
  states: {
    loading: {
      description: 'The customer is being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadCustomer',
        input: ({ context }) => ({ code: context.code, email: context.email }),
        onDone: [
          {
            description: 'The network failed: the customer as this device kept it is shown, with its time.',
            guard: { type: 'isKept', params: ({ event }) => ({ answer: event.output }) },
            target: 'kept',
            actions: { type: 'keepCustomer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'The customer is there.',
            target: 'known',
            actions: { type: 'keepCustomer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: 'Only logged (spec 8): the password can be changed all the same.',
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Customer', error: event.error }) },
        },
      },
      on: { 'retry.requested': retryTo('loading') },
      ...patience('slow'),
    },
    known: { description: 'The answer is there; it may hold no customer at all.' },
    kept: {
      description: 'The customer of earlier is on the screen, with its time; with the network it is asked for again.',
      tags: 'kept',
      on: { 'retry.requested': retryTo('loading'), 'network.returned': networkTo('loading') },
    },
    failed: {
      description: 'The customer could not be fetched: what the login said stands in, with Retry.',
      tags: 'failed',
      on: { 'retry.requested': retryTo('loading'), 'network.returned': networkTo('loading') },
    },
  },
})
export type ProfileActor = ActorRefFrom<typeof profileMachine>
