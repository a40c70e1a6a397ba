import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { Order } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { asFailure, listener, port } from '../port'

export type OrderDetailContext = {
  readonly code: string
  readonly orderId: string
  readonly order: Order | null
  readonly failure: Failure | null
}
export type OrderDetailEvent = { type: 'language.changed' } | { type: 'network.returned' } | { type: 'retry.requested' }
export type OrderDetailInput = Pick<OrderDetailContext, 'code' | 'orderId'>

export const orderDetailMachine = setup({
  types: {} as {
    context: OrderDetailContext
    events: OrderDetailEvent
    input: OrderDetailInput
    tags: 'busy' | 'slow'
  },
  actors: {
    loadOrder: port<Order | null, { code: string; orderId: string }>('loadOrder'),
    surroundings: listener('surroundings'),
  },
  guards: {
    isOrder: (_, { order }: { order: Order | null }) => order !== null,
    isNotFound: (_, { error }: { error: unknown }) => {
      const failure = asFailure(error)
      return failure.kind === 'rejected' && failure.status === 404
    },
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'orderDetail',
  description: 'One order with its lines and its computed total.',
  meta: { spec: '2 Order detail, 7 GET /api/orders/{code}/{orderId}' },
  context: ({ input }) => ({ ...input, order: null, failure: null }),
  invoke: { src: 'surroundings' },
  initial: 'loading',
  on: {
    'retry.requested': { description: 'The buyer asks again.', target: '.loading' },
    'language.changed': { description: 'Texts are sent per language.', target: '.loading' },
  },
  states: {
    loading: {
      description: 'The order is being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadOrder',
        input: ({ context }) => ({ code: context.code, orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'isOrder', params: ({ event }) => ({ order: event.output }) },
            target: 'ready',
            actions: assign(({ event }) => ({ order: event.output, failure: null })),
          },
          { description: 'The answer is empty (C-82).', target: 'notFound' },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
        ],
      },
      initial: 'patient',
      states: {
        patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
        slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
      },
    },
    ready: { description: 'The order is on the screen.' },
    notFound: { description: 'There is no such order.' },
    failed: {
      description: 'The order could not be fetched.',
      on: { 'network.returned': { description: 'The network is back: asked again once.', target: 'loading' } },
    },
  },
})
export type OrderDetailActor = ActorRefFrom<typeof orderDetailMachine>
