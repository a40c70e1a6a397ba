import { assign, setup, type ActorRefFrom } from 'xstate'
import type { GuestCatalogue, ProductPage } from '../../api/schemas/catalogue'
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

/** What a guest can ask for: no tags, no page size (C-49). */
export type GuestPatch = Partial<Pick<ProductQuery, 'page' | 'search' | 'categoryId'>>
export type GuestBrowseContext = {
  readonly code: string
  readonly pathname: string
  readonly query: ProductQuery
  readonly page: GuestCatalogue | null
  readonly failure: Failure | null
}
export type GuestBrowseEvent =
  | { type: 'place.changed'; pathname: string; search: string }
  | { type: 'language.changed' }
  | { type: 'network.returned' }
  | { type: 'query.changed'; patch: GuestPatch }
  | { type: 'retry.requested' }
  | { type: 'product.chosen' }
  | { type: 'prompt.declined' }
export type GuestBrowseInput = { readonly code: string; readonly pathname: string; readonly search: string }

/** Tags and page size of a pasted address mean nothing here. */
const readQuery = (search: string): ProductQuery => {
  const { page, search: text, categoryId } = readProductQuery(search)
  return { page, search: text, categoryId, perPage: 12, tagIds: [] }
}

export const guestBrowseMachine = setup({
  types: {} as {
    context: GuestBrowseContext
    events: GuestBrowseEvent
    input: GuestBrowseInput
    tags: 'busy' | 'slow' | 'failed' | 'asking'
  },
  actors: {
    loadCatalogue: port<GuestCatalogue, { code: string; query: ProductQuery }>('loadCatalogue'),
    surroundings: listener('surroundings'),
  },
  actions: {
    go: (_, _params: { to: string }) => deed('go')(),
    goInstead: (_, _params: { to: string }) => deed('goInstead')(),
  },
  guards: {
    isPastEnd: ({ context }, { page }: { page: ProductPage }) => isPastEnd(context.query, page),
    isOtherQuery: ({ context }, place: { pathname: string; search: string }) =>
      place.pathname === context.pathname && !isSameQuery(readQuery(place.search), context.query),
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'guestBrowse',
  description: 'A guest looks through the public catalogue of a tenant: no price, no stock, no cart.',
  meta: { spec: '2 Guest browse, 6 Guest, 7 GET /api/browse/{code}/products' },
  context: ({ input }) => ({
    code: input.code,
    pathname: input.pathname,
    query: readQuery(input.search),
    page: null,
    failure: null,
  }),
  invoke: { src: 'surroundings' },
  type: 'parallel',
  states: {
    catalogue: {
      description: 'The page of products.',
      initial: 'loading',
      on: {
        'query.changed': {
          description:
            'The guest searches, filters or pages: the address is changed, and only then is anything loaded.',
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
          actions: assign(({ event }) => ({ query: readQuery(event.search) })),
        },
        'language.changed': { description: 'Descriptions are sent per language.', target: '.loading' },
        'retry.requested': { description: 'The guest asks again; a call under way is given up.', target: '.loading' },
      },
      states: {
        loading: {
          description: 'The question is under way.',
          tags: 'busy',
          invoke: {
            src: 'loadCatalogue',
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
            patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
            slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
          },
        },
        ready: { description: 'The page is on the screen.' },
        failed: {
          description: 'The page could not be fetched, or there is no such tenant.',
          tags: 'failed',
          on: { 'network.returned': { description: 'The network is back: asked again once.', target: 'loading' } },
        },
      },
    },
    prompt: {
      description: 'Whether the guest is asked to log in or register.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No question is open.',
          on: { 'product.chosen': { description: 'A product is clicked: details need a login.', target: 'asking' } },
        },
        asking: {
          description: 'The dialog with cancel, login and register is on the screen.',
          tags: 'asking',
          on: { 'prompt.declined': { description: 'Cancel: nothing else changes.', target: 'closed' } },
        },
      },
    },
  },
})
export type GuestBrowseActor = ActorRefFrom<typeof guestBrowseMachine>
