import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppNews } from '../app.types'
import { subscription } from '../news'
import type { Answered } from '../../api/schemas/kept'
import type { OrderRow } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { failedState, languageTo, networkTo, patienceOfSeen, retryTo } from '../loading'
import { asFailure, effect, memory, port, seenBefore, type Recalled } from '../port'
import { hadMarks, isKept, markOf, staleMark, valueOf } from '../rules/kept-answer'
import type { Owner } from '../rules/order-attempt'
import { readOrderView, unfiltered, writeOrderView, type OrderView } from '../rules/order-view'
import type { OrderListContext, OrderListEvent, OrderListInput, OrderQuestion } from './order-list.types'

type Path = { readonly pathname: string; readonly search: string }

/** What the list is asked for by. */
const asked = ({ context: { code, view } }: { context: OrderListContext }): OrderQuestion => ({
  code,
  status: view.status,
})

export const orderListMachine = setup({
  types: {} as {
    context: OrderListContext
    events: OrderListEvent
    input: OrderListInput
    tags: 'busy' | 'slow' | 'empty' | 'failed' | 'kept'
  },
  actors: {
    loadOrders: port<Answered<OrderRow[]>, OrderQuestion>('loadOrders'),
    orders: memory<OrderRow[], OrderQuestion>(),
    seenOrders: seenBefore<OrderRow[], OrderQuestion>(),
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
      had: null,
      failure: null,
    })),
    keepHad: assign(({ context: { had } }, { error }: { error: unknown }) => ({
      kept: staleMark(had, asFailure(error)),
    })),
    keepView: assign((_, { search }: Path) => ({ view: readOrderView(search) })),
    showHad: assign(({ context }, { had }: Recalled<OrderRow[]>) => ({
      rows: had.value,
      ...hadMarks(context, had),
    })),
  },
  guards: {
    isHad: ({ context }) => context.had !== null,
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
  context: ({ input: { search, ...input } }) => ({
    ...input,
    view: readOrderView(search),
    rows: [],
    kept: null,
    had: null,
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
        actions: [{ type: 'keepView', params: ({ event }) => event }, assign({ rows: [], kept: null, had: null })],
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
      invoke: [
        {
          src: 'loadOrders',
          input: asked,
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
          onError: [
            {
              description: 'They could not be asked for again: those that stand here stay, with their time.',
              guard: 'isHad',
              target: 'kept',
              actions: { type: 'keepHad', params: ({ event }) => event },
            },
            {
              description: 'The orders could not be fetched.',
              target: 'failed',
              actions: assign(({ event }) => ({ failure: asFailure(event.error) })),
            },
          ],
        },
        { src: 'orders', input: asked },
      ],
      on: {
        'answer.recalled': {
          description: 'They were here before: they are there at once, until the server has answered.',
          actions: { type: 'showHad', params: ({ event }) => event },
        },
      },
      ...patienceOfSeen({ src: 'seenOrders', input: asked }),
    },
    ready: { description: 'The orders are on the screen.' },
    empty: { description: 'The buyer has no such orders.', tags: 'empty' },
    kept: {
      description:
        'The orders as they were earlier are on the screen, with their time; with the network they are asked for again.',
      tags: 'kept',
      on: { 'network.returned': networkTo('loading') },
    },
    failed: failedState('failed', 'The orders could not be fetched; the screen never claims that there are none.'),
  },
})
export type OrderListActor = ActorRefFrom<typeof orderListMachine>
