import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned, PlaceChanged } from '../app.types'
import { subscription } from '../news'
import type { Failure } from '../../api/schemas/failure'
import type { OrderRow, OrderStatus } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { failedState, languageTo, patience, retryTo } from '../loading'
import { asFailure, port } from '../port'
import { readOrderStatus, writeOrderStatus } from '../rules/orders'

export type OrderListContext = {
  readonly app: AppRef
  readonly code: string
  readonly status: OrderStatus
  readonly rows: readonly OrderRow[]
  readonly search: string
  readonly failure: Failure | null
}
export type OrderListEvent =
  | PlaceChanged
  | LanguageChanged
  | NetworkReturned
  | { type: 'tab.chosen'; status: OrderStatus }
  | { type: 'search.submitted'; text: string }
  | { type: 'retry.requested' }
export type OrderListInput = { readonly app: AppRef; readonly code: string; readonly search: string }

export const orderListMachine = setup({
  types: {} as {
    context: OrderListContext
    events: OrderListEvent
    input: OrderListInput
    tags: 'busy' | 'slow' | 'empty' | 'failed'
  },
  actors: {
    loadOrders: port<OrderRow[], { code: string; status: OrderStatus }>('loadOrders'),
    appNews: subscription<AppNews>(),
  },
  actions: {
    go: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.requested' as const, to }),
    ),
    keepRows: assign((_, { rows }: { rows: readonly OrderRow[] }) => ({ rows, failure: null })),
  },
  guards: {
    isEmpty: (_, { rows }: { rows: readonly OrderRow[] }) => rows.length === 0,
    isOtherTab: ({ context }, { pathname, search }: { pathname: string; search: string }) =>
      pathname === '/orders' && readOrderStatus(search) !== context.status,
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'orderList',
  description: "The buyer's orders, one status at a time.",
  meta: { spec: '2 Orders list, 4 Order list statuses, 7 GET /api/orders' },
  context: ({ input }) => ({
    app: input.app,
    code: input.code,
    status: readOrderStatus(input.search),
    rows: [],
    search: '',
    failure: null,
  }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'loading',
  on: {
    'tab.chosen': {
      description: 'A tab is chosen: the address is changed, and only then is anything loaded.',
      actions: { type: 'go', params: ({ event }) => ({ to: `/orders${writeOrderStatus(event.status)}` }) },
    },
    'place.changed': {
      description: 'The address names the other tab; a late answer of the former one is never shown (C-82).',
      guard: { type: 'isOtherTab', params: ({ event }) => event },
      target: '.loading',
      actions: assign(({ event }) => ({ status: readOrderStatus(event.search), rows: [] })),
    },
    'search.submitted': {
      description: 'The rows that are loaded are narrowed in the browser; no call is made (C-80).',
      actions: assign(({ event }) => ({ search: event.text })),
    },
    'retry.requested': retryTo('.loading'),
    'language.changed': languageTo('.loading'),
  },
  states: {
    loading: {
      description: 'The orders are being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadOrders',
        input: ({ context }) => ({ code: context.code, status: context.status }),
        onDone: [
          {
            description: 'There are none of this status.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ rows: event.output }) },
            target: 'empty',
            actions: { type: 'keepRows', params: ({ event }) => ({ rows: event.output }) },
          },
          {
            description: 'There they are.',
            target: 'ready',
            actions: { type: 'keepRows', params: ({ event }) => ({ rows: event.output }) },
          },
        ],
        onError: {
          description: 'The orders could not be fetched.',
          target: 'failed',
          actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
        },
      },
      ...patience('slow'),
    },
    ready: { description: 'The orders are on the screen.' },
    empty: { description: 'The buyer has no such orders.', tags: 'empty' },
    failed: failedState('failed', 'The orders could not be fetched; the screen never claims that there are none.'),
  },
})
export type OrderListActor = ActorRefFrom<typeof orderListMachine>
