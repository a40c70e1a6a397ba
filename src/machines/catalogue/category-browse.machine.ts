import { assign, setup, type ActorRefFrom } from 'xstate'
import type { CategoryBrowse, ProductPage } from '../../api/schemas/catalogue'
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

export type CategoryBrowseContext = {
  readonly code: string
  readonly categoryId: string | null
  readonly pathname: string
  readonly query: ProductQuery
  readonly answer: CategoryBrowse | null
  readonly failure: Failure | null
}
export type CategoryBrowseEvent =
  | { type: 'place.changed'; pathname: string; search: string }
  | { type: 'language.changed' }
  | { type: 'network.returned' }
  | { type: 'query.changed'; patch: Partial<Pick<ProductQuery, 'page' | 'search' | 'tagIds'>> }
  | { type: 'retry.requested' }
export type CategoryBrowseInput = {
  readonly code: string
  readonly categoryId: string | null
  readonly pathname: string
  readonly search: string
}
type Question = { readonly code: string; readonly categoryId: string | null; readonly query: ProductQuery }

export const categoryBrowseMachine = setup({
  types: {} as {
    context: CategoryBrowseContext
    events: CategoryBrowseEvent
    input: CategoryBrowseInput
    tags: 'busy' | 'slow'
  },
  actors: { loadCategory: port<CategoryBrowse, Question>('loadCategory'), surroundings: listener('surroundings') },
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
  id: 'categoryBrowse',
  description: 'One category with its subcategories and its products; another category is another screen.',
  meta: { spec: '2 Category browse, 7 GET /api/categories/{code}/browse' },
  context: ({ input: { search, ...input } }) => ({
    ...input,
    query: readProductQuery(search),
    answer: null,
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
      description: 'The address asks for something else of this category.',
      guard: { type: 'isOtherQuery', params: ({ event }) => event },
      target: '.loading',
      actions: assign(({ event }) => ({ query: readProductQuery(event.search) })),
    },
    'language.changed': { description: 'Names are sent per language.', target: '.loading' },
    'retry.requested': { description: 'The buyer asks again; a call under way is given up.', target: '.loading' },
  },
  states: {
    loading: {
      description: 'The category is being fetched.',
      tags: 'busy',
      invoke: {
        src: 'loadCategory',
        input: ({ context: { code, categoryId, query } }) => ({ code, categoryId, query }),
        onDone: [
          {
            description: 'There is no such page any more: the last one is shown instead.',
            guard: { type: 'isPastEnd', params: ({ event }) => ({ page: event.output.products }) },
            target: 'ready',
            actions: {
              type: 'goInstead',
              params: ({ context, event }) => ({
                to: `${context.pathname}${writeProductQuery({ ...context.query, page: event.output.products.meta.last_page })}`,
              }),
            },
          },
          { target: 'ready', actions: assign(({ event }) => ({ answer: event.output, failure: null })) },
        ],
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: asFailure(event.error) })) },
      },
      initial: 'patient',
      states: {
        patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
        slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
      },
    },
    ready: { description: 'The category is on the screen.' },
    failed: {
      description: 'The category could not be fetched.',
      on: { 'network.returned': { description: 'The network is back: asked again once.', target: 'loading' } },
    },
  },
})
export type CategoryBrowseActor = ActorRefFrom<typeof categoryBrowseMachine>
