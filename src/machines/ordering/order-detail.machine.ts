import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned } from '../app.types'
import { subscription, type Recipient } from '../news'
import type { Failure } from '../../api/schemas/failure'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import type { Order } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { failedState, languageTo, patienceOfSeen, recalling, retryTo } from '../loading'
import { asFailure, isUnknownThere, memory, port, seenBefore, type Recalled } from '../port'
import { awaitedMark, markOf, staleMark, valueOf } from '../rules/kept-answer'
import type { Owner } from '../rules/order-attempt'
import { neighboursOf, type Neighbours } from '../rules/order-desk'
import { wantedAgain } from '../rules/orders'
import type { PadRowsOpened } from './pad.types'

export type OrderDetailContext = {
  readonly app: AppRef
  readonly pad: Recipient<PadRowsOpened>
  readonly code: string
  readonly email: string
  readonly orderId: string
  readonly order: Order | null
  /** Of an order that this device kept: its time. */
  readonly kept: KeptMark | null
  /** Of an order that stands there again until the server has answered: its time. */
  readonly had: KeptMark | null
  /** What stands before and after it in the list that the buyer came from. */
  readonly neighbours: Neighbours
  readonly failure: Failure | null
}
export type OrderDetailEvent =
  LanguageChanged | NetworkReturned | Recalled<Order> | { type: 'retry.requested' } | { type: 'order.repeated' }
type Asked = { code: string; orderId: string }
export type OrderDetailInput = Pick<OrderDetailContext, 'app' | 'pad' | 'code' | 'email' | 'orderId'>

/** What the order is asked for by. */
const asked = ({ context: { code, orderId } }: { context: OrderDetailContext }) => ({ code, orderId })

export const orderDetailMachine = setup({
  types: {} as {
    context: OrderDetailContext
    events: OrderDetailEvent
    input: OrderDetailInput
    tags: 'busy' | 'slow' | 'failed' | 'notFound'
  },
  actors: {
    loadOrder: port<Answered<Order | null>, Asked>('loadOrder'),
    order: memory<Order, Asked>(),
    seenOrder: seenBefore<Order, Asked>(),
    readTrail: port<readonly string[], { owner: Owner }>('readTrail'),
    appNews: subscription<AppNews>(),
  },
  actions: {
    keepAnswer: assign((_, { answer }: { answer: Answered<Order | null> }) => ({
      order: valueOf(answer),
      kept: markOf(answer),
      had: null,
      failure: null,
    })),
    showHad: assign((_, { had }: Recalled<Order>) => ({
      order: had.value,
      had: markOf(had),
      ...awaitedMark(had),
    })),
    keepHad: assign(({ context: { had } }, { error }: { error: unknown }) => ({
      kept: staleMark(had, asFailure(error)),
    })),
    fillPad: sendTo(
      ({ context }) => context.pad,
      ({ context: { order } }) => ({
        type: 'rows.opened' as const,
        source: 'order' as const,
        name: order?.sale_no ?? '',
        rows: order === null ? [] : wantedAgain(order),
      }),
    ),
    goToPad: sendTo(({ context }) => context.app, { type: 'navigation.requested', to: '/order-pad' }),
  },
  guards: {
    hasLines: ({ context }) => (context.order?.items ?? []).length > 0,
    isFromDevice: ({ context }) => context.kept !== null,
    isHad: ({ context }) => context.had !== null,
    isOrder: (_, { answer }: { answer: Answered<Order | null> }) => valueOf(answer) !== null,
    isNotFound: (_, { error }: { error: unknown }) => isUnknownThere(error),
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'orderDetail',
  description: 'One order with its lines and its computed total.',
  meta: { spec: '2 Order detail, 7 GET /api/orders/{code}/{orderId}' },
  context: ({ input }) => ({
    ...input,
    order: null,
    kept: null,
    had: null,
    failure: null,
    neighbours: { former: null, next: null },
  }),
  invoke: [
    { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
    {
      src: 'readTrail',
      input: ({ context: { code, email } }) => ({ owner: { tenantCode: code, email } }),
      onDone: {
        description: 'The list that the buyer came from, if there was one: what stands before and after this order.',
        actions: assign(({ context: { orderId }, event }) => ({ neighbours: neighboursOf(event.output, orderId) })),
      },
    },
  ],
  initial: 'open',
  on: {
    'retry.requested': retryTo('.open'),
    'language.changed': languageTo('.open'),
  },
  states: {
    open: {
      description: 'The order, as soon as it is there.',
      initial: 'loading',
      on: {
        'order.repeated': {
          description: 'Order again is pressed: its lines stand in the order pad, beside what they cost today.',
          guard: 'hasLines',
          actions: ['fillPad', 'goToPad'],
        },
      },
      states: {
        loading: {
          description: 'The order is being fetched.',
          tags: 'busy',
          invoke: [
            { src: 'order', input: asked },
            {
              src: 'loadOrder',
              input: asked,
              onDone: [
                {
                  description: 'The order is there: of the server, or as this device kept it, which is marked.',
                  guard: { type: 'isOrder', params: ({ event }) => ({ answer: event.output }) },
                  target: 'ready',
                  actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                },
                { description: 'The answer is empty (C-82).', target: '#orderDetail.notFound' },
              ],
              onError: [
                {
                  description: 'There is no such order.',
                  guard: { type: 'isNotFound', params: ({ event }) => event },
                  target: '#orderDetail.notFound',
                },
                {
                  description: 'It could not be asked for again: what stands here already stays, with its time.',
                  guard: 'isHad',
                  target: 'ready',
                  actions: { type: 'keepHad', params: ({ event }) => event },
                },
                {
                  description: 'The order could not be fetched.',
                  target: '#orderDetail.failed',
                  actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
                },
              ],
            },
          ],
          on: recalling,
          ...patienceOfSeen({ src: 'seenOrder', input: asked }),
        },
        ready: {
          description: 'What the server said, or this device had kept, is on the screen.',
          on: {
            'network.returned': {
              description: 'The network is back: what this device had kept is asked for again.',
              guard: 'isFromDevice',
              target: 'loading',
            },
          },
        },
      },
    },
    notFound: { description: 'There is no such order.', tags: 'notFound' },
    failed: failedState('failed', 'The order could not be fetched.', 'open'),
  },
})
export type OrderDetailActor = ActorRefFrom<typeof orderDetailMachine>
