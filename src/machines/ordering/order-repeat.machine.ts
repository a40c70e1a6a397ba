import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Order } from '../../api/schemas/ordering'
import type { Id } from '../../api/schemas/shared'
import type { AppNews, AppRef, NoticeGiven, PlaceChanged } from '../app.types'
import { delays } from '../delays'
import { patience, retryTo } from '../loading'
import { subscription, type Recipient } from '../news'
import { isUnknownThere, port } from '../port'
import type { Notice } from '../rules/notice'
import { wantedAgain } from '../rules/orders'
import type { PadRowsOpened } from './pad.types'

/** The order that is to be repeated: its id in the address, and the number that the reader knows it by. */
type Wanted = { readonly orderId: Id; readonly number: string }
export type OrderRepeatContext = {
  readonly app: AppRef
  readonly pad: Recipient<PadRowsOpened>
  readonly code: string
  readonly wanted: Wanted | null
}
export type OrderRepeatEvent = PlaceChanged | ({ type: 'order.repeated' } & Wanted) | { type: 'retry.requested' }
type Answer = { readonly order: Order | null }

export const orderRepeatMachine = setup({
  types: {} as {
    context: OrderRepeatContext
    events: OrderRepeatEvent
    input: Pick<OrderRepeatContext, 'app' | 'pad' | 'code'>
    tags: 'busy' | 'slow'
  },
  actors: {
    loadOrder: port<Order | null, { code: string; orderId: string }>('loadOrder'),
    appNews: subscription<AppNews>(),
  },
  actions: {
    keepWanted: assign((_, { orderId, number }: Wanted) => ({ wanted: { orderId, number } })),
    fillPad: sendTo(
      ({ context }) => context.pad,
      (_, { order }: Answer) => ({
        type: 'rows.opened' as const,
        source: 'order' as const,
        name: order?.sale_no ?? '',
        rows: order === null ? [] : wantedAgain(order),
      }),
    ),
    goToPad: sendTo(({ context }) => context.app, { type: 'navigation.requested', to: '/order-pad' }),
    tell: sendTo(
      ({ context }) => context.app,
      ({ context }, { kind }: { kind: Extract<Notice, { number: string }>['kind'] }): NoticeGiven => ({
        type: 'notice.given',
        notice: { kind, number: context.wanted?.number ?? '' },
      }),
    ),
  },
  guards: {
    isOther: ({ context }, { orderId }: Wanted) => orderId !== context.wanted?.orderId,
    hasLines: (_, { order }: Answer) => (order?.items ?? []).length > 0,
    isOrder: (_, { order }: Answer) => order !== null,
    isNotFound: (_, { error }: { error: unknown }) => isUnknownThere(error),
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'orderRepeat',
  description: 'Order again in a row of the orders: the order is read, and its lines stand in the order pad.',
  meta: { spec: '2 Orders list, 7 GET /api/orders/{code}/{orderId}' },
  context: ({ input }) => ({ ...input, wanted: null }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'resting',
  states: {
    resting: {
      description: 'No order is being repeated.',
      on: {
        'order.repeated': {
          description: 'Order again is pressed in a row: the list holds no lines, so the order is read first.',
          target: 'reading',
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
      },
    },
    reading: {
      description: 'The order is on its way; a second press on it changes nothing.',
      tags: 'busy',
      invoke: {
        src: 'loadOrder',
        input: ({ context: { code, wanted } }) => ({ code, orderId: String(wanted?.orderId ?? '') }),
        onDone: [
          {
            description: 'Its lines stand in the order pad below whatever is there, and the buyer is led to it.',
            guard: { type: 'hasLines', params: ({ event }) => ({ order: event.output }) },
            target: 'left',
            actions: [{ type: 'fillPad', params: ({ event }) => ({ order: event.output }) }, 'goToPad'],
          },
          {
            description: 'It has no lines: that is told.',
            guard: { type: 'isOrder', params: ({ event }) => ({ order: event.output }) },
            target: 'resting',
            actions: { type: 'tell', params: { kind: 'orderWithoutLines' } },
          },
          {
            description: 'The answer is empty: there is no such order any more (C-82).',
            target: 'resting',
            actions: { type: 'tell', params: { kind: 'orderGone' } },
          },
        ],
        onError: [
          {
            description: 'There is no such order any more.',
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'tell', params: { kind: 'orderGone' } },
          },
          {
            description: 'The order could not be read: that is told, and the button can be pressed again.',
            target: 'resting',
            actions: { type: 'tell', params: { kind: 'orderNotRead' } },
          },
        ],
      },
      on: {
        'order.repeated': {
          description: 'Another order is wanted instead: the former call is given up.',
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'reading',
          reenter: true,
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
        'retry.requested': retryTo('reading'),
        'place.changed': {
          description: 'Another tab of the list: the wish is given up, nobody is led away from there.',
          target: 'resting',
        },
      },
      ...patience('slow'),
    },
    left: { description: 'The buyer is on the way to the order pad.', type: 'final' },
  },
})
export type OrderRepeatActor = ActorRefFrom<typeof orderRepeatMachine>
