import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '../../api/schemas/failure'
import type { OrderRow, OrderStatus } from '../../api/schemas/ordering'
import { delays } from '../delays'
import { asFailure, deed, listener, port } from '../port'
import { readOrderStatus, writeOrderStatus } from '../rules/orders'

export type OrderListContext = {
  readonly code: string
  readonly status: OrderStatus
  readonly rows: readonly OrderRow[]
  readonly search: string
  readonly failure: Failure | null
}
export type OrderListEvent =
  | { type: 'place.changed'; pathname: string; search: string }
  | { type: 'language.changed' }
  | { type: 'network.returned' }
  | { type: 'tab.chosen'; status: OrderStatus }
  | { type: 'search.submitted'; text: string }
  | { type: 'retry.requested' }
export type OrderListInput = { readonly code: string; readonly search: string }

export const orderListMachine = setup({
  types: {} as { context: OrderListContext; events: OrderListEvent; input: OrderListInput; tags: 'busy' | 'slow' },
  actors: {
    loadOrders: port<OrderRow[], { code: string; status: OrderStatus }>('loadOrders'),
    surroundings: listener('surroundings'),
  },
  actions: { go: (_, _params: { to: string }) => deed('go')() },
  guards: {
    isOtherTab: ({ context }, { pathname, search }: { pathname: string; search: string }) =>
      pathname === '/orders' && readOrderStatus(search) !== context.status,
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'orderList',
  description: "The buyer's orders, one status at a time.",
  meta: { spec: '2 Orders list, 4 Order list statuses, 7 GET /api/orders' },
  context: ({ input }) => ({
    code: input.code,
    status: readOrderStatus(input.search),
    rows: [],
    search: '',
    failure: null,
  }),
  invoke: { src: 'surroundings' },
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
    'retry.requested': { description: 'The buyer asks again.', target: '.loading' },
    'language.changed': { description: 'Texts are sent per language.', target: '.loading' },
  },
  states: {
    loading: {
      description: 'The orders are being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadOrders',
        input: ({ context }) => ({ code: context.code, status: context.status }),
        onDone: { target: 'ready', actions: assign(({ event }) => ({ rows: event.output, failure: null })) },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
      initial: 'patient',
      states: {
        patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
        slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
      },
    },
    ready: { description: 'The orders are on the screen.' },
    failed: {
      description: 'The orders could not be fetched; the screen never claims that there are none.',
      on: { 'network.returned': { description: 'The network is back: asked again once.', target: 'loading' } },
    },
  },
})
export type OrderListActor = ActorRefFrom<typeof orderListMachine>
