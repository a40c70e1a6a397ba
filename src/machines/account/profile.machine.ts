import { assign, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, NetworkReturned } from '../app.types'
import { subscription } from '../news'
import type { Customer } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { networkTo, patience, retryTo } from '../loading'
import { effect, port } from '../port'

export type ProfileContext = {
  readonly app: AppRef
  readonly code: string
  readonly email: string
  readonly customer: Customer | null
}
export type ProfileEvent = NetworkReturned | { type: 'retry.requested' }
export type ProfileInput = Pick<ProfileContext, 'app' | 'code' | 'email'>

export const profileMachine = setup({
  types: {} as { context: ProfileContext; events: ProfileEvent; input: ProfileInput; tags: 'busy' | 'slow' | 'failed' },
  actors: {
    loadCustomer: port<Customer | null, { code: string; email: string }>('loadCustomer'),
    appNews: subscription<AppNews>(),
  },
  actions: { logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')() },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'profile',
  description: 'Who the buyer is in the books of the company.',
  meta: { spec: '2 Profile, 3 Customer, 7 GET /api/customers/{code}, 8 Customer failures' },
  context: ({ input }) => ({ ...input, customer: null }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'loading',
  states: {
    loading: {
      description: 'The customer is being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadCustomer',
        input: ({ context }) => ({ code: context.code, email: context.email }),
        onDone: {
          description: 'The customer is there.',
          target: 'known',
          actions: assign(({ event }) => ({ customer: event.output })),
        },
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
    failed: {
      description: 'The customer could not be fetched: what the login said stands in, with Retry.',
      tags: 'failed',
      on: { 'retry.requested': retryTo('loading'), 'network.returned': networkTo('loading') },
    },
  },
})
export type ProfileActor = ActorRefFrom<typeof profileMachine>
