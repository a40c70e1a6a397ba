import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ProductPage } from '../../api/schemas/catalogue'
import type { Failure } from '../../api/schemas/failure'
import { delays } from '../delays'
import { asFailure, deed, listener, port } from '../port'
import {
  changed,
  isPastEnd,
  isSameQuery,
  readProductQuery,
  writeProductQuery,
  type ProductQuery,
} from '../rules/product-query'

export type ProductListContext = {
  readonly code: string
  readonly pathname: string
  readonly query: ProductQuery
  /** The last page that arrived; it stays, dimmed, while the next one is fetched. */
  readonly page: ProductPage | null
  readonly failure: Failure | null
}
export type ProductListEvent =
  | { type: 'place.changed'; pathname: string; search: string }
  | { type: 'language.changed' }
  | { type: 'network.returned' }
  | { type: 'query.changed'; patch: Partial<ProductQuery> }
  | { type: 'retry.requested' }
export type ProductListInput = { readonly code: string; readonly pathname: string; readonly search: string }

export const productListMachine = setup({
  types: {} as {
    context: ProductListContext
    events: ProductListEvent
    input: ProductListInput
    tags: 'busy' | 'slow'
  },
  actors: {
    loadProducts: port<ProductPage, { code: string; query: ProductQuery }>('loadProducts'),
    surroundings: listener('surroundings'),
  },
  actions: {
    go: (_, _params: { to: string }) => deed('go')(),
    goInstead: (_, _params: { to: string }) => deed('goInstead')(),
  },
  guards: {
    isPastEnd: ({ context }, { page }: { page: ProductPage }) => isPastEnd(context.query, page),
    isOtherQuery: ({ context }, place: { pathname: string; search: string }) =>
      place.pathname === context.pathname && !isSameQuery(readProductQuery(place.search), context.query),
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'productList',
  description: 'One page of the catalogue; the address owns what is asked for.',
  meta: { spec: '2 Products list, 7 GET /api/products' },
  context: ({ input }) => ({
    code: input.code,
    pathname: input.pathname,
    query: readProductQuery(input.search),
    page: null,
    failure: null,
  }),
  invoke: { src: 'surroundings' },
  initial: 'loading',
  on: {
    'query.changed': {
      description: 'The buyer searches, filters or pages: the address is changed, and only then is anything loaded.',
      actions: {
        type: 'go',
        params: ({ context, event }) => ({
          to: `${context.pathname}${writeProductQuery(changed(context.query, event.patch))}`,
        }),
      },
    },
    'place.changed': {
      description: 'The address asks for something else: the latest question is the one that counts.',
      guard: { type: 'isOtherQuery', params: ({ event }) => event },
      target: '.loading',
      actions: assign(({ event }) => ({ query: readProductQuery(event.search) })),
    },
    'language.changed': { description: 'Descriptions are sent per language.', target: '.loading' },
    'retry.requested': { description: 'The buyer asks again; a call under way is given up.', target: '.loading' },
  },
  states: {
    loading: {
      description: 'The question is under way.',
      tags: 'busy',
      invoke: {
        src: 'loadProducts',
        input: ({ context }) => ({ code: context.code, query: context.query }),
        onDone: [
          {
            description: 'There is no such page any more: the last one is shown instead.',
            guard: { type: 'isPastEnd', params: ({ event }) => ({ page: event.output }) },
            target: 'ready',
            actions: {
              type: 'goInstead',
              params: ({ context, event }) => ({
                to: `${context.pathname}${writeProductQuery({ ...context.query, page: event.output.meta.last_page })}`,
              }),
            },
          },
          { target: 'ready', actions: assign(({ event }) => ({ page: event.output, failure: null })) },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
      initial: 'patient',
      states: {
        patient: {
          description: 'It has not taken long yet.',
          after: { slow: { description: 'There is no time limit, only a word about it (C-100).', target: 'slow' } },
        },
        slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
      },
    },
    ready: { description: 'The page is on the screen.' },
    failed: {
      description: 'The page could not be fetched; filters and cart are kept.',
      on: { 'network.returned': { description: 'The network is back: asked again once.', target: 'loading' } },
    },
  },
})
export type ProductListActor = ActorRefFrom<typeof productListMachine>
