import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews, AppRef, LanguageChanged, NetworkReturned, PlaceChanged } from '../app.types'
import { subscription } from '../news'
import type { Failure } from '../../api/schemas/failure'
import type { Answered, KeptMark } from '../../api/schemas/kept'
import type { OrderRow, OrderStatus } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { failedState, languageTo, networkTo, patience, retryTo } from '../loading'
import { asFailure, effect, port } from '../port'
import { isKept, markOf, valueOf } from '../rules/kept-answer'
import type { Owner } from '../rules/order-attempt'
import { readOrderView, unfiltered, writeOrderView, type OrderView } from '../rules/order-view'

export type OrderListContext = {
  readonly app: AppRef
  readonly code: string
  readonly email: string
  /** How the list is looked at, as the address says it. */
  readonly view: OrderView
  readonly rows: readonly OrderRow[]
  /** Of rows that this device kept: their time. */
  readonly kept: KeptMark | null
  readonly failure: Failure | null
}
export type OrderListEvent =
  | PlaceChanged
  | LanguageChanged
  | NetworkReturned
  | { type: 'tab.chosen'; status: OrderStatus }
  | { type: 'search.submitted'; text: string }
  | { type: 'view.changed'; patch: Partial<OrderView> }
  | { type: 'filters.cleared' }
  | { type: 'order.opened'; ids: readonly string[] }
  | { type: 'retry.requested' }
export type OrderListInput = Pick<OrderListContext, 'app' | 'code' | 'email'> & { readonly search: string }
type Path = { readonly pathname: string; readonly search: string }

export const orderListMachine = setup({
  types: {} as {
    context: OrderListContext
    events: OrderListEvent
    input: OrderListInput
    tags: 'busy' | 'slow' | 'empty' | 'failed' | 'kept'
  },
  actors: {
    loadOrders: port<Answered<OrderRow[]>, { code: string; status: OrderStatus }>('loadOrders'),
    appNews: subscription<AppNews>(),
  },
  actions: {
    /** The list as it is shown, so that the order's screen knows what stands before and after it. */
    keepTrail: (_, _params: { readonly owner: Owner; readonly ids: readonly string[] }) => effect('keepTrail')(),
    go: sendTo(
      ({ context }) => context.app,
      (_, { view }: { view: OrderView }) => ({
        type: 'navigation.requested' as const,
        to: `/orders${writeOrderView(view)}`,
      }),
    ),
    keepRows: assign((_, { answer }: { answer: Answered<OrderRow[]> }) => ({
      rows: valueOf(answer),
      kept: markOf(answer),
      failure: null,
    })),
    keepView: assign((_, { search }: Path) => ({ view: readOrderView(search) })),
  },
  guards: {
    isKept: (_, { answer }: { answer: Answered<OrderRow[]> }) => isKept(answer),
    isEmpty: (_, { answer }: { answer: Answered<OrderRow[]> }) => valueOf(answer).length === 0,
    isOtherTab: ({ context }, { pathname, search }: Path) =>
      pathname === '/orders' && readOrderView(search).status !== context.view.status,
    isHere: (_, { pathname }: Path) => pathname === '/orders',
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'orderList',
  description: "The buyer's orders, one status at a time, as the address wants them looked at.",
  meta: { spec: '2 Orders list, 4 Order list statuses, 7 GET /api/orders' },
  context: ({ input }) => ({
    app: input.app,
    code: input.code,
    email: input.email,
    view: readOrderView(input.search),
    rows: [],
    kept: null,
    failure: null,
  }),
  invoke: { src: 'appNews', input: ({ context: { app } }) => ({ to: app }) },
  initial: 'loading',
  on: {
    'tab.chosen': {
      description: 'A tab is chosen: the address is changed, and only then is anything loaded.',
      actions: {
        type: 'go',
        params: ({ context: { view }, event: { status } }) => ({ view: { ...view, status } }),
      },
    },
    'search.submitted': {
      description: 'The rows that are loaded are narrowed in the browser; no call is made (C-80).',
      actions: {
        type: 'go',
        params: ({ context: { view }, event: { text } }) => ({ view: { ...view, search: text } }),
      },
    },
    'view.changed': {
      description: 'Another period, other totals, another order of rows: the address says so, and no call is made.',
      actions: {
        type: 'go',
        params: ({ context: { view }, event: { patch } }) => ({ view: { ...view, ...patch } }),
      },
    },
    'filters.cleared': {
      description: 'All orders of the tab are wanted.',
      actions: { type: 'go', params: ({ context: { view } }) => ({ view: unfiltered(view) }) },
    },
    'order.opened': {
      description: 'The buyer goes to an order: what stands before and after it is remembered.',
      actions: {
        type: 'keepTrail',
        params: ({ context: { code, email }, event: { ids } }) => ({ owner: { tenantCode: code, email }, ids }),
      },
    },
    'place.changed': [
      {
        description: 'The address names the other tab; a late answer of the former one is never shown (C-82).',
        guard: { type: 'isOtherTab', params: ({ event }) => event },
        target: '.loading',
        actions: [{ type: 'keepView', params: ({ event }) => event }, assign({ rows: [], kept: null })],
      },
      {
        description: 'The address says how else the same rows are looked at.',
        guard: { type: 'isHere', params: ({ event }) => event },
        actions: { type: 'keepView', params: ({ event }) => event },
      },
    ],
    'retry.requested': retryTo('.loading'),
    'language.changed': languageTo('.loading'),
  },
  states: {
    loading: {
      description: 'The orders are being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadOrders',
        input: ({ context: { code, view } }) => ({ code, status: view.status }),
        onDone: [
          {
            description: 'The network failed: the orders as this device kept them are shown, with their time.',
            guard: { type: 'isKept', params: ({ event }) => ({ answer: event.output }) },
            target: 'kept',
            actions: { type: 'keepRows', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'There are none of this status.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ answer: event.output }) },
            target: 'empty',
            actions: { type: 'keepRows', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'There they are.',
            target: 'ready',
            actions: { type: 'keepRows', params: ({ event }) => ({ answer: event.output }) },
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
    kept: {
      description: 'The orders as this device kept them are on the screen; with the network they are asked for again.',
      tags: 'kept',
      on: { 'network.returned': networkTo('loading') },
    },
    failed: failedState('failed', 'The orders could not be fetched; the screen never claims that there are none.'),
  },
})
export type OrderListActor = ActorRefFrom<typeof orderListMachine>
